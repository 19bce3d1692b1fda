"""Exact geometry in integers that games share: grids, lattices, graphs."""
