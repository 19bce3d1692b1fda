"""The final scoring of Laar once more, slow and plain, from the words of the rules: every possibility is tried.

A hand is one player's goods in words. Nothing here uses the scoring under test; only `stacks` makes areas for it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import combinations, pairwise
from typing import TypeVar

from parlour.games.laar.rules.goods import BEASTS, SPICES, WEAPONS, spell_index
from parlour.games.laar.scoring.stacks import Stacks

T = TypeVar("T")


@dataclass(frozen=True)
class Weapon:
    kind: str
    left: int
    right: int


@dataclass(frozen=True)
class Hand:
    gems: tuple[int, ...] = ()  # classes 1…8
    spices: tuple[str, ...] = ()
    beasts: tuple[str, ...] = ()  # oldest first
    weapons: tuple[Weapon, ...] = ()
    spells: tuple[str, ...] = ()

    def protections(self) -> int:
        return min(4, self.spells.count("protection"))


@dataclass(frozen=True)
class Scoring:
    """A memo in the words of the edition."""

    equal: tuple[int, ...] = ()
    different: tuple[int, ...] = ()
    any_pair: int = 0
    equal_pair: int = 0
    cycle: tuple[str, ...] = ()
    steps_ahead: tuple[int, ...] = ()


@dataclass(frozen=True)
class Choices:
    """For each seat the kinds protected from and the side, None where it is not chosen."""

    protected: tuple[tuple[str, ...], ...]
    sides: tuple[str | None, ...]


def hand(gems: str = "", spices: str = "", beasts: str = "", weapons: str = "", spells: str = "") -> Hand:
    """Read a hand: words apart by blanks, a weapon as `pinga:1-2`."""
    armoury = []
    for word in weapons.split():
        kind, numbers = word.split(":")
        left, right = numbers.split("-")
        armoury.append(Weapon(kind, int(left), int(right)))
    classes = tuple(int(gem) for gem in gems.split())
    return Hand(classes, tuple(spices.split()), tuple(beasts.split()), tuple(armoury), tuple(spells.split()))


def stacks(goods: Hand) -> Stacks:
    """Fill an area with a hand."""
    area = Stacks()
    for gem in goods.gems:
        area.add_gem(gem - 1)
    for spice in goods.spices:
        area.add_spice(SPICES.index(spice))
    for beast in goods.beasts:
        area.add_beast(BEASTS.index(beast))
    for weapon in goods.weapons:
        area.add_weapon(WEAPONS.index(weapon.kind), weapon.left, weapon.right)
    for spell in goods.spells:
        assert spell_index(spell) >= 0, spell
        area.add_spell(spell_index(spell))
    return area


# Gems -----------------------------------------------------------------------------------------------------------------


@cache
def slow_runs(gems: tuple[int, ...]) -> int:
    """Put the first gem into every run that the gems allow, and the others likewise (L50)."""
    if not gems:
        return 0
    best = 0
    for start in range(1, 9):
        rest = list(gems)
        run: list[int] = []
        gem = start
        while gem in rest:
            rest.remove(gem)
            run.append(gem)
            gem = gem % 8 + 1
            if gems[0] in run:
                best = max(best, len(run) ** 2 + slow_runs(tuple(rest)))
    return best


def shifted(gems: tuple[int, ...], shifts: int) -> set[tuple[int, ...]]:
    """Return every holding that up to *shifts* shifts can make (L46)."""
    reached = {tuple(sorted(gems))}
    for _ in range(shifts):
        for holding in list(reached):
            for place, gem in enumerate(holding):
                for moved in (gem % 8 + 1, (gem - 2) % 8 + 1):
                    reached.add(tuple(sorted((*holding[:place], moved, *holding[place + 1 :]))))
    return reached


def slow_gems(gems: tuple[int, ...], shifts: int) -> int:
    return max(slow_runs(holding) for holding in shifted(gems, shifts))


# Beasts ---------------------------------------------------------------------------------------------------------------


def slow_set(memo: Scoring, beasts: tuple[str, ...]) -> int:
    """Return what this one set is worth, 0 when the memo does not know it."""
    size = len(beasts)
    worth = [0]
    if len(set(beasts)) == 1 and size <= len(memo.equal):
        worth.append(memo.equal[size - 1])
    if len(set(beasts)) == size <= len(memo.different):
        worth.append(memo.different[size - 1])
    if size == 2:
        worth.append(memo.any_pair)
        if beasts[0] == beasts[1]:
            worth.append(memo.equal_pair)
    return max(worth)


def slow_sets(memo: Scoring, beasts: tuple[str, ...]) -> int:
    """Try every partition (L70)."""
    if not beasts:
        return 0
    best = 0
    others = range(1, len(beasts))
    for size in range(min(4, len(beasts))):
        for friends in combinations(others, size):
            rest = tuple(beasts[place] for place in others if place not in friends)
            group = (beasts[0], *(beasts[place] for place in friends))
            best = max(best, slow_set(memo, group) + slow_sets(memo, rest))
    return best


def slow_order(memo: Scoring, beasts: tuple[str, ...]) -> int:
    """Walk round the cycle from each beast to the next (L74)."""
    points = 0
    for this, following in pairwise(beasts):
        if this in memo.cycle and following in memo.cycle:
            steps = 0
            place = memo.cycle.index(this)
            while memo.cycle[place] != following:
                place = (place + 1) % len(memo.cycle)
                steps += 1
            points += memo.steps_ahead[steps]
    return points


def slow_beasts(memo: Scoring, beasts: tuple[str, ...]) -> int:
    return slow_sets(memo, beasts) + slow_order(memo, beasts)


def slow_triples(beasts: tuple[str, ...]) -> int:
    """Count disjoint sets of three different beasts by trying them all (L45)."""
    best = 0
    for triple in combinations(range(len(beasts)), 3):
        if len({beasts[place] for place in triple}) == 3:
            rest = tuple(beast for place, beast in enumerate(beasts) if place not in triple and place > triple[0])
            best = max(best, 1 + slow_triples(rest))
    return best


# Spells, spices, weapons ----------------------------------------------------------------------------------------------


def slow_spell(goods: Hand, spell: str) -> int:
    """Return what one spell scores by itself (L40–L45)."""
    sizes = {
        "gem": len(goods.gems),
        "spice": len(goods.spices),
        "beast": len(goods.beasts),
        "weapon": len(goods.weapons),
        "spell": len(goods.spells),
    }
    first, _, what = spell.partition("_")
    if first == "pair":
        one, other = what.split("_")
        return 4 * min(goods.spices.count(one), goods.spices.count(other))
    if what == "spell":
        return 2 * sizes["spell"]
    if first == "per" and what in sizes:
        return sizes[what]
    if first == "per" and what in BEASTS:
        return 2 * goods.beasts.count(what)
    if what == "five_kinds":
        return 4 * min(sizes.values())
    if what == "three_beasts":
        return 4 * slow_triples(goods.beasts)
    return 0


def slow_spells(goods: Hand) -> int:
    return sum(slow_spell(goods, spell) for spell in goods.spells)


def slow_aim(owner: Hand, side: str, protected: tuple[str, ...]) -> int:
    """Sum what the weapons of *owner* take on one side from somebody with this protection (L47, L48, L81)."""
    kinds = [weapon.kind for weapon in owner.weapons]
    points = 0
    for weapon in owner.weapons:
        if kinds.count(weapon.kind) > 1 or weapon.kind in protected:
            continue
        points += weapon.left if side == "left" else weapon.right
        points += 2 * owner.spells.count(f"boost_{weapon.kind}")
    return points


def slow_weapons(hands: list[Hand], choices: Choices) -> list[int]:
    """Go round the table, pair by pair, and write the difference down twice (L80–L83)."""
    points = [0] * len(hands)
    protected, sides = choices.protected, choices.sides
    if len(hands) == 2:
        assert sides[0] is not None
        assert sides[1] is not None
        won = slow_aim(hands[0], sides[0], protected[1]) - slow_aim(hands[1], sides[1], protected[0])
        return [won, -won]
    for seat in range(len(hands)):
        left = (seat + 1) % len(hands)
        won = slow_aim(hands[seat], "left", protected[left]) - slow_aim(hands[left], "right", protected[seat])
        points[seat] += won
        points[left] -= won
    return points


# Decisions ------------------------------------------------------------------------------------------------------------


def slow_choices(hands: list[Hand], first: int, given: Choices) -> Choices:
    """Search the whole tree of decisions: protections from *first* clockwise, then sides (L29).

    Everybody takes what gives the own highest total when all later choosers do the same, the first such choice.
    """
    order = [(first + turn) % len(hands) for turn in range(len(hands))]
    chosen = tuple(tuple(kind for kind in WEAPONS if kind in kinds) for kinds in given.protected)
    return _reply(hands, [*order, *(order if len(hands) == 2 else [])], 0, Choices(chosen, given.sides))


def _reply(hands: list[Hand], order: list[int], turn: int, made: Choices) -> Choices:
    if turn == len(order):
        return made
    seat = order[turn]
    options = _sides(made, seat) if turn >= len(hands) else _protections(hands[seat], made, seat)
    ends = [_reply(hands, order, turn + 1, option) for option in options]
    return max(ends, key=lambda end: slow_weapons(hands, end)[seat])


def _protections(goods: Hand, made: Choices, seat: int) -> list[Choices]:
    given = made.protected[seat]
    if len(given) >= goods.protections():
        return [made]
    named = [kinds for kinds in combinations(WEAPONS, goods.protections()) if set(given) <= set(kinds)]
    return [Choices(_with(made.protected, seat, kinds), made.sides) for kinds in named]


def _sides(made: Choices, seat: int) -> list[Choices]:
    if made.sides[seat] is not None:
        return [made]
    return [Choices(made.protected, _with(made.sides, seat, side)) for side in ("left", "right")]


def _with(row: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    return (*row[:seat], value, *row[seat + 1 :])
