"""The final scoring of areas, for matches and pads alike. Turns and legality are in `rules`."""
