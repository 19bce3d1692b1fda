"""The final scoring: the same for matches and pads."""
