"""The draft: keeping, passing on, looking, and what is remembered (H20–H22)."""

from __future__ import annotations

from parlour.engine.plain import Plain, Reader
from parlour.engine.view import NATURE, SPECTATOR
from parlour.games.hokkaido import GAME
from parlour.games.hokkaido.rules.state import HokkaidoState
from tests.games.hokkaido.draw import begun, do, edition, finish, legal, place_somewhere, play_until, stage


def hand(state: HokkaidoState, seat: int) -> list[int] | None:
    """List the cards that a seat is shown in its hand."""
    shown = GAME.view(state, seat).shown["hand"]
    return None if shown is None else [row.at("card").integer(1, 60) for row in Reader(shown, "").items()]


def kept(state: HokkaidoState, viewer: int) -> list[Plain]:
    seats = Reader(GAME.view(state, viewer).shown["seats"], "").items()
    return [seat.at("card").value for seat in seats]


def remembered(state: HokkaidoState, viewer: int) -> Plain:
    return GAME.view(state, viewer).known["hands"]


def build_all(state: HokkaidoState) -> None:
    place_somewhere(state)
    finish(state)


def test_everybody_keeps_a_card_at_once() -> None:
    """H20: unseen by the others, in any order of seats."""
    state = begun(3)
    assert state.to_act() == [0, 1, 2]
    assert legal(state, 1) == [f"keep {card}" for card in range(7, 13)]
    do(state, "2 keep 13", "0 keep 6")
    assert state.to_act() == [1]
    assert kept(state, 0) == [6, None, None]
    assert kept(state, SPECTATOR) == [None, None, None]
    do(state, "1 keep 8")
    assert stage(state) == "place"
    assert kept(state, 0) == [6, None, None]


def test_kept_cards_show_when_all_have_placed_them() -> None:
    """H20, H31."""
    state = begun(3, chosen=edition(province="pU pU pB pB _ _"))
    do(state, "2 keep 13", "0 keep 6", "1 keep 8")
    place_somewhere(state, 0, 1)
    assert kept(state, SPECTATOR) == [None, None, None]
    place_somewhere(state, 2)
    assert stage(state) == "terraform"
    assert kept(state, SPECTATOR) == [6, 8, 13]
    finish(state)
    assert stage(state) == "keep"


def test_hands_go_to_the_left_in_the_first_half() -> None:
    """H20: seat 1 is to the left of seat 0."""
    state = begun(3)
    do(state, "0 keep 1", "1 keep 7", "2 keep 13")
    build_all(state)
    assert [hand(state, seat) for seat in range(3)] == [[14, 15, 16, 17, 18], [2, 3, 4, 5, 6], [8, 9, 10, 11, 12]]


def test_nobody_looks_at_received_cards_before_the_next_round() -> None:
    """H20: and what was passed on is no longer shown."""
    state = begun(3)
    do(state, "0 keep 1", "1 keep 7", "2 keep 13")
    assert stage(state) == "place"
    assert [hand(state, seat) for seat in range(3)] == [None, None, None]
    assert remembered(state, 0) == [None, None, None]


def test_a_hand_that_was_passed_on_is_remembered() -> None:
    """H20: with the card that its holder may have kept from it, until that shows."""
    state = begun(3)
    do(state, "0 keep 1", "1 keep 7", "2 keep 13")
    build_all(state)
    assert remembered(state, 0) == [None, [2, 3, 4, 5, 6], None]
    do(state, "1 keep 4")
    assert remembered(state, 0) == [None, [2, 3, 4, 5, 6], None]
    do(state, "0 keep 14", "2 keep 8")
    build_all(state)
    assert remembered(state, 0) == [None, [15, 16, 17, 18], [2, 3, 5, 6]]


