"""The sheet of Laar, made from the areas of all seats."""

from __future__ import annotations

from typing import Final

from parlour.engine.sheet import Sheet
from parlour.games.laar.cards import Cards
from parlour.games.laar.goods import WEAPON
from parlour.games.laar.scoring import Stacks, columns

LINES: Final = ("spells", "gems", "spices", "beasts", "weapons")  # L31
GEM_LINE: Final = 1
WEAPON_LINE: Final = 4


def tally(areas: list[Stacks], cards: Cards, memo: int, protections: list[int], sides: list[int]) -> Sheet:
    """Score all seats; a tie goes to fewer points, then to fewer cards of weapons (L90)."""
    lines = columns(areas, cards.memos[memo], cards.spice_points, protections, sides)
    points: list[list[int | None]] = [list[int | None](line) for line in lines]
    ties = [[-line[WEAPON_LINE], -area.sizes[WEAPON]] for line, area in zip(lines, areas, strict=True)]
    return Sheet(LINES, points, ties)
