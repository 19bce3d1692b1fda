"""The spell column: what spells score by themselves (L40–L45); the others work in other columns."""

from typing import Final

from parlour.games.laar.rules.goods import (
    BEAST,
    GEM,
    PAIR,
    PER_FIVE_KINDS,
    PER_SERPENT,
    PER_SPELL,
    PER_THREE_BEASTS,
    PER_UNICORN,
    PER_WEAPON,
    SPELL,
    SPICE,
    WEAPON,
)
from parlour.games.laar.scoring.beasts import three_beast_sets
from parlour.games.laar.scoring.stacks import Stacks

_PER_KIND: Final[tuple[int, ...]] = (GEM, SPICE, BEAST, WEAPON)  # the stacks counted by PER_GEM…PER_WEAPON
# The two spices of each pair, in the order of the spells from PAIR on (L43).
_FIRST: Final[tuple[int, ...]] = (0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 4)
_SECOND: Final[tuple[int, ...]] = (1, 2, 3, 4, 5, 2, 3, 4, 5, 3, 4, 5, 4, 5, 5)


def spell_points(area: Stacks) -> int:
    """Return the spell column of one player (L40–L45)."""
    points = 0
    for spell in area.spells:
        if spell <= PER_WEAPON:
            points += area.sizes[_PER_KIND[spell]]  # L40
        elif spell == PER_SPELL:
            points += 2 * area.sizes[SPELL]  # L41
        elif spell <= PER_SERPENT:
            points += 2 * area.beast_counts[spell - PER_UNICORN]  # L42
        elif spell >= PAIR:
            points += 4 * spice_pairs(area.spices, spell - PAIR)  # L43
        elif spell == PER_FIVE_KINDS:
            points += 4 * min(area.sizes)  # L44
        elif spell == PER_THREE_BEASTS:
            points += 4 * three_beast_sets(area.beast_counts)  # L45
    return points


def spice_pairs(spices: list[int], pair: int) -> int:
    """Count the disjoint pairs of the two spices named by *pair*, 0…14 (L43)."""
    return min(spices[_FIRST[pair]], spices[_SECOND[pair]])
