"""Measuring: simulations, benchmarks, contests of bots, servers under load. Nothing that a server needs to run."""
