"""Benchmarks: the speed of rules and search, compiled, interpreted and of OpenSpiel. Not the strength of bots."""
