"""The games: one folder each, found by `parlour.engine.catalogue`."""
