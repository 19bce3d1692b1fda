"""Lessons and puzzles: playable introductions that lie as data in a game's folder. What a table does is in `tables`."""
