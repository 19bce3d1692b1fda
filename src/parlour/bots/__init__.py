"""Bots: they play any game from a view, never from the whole truth."""
