"""What a table is, in memory and without I/O: its entries, places, match, clock and event log. No store, no tasks."""
