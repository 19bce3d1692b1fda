"""What only a store in an SQLite file needs: its files, its transactions, copies of it, and the lock of its server."""
