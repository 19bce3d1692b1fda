"""Bots that play any game from a view, never from the full state. Hints of a game are in its own `bots/`."""
