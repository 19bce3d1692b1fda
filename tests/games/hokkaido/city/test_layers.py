"""Layers: over some cards and under others, as far as that is possible (H30, H32)."""

from __future__ import annotations

import pytest

from parlour.games.hokkaido.view import layers
from tests.games.hokkaido.city.test_placing import PLAIN, PLAIN_LAND
from tests.games.hokkaido.draw import build, components_with, drawn, founded, tidy, ways


def test_a_card_may_lie_over_one_card_and_under_another() -> None:
    """H30: in all four ways where the two do not lie on each other, whichever came first."""
    components = components_with(PLAIN, PLAIN_LAND)
    found = founded(components, "1 right -2 2 0", "2 right 1 2 0")
    assert drawn(found) == tidy(". . _ _ . .\n. . _ _ . .\nF F F D D D\nF F F D D D")
    assert ways(components, found, 3, "right", 0, 3) == [0b000, 0b001, 0b110, 0b111]
    build(components, found, "3 right 0 3 1")
    assert drawn(found) == tidy(". . _ _ . .\n. . _ _ . .\nF F F D D D\nF F F fU fU D\n. . fU fU fU .")
    assert layers(found) == [0, 2, 3, 1]


def test_layers_must_be_possible() -> None:
    """H30: who goes over the upper of two cards also goes over the lower one."""
    components = components_with(PLAIN, PLAIN_LAND)
    found = founded(components, "1 up 1 0 0")  # the forest lies on the province
    assert drawn(found) == tidy("_ F F\n_ F F\n_ F F")
    assert ways(components, found, 2, "right", 0, 0) == [0, 0b110110]  # not under the province and over the forest


def test_the_lowest_layer_that_shows_the_same_is_kept_in_version_1() -> None:
    """H30: a card that could lie above or below something unseen lies below it."""
    components = components_with(PLAIN, PLAIN_LAND)
    found = founded(components, "1 up 0 0 0", rules=1)  # hides the whole province
    assert drawn(found) == tidy("F F\nF F\nF F")
    build(components, found, "2 up 1 0 21")  # under the forest; so also under the province
    assert layers(found) == [2, 0, 1]


@pytest.mark.parametrize(("rules", "under"), [(1, [0, 32, 48, 52]), (2, [0, 32, 36, 48, 52])])
def test_an_order_that_nobody_has_seen_stays_open_since_version_2(rules: int, under: list[int]) -> None:
    """H30: the forests hide where districts and province meet; in version 1 the province is the upper one of the two.

    So only since version 2 a card may lie on the province and under the districts.
    """
    components = components_with(PLAIN, PLAIN_LAND)
    found = founded(components, "1 right 1 0 0", "2 up 1 -1 60", rules=rules)
    assert drawn(found) == tidy(". D D .\n_ F F F\n_ F F F\n_ _ . .")
    assert ways(components, found, 3, "right", -1, -1) == under


def test_a_later_card_may_fix_an_order_that_was_open() -> None:
    """H30: the factories lie on the province and under the districts, so these lie on the province from then on."""
    components = components_with(PLAIN, PLAIN_LAND)
    found = founded(components, "1 right 1 0 0", "2 up 1 -1 60")
    assert layers(found) == [0, 2, 1]
    build(components, found, "3 right -1 -1 36")
    assert drawn(found) == tidy("fU fU D D .\nfU fU F F F\n. _ F F F\n. _ _ . .")
    assert layers(found) == [0, 3, 2, 1]
    assert ways(components, found, 4, "up", 0, -1) == [0, 40, 42, 47]  # not over the districts, under the province


def test_lying_over_a_card_means_lying_over_all_cards_below_it() -> None:
    """H30: districts lie on forests, forests on the province; the new card meets districts and province."""
    components = components_with(PLAIN, PLAIN_LAND)
    found = founded(components, "1 right 1 -1 0", "2 up 3 0 0")
    assert drawn(found) == tidy(". F F F .\n_ F F D D\n_ _ . D D\n_ _ . D D")
    assert ways(components, found, 3, "right", 1, 1) == [
        0,
        0b100100,
        0b101101,
    ]  # not over the districts, under the province


def test_what_is_tucked_under_a_card_lies_below_all_above_it() -> None:
    """H30: the forests lie on the province, the districts under it; the new card meets forests and districts."""
    components = components_with(PLAIN, PLAIN_LAND)
    found = founded(components, "1 right 1 -1 0", "2 up 1 2 1")
    assert drawn(found) == tidy(". F F F\n_ F F F\n_ _ . .\n_ _ D .\n. D D .\n. D D .")
    assert ways(components, found, 3, "up", 2, 0) == [
        0,
        0b000011,
        0b010011,
    ]  # not over the forests, under the districts


def test_a_card_between_two_others_puts_them_in_order() -> None:
    """H30: forests and districts do not touch, but the factories lie under the former and over the latter.

    So nothing goes over the forests and under the districts.
    """
    components = components_with(PLAIN, PLAIN_LAND)
    found = founded(components, "1 right -2 2 0", "2 right 1 2 0", "3 right 0 3 1")
    assert ways(components, found, 4, "right", 0, 1) == [0, 0b001000, 0b111000, 0b111011]


def test_a_lake_forbids_to_cover_the_card_that_shows_it() -> None:
    """H30, H32: the other card may still be covered."""
    components = components_with({**PLAIN, 2: "D D D D D L"}, PLAIN_LAND)
    found = founded(components, "1 right -2 2 0", "2 right 1 2 0")
    assert drawn(found) == tidy(". . _ _ . .\n. . _ _ . .\nF F F D D D\nF F F L D D")
    assert ways(components, found, 3, "right", 0, 3) == [0b110, 0b111]
