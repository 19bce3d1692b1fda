"""What the terminal game is made of: the console, the picture of a position, the sheet, the people at the keyboard."""
