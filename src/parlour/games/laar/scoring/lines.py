"""The sheet of Laar, made from the areas of all seats."""

from __future__ import annotations

from typing import Final

from parlour.engine.sheet import Sheet
from parlour.games.laar.rules.components import LaarComponents
from parlour.games.laar.scoring.score import Stacks, columns, rank_key

LINES: Final = ("spells", "gems", "spices", "beasts", "weapons")  # L31
GEM_LINE: Final = 1


def tally(
    areas: list[Stacks], components: LaarComponents, memo: int, protections: list[int], sides: list[int]
) -> Sheet:
    """Score all seats; a tie goes to fewer points, then to fewer cards of weapons (L90)."""
    lines = columns(areas, components.memos[memo], components.spice_points, protections, sides)
    points: list[list[int | None]] = [list[int | None](line) for line in lines]
    ties = [list(rank_key(line, area)[1:]) for line, area in zip(lines, areas, strict=True)]
    return Sheet(LINES, points, ties)
