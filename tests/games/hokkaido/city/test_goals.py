"""Goals: when a city fulfils one, who takes it, and the free tile (H12, H40–H43)."""

from __future__ import annotations

import pytest

from parlour.games.hokkaido.city.city import City, lay_tile
from parlour.games.hokkaido.city.goals import fulfils
from parlour.games.hokkaido.city.squares import TILES
from parlour.games.hokkaido.rules import rounds
from parlour.games.hokkaido.rules.state import HokkaidoState
from parlour.geometry.square_grid import cell_at
from tests.games.hokkaido.draw import begun, city, do, drawn, legal, stage

# Goal by goal: squares, the cards that they belong to, and whether that is enough.
CASES = [
    (1, "F _ F _ F\n_ F _ F _", "a a b b c\na a b b c", True),
    (1, "F _ F _ F\n_ F _ _ _", "a a b b c\na a b b c", False),  # four
    (1, "F F F _ F\n_ F _ F _", "a a b b c\na a b b c", False),  # two of them are one
    (1, "F _ F _ F\n_ F _ F _", "a a b b b\na a b b b", False),  # H40: two cards
    (1, "F* _ F _ F\n_ F _ F _ F", "a a b b c\na a b b c c", True),  # a tile counts, and more are no harm
    (2, "D D D M D\nD D D M _", "a a b c d\na a b c d", True),
    (2, "D D D M _\nD D D M _", "a a b c d\na a b c d", False),  # none on the other side
    (2, "D D D M D\nD D _ M _", "a a b c d\na a b c d", False),  # a difference of four
    (2, "D D D M D\nD D D M _", "a a a a b\na a a a b", False),  # H40
    # H40: the small district on a third card is not one of the two that are compared.
    (2, "D D D M D\nD D D M _\n_ _ _ M _\nD _ _ M _", "a a a a b\na a a a b\na a a a b\nc c c a b", False),
    (3, "L _ L\n_ L _", "a b c\na b c", True),
    (3, "L L L\n_ _ _", "a b c\na b c", False),  # one lake
    (3, "L L _ L", "a b b c", False),  # two
    (3, "L _ L\n_ L _", "a b b\na b b", False),  # H40
    (4, "M M M M M", "a a b b c", True),
    (4, "M M M . .\n. . . M M", "a a b b c\na a b b c", False),  # a corner is no side
    (4, "M M M M", "a a b c", False),  # four
    (4, "M M M M M", "a a b b b", False),  # H40
    (4, "M M M M M .\n. . . . . M", "a a b b b .\n. . . . . c", False),  # H40: the third card has no part in the five
    (5, "pU+ pU+ pB+\npB+ pG+ pY+", "a b c\na b c", True),
    (5, "pU+ pU+ pB+\npB+ pG+ pY", "a b c\na b c", False),
    (5, "pU+ pU+ pB+\npB+ pG+ pY+", "a b b\na b b", False),  # H40
    (6, "pU pB pG pY+", "a a b c", True),  # with or without cubes
    (6, "pU pB pG pG", "a a b c", False),
    (6, "pU pB pG pY", "a a b b", False),  # H40
    (6, "pU pB pG pY pU", "a a b b c", True),  # H40: every square of the four kinds contributes
    (7, "fU fB fG fY", "a a b c", True),
    (7, "fU fB fG pY", "a a b c", False),
    (7, "fU fB fG fY", "a a b b", False),  # H40
    (8, "pU _\n_ fB\npU _", "a a\nb b\nc c", True),  # corners count
    (8, "pU _ _\n_ fB _\n_ _ _\n_ _ pU", "a a a\nb b b\nc c c\nc c c", False),
    (8, "pU _\n_ fB\npU _", "a a\nb b\na a", False),  # H40
    (8, "pU fB pU _ fY", "a a b b c", False),  # H40: the third card has no part in the three
]


