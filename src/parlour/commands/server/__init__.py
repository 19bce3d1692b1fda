"""Commands for operators of a server: serving, administration, backup."""
