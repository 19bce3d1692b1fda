"""The commands of `parlour`: one file each, found by its name in any folder here. Its first line is its summary."""
