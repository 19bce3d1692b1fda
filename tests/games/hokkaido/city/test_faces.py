"""Which mountains a card may have: those that can be part of some city's range (H34)."""

from __future__ import annotations

from itertools import combinations

import pytest

from parlour.engine.plain import Wrong
from tests.games.hokkaido.city.slow_city import Spot, is_path, may_grow
from tests.games.hokkaido.draw import build, components_with, drawn, founded, tidy, ways

SPOTS = [(x, y) for y in range(3) for x in range(2)]  # of a card, in reading order
FACES = [set(found) for count in range(7) for found in combinations(SPOTS, count)]
LONGEST = 4  # mountains that are enough to link any two chains of one card


def marks(face: set[Spot]) -> str:
    return " ".join("M" if spot in face else "F" for spot in SPOTS)


def is_accepted(face: set[Spot]) -> bool:
    try:
        components_with({1: marks(face)})
    except Wrong:
        return False
    return True


def is_impossible(face: set[Spot]) -> bool:
    """Return whether four mountains make a square or one has three at its sides: such links are there for ever."""
    sides = [sum(abs(x - u) + abs(y - v) == 1 for u, v in face) for x, y in face]
    square = any({(0, y), (1, y), (0, y + 1), (1, y + 1)} <= face for y in range(2))
    return square or max(sides, default=0) > 2


def has_city(face: set[Spot], ranges: list[list[Spot]]) -> bool:
    """Return whether the mountains of a card may go on with one of these ranges."""
    return any(not face & set(found) and may_grow(found, sorted(face)) for found in ranges)


def ranges_around() -> list[list[Spot]]:
    """List ranges of every length around, and below, a card whose corner is at (0, 0), the shortest first."""
    found: list[list[Spot]] = [[]]
    near = [(x, y) for x in range(-1, 3) for y in range(-1, 4)]
    longest = [[spot] for spot in near]
    for _ in range(LONGEST):
        found += longest
        longest = [[*one, spot] for one in longest for spot in near if _goes_on(one, spot)]
    return found


def _goes_on(one: list[Spot], spot: Spot) -> bool:
    (x, y), (u, v) = one[-1], spot
    return spot not in one and max(abs(x - u), abs(y - v)) == 1 and is_path({*one, spot})


def test_a_card_is_accepted_if_some_city_has_a_place_for_its_mountains() -> None:
    """H34: all 64 faces; two chains are fine if a range can lie between them."""
    ranges = ranges_around()
    for face in FACES:
        if is_accepted(face):
            assert has_city(face, ranges), marks(face)
        else:
            assert is_impossible(face), marks(face)
    assert sum(not is_path(face) for face in FACES if is_accepted(face)) > 0


def test_a_card_whose_mountains_do_not_touch_can_be_laid() -> None:
    """H34: on both sides of the one mountain of the province."""
    components = components_with({1: "M F F F M F"}, "_ _ M _ _ _")
    found = founded(components)
    assert ways(components, found, 1, "up", 2, 0) == []  # too far away
    build(components, found, "1 up 1 0 0")
    assert drawn(found) == tidy("_ M F\nM F F\n_ M F")


def test_the_mountains_of_a_province_lie_alone_and_so_they_are_one_range() -> None:
    """H34."""
    with pytest.raises(Wrong, match="one range"):
        components_with({}, "M F F F M F")
