"""What `./play` does."""
