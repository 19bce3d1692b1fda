"""The games and editions that tables are played with, and the checking of uploaded ones in a sandboxed process."""
