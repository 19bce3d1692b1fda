"""Placing cards: overlap, lakes and mountains (H30, H32, H34); with all layers, proved against a slow city."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.engine.rng import Fast
from parlour.games.hokkaido.city.city import City, found_city, place
from parlour.games.hokkaido.city.placing import placements
from parlour.games.hokkaido.city.squares import KIND, KINDS
from parlour.games.hokkaido.rules.actions import PLACE, TURNS, turn_of, under_of, x_of, y_of
from parlour.games.hokkaido.rules.components import HokkaidoComponents
from parlour.geometry.square_grid import cell_at
from tests.games.hokkaido.city.slow_city import SlowCity
from tests.games.hokkaido.city.slow_orders import OpenCity
from tests.games.hokkaido.draw import build, components_with, drawn, founded, tidy, ways
from tests.thorough import THOROUGH

# One province without anything precious, and cards without, one each of forests, districts, factories, deserts.
PLAIN_LAND = "_ _ _ _ _ _"
PLAIN = {1: "F F F F F F", 2: "D D D D D D", 3: "fU fU fU fU fU fU", 4: "_ _ _ _ _ _"}
OVER, LEFT_UNDER, ALL_BUT_LEFT = 0, 0b010101, 0b101010


def test_a_card_may_lie_in_four_turns() -> None:
    """H30: up, right, down, left is where the edge with the number points."""
    components = components_with({1: "F D pU fU L _"}, PLAIN_LAND)
    pictures = []
    for turn in TURNS:
        found = founded(components)
        build(components, found, f"1 {turn} 1 2 0")
        pictures.append(drawn(found))
    assert pictures == [
        tidy("_ _ .\n_ _ .\n_ F D\n. pU+ fU\n. L _"),
        tidy("_ _ . .\n_ _ . .\n_ L pU+ F\n. _ fU D"),
        tidy("_ _ .\n_ _ .\n_ _ L\n. fU pU+\n. D F"),
        tidy("_ _ . .\n_ _ . .\n_ D fU _\n. F pU+ L"),
    ]


def test_a_card_must_share_a_square_with_the_city() -> None:
    """H30: touching is not enough."""
    components = components_with(PLAIN, PLAIN_LAND)
    found = founded(components)
    assert ways(components, found, 1, "up", 1, 0) == [OVER, LEFT_UNDER]
    assert ways(components, found, 1, "up", 2, 0) == []
    assert ways(components, found, 1, "up", 2, 3) == []


def test_one_square_of_the_new_card_must_be_visible() -> None:
    """H30: it may cover a card, but not vanish under it."""
    components = components_with(PLAIN, PLAIN_LAND)
    assert ways(components, founded(components), 1, "up", 0, 0) == [OVER]


def test_a_card_may_be_tucked_under() -> None:
    """H30."""
    components = components_with(PLAIN, PLAIN_LAND)
    found = founded(components, "1 up 1 0 21")
    assert drawn(found) == tidy("_ _ F\n_ _ F\n_ _ F")


def test_lakes_and_mountains_are_never_covered() -> None:
    """H32."""
    components = components_with(PLAIN, "L _ _ _ M _")
    found = founded(components)
    assert ways(components, found, 1, "up", 1, 0) == [OVER, LEFT_UNDER]
    assert ways(components, found, 1, "up", -1, 0) == [ALL_BUT_LEFT]
    assert ways(components, found, 1, "up", 0, 0) == []


def test_lakes_and_mountains_are_never_tucked_under() -> None:
    """H32: nor may a new lake come where one is."""
    components = components_with({**PLAIN, 5: "L F F F F F", 6: "_ L F F F F"}, "_ _ _ _ _ _")
    found = founded(components)
    assert ways(components, found, 5, "up", 1, 0) == [OVER]
    assert ways(components, found, 6, "up", 1, 0) == [OVER, LEFT_UNDER]
    assert ways(components_with({5: "L F F F F F"}, "_ L _ _ _ _"), found, 5, "up", 1, 0) == [OVER]
    with_lake = components_with({5: "L F F F F F"}, "_ L _ _ _ _")
    assert ways(with_lake, founded(with_lake), 5, "up", 1, 0) == []


def test_a_mountain_on_a_card_must_continue_the_range() -> None:
    """H34: the two mountains of the province are its ends."""
    components = components_with({5: "M F F F F F"}, "_ _ M M _ _")
    found = founded(components)
    corners = {(x_of(way), y_of(way)) for way in placements(components, found, 4) if turn_of(way) == 0}
    assert corners == {(-1, 0), (-1, 1), (-1, 2), (0, 2), (1, 2)}


def test_a_card_with_two_mountains_complies_with_both() -> None:
    """H34: here only straight on, the nearer one first."""
    components = components_with({5: "M F M F F F"}, "_ M _ M _ _")
    found = founded(components)
    assert ways(components, found, 5, "up", 1, 2) == [OVER]
    assert ways(components, found, 5, "up", 1, 1) == []


def test_where_no_mountain_is_yet_one_may_be_anywhere() -> None:
    """H34: a corrected edition may begin without mountains."""
    components = components_with({5: "M F F F F F", **PLAIN}, PLAIN_LAND)
    found = founded(components)
    assert len(placements(components, found, 4)) > 40
    assert ways(components, found, 5, "up", 1, 0) == [OVER]


# Proof ----------------------------------------------------------------------------------------------------------------


def names(components: HokkaidoComponents, card: int) -> list[str]:
    """Name the squares of a card as printed; provinces come after the cards."""
    return [KINDS[square & KIND] for square in components.faces[card * 4]]


def agree(city: City, slow: SlowCity) -> bool:
    """Return whether the two show the same squares of the same cards."""
    shown = slow.visible()
    cells = {cell_at(x, y): (x, y) for x, y in shown}
    grid = city.area.grid
    return {cell: KINDS[grid[cell] & KIND] for cell in city.area.cells()} == {
        cell: shown[spot] for cell, spot in cells.items()
    } and all(grid[cell] // 64 & 15 == slow.top(spot) for cell, spot in cells.items())


def check_a_city(rules: int, components: HokkaidoComponents, seed: int, province: int, cards: list[int]) -> None:
    """Build a city of random cards at random places; at every step compare all placements with the slow city."""
    rng = Fast(seed)
    city = found_city(rules, components, 60 + province)
    slow = SLOW_CITIES[rules](names(components, 60 + province))
    for card in cards:
        found = placements(components, city, card)
        listed = [(int(turn_of(way)), int(x_of(way)), int(y_of(way)), int(under_of(way))) for way in found]
        assert len(set(listed)) == len(listed)
        assert set(listed) == slow.legal(names(components, card))
        if found:
            # Prefer what is partly hidden: that is where layers matter.
            hidden = [at for at, way in enumerate(found) if under_of(way)]
            at = rng.choice(hidden) if hidden and rng.below(2) else rng.below(len(found))
            place(components, city, card, found[at])
            slow.add(names(components, card), listed[at])
            assert agree(city, slow)


STANDARD_COMPONENTS = components_with()
SLOW_CITIES = {1: SlowCity, 2: OpenCity}  # by version of the rules


@pytest.mark.parametrize("rules", SLOW_CITIES)
@settings(max_examples=600 if THOROUGH else 15, deadline=None)
@given(
    st.integers(0, 2**31),
    st.integers(0, 11),
    st.lists(st.integers(0, 59), min_size=5, max_size=7, unique=True),
)
def test_placements_are_those_of_the_slow_city(rules: int, seed: int, province: int, cards: list[int]) -> None:
    """H30, H32, H34."""
    check_a_city(rules, STANDARD_COMPONENTS, seed, province, cards)


LETTERS = st.lists(st.sampled_from(["_", "D", "F", "L", "M", "pU"]), min_size=6, max_size=6)


@pytest.mark.parametrize("rules", SLOW_CITIES)
@settings(max_examples=600 if THOROUGH else 15, deadline=None)
@given(st.integers(0, 2**31), st.lists(LETTERS, min_size=4, max_size=5))
def test_placements_of_odd_cards_are_those_of_the_slow_city(rules: int, seed: int, cards: list[list[str]]) -> None:
    """H30, H32, H34: cards with several lakes and mountains, as an edition may have them."""
    usable = {number + 1: " ".join(card) for number, card in enumerate(cards) if card.count("M") < 3}
    components = components_with(usable, "_ D _ D _ _")
    check_a_city(rules, components, seed, 0, [number - 1 for number in usable])


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_a_whole_city_of_twelve_cards_is_right() -> None:
    """H30, H32, H34: at the size that matters."""
    for seed in range(2):
        cards = list(range(60))
        Fast(seed).shuffle(cards)
        check_a_city(1, STANDARD_COMPONENTS, seed, seed, cards[:12])


def test_no_city_leaves_its_grid() -> None:
    """H30: twelve cards in a row, each with one square on the last, in all four directions."""
    components = components_with(dict.fromkeys(range(1, 25), "F F F F F F"), PLAIN_LAND)
    for turn, dx, dy, x, y in (
        ("right", 2, 0, 1, 0),
        ("right", -2, 0, -2, 0),
        ("up", 0, 2, 0, 2),
        ("up", 0, -2, 0, -2),
    ):
        found = founded(components)
        for number in range(1, 13):
            step = number - 1
            build(components, found, f"{number} {turn} {x + dx * step} {y + dy * step} 0")
        assert len(found.area.cells()) == 6 + 12 * 4
        assert max(found.area.right - found.area.left, found.area.bottom - found.area.top) in (25, 26)


def test_placements_are_sorted_and_distinct() -> None:
    components = components_with(PLAIN, PLAIN_LAND)
    found = placements(components, founded(components), 0)
    assert found == sorted(found)
    assert min(found) >= PLACE
    assert len(found) == len(set(found))
