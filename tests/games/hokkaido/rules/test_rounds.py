"""The course of a round: who gets cubes first, when goals are checked, what is forgotten (H25, H31, H35, H41)."""

from __future__ import annotations

from parlour.engine.view import SPECTATOR
from parlour.games.hokkaido import GAME
from parlour.games.hokkaido.rules.state import HokkaidoState
from tests.games.hokkaido.draw import begun, do, drawn, edition, finish, legal, place_somewhere, stage, tidy

CARDS = {1: "_ _ _ _ _ pU", 7: "F F F F F F", 13: "D D D D D pU", 60: "L L L L L L"}
LOW, MIDDLE, HIGH = [1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11, 12], [13, 14, 15, 16, 17, 60]
GOALS = "1 2 3 4 9"
GOAL_NINE = 0b100000000
BELOW, TUCKED = "place up 0 2 0", "place up 1 0 21"


def building(kept: list[int], hands: list[list[int]], province: str) -> HokkaidoState:
    """Return a match with goals in which all have kept these cards and are to place them."""
    state = begun(3, hands, goals=GOALS, chosen=edition(CARDS, province))
    do(state, *[f"{seat} keep {card}" for seat, card in enumerate(kept)])
    return state


def test_the_lowest_card_gets_its_cube_first_whoever_has_it() -> None:
    """H31, H33: there is one blue cube left, and seat 2 has card 1."""
    state = building([13, 7, 1], [HIGH, MIDDLE, LOW], "pU pU pB pB _ _")
    state.supply[0] = 1
    do(state, f"0 {BELOW}", f"1 {TUCKED}", f"2 {BELOW}")
    assert [drawn(state.city(seat)).split("\n")[-1] for seat in (0, 2)] == ["D pU", "_ pU+"]
    assert state.supply[0] == 0


def test_goals_are_checked_when_nobody_can_terraform() -> None:
    """H41: right after the cards are placed."""
    state = building([1, 7, 13], [LOW, MIDDLE, HIGH], "pB pG pY fU _ _")
    state.city(1).paid = 2
    do(state, f"0 {TUCKED}", f"1 {TUCKED}", f"2 {TUCKED}")
    assert stage(state) == "keep"
    assert state.goals_taken == [0, GOAL_NINE, 0]


def test_what_is_terraformed_after_placing_counts_in_the_same_round() -> None:
    """H31, H36, H41: goals are checked after the second commitment."""
    state = building([1, 7, 13], [LOW, MIDDLE, HIGH], "pU pU pB pB _ _")
    state.city(0).paid = 1
    do(state, f"0 {TUCKED}", f"1 {TUCKED}", f"2 {TUCKED}")
    assert state.goals_taken == [0, 0, 0]
    do(state, "0 terraform district 0 2", "1 finish", "2 finish")
    assert state.goals_taken == [GOAL_NINE, 0, 0]


def test_a_card_that_had_to_be_discarded_still_has_its_number() -> None:
    """H35, H41: 60 fits nowhere and is the higher card all the same."""
    state = building([60, 7, 1], [HIGH, MIDDLE, LOW], "L L L L L L")
    state.city(0).paid = state.city(1).paid = 2
    do(state, "0 forgo", f"1 {TUCKED}", f"2 {TUCKED}")
    assert state.goals_taken == [GOAL_NINE, 0, 0]


def test_a_seat_that_can_place_nothing_may_still_terraform() -> None:
    """H35, H36: whatever lies on the middle row also lies on a lake."""
    state = begun(3, [LOW, MIDDLE, HIGH], chosen=edition({**CARDS, 1: "F L F _ F L"}, "L L pU pU L L"))
    do(state, "0 keep 1", "1 keep 7", "2 keep 13", f"0 {TUCKED}", f"1 {TUCKED}", f"2 {TUCKED}", "0 finish")
    assert drawn(state.city(0)) == tidy("L L L\npU+ pU+ _\nL L L")
    do(state, "0 keep 60", "1 keep 2", "2 keep 8")
    assert legal(state, 0) == ["terraform lake 2 1", "forgo"]


def test_the_colour_of_the_cubes_and_what_they_added_are_forgotten() -> None:
    """H25: card 1 had a cube in round 1 and counts 1 in round 2."""
    hands = [[10, 20, 30, 40, 50, 60], [11, 21, 31, 41, 51, 1], [12, 22, 32, 42, 52, 2]]
    state = begun(3, hands, choice="honshu")
    do(state, "order 1", "order 2", "1 lay 11", "1 boost 0 0", "2 lay 12", "2 hold", "0 lay 10", "0 hold")
    assert GAME.view(state, SPECTATOR).shown["colour"] == "blue"
    do(state, "1 take 10", "2 take 11", "0 take 12")
    place_somewhere(state)
    finish(state)
    assert GAME.view(state, SPECTATOR).shown["colour"] is None
    for step in ("1 lay 1", "2 lay 52", "0 lay 60"):
        do(state, step)
        if stage(state) == "boost":
            do(state, f"{step[0]} hold")
    assert GAME.view(state, SPECTATOR).shown["order"] == [0, 2, 1]
