"""The village on the triangular lattice: tiles, roads, and what can be reached. Turns are in `rules`."""
