"""The vault: everything that a server keeps, in one file and back; and whoever looks after it."""
