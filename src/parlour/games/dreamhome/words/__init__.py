"""Messages and refusals of a match, as ids and arguments; the texts are in `text/`, the decisions in `rules`."""
