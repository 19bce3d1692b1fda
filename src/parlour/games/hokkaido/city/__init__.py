"""One city on the square grid: its layers, squares and mountain range."""
