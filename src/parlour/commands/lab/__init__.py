"""Commands of the laboratory: they only read options and print; the work is done in parlour.lab."""
