"""The points that an area is likely to gain in the rounds to come, in hundredths of a point.

Traits of an area say what could come of it: what the best next good would bring to a stack, which spells still count,
how many weapons may yet be answered. How much of that comes true is fitted to matches of bots (`weights.py`).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.games.laar.bots.weights import WEIGHTS
from parlour.games.laar.rules.goods import (
    BEAST,
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
    WEAPON,
)
from parlour.games.laar.rules.stages import ROUNDS
from parlour.games.laar.scoring.beasts import Memo
from parlour.games.laar.scoring.gems import gem_points
from parlour.games.laar.scoring.spells import spell_points
from parlour.games.laar.scoring.stacks import Stacks
from parlour.games.laar.scoring.weapons import LEFT, RIGHT, attack

POINT: Final = 100
# The value of both numbers of a weapon, by seats. With two seats one of the numbers counts (L82), and the rival loses
# what it takes: half of both, twice. With more seats both count, and the loss lowers the others' average by its share.
STRIKE: Final[list[i64]] = [0, 0, POINT, POINT + POINT // 2, POINT + POINT // 3]
# Places of spells in the list of traits, after those of the next gem, beast and spice.
CARD_SPELL: Final = 6
SPELL_SPELL: Final = 7
BEAST_SPELL: Final = 8
PAIR_SPELL: Final = 9
SET_SPELL: Final = 10
SHIFT_SPELL: Final = 11
UNIVERSAL_SPELL: Final = 12
PROTECTION_SPELL: Final = 13
IDLE_BOOST: Final = 14  # no weapon yet that it boosts
WHOLE: Final = ROUNDS * ROUNDS  # the weight's share of a trait with all rounds to come


def own_points(area: Stacks, memo: Memo, spice_points: list[int], seats: i64) -> i64:
    """Score an area without protections, in hundredths; what weapons take also counts as the others' loss."""
    points = spell_points(area) + memo.points(area.beasts, area.beast_counts)
    if area.sizes[GEM]:
        points += gem_points(area.gems, min(area.shifts, 2))
    points += spice_points[_different(area.spices)]
    strikes = attack(area, LEFT, 0) + attack(area, RIGHT, 0)
    return points * POINT + strikes * STRIKE[seats]


def expected_points(area: Stacks, spice_points: list[int], gem: i64, beast: i64, left: int, seats: i64) -> i64:
    """Return the expected gain of an area in *left* more rounds; the gains of the best next goods are given."""
    if left == 0:
        return 0
    found = traits(area, spice_points, gem, beast, left)
    weights = WEIGHTS[seats]
    value: i64 = 0
    for place in range(len(found)):
        value += weights[place] * found[place]
    return value // WHOLE


def traits(area: Stacks, spice_points: list[int], gem: i64, beast: i64, left: int) -> list[i64]:
    """List the traits of an area, each times the rounds left; those of a next good also times their square."""
    rounds: i64 = left
    once, twice = rounds * ROUNDS, rounds * rounds
    different = _different(area.spices)
    spice: i64 = 0
    if different < len(area.spices):
        spice = spice_points[different + 1] - spice_points[different]
    found: list[i64] = [gem * once, gem * twice, beast * once, beast * twice, spice * once, spice * twice]
    found += [0, 0, 0, 0, 0, 0, 0, 0, 0]  # spells
    for spell in area.spells:
        place = _spell_trait(area, spell)
        if place:
            found[place] += once
    stacks = 0
    for size in area.sizes:
        if size:
            stacks += 1
    found += [area.sizes[WEAPON] * once, area.sizes[GEM] * once, area.sizes[BEAST] * once, stacks * once]
    return found


def _spell_trait(area: Stacks, spell: int) -> int:
    """Return the trait to which a spell belongs; 0 for a boost that has its weapon."""
    if spell <= PER_WEAPON:
        return CARD_SPELL
    if spell == PER_SPELL:
        return SPELL_SPELL
    if spell <= PER_SERPENT:
        return BEAST_SPELL
    if spell >= PAIR:
        return PAIR_SPELL
    if spell in (PER_FIVE_KINDS, PER_THREE_BEASTS):
        return SET_SPELL
    if spell == SHIFT_GEM:
        return SHIFT_SPELL
    if spell == UNIVERSAL:
        return UNIVERSAL_SPELL
    if spell == PROTECTION:
        return PROTECTION_SPELL
    return IDLE_BOOST if area.weapons[spell - BOOST_BOOMERANG] == 0 else 0


def _different(spices: list[int]) -> int:
    different = 0
    for count in spices:
        if count:
            different += 1
    return different


def next_gem(area: Stacks) -> i64:
    """Return the gain of the best next gem (L50), without shifts."""
    now = gem_points(area.gems, 0)
    best = 0
    for gem in range(GEM_CLASSES):
        area.gems[gem] += 1
        best = max(best, gem_points(area.gems, 0) - now)
        area.gems[gem] -= 1
    return best


def next_beast(area: Stacks, memo: Memo) -> i64:
    """Return the gain of the best next beast (L70)."""
    now = memo.points(area.beasts, area.beast_counts)
    best = 0
    for beast in range(len(BEASTS)):
        area.beasts.append(beast)
        area.beast_counts[beast] += 1
        best = max(best, memo.points(area.beasts, area.beast_counts) - now)
        area.beast_counts[beast] -= 1
        area.beasts.pop()
    return best
