"""The migrations of the store: forward only, one step per file."""
