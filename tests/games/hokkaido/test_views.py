"""What is shown, what is known, and that what is made up fits (laws aside, a few facts that read well)."""

from __future__ import annotations

from parlour.engine.plain import Plain, Reader
from parlour.engine.rng import Fast
from parlour.engine.view import NATURE, SPECTATOR
from parlour.games.hokkaido import GAME
from parlour.games.hokkaido.rules import card_set
from parlour.games.hokkaido.rules.state import HokkaidoState
from tests.games.hokkaido.draw import action, begun, do, drawn, finish, place_somewhere, play_until, tidy


def imagined(state: HokkaidoState, seat: int, seed: int) -> HokkaidoState:
    found = GAME.imagine(GAME.view(state, seat), Fast(seed))
    assert isinstance(found, HokkaidoState)
    return found


def area(state: HokkaidoState, viewer: int, owner: int) -> dict[str, Plain]:
    return Reader(GAME.view(state, viewer).shown["seats"], "").items()[owner].object()


def test_a_city_is_shown_as_a_map_and_as_cards() -> None:
    """H30: with coordinates from the corner of the province."""
    state = begun(3)
    do(state, "0 keep 4", "1 keep 7", "2 keep 13", "0 place left -2 -1 0")
    place_somewhere(state, 1, 2)
    found = area(state, SPECTATOR, 0)
    assert (found["left"], found["top"]) == (-2, -1)
    assert found["cards"] == [
        {"province": 1, "turn": "up", "x": 0, "y": 0, "under": 0},
        {"card": 4, "turn": "left", "x": -2, "y": -1, "under": 0},
    ]
    assert found["layers"] == [0, 1]
    assert tidy(str(found["map"])) == drawn(state.city(0))


def test_hands_are_seen_by_their_holders_only() -> None:
    """H11, H20."""
    state = begun(3)
    assert GAME.view(state, SPECTATOR).shown["hand"] is None
    hand = Reader(GAME.view(state, 1).shown["hand"], "").items()
    assert [row.at("card").value for row in hand] == [7, 8, 9, 10, 11, 12]
    assert area(state, 0, 1)["cards_in_hand"] == 6


def seen(state: HokkaidoState, by: int, words: str) -> list[dict[str, Plain]]:
    """Return what both seats and a spectator see of an action."""
    return [GAME.glimpse(state, by, action(words), viewer) for viewer in (0, 1, SPECTATOR)]


def test_of_a_hidden_card_others_see_that_there_was_one() -> None:
    """H11, H20, H21: dealt, kept, drawn and discarded, each told in full to one seat only."""
    state = begun(2)
    do(state, "0 keep 1")
    assert seen(state, 1, "keep 7") == [{"do": "keep"}, {"do": "keep", "card": 7}, {"do": "keep"}]
    do(state, "1 keep 7")
    assert seen(state, NATURE, "draw 60") == [{"do": "draw", "card": 60}, {"do": "draw"}, {"do": "draw"}]
    do(state, "draw 60")
    assert seen(state, NATURE, "draw 59") == [{"do": "draw"}, {"do": "draw", "card": 59}, {"do": "draw"}]
    do(state, "draw 59")
    assert seen(state, 0, "discard 2") == [{"do": "discard", "card": 2}, {"do": "discard"}, {"do": "discard"}]
    play_until(state, 6)
    while state.round < 7:
        state.apply(state.to_act()[0], state.legal(state.to_act()[0])[-1])
    card = GAME.actions.to_plain(state.legal(NATURE)[0])["card"]
    assert seen(state, NATURE, f"deal {card}") == [{"do": "deal", "card": card}, {"do": "deal"}, {"do": "deal"}]


def test_unseen_hands_are_made_up_and_seen_ones_are_not() -> None:
    """H20: after two rounds seat 0 knows two hands of four."""
    state = begun(4)
    play_until(state, 3)
    hands = [[int(imagined(state, 0, seed).hands.of(seat)) for seed in range(8)] for seat in range(4)]
    assert [len(set(found)) > 1 for found in hands] == [False, False, False, True]
    assert [hands[seat][0] == state.hands.of(seat) for seat in range(3)] == [True, True, True]


def test_a_kept_card_comes_from_the_hand_that_was_seen() -> None:
    """H20: seat 0 has passed 2 to 6 to seat 1."""
    state = begun(3)
    do(state, "0 keep 1", "1 keep 7", "2 keep 13")
    place_somewhere(state)
    finish(state)
    do(state, "1 keep 4")
    kept = {imagined(state, 0, seed).kept[1] + 1 for seed in range(40)}
    assert kept == {2, 3, 4, 5, 6}
    for seed in range(10):
        made_up = imagined(state, 0, seed)
        cards = [*card_set.members(made_up.hands.of(1)), made_up.kept[1]]
        assert sorted(cards) == [1, 2, 3, 4, 5]


def test_imagined_kept_cards_were_not_drawn_later() -> None:
    """H21: with two players the drawn card may be in the hand or discarded, not kept."""
    state = begun(2)
    do(state, "0 keep 1", "1 keep 7", "draw 60", "draw 59", "0 discard 2", "1 discard 8")
    place_somewhere(state)
    finish(state)
    do(state, "0 keep 9", "1 keep 3", "draw 58", "draw 57", "0 discard 58", "1 discard 57")
    for seed in range(30):
        made_up = imagined(state, 0, seed)
        assert made_up.kept[1] + 1 in (3, 4, 5, 6, 60)
        others = sorted([*card_set.members(made_up.hands.of(1)), made_up.hands.discarded[1]])
        assert len([card for card in others if card + 1 in (3, 4, 5, 6, 60)]) == 4


def test_what_others_have_committed_is_made_up() -> None:
    """H31: some placement of some card that they may have kept."""
    state = begun(3)
    do(state, "0 keep 1", "1 keep 7", "2 keep 13")
    place_somewhere(state, 1)
    spots = {str(imagined(state, 0, seed).city(1).spots) for seed in range(10)}
    assert len(spots) > 5
    assert all(imagined(state, 0, seed).ready[1] for seed in range(5))


def test_memory_ends_with_a_new_deal() -> None:
    """H22."""
    state = begun(3)
    play_until(state, 7)
    assert GAME.view(state, 0).known["hands"] == [None, None, None]


def test_a_spectator_knows_no_hand() -> None:
    state = begun(3)
    play_until(state, 4)
    assert GAME.view(state, SPECTATOR).known["hands"] == [None, None, None]
    assert "own" not in GAME.view(state, SPECTATOR).known
