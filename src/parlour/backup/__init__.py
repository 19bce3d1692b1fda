"""Backup and restore: everything that a server keeps, written to one file and read back. No live tables here."""
