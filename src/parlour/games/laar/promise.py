"""What an area promises: the points that its stacks are likely to gain in the rounds to come, in hundredths of a point.

A stack promises what the best next good would bring it, as far as there are rounds left in which to get one. A spell
that counts something promises what is still to be counted. The weights were found by letting bots meet in the arena.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.games.laar.beasts import Memo
from parlour.games.laar.gems import gem_points
from parlour.games.laar.goods import (
    BEASTS,
    BOOST_BOOMERANG,
    GEM,
    GEM_CLASSES,
    PAIR,
    PER_FIVE_KINDS,
    PER_SERPENT,
    PER_SPELL,
    PER_THREE_BEASTS,
    PER_WEAPON,
    PROTECTION,
    SHIFT_GEM,
    UNIVERSAL,
)
from parlour.games.laar.spells import spell_points
from parlour.games.laar.stacks import Stacks
from parlour.games.laar.weapons import LEFT, RIGHT, attack

POINT: Final = 100
# By rounds left: the share, in hundredths, of the best next good that a stack is likely to get in time.
GETS: Final = [0, 12, 22, 31, 39, 46, 52, 57, 61, 65, 68, 71, 73]
# What a spell gains a round, in hundredths of a point, while what it counts is still being collected.
PER_CARD: Final = 20
PER_TWO: Final = 40
PER_ONE_BEAST: Final = 14
PER_PAIR: Final = 18
PER_SET: Final = 22
AN_OPEN_CHOICE: Final = 25


def own_points(area: Stacks, memo: Memo, spice_points: list[int]) -> i64:
    """Score an area as if nobody were protected and its weapons struck both neighbours by half, in hundredths."""
    points = spell_points(area) + memo.points(area.beasts, area.beast_counts)
    if area.sizes[GEM]:
        points += gem_points(area.gems, min(area.shifts, 2))
    points += spice_points[_different(area.spices)]
    strikes = attack(area, LEFT, 0) + attack(area, RIGHT, 0)
    # What weapons take is gained twice over: the rival has it less.
    return points * POINT + strikes * POINT


def promise(area: Stacks, memo: Memo, spice_points: list[int], left: int) -> i64:
    """Say what an area may still gain in *left* more rounds."""
    if left == 0:
        return 0
    gets: i64 = GETS[left]
    value: i64 = _next_gem(area) + _next_beast(area, memo)
    different = _different(area.spices)
    if different < len(area.spices):
        value += spice_points[different + 1] - spice_points[different]
    return value * gets + _spells(area, left)


def _different(spices: list[int]) -> int:
    different = 0
    for count in spices:
        if count:
            different += 1
    return different


def _next_gem(area: Stacks) -> i64:
    """Give what the best next gem brings (L50), shifts aside."""
    now = gem_points(area.gems, 0)
    best = 0
    for gem in range(GEM_CLASSES):
        area.gems[gem] += 1
        best = max(best, gem_points(area.gems, 0) - now)
        area.gems[gem] -= 1
    return best


def _next_beast(area: Stacks, memo: Memo) -> i64:
    """Give what the best next beast brings (L70)."""
    now = memo.points(area.beasts, area.beast_counts)
    best = 0
    for beast in range(len(BEASTS)):
        area.beasts.append(beast)
        area.beast_counts[beast] += 1
        best = max(best, memo.points(area.beasts, area.beast_counts) - now)
        area.beast_counts[beast] -= 1
        area.beasts.pop()
    return best


def _spells(area: Stacks, left: int) -> i64:
    """Add up what spells are still to gain."""
    total: i64 = 0
    rounds: i64 = left
    for spell in area.spells:
        if spell <= PER_WEAPON:
            total += PER_CARD * rounds
        elif spell == PER_SPELL:
            total += PER_TWO * rounds
        elif spell <= PER_SERPENT:
            total += PER_ONE_BEAST * rounds
        elif spell >= PAIR:
            total += PER_PAIR * rounds
        elif spell in (PER_FIVE_KINDS, PER_THREE_BEASTS):
            total += PER_SET * rounds
        elif spell in (SHIFT_GEM, UNIVERSAL, PROTECTION) or area.weapons[spell - BOOST_BOOMERANG] == 0:
            total += AN_OPEN_CHOICE * rounds
    return total
