"""One home: its cells, the rooms of one type side by side, and what may lie where. Turns and rounds are in `rules`."""
