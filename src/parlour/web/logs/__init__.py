"""The log: its set-up, the line for every request, and the limiting of repeated lines. No metrics."""
