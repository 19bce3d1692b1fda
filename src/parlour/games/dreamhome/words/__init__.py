"""What is said about a match, as ids and arguments only; the texts are in `text/`."""
