"""Local servers to measure: `parlour serve` and PostgreSQL on the loopback, and their processes. No clients."""
