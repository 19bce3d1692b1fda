"""Rounds of Laar: reveal, assign, take, and what comes between them."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.engine.rng import Fast
from parlour.engine.variant import Variant
from parlour.engine.view import NATURE
from parlour.games.laar import GAME
from parlour.games.laar.rules.goods import EXPERTS
from parlour.games.laar.rules.stages import ROUNDS
from parlour.games.laar.rules.state import LaarState
from tests.games.laar.draw import STANDARD, begun, discard, edition_with, held, legal, play, play_round, stack

ASSIGNED = """
    reveal 1 2 3
    0 assign 0 cook
    1 assign 1 armourer
    2 assign 2 cook
"""


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_as_many_cards_are_revealed_as_there_are_players(seats: int) -> None:
    """L20: one card a player, each one gone from the deck; then the first player is to act."""
    state = begun(seats, first=1)
    for card in range(1, seats + 1):
        assert state.to_act() == [NATURE]
        assert f"reveal {card}" in legal(state)
        play(state, f"reveal {card}")
        assert state.unseen == 48 - card
    assert [card + 1 for card in state.market] == list(range(1, seats + 1))
    assert state.to_act() == [1]


@pytest.mark.parametrize(
    ("seats", "first", "order"),
    [
        (2, 0, [0, 1, 1, 0]),
        (2, 1, [1, 0, 0, 1]),
        (3, 0, [0, 1, 2, 2, 1, 0]),
        (3, 2, [2, 0, 1, 1, 0, 2]),
        (4, 0, [0, 1, 2, 3, 3, 2, 1, 0]),
        (4, 3, [3, 0, 1, 2, 2, 1, 0, 3]),
    ],
)
def test_experts_are_played_clockwise_and_goods_taken_in_reverse(seats: int, first: int, order: list[int]) -> None:
    """L21, L22: from the first player clockwise; then the last player first and the first player last."""
    assert play_round(begun(seats, first)) == order


def test_any_expert_in_hand_goes_on_any_revealed_card() -> None:
    """L21: five experts on three cards."""
    state = begun(3)
    play(state, "reveal 1 2 3")
    assert legal(state) == [f"assign {slot} {expert}" for slot in range(3) for expert in EXPERTS]


def test_a_card_has_one_expert() -> None:
    """L21: where an expert lies no second one is played, and the one played has left the hand."""
    state = begun(3)
    play(state, "reveal 1 2 3, 0 assign 1 armourer")
    assert legal(state) == [f"assign {slot} {expert}" for slot in (0, 2) for expert in EXPERTS]
    assert held(state, 0) == ["cook", "jeweller", "beastmaster", "arcanist"]
    play(state, "1 assign 2 armourer")
    assert legal(state) == [f"assign 0 {expert}" for expert in EXPERTS]


def test_an_expert_that_was_played_is_not_there_in_the_next_round() -> None:
    """L21: experts are played from hand."""
    state = begun(2)
    play(state, "reveal 1 2, 0 assign 0 cook, 1 assign 1 cook, 1 take 0, 0 take 1, reveal 3 4")
    assert legal(state) == [f"assign {slot} {expert}" for slot in (0, 1) for expert in EXPERTS[1:]]


def test_anyones_card_may_be_taken_and_one_must_be() -> None:
    """L22: whoever played the expert; there is no way not to take."""
    state = begun(3)
    play(state, ASSIGNED)
    assert legal(state) == ["take 0", "take 1", "take 2"]
    play(state, "2 take 0")
    assert legal(state) == ["take 1", "take 2"]
    assert stack(state, 2, "spice") == [1]
    assert discard(state) == ["cook"]
    play(state, "1 take 1")
    assert stack(state, 1, "weapon") == [2]
    assert discard(state) == ["cook", "armourer"]


def test_a_card_is_the_good_that_its_expert_makes_it() -> None:
    """L21, L22: the same card under each of the five experts."""
    kinds = {"cook": "spice", "jeweller": "gem", "beastmaster": "beast", "armourer": "weapon", "arcanist": "spell"}
    for expert, kind in kinds.items():
        state = begun(2)
        play(state, f"reveal 7 9, 0 assign 0 {expert}, 1 assign 1 cook, 1 take 0, 0 take 1")
        assert stack(state, 1, kind) == [7]
        assert sum([len(stack(state, 1, other)) for other in kinds.values()]) == 1


def test_the_first_player_may_change_the_kind_of_the_last_card() -> None:
    """L23: the expert on it goes to hand, another one from hand is played and discarded."""
    state = begun(3)
    play(state, ASSIGNED)
    play(state, "2 take 0, 1 take 1")
    assert held(state, 0) == ["jeweller", "beastmaster", "armourer", "arcanist"]
    assert legal(state) == ["take 2", "change jeweller", "change beastmaster", "change armourer", "change arcanist"]
    play(state, "0 change beastmaster")
    assert stack(state, 0, "beast") == [3]
    assert held(state, 0) == ["cook", "jeweller", "armourer", "arcanist"]
    assert discard(state) == ["cook", "beastmaster", "armourer"]


def test_only_the_first_player_may_change_and_only_the_last_card() -> None:
    """L23: neither the others, nor the first player while choosing an expert."""
    state = begun(2, first=1)
    play(state, "reveal 1 2, 1 assign 0 cook, 0 assign 1 armourer")
    assert legal(state) == ["take 0", "take 1"]
    play(state, "0 take 1")
    assert legal(state)[0] == "take 0"
    assert "change armourer" in legal(state)


def test_a_card_is_not_changed_to_its_own_kind() -> None:
    """L23: not to the same kind, though such an expert be in hand."""
    state = begun(2)
    play(state, "reveal 1 2, 0 assign 0 cook, 1 assign 1 jeweller, 1 take 0")
    assert "jeweller" in held(state, 0)
    assert legal(state) == ["take 1", "change beastmaster", "change armourer", "change arcanist"]


def test_a_hand_may_hold_two_experts_of_one_kind() -> None:
    """L23: the first player takes the other's cook beside the own; each of the two is played in its turn."""
    state = begun(2)
    play(state, "reveal 1 2, 0 assign 0 armourer, 1 assign 1 cook, 1 take 0, 0 change jeweller")
    assert held(state, 0) == ["cook", "cook", "beastmaster", "arcanist"]
    assert GAME.view(state, 1).shown["discard"] == dict(zip(EXPERTS, [0, 1, 0, 1, 0], strict=True))
    play(state, "reveal 3 4, 1 assign 0 jeweller")
    assert legal(state) == ["assign 1 cook", "assign 1 beastmaster", "assign 1 arcanist"]
    play(state, "0 assign 1 cook, 0 take 0, 1 take 1, reveal 5 6")
    assert held(state, 0) == ["cook", "beastmaster", "arcanist"]
    play(state, "0 assign 0 cook, 1 assign 1 armourer, 1 take 0")
    assert held(state, 0) == ["beastmaster", "arcanist"]
    assert legal(state) == ["take 1", "change beastmaster", "change arcanist"]


