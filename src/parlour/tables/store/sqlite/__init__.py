"""What only a store in an SQLite file needs: files, transactions, copies, and the lock of the server."""
