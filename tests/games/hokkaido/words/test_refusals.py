"""Refusals of Hokkaido: the rule that forbids an action."""

from __future__ import annotations

import pytest

from parlour.games.hokkaido import GAME
from parlour.games.hokkaido.rules.state import HokkaidoState
from parlour.games.hokkaido.words import refusals
from tests.games.hokkaido.city.test_goals import tied
from tests.games.hokkaido.draw import action, begun, do, edition, fresh, place_somewhere

LAND = "pY pY L M _ _"
CARDS = {1: "M F L F F F", 7: "F F F F F F", 13: "D D D D D D"}


def why_not(state: HokkaidoState, seat: int, words: str) -> str:
    return GAME.why_not(GAME.view(state, seat), action(words))


def building() -> HokkaidoState:
    state = begun(3, chosen=edition(CARDS, LAND))
    do(state, "0 keep 1", "1 keep 7", "2 keep 13")
    return state


@pytest.mark.parametrize(
    ("words", "rule"),
    [
        ("place up 2 0 0", "H30"),  # beside the city
        ("place up 20 20 0", "H30"),
        ("place up 0 0 62", "H32"),
        ("place up 0 1 0", "H32"),  # on the lake and the mountain
        ("place up 1 0 21", "H32"),  # its own mountain would be hidden
        ("place right -1 2 1", "H30"),  # nothing is there that could hide it
        ("place up 1 -2 0", "H34"),  # too far from the range
        ("place up 1 2 0", ""),
        ("terraform lake 0 2", "H36"),  # no blue cubes
        ("terraform mountain 0 2", ""),
        ("terraform mountain 0 0", "H36"),  # no desert
        ("forgo", "H35"),
        ("finish", "H31"),
        ("keep 2", "H20"),
        ("pay 0 0", "H36"),
        ("gift lake 0 2", "H42"),
        ("play 1", "H26"),
        ("deal 50", "H11"),
        ("province 4", "H10"),
        ("goal 4", "H12"),
        ("waive", "H42"),
    ],
)
def test_a_rule_stands_against_it(words: str, rule: str) -> None:
    """H10–H12, H20, H26, H30–H32, H34–H36, H42."""
    assert why_not(building(), 0, words) == rule


def test_nothing_may_be_done_twice() -> None:
    """H30, H31."""
    state = building()
    do(state, "1 place up 1 0 21")
    assert why_not(state, 1, "place up 1 0 21") == "H30"


def test_a_mountain_tile_must_continue_the_range() -> None:
    """H34, H36: the desert is there and the cubes are too."""
    state = begun(3, chosen=edition({**CARDS, 7: "_ _ _ _ _ _"}, LAND))
    do(state, "0 keep 1", "1 keep 7", "2 keep 13", "1 place up 1 -2 16")
    place_somewhere(state, 0, 2)
    assert why_not(state, 1, "terraform mountain 2 -2") == "H34"


def test_the_draft_and_the_other_choice_have_their_own_rules() -> None:
    """H20, H21, H25, H26."""
    state = begun(3)
    assert why_not(state, 0, "keep 7") == "H20"
    assert why_not(state, 0, "discard 1") == "H21"
    assert why_not(state, 0, "take 1") == "H25"
    two = begun(2, choice="honshu")
    assert why_not(two, 0, "lay 1") == "H25"  # chance is to turn up two cards
    do(two, "reveal 50", "reveal 51")
    assert why_not(two, 0, "lay 7") == "H26"
    do(two, "0 lay 1", "1 lay 7", "0 overtake")
    assert why_not(two, 0, "pay 0 0") == "H36"
    assert why_not(two, 0, "choose deck") == ""


def test_a_free_tile_has_its_own_rule() -> None:
    """H34, H42: these cities have no mountain, so one may be anywhere."""
    state = tied()
    assert refusals.why_not(state, 1, action("gift mountain 1 0")) == ""
    assert refusals.why_not(state, 1, action("gift forest 0 0")) == "H42"
    assert refusals.why_not(state, 0, action("gift forest 1 0")) == "H42"


def test_an_action_of_chance_is_refused_as_such() -> None:
    """H10."""
    assert why_not(fresh(2), 0, "province 1") == "H10"