def test_with_two_of_the_kind_that_lies_there_is_nothing_to_change_to() -> None:
    """L23: a different kind is needed; a hand of cooks only cannot change a spice."""
    state = begun(3)
    play(
        state,
        """
        reveal 1 2 3, 0 assign 0 armourer, 1 assign 1 cook, 2 assign 2 jeweller, 2 take 0, 1 take 2, 0 change jeweller
        reveal 4 5 6, 1 assign 0 armourer, 2 assign 1 armourer, 0 assign 2 beastmaster, 0 take 2, 2 take 1, 1 take 0
        reveal 7 8 9, 2 assign 0 arcanist, 0 assign 1 arcanist, 1 assign 2 arcanist, 1 take 0, 0 take 1, 2 take 2
        """,
    )
    assert held(state, 0) == ["cook", "cook"]
    play(state, "reveal 10 11 12, 0 assign 0 cook, 1 assign 1 jeweller, 2 assign 2 cook, 2 take 0, 1 take 1")
    assert legal(state) == ["take 2"]


def test_stacks_keep_the_order_of_taking() -> None:
    """L24: the newest good lies on top, which is last in the list, and nothing is reordered."""
    state = begun(2)
    play(
        state,
        """
        reveal 9 2, 0 assign 0 cook, 1 assign 1 armourer, 1 take 0, 0 take 1
        reveal 4 3, 1 assign 0 cook, 0 assign 1 jeweller, 0 take 1, 1 take 0
        """,
    )
    assert stack(state, 1, "spice") == [9, 4]
    assert stack(state, 0, "weapon") == [2]
    assert stack(state, 0, "gem") == [3]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_full_sets_come_back_after_rounds_four_and_eight_only(seats: int) -> None:
    """L25: when everybody has one expert left; not after round 12."""
    state = begun(seats)
    for number in range(1, ROUNDS + 1):
        play_round(state)
        if number in (4, 8):
            assert all(held(state, seat) == list(EXPERTS) for seat in range(seats))
            assert discard(state) == []
        else:
            left = 5 - (number - 1) % 4 - 1
            assert [len(held(state, seat)) for seat in range(seats)] == [left] * seats
    assert [len(held(state, seat)) for seat in range(seats)] == [1] * seats
    assert len(discard(state)) == 4 * seats