@pytest.mark.parametrize(("goal", "squares", "cards", "expected"), CASES)
def test_a_goal_is_fulfilled_or_not(goal: int, squares: str, cards: str, expected: bool) -> None:
    """H40, H43."""
    assert fulfils(city(squares, cards), goal - 1) == expected


def test_goal_nine_counts_what_was_paid_for() -> None:
    """H40, H43: covered since or not, and on however few cards."""
    found = city("_ _", "a a")
    found.paid = 1
    assert not fulfils(found, 8)
    found.paid = 2
    assert fulfils(found, 8)


def test_goal_two_may_take_any_of_equally_large_districts() -> None:
    """H40, H43: one of the two on the right lies on a third card."""
    squares = "D D D M D\nD D D M _\n_ _ _ M D"
    assert fulfils(city(squares, "a a a a a\na a b a a\na a a a c"), 1)


def test_a_tile_contributes_for_the_card_under_it() -> None:
    """H36, H40, H43: four forests on two cards, and a fifth made of a desert of a third."""
    found = city("F _ F _ _\n_ F _ F _", "a a b b c\na a b b c")
    assert not fulfils(found, 0)
    lay_tile(found, cell_at(4, 0), TILES.index("forest"))
    assert fulfils(found, 0)


def with_cities(seats: int, cities: dict[int, City], kept: list[int], goals: str) -> HokkaidoState:
    """Return a match after building, in which these seats have these cities and all have these cards of the round."""
    state = begun(seats, goals=goals)
    for seat, found in cities.items():
        state.cities[seat] = found
    state.kept = [card - 1 for card in kept]
    return state


FORESTS = "F _ F _ F\n_ F _ F _", "a a b b c\na a b b c"
FACTORIES = "fU fB fG fY _", "a a b c c"
MOUNTAINS = "M M M M M", "a a b b c"
CUBES = "pU+ pU+ pB+\npB+ pG+ pY+", "a b c\na b c"
BOTH = "F _ F _ F\n_ F _ F _\nfU fB fG fY _", "a a b b c\na a b b c\na a b c c"


def test_the_only_seat_that_fulfils_a_goal_takes_it() -> None:
    """H41."""
    state = with_cities(3, {1: city(*FORESTS)}, [5, 6, 7], "1 2 3 4 5")
    assert rounds.award_goals(state) == []
    assert [bin(goals) for goals in state.goals_taken] == ["0b0", "0b1", "0b0"]
    assert state.goals_open == 0b11110


def test_goals_one_to_four_go_to_the_lower_card() -> None:
    """H41, H42: the other one was in a tie."""
    state = with_cities(3, {0: city(*FORESTS), 2: city(*FORESTS)}, [9, 6, 7], "1 2 3 4 5")
    assert rounds.award_goals(state) == [0]
    assert state.goals_taken == [0, 0, 1]


def test_goals_five_to_nine_go_to_the_higher_card() -> None:
    """H41, H42."""
    state = with_cities(3, {0: city(*FACTORIES), 2: city(*FACTORIES)}, [9, 6, 7], "1 5 6 7 9")
    assert rounds.award_goals(state) == [2]
    assert state.goals_taken == [0b1000000, 0, 0]


def test_goal_four_goes_to_the_lower_card_and_goal_five_to_the_higher() -> None:
    """H41: that is where it changes."""
    mountains = with_cities(3, {seat: city(*MOUNTAINS) for seat in (0, 2)}, [9, 6, 7], "1 2 3 4 5")
    rounds.award_goals(mountains)
    assert mountains.goals_taken == [0, 0, 0b1000]
    cubes = with_cities(3, {seat: city(*CUBES) for seat in (0, 2)}, [9, 6, 7], "1 2 3 4 5")
    rounds.award_goals(cubes)
    assert cubes.goals_taken == [0b10000, 0, 0]


