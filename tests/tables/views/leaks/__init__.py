"""Pairs of tables that a viewer cannot tell apart, and all that the viewer can ask for at each of them."""
