"""Options and output shared by several commands. No file here is a command."""
