"""The Honshu choice of cards: laid open and taken by rank, or two pairs for two (H25, H26)."""

from __future__ import annotations

from parlour.engine.plain import Reader
from parlour.engine.view import NATURE, SPECTATOR
from parlour.games.hokkaido import GAME
from parlour.games.hokkaido.rules.state import HokkaidoState
from tests.games.hokkaido.draw import action, begun, do, drawn, finish, legal, place_somewhere, stage

HANDS = [[10, 20, 30, 40, 50, 60], [11, 21, 31, 41, 51, 1], [12, 22, 32, 42, 52, 2]]


def laying() -> HokkaidoState:
    """Return a match for three in which seat 1 lays first, then 2, then 0."""
    state = begun(3, HANDS, choice="honshu")
    do(state, "order 1", "order 2")
    return state


def test_the_first_order_is_drawn() -> None:
    """H25: the last place follows from the others."""
    state = begun(3, HANDS, choice="honshu")
    assert stage(state) == "order"
    assert legal(state, NATURE) == ["order 0", "order 1", "order 2"]
    do(state, "order 1")
    assert legal(state, NATURE) == ["order 0", "order 2"]
    do(state, "order 2")
    assert GAME.view(state, SPECTATOR).shown["order"] == [1, 2, 0]
    assert state.to_act() == [1]


def test_cards_are_laid_in_order_and_open() -> None:
    """H25."""
    state = laying()
    assert legal(state, 1) == [f"lay {card}" for card in (1, 11, 21, 31, 41, 51)]
    do(state, "1 lay 21", "1 hold")
    assert state.to_act() == [2]
    laid = Reader(GAME.view(state, SPECTATOR).shown["laid"], "").items()
    assert [row.at("card").value for row in laid] == [21]


def test_a_cube_from_the_own_city_adds_sixty() -> None:
    """H25: it goes to the supply, and its square is empty for the rest of the match."""
    state = laying()
    do(state, "1 lay 1")
    assert legal(state, 1) == ["boost 0 0", "boost 1 2", "hold"]
    do(state, "1 boost 0 0")
    assert drawn(state.city(1)).startswith("pU M")
    assert state.supply[0] == 14 - 3 + 1
    do(state, "2 lay 52", "2 hold", "0 lay 60")
    assert stage(state) == "boost"
    do(state, "0 hold")
    assert state.to_act() == [1]  # 61 is more than 60


def test_the_first_cube_decides_the_colour() -> None:
    """H25: provinces 1, 2, 3 have blue and brown, blue and green, blue and grey."""
    state = laying()
    do(state, "1 lay 11", "1 boost 0 0", "2 lay 12")
    assert legal(state, 2) == ["boost 0 0", "hold"]
    assert GAME.view(state, 2).shown["colour"] == "blue"
    other = laying()
    do(other, "1 lay 11", "1 boost 1 2", "2 lay 12")
    assert stage(other) == "lay"  # no green cube, so nothing to decide
    assert other.to_act() == [0]


def test_the_highest_takes_first_and_that_is_the_next_order() -> None:
    """H25: any laid card, also another's."""
    state = laying()
    do(state, "1 lay 21", "1 hold", "2 lay 52", "2 hold", "0 lay 30", "0 hold")
    assert state.to_act() == [2]
    assert legal(state, 2) == ["take 21", "take 30", "take 52"]
    do(state, "2 take 21")
    assert state.to_act() == [0]
    do(state, "0 take 52")
    assert legal(state, 1) == ["take 30"]
    do(state, "1 take 30")
    assert stage(state) == "place"
    seats = Reader(GAME.view(state, SPECTATOR).shown["seats"], "").items()
    assert [seat.at("card").value for seat in seats] == [52, 30, 21]
    place_somewhere(state)
    finish(state)
    assert stage(state) == "lay"
    assert GAME.view(state, SPECTATOR).shown["order"] == [2, 0, 1]
    assert state.to_act() == [2]


def test_hands_stay() -> None:
    """H25."""
    state = laying()
    do(state, "1 lay 21", "1 hold", "2 lay 52", "2 hold", "0 lay 30", "0 hold", "2 take 21", "0 take 52", "1 take 30")
    place_somewhere(state)
    finish(state)
    rows = Reader(GAME.view(state, 2).shown["hand"], "").items()
    assert [row.at("card").value for row in rows] == [2, 12, 22, 32, 42]


