"""The balance of an edition, measured by self-play: seats, lines, components. Bots are compared in `arena`."""
