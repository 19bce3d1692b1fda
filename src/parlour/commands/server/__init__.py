"""Commands for operators of a server: serving, administration, backup. The work is done in web, tables and backup."""
