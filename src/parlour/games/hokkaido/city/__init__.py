"""One city on the square grid: its layers, squares, mountains, goals and terraforming. Rounds are in `rules`."""
