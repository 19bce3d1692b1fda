"""What learning programs need of a game: observations, actions in factors, utilities; numbers, without a library."""
