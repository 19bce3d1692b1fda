"""The commands of `parlour`: one file each, found by its name. Its `command` is run, its first line is its summary."""
