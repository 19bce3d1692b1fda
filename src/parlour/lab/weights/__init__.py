"""Weights of a game's evaluation, fitted to matches or tuned by playing. The evaluation itself is the game's."""
