"""What a `Game` is made of: the functions of a game that decide and say something, its pad, its hints for bots."""
