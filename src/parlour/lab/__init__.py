"""The laboratory: simulations, benchmarks, contests of bots, and measurements of servers. Nothing a server needs."""
