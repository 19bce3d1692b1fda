"""Load: many clients at many tables of a local server; its speed, and what it loses if killed. No other faults."""