# Two players ----------------------------------------------------------------------------------------------------------


def pairs() -> HokkaidoState:
    """Return a match for two in which 15 and 25 are turned up."""
    state = begun(2, HANDS[:2], choice="honshu")
    do(state, "reveal 15", "reveal 25")
    return state


def test_two_cards_are_turned_up_for_two_players() -> None:
    """H26: seen by both."""
    state = begun(2, HANDS[:2], choice="honshu")
    assert stage(state) == "reveal"
    do(state, "reveal 15", "reveal 25")
    rows = Reader(GAME.view(state, SPECTATOR).shown["revealed"], "").items()
    assert [row.at("card").value for row in rows] == [15, 25]


def test_both_lay_at_once() -> None:
    """H26: unseen until both have."""
    state = pairs()
    assert state.to_act() == [0, 1]
    assert GAME.glimpse(state, 1, action("lay 41"), 0) == {"do": "lay"}
    assert GAME.reveals(state, 1, action("lay 41")) == []
    do(state, "1 lay 41")
    assert Reader(GAME.view(state, 0).shown["laid"], "").items()[0].at("card").value is None
    assert Reader(GAME.view(state, 1).shown["laid"], "").items()[0].at("card").value == 41
    assert GAME.reveals(state, 0, action("lay 20")) == [(0, action("lay 20")), (1, action("lay 41"))]
    do(state, "0 lay 20")
    laid = Reader(GAME.view(state, SPECTATOR).shown["laid"], "").items()
    assert [row.at("card").value for row in laid] == [20, 41]


def test_the_higher_card_chooses_unless_the_other_pays() -> None:
    """H26."""
    state = pairs()
    do(state, "0 lay 20", "1 lay 41")
    assert state.to_act() == [0]
    assert legal(state, 0) == ["overtake", "yield"]
    do(state, "0 yield")
    assert state.to_act() == [1]
    assert legal(state, 1) == ["choose deck", "choose laid"]


def test_two_cubes_of_any_colour_buy_the_first_choice() -> None:
    """H26: just two cubes are paid without asking which."""
    state = pairs()
    do(state, "0 lay 20", "1 lay 41", "0 overtake")
    assert drawn(state.city(0)) == "pU M\n_ M\nD pB"
    assert state.supply == [13, 14, 13, 14]
    assert state.to_act() == [0]
    do(state, "0 choose deck")
    assert stage(state) == "place"


def test_of_more_cubes_the_payer_chooses() -> None:
    """H26."""
    state = pairs()
    city = state.city(0)
    city.area.grid[32] = 6 | 16  # a production square with a cube instead of the desert
    city.cubes[0] += 1
    state.supply[0] -= 1
    do(state, "0 lay 20", "1 lay 41", "0 overtake")
    assert legal(state, 0) == ["pay 0 0", "pay 0 1", "pay 1 2"]
    do(state, "0 pay 0 1")
    assert legal(state, 0) == ["pay 0 0", "pay 1 2"]
    do(state, "0 pay 1 2")
    assert stage(state) == "choose"
    assert state.to_act() == [0]


def test_a_seat_without_two_cubes_is_not_asked() -> None:
    """H26."""
    state = pairs()
    state.city(0).cubes[:] = [1, 0, 0, 0]
    do(state, "0 lay 20", "1 lay 41")
    assert stage(state) == "choose"
    assert state.to_act() == [1]


def test_one_card_of_the_pair_is_played_and_the_other_discarded() -> None:
    """H26: which one shows with the placement."""
    state = pairs()
    do(state, "0 lay 20", "1 lay 41", "0 yield", "1 choose laid")
    assert legal(state, 1) == ["play 20", "play 41"]
    assert legal(state, 0) == ["play 15", "play 25"]
    do(state, "1 play 20", "0 play 25")
    seats = Reader(GAME.view(state, 0).shown["seats"], "").items()
    assert [seat.at("card").value for seat in seats] == [25, None]
    place_somewhere(state)
    assert GAME.view(state, 0).known["gone"] == [15, 41]
    finish(state)
    assert stage(state) == "reveal"
