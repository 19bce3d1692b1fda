"""Commands for measuring: they only read options and print results; the work is done in parlour.lab."""
