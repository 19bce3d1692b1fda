"""Bots that play any game from a view, never from the full state. What a game tells them is in its own `bots/`."""
