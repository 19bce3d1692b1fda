"""The commands of `parlour`, one file each; the name of the file is the command, its first line the summary."""
