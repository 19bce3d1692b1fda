"""What only an SQLite store needs: files, transactions, copies, the server's lock. Shared code is a folder above."""
