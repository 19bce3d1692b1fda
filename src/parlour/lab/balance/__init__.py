"""The balance of an edition, measured by self-play: seats, lines of the sheet, every component."""