def test_hands_go_to_the_right_in_the_second_half() -> None:
    """H20, H22: after six new cards for everybody."""
    state = begun(3)
    play_until(state, 7)
    assert state.round == 7
    assert stage(state) == "keep"
    before = [hand(state, seat) or [] for seat in range(3)]
    assert [len(cards) for cards in before] == [6, 6, 6]
    do(state, *[f"{seat} keep {before[seat][0]}" for seat in range(3)])
    build_all(state)
    assert [hand(state, seat) for seat in range(3)] == [before[1][1:], before[2][1:], before[0][1:]]


def test_new_cards_come_after_round_six() -> None:
    """H22: dealt by chance from what is left of the deck, and nobody has seen them."""
    state = begun(3)
    while state.round < 7:
        seat = state.to_act()[0]
        state.apply(seat, state.legal(seat)[-1])
    assert stage(state) == "deal"
    assert state.to_act() == [NATURE]
    assert int(state.hands.deck).bit_count() == 42
    assert sum(state.hands.held) == 0


def test_a_match_has_twelve_rounds() -> None:
    """H22."""
    state = begun(4)
    while state.to_act():
        seat = state.to_act()[0]
        state.apply(seat, state.legal(seat)[-1])
    assert state.round == 12
    assert stage(state) == "over"
    assert all(len(state.city(seat).numbers) <= 13 for seat in range(4))


# Two players ----------------------------------------------------------------------------------------------------------


def test_two_players_draw_and_discard() -> None:
    """H21: keep one, draw one, discard one face down, change hands."""
    state = begun(2)
    do(state, "0 keep 1", "1 keep 7")
    assert stage(state) == "draw"
    do(state, "draw 60", "draw 59")
    assert stage(state) == "discard"
    assert hand(state, 0) == [2, 3, 4, 5, 6, 60]
    assert GAME.view(state, 0).shown["drawn"] == 60
    assert GAME.view(state, 1).shown["drawn"] == 59
    do(state, "1 discard 59", "0 discard 2")
    assert stage(state) == "place"
    build_all(state)
    assert [hand(state, 0), hand(state, 1)] == [[8, 9, 10, 11, 12], [3, 4, 5, 6, 60]]
    assert GAME.view(state, 0).shown["drawn"] is None


def test_nobody_may_discard_what_was_kept() -> None:
    """H21."""
    state = begun(2)
    do(state, "0 keep 1", "1 keep 7", "draw 60", "draw 59")
    assert legal(state, 0) == [f"discard {card}" for card in (2, 3, 4, 5, 6, 60)]


def test_a_discard_is_known_when_a_hand_comes_back_without_it() -> None:
    """H21: and what was drawn and discarded at once is never known to the other."""
    state = begun(2)
    do(state, "0 keep 1", "1 keep 7", "draw 60", "draw 59", "0 discard 2", "1 discard 8")
    build_all(state)
    assert GAME.view(state, 0).known["buried"] == [2, None]  # never seen by the other
    assert remembered(state, 0) == [None, [3, 4, 5, 6, 60]]
    do(state, "0 keep 9", "1 keep 3", "draw 58", "draw 57", "0 discard 58", "1 discard 4")
    assert remembered(state, 0) == [None, [3, 4, 5, 6, 60]]  # any of these may be kept or discarded
    build_all(state)
    assert GAME.view(state, 0).known["buried"] == [2, None, 58, 4]
    assert GAME.view(state, 1).known["buried"] == [None, 8, None, 4]
    assert GAME.view(state, SPECTATOR).known["buried"] == [None] * 4


def test_the_last_card_of_a_hand_leaves_only_the_drawn_one() -> None:
    """H21: in rounds 6 and 12."""
    state = begun(2)
    play_until(state, 6)
    for seat in range(2):
        assert len(legal(state, seat)) == 1
        state.apply(seat, state.legal(seat)[0])
    for _ in range(2):
        state.apply(NATURE, state.legal(NATURE)[0])
    assert [len(legal(state, seat)) for seat in range(2)] == [1, 1]
