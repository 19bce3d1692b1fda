"""Hints for bots: quick choices and the worth of a position. Rules do not import it, and it decides nothing."""