def test_a_doubled_hand_becomes_a_full_set_too() -> None:
    """L23, L25: five different experts again, whatever was left."""
    state = begun(2)
    play(state, "reveal 1 2, 0 assign 0 armourer, 1 assign 1 cook, 1 take 0, 0 change jeweller")
    for _ in range(3):
        play_round(state)
    assert held(state, 0) == held(state, 1) == list(EXPERTS)


@pytest.mark.parametrize(
    ("seats", "first", "firsts"),
    [
        (2, 0, [0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1]),
        (3, 1, [1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0]),
        (4, 0, [0, 1, 2, 3, 1, 2, 3, 0, 2, 3, 0, 1]),
        (4, 3, [3, 0, 1, 2, 0, 1, 2, 3, 1, 2, 3, 0]),
    ],
)
def test_the_first_player_card_passes_to_the_left(seats: int, first: int, firsts: list[int]) -> None:
    """L26: one seat; with four players two seats at the end of rounds 4 and 8."""
    state = begun(seats, first)
    found = []
    for _ in range(ROUNDS):
        found.append(int(state.first))
        play_round(state)
    assert found == firsts
    assert state.first == firsts[-1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_match_ends_after_twelve_rounds(seats: int) -> None:
    """L27: everybody has twelve goods, and no round follows."""
    plain = edition_with({card: {"spell": "per_gem"} for card in range(1, 49)})
    state = begun(seats, edition=plain)
    for _ in range(ROUNDS):
        assert state.to_act() == [NATURE]
        play_round(state)
    assert all(
        len([good for good in state.goods[seat * 12 : seat * 12 + 12] if good >= 0]) == 12 for seat in range(seats)
    )
    while state.to_act():  # L82: two players may have a side to choose
        assert legal(state) == ["side left", "side right"]
        state.apply(state.to_act()[0], state.legal(state.to_act()[0])[0])
    assert [state.legal(seat) for seat in (NATURE, *range(seats))] == [[]] * (seats + 1)


@settings(max_examples=40, deadline=None)
@given(st.sampled_from(GAME.info.variants()), st.integers(0, 2**32))
def test_hands_and_cards_keep_their_numbers_whatever_is_played(variant: Variant, seed: int) -> None:
    """L21, L22, L23, L25: five experts less one a round, of a kind two at most; no card and no expert is lost."""
    state = GAME.new(variant, STANDARD)
    assert isinstance(state, LaarState)
    rng = Fast(seed)
    while state.to_act():
        if state.to_act() == [NATURE] and state.turn == 0:
            for seat in range(variant.seats):
                assert len(held(state, seat)) == 5 - (state.round - 1) % 4
                assert max(Counter(held(state, seat)).values()) <= 2
        assert state.census() == [48] + [variant.seats] * 5
        actor = state.to_act()[0]
        state.apply(actor, rng.choice(state.legal(actor)))