def test_nobody_takes_two_goals_in_a_round() -> None:
    """H42: the second goes to the other, who fulfils it alone among those who have none yet."""
    state = with_cities(3, {0: city(*BOTH), 2: city(*FACTORIES)}, [9, 6, 7], "1 3 5 7 9")
    assert rounds.award_goals(state) == []
    assert state.goals_taken == [0b1, 0, 0b1000000]


def test_a_goal_that_nobody_else_may_take_stays() -> None:
    """H42: who has taken one in this round is in no later tie, and the goal waits for the next round."""
    state = with_cities(3, {0: city(*BOTH)}, [9, 6, 7], "1 3 5 7 9")
    rounds.award_goals(state)
    assert state.goals_taken == [0b1, 0, 0]
    rounds.award_goals(state)
    assert state.goals_taken == [0b1000001, 0, 0]


def test_a_tied_seat_that_takes_another_goal_gets_no_tile() -> None:
    """H42."""
    state = with_cities(3, {0: city(*BOTH), 2: city(*FORESTS)}, [9, 6, 7], "1 3 5 7 9")
    assert rounds.award_goals(state) == []
    assert state.goals_taken == [0b1000000, 0, 0b1]


def tied() -> HokkaidoState:
    """Return a match at the end of round 1 in which seats 0 and 1 were in a tie that seat 2 has won."""
    forests = {seat: city(*FORESTS) for seat in range(3)}
    state = with_cities(3, forests, [9, 7, 6], "1 2 3 4 5")
    rounds.after_building(state)
    return state


def test_the_free_tile_is_put_in_ascending_order_of_cards() -> None:
    """H42: any kind, on any desert, or none."""
    state = tied()
    assert stage(state) == "gift"
    assert state.to_act() == [1]
    assert len(legal(state, 1, "gift")) == 4 * 5
    do(state, "1 gift lake 1 0")
    assert state.to_act() == [0]
    assert drawn(state.city(1)).startswith("F L* F _ F")
    do(state, "0 waive")
    assert stage(state) == "keep"
    assert state.round == 2


def test_a_free_mountain_continues_the_range() -> None:
    """H34, H42."""
    state = with_cities(
        3,
        {seat: city("F _ F _ F M\n_ F _ F _ _", "a a b b c c\na a b b c c") for seat in range(3)},
        [9, 7, 6],
        "1 2 3 4 5",
    )
    rounds.after_building(state)
    gifts = [words for words in legal(state, 1, "gift") if "mountain" in words]
    assert gifts == ["gift mountain 4 1", "gift mountain 5 1"]


def test_a_seat_without_a_desert_is_not_offered_a_free_tile() -> None:
    """H42: seats 0 and 1 were in the tie; where nobody has one the next round begins."""
    full = "F D F D F\nD F D F D", "a a b b c\na a b b c"
    state = with_cities(3, {0: city(*FORESTS), 1: city(*full), 2: city(*FORESTS)}, [9, 7, 6], "1 2 3 4 5")
    rounds.after_building(state)
    assert state.to_act() == [0]
    nobody = with_cities(3, {0: city(*full), 1: city(*full), 2: city(*FORESTS)}, [9, 7, 6], "1 2 3 4 5")
    rounds.after_building(nobody)
    assert stage(nobody) == "keep"


def test_a_free_tile_is_not_terraforming() -> None:
    """H42, H43: goal 9 counts what was paid for."""
    state = tied()
    do(state, "1 gift forest 1 0")
    assert state.city(1).paid == 0


def test_a_free_tile_fulfils_no_goal_before_the_next_round() -> None:
    """H42: seat 1 gets its third lake by it, and the goal waits."""
    two_lakes = FORESTS[0] + "\nL _ L _ _", FORESTS[1] + "\na a b b c"
    state = with_cities(3, {seat: city(*two_lakes) for seat in range(3)}, [9, 7, 6], "1 2 3 4 5")
    rounds.after_building(state)
    do(state, "1 gift lake 4 2", "0 waive")
    assert stage(state) == "keep"
    assert fulfils(state.city(1), 2)
    assert state.goals_taken == [0, 0, 1]
