"""Exact geometry in integers that games share: grids, lattices, graphs. No rules of any game."""
