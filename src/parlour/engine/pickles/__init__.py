"""Pickles of what a match consists of, compiled or not: objects made again, games and editions referred to."""
