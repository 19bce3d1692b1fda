"""Backup and restore: all data of a server, written to one file and read back. No live tables here."""
