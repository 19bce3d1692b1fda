"""What bots are told about the game: quick choices and the worth of a position. Rules do not import it."""
