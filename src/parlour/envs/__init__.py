"""Standard interfaces for learning programs: PettingZoo, Gymnasium and OpenSpiel, which are optional extras."""
