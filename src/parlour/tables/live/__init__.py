"""The tables in memory: read from the store, changed and dropped here. No checks of requests, no answers to people."""
