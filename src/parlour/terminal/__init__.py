"""The terminal game: console, picture of a position, sheet, people at the keyboard. The command is in `commands`."""
