"""Local servers to measure: `parlour serve` and PostgreSQL on the loopback, and what their processes use."""
