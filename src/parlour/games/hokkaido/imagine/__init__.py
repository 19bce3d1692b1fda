"""A full state that fits a view: what is hidden is made up at random."""
