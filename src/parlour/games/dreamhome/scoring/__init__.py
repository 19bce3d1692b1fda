"""The final scoring, from the areas of the seats: the same functions serve matches and pads."""
