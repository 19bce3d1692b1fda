"""The games: one folder each, found by `parlour.engine.catalogue`. Nothing that two games share is here."""
