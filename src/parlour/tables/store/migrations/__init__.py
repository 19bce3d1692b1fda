"""How the store came to be what it is: forward only, one step a file."""
