"""Messages and refusals, as ids and arguments; the texts are in `text/`."""
