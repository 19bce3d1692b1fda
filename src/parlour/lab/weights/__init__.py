"""Finding the weights of a game's evaluation: fitted to played matches, or tuned by playing against each other."""
