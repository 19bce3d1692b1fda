"""Benchmarks: the speed of rules and search, compiled, interpreted and against OpenSpiel. No strength of bots."""
