"""Helpers and the final decisions: who decides when, with which targets."""

import pytest

from parlour.engine.rng import Fast
from parlour.engine.variant import Variant
from parlour.engine.view import View
from parlour.games.dreamhome import GAME
from parlour.games.dreamhome.home.area import PILE
from parlour.games.dreamhome.rules import card_set, rounds
from parlour.games.dreamhome.rules.names import DECORS, TYPES
from parlour.games.dreamhome.rules.state import DreamHomeState
from tests.games.dreamhome.draw import (
    action,
    drawn,
    ended,
    held,
    is_named,
    legal,
    lines,
    picture,
    play,
    stage,
    table,
    tokens,
    why_not,
)

FULL = """
    # # # # #
    # # # # #
          # #
"""

# The handyman can bring the library beside the study; then a kitchen may come beside the one on the middle floor.
ORDER_MATTERS = """
    K K # y b
    K l B B b
          G G
"""


def kinds(state: DreamHomeState) -> set[str]:
    """Name the types of the cards that may be fetched."""
    return {TYPES[state.components.kind[int(step.split()[1]) - 1]] for step in legal(state, "fetch")}


def fetch(state: DreamHomeState, kind: str) -> None:
    """Fetch the first card of a type."""
    steps = legal(state, "fetch")
    play(state, "0 " + next(step for step in steps if TYPES[state.components.kind[int(step.split()[1]) - 1]] == kind))


# Order ----------------------------------------------------------------------------------------------------------------


def test_helpers_work_in_order_and_may_be_declined() -> None:
    """D65: from the first-player token clockwise; roofer, courier, and the handyman if nobody calls him before."""
    state = ended(FULL, FULL, FULL, kept=("handyman courier", "roofer handyman", "courier roofer"), first=2, seats=3)
    order = []
    while state.to_act():
        order.append((state.to_act()[0], stage(state)))
        play(state, f"{order[-1][0]} decline")
    assert order == [(2, "roofer"), (2, "courier"), (0, "courier"), (0, "handyman"), (1, "roofer"), (1, "handyman")]
    assert stage(state) == "over"


def test_courier_and_handyman_work_in_the_order_that_their_owner_likes() -> None:
    """D65: whoever calls the handyman first comes back to the courier; roofers come before both."""
    state = ended(FULL, FULL, kept=("handyman roofer courier handyman",))
    assert why_not(state, 0, "handyman") == "D65"
    play(state, "0 decline\n0 handyman")
    assert (stage(state), legal(state, "handyman"), legal(state, "courier")) == ("handyman", [], [])
    assert why_not(state, 0, "handyman") == "D65"
    play(state, "0 swap top_1 top_2")
    assert (stage(state), legal(state, "handyman")) == ("courier", ["handyman"])
    play(state, "0 decline")
    assert (stage(state), legal(state, "handyman")) == ("handyman", [])
    play(state, "0 decline")
    assert stage(state) == "over"


def test_without_a_handyman_that_has_not_worked_there_is_no_order_to_choose() -> None:
    """D65: another player's handyman does not count."""
    state = ended(FULL, FULL, kept=("courier", "courier handyman"))
    assert (stage(state), legal(state, "handyman")) == ("courier", [])
    assert GAME.prompt(GAME.view(state, 0)).text == "prompt-courier"
    play(state, "0 decline")
    assert GAME.prompt(GAME.view(state, 1)).text == "prompt-courier-handyman"
    play(state, "1 handyman\n1 decline")
    assert (stage(state), legal(state, "handyman")) == ("courier", [])
    assert why_not(state, 1, "handyman") == "D65"


def test_the_order_decides_what_a_courier_may_bring() -> None:
    """D65, D24: the handyman clears the way for a second kitchen."""
    state = ended(ORDER_MATTERS, FULL, kept=("courier handyman",))
    play(state, "0 courier top_3")
    assert "kitchen" not in kinds(state)
    state = ended(ORDER_MATTERS, FULL, kept=("courier handyman",))
    play(state, "0 handyman\n0 swap top_3 middle_2\n0 courier middle_2")
    fetch(state, "kitchen")
    assert drawn(state) == picture("K K l y b   K K B B b   G G")


def test_in_version_1_the_courier_always_comes_first() -> None:
    """D65: as it was played before."""
    old = GAME.at(1)
    assert "handyman" not in [kind.name for kind in old.actions.kinds]
    state = ended(FULL, FULL, kept=("courier handyman",))
    now = GAME.view(state, 0)
    before = old.imagine(View(variant_of(now, 1), now.edition, 0, now.shown, now.known), Fast(1))
    offered = [set(one.legal(0)) for one in (state, before)]
    assert offered[0] - offered[1] == {action("handyman")}
    assert offered[1] < offered[0]
    assert old.prompt(old.view(before, 0)).text == "prompt-courier"


def variant_of(view: View, rules: int) -> Variant:
    return Variant(view.variant.seats, view.variant.choices, rules)


def test_without_helpers_the_match_is_over() -> None:
    """D65: architect and interior designer ask for nothing."""
    state = ended(FULL, FULL, kept=("architect interior_designer",))
    assert (stage(state), state.to_act()) == ("over", [])
    assert why_not(state, 0, "decline") == "D65"


def test_two_roofers_add_two_roofs() -> None:
    """D66: each helper card works."""
    state = ended(FULL, FULL, kept=("roofer roofer",))
    for _ in range(2):
        assert stage(state) == "roofer"
        play(state, f"0 {legal(state)[-1]}")
    assert stage(state) == "over"
    assert card_set.count(state.areas[PILE]) == 2
    assert held(state) == ["roofer", "roofer"]


# Roofer ---------------------------------------------------------------------------------------------------------------


def test_a_roofer_adds_any_roof_of_the_discard() -> None:
    """D60: all of them, and nothing else; those that look alike are one choice."""
    state = ended(FULL, FULL, kept=("roofer red red red*", "blue"))
    lying = [card for card in card_set.cards_in(state.resource_discard) if is_named(card, "roof")]
    names = [colour + window for colour in ("red", "brown", "blue", "green") for window in ("*", "")]
    each = [[card for card in lying if is_named(card, name)] for name in names]
    assert max(map(len, each)) > 1
    assert legal(state) == ["decline", *[f"roof {cards[0] + 1}" for cards in each if cards]]
    twin = next(cards[1] for cards in each if len(cards) > 1)
    assert why_not(state, 0, f"roof {twin + 1}") == "D60"
    roofs = [
        card for card in card_set.cards_in(state.resource_discard & state.components.roofs) if is_named(card, "red")
    ]
    play(state, f"0 roof {roofs[0] + 1}")
    assert lines(state)["roof"] == 9
    assert not state.resource_discard & card_set.CARD[roofs[0]]


def test_a_roofer_has_nothing_to_do_without_a_roof_in_the_discard() -> None:
    """D60."""
    state = table(FULL, FULL, kept=("roofer", "red red red red red* brown brown brown brown brown*"), round_=12)
    state.areas[PILE] |= state.resource_discard & state.components.roofs
    state.resource_discard &= ~state.components.roofs
    for column in range(5):
        state.market[5 + column] = -1
    rounds.end_round(state)
    assert stage(state) == "over"


# Courier --------------------------------------------------------------------------------------------------------------

HOME = """
    L L # b K
    B # # K C
          # V
"""


def test_a_courier_brings_any_card_of_the_discard_that_fits() -> None:
    """D61: also in place of an empty room; placement rules hold."""
    state = ended(HOME, FULL, kept=("courier",))
    assert stage(state) == "courier"
    assert "courier top_3" in legal(state)
    play(state, "0 courier top_3")
    assert "living_room" in kinds(state)
    assert "bathroom" not in kinds(state)
    assert "garage" not in kinds(state)
    before = lines(state)["rooms"]
    fetch(state, "living_room")
    assert drawn(state) == picture("L L L b K   B # # K C   # V")
    assert lines(state)["rooms"] == (before or 0) + 5


def test_every_room_of_the_discard_that_looks_different_is_a_target_of_its_own() -> None:
    """D61: there are kids' rooms with one child and with two; several with as many are the same choice."""
    state = ended(HOME, FULL, kept=("courier",))
    play(state, "0 courier middle_2")
    rooms = [
        card for card in card_set.cards_in(state.room_discard) if TYPES[state.components.kind[card]] == "kids_room"
    ]
    assert len(rooms) > 2
    expected = [next(card for card in rooms if state.components.children[card] == number) for number in (1, 2)]
    offered = [step for step in legal(state) if int(step.split()[1]) - 1 in rooms]
    assert sorted(offered) == sorted([f"fetch {card + 1}" for card in expected])
    twin = next(card for card in rooms if card not in expected)
    assert why_not(state, 0, f"fetch {twin + 1}") == "D61"
    assert legal(state, "decline") == []


def test_the_exchanged_card_joins_the_discard_and_its_decor_is_lost() -> None:
    """D61."""
    state = ended(HOME, FULL, kept=("courier",), decor="top_1:grand_piano")
    card = state.areas[0] & 63
    play(state, "0 courier top_1")
    fetch(state, "study")
    assert tokens(state) == {}
    assert card_set.cards_in(state.lost) == [DECORS.index("grand_piano")]
    assert state.room_discard & card_set.CARD[card]
    assert drawn(state) == picture("y L # b K   B # # K C   # V")


def test_a_courier_respects_complete_rooms() -> None:
    """D61, D24: also those that only décor completes, unless there is an interior designer (D64)."""
    home = """
        L # # # #
        # # # # #
              # #
    """
    for kept, fits in (("courier", False), ("courier interior_designer", True)):
        state = ended(home, FULL, kept=(kept,), decor="top_1:fireplace")
        play(state, "0 courier top_2")
        assert ("living_room" in kinds(state)) is fits
        card = next(card for card in card_set.cards_in(state.room_discard) if state.components.kind[card] == 0)
        assert why_not(state, 0, f"fetch {card + 1}") == ("" if fits else "D24")


def test_a_card_of_the_same_type_may_always_come_instead() -> None:
    """D61: the old card leaves, so that it does not stand in the way."""
    home = """
        b # # # #
        # # # # #
              # #
    """
    state = ended(home, FULL, kept=("courier",))
    play(state, "0 courier top_1")
    assert "bathroom" in kinds(state)


# Architect and interior designer --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("architects", "points"), [("", 0), ("architect", 7), ("architect architect", 14)])
def test_an_architect_counts_bonuses_and_empty_rooms(architects: str, points: int) -> None:
    """D62, D66: here two bonuses and five empty rooms."""
    home = """
        L L # b K
        b # B # C
              # #
    """
    state = ended(home, FULL, kept=(architects,))
    assert lines(state)["functionality"] == 6
    assert lines(state)["helpers"] == points


@pytest.mark.parametrize(("designers", "points"), [("", 0), ("interior_designer", 3), ("interior_designer " * 2, 6)])
def test_an_interior_designer_adds_a_point_to_each_decor(designers: str, points: int) -> None:
    """D64, D66: beside the home too."""
    state = ended(HOME, FULL, kept=(designers,), decor="top_1:grand_piano tree_house birdhouse")
    assert lines(state)["decor"] == 7
    assert lines(state)["helpers"] == points


def test_with_a_designer_decor_does_not_complete_rooms_but_two_of_them_cannot_join() -> None:
    """D64: sizes and one décor per room still hold."""
    home = """
        . . . . .
        L . L . .
              # #
    """
    market = "living_room, sauna roof, study roof, study roof, library roof"
    state = table(home, kept=("interior_designer",), market=market, decor="middle_1:grand_piano")
    play(state, "0 take 1")
    assert {"place middle_2 up", "place middle_4 up"} <= set(legal(state))
    state = table(home, kept=("interior_designer",), market=market, decor="middle_1:grand_piano middle_3:fireplace")
    play(state, "0 take 1")
    assert "place middle_2 up" not in legal(state)
    assert why_not(state, 0, "place middle_2 up") == "D64"
    assert "place middle_4 up" in legal(state)


# Handyman -------------------------------------------------------------------------------------------------------------


def test_a_handyman_lets_two_cards_trade_places() -> None:
    """D63: Sofia's living room grows by the card from below (the book's example)."""
    home = """
        L L C b #
        # # L # #
              # #
    """
    state = ended(home, FULL, kept=("handyman",))
    assert "swap top_3 middle_3" in legal(state)
    play(state, "0 swap top_3 middle_3")
    assert drawn(state) == picture("L L L b #   # # C # #   # #")
    assert stage(state) == "over"


def test_floors_and_sizes_hold_for_both_cards() -> None:
    """D63, D22, D23."""
    home = """
        B B K b #
        # # B # #
              G #
    """
    state = ended(home, FULL, kept=("handyman",))
    assert why_not(state, 0, "swap top_3 middle_3") == "D23"
    assert why_not(state, 0, "swap top_5 basement_1") == "D22"
    assert why_not(state, 0, "swap top_4 basement_2") == "D22"
    assert why_not(state, 0, "swap top_3 top_1") == "D63"
    assert "swap top_5 basement_2" in legal(state)
    assert "swap basement_1 basement_2" in legal(state)
    assert "swap top_1 top_2" in legal(state)


def test_a_room_with_decor_may_grow_and_decor_moves_with_its_card() -> None:
    """D63."""
    home = """
        L # # b #
        # # L # #
              # #
    """
    state = ended(home, FULL, kept=("handyman",), decor="top_1:grand_piano")
    play(state, "0 swap top_2 middle_3")
    assert drawn(state) == picture("L L # b #   # # # # #   # #")
    assert tokens(state) == {"top_1": "grand_piano"}
    state = ended(home, FULL, kept=("handyman",), decor="top_1:grand_piano")
    play(state, "0 swap top_1 middle_2")
    assert tokens(state) == {"middle_2": "grand_piano"}
    assert drawn(state) == picture("# # # b #   # L L # #   # #")


def test_of_several_decors_in_a_room_the_owner_keeps_one() -> None:
    """D63, D33."""
    home = """
        L # # b #
        # # L # #
              # #
    """
    state = ended(home, FULL, kept=("handyman",), decor="top_1:grand_piano middle_3:cat_house")
    play(state, "0 swap top_2 middle_3")
    assert stage(state) == "keep"
    assert legal(state) == ["keep top_1", "keep top_2"]
    play(state, "0 keep top_2")
    assert tokens(state) == {"top_2": "cat_house"}
    assert card_set.cards_in(state.lost) == [DECORS.index("grand_piano")]
    assert stage(state) == "over"


def test_empty_rooms_stay_empty() -> None:
    """D63: wherever they go, they score nothing."""
    home = """
        L # # b #
        # # # # #
              G #
    """
    state = ended(home, FULL, kept=("handyman",))
    before = lines(state)["rooms"]
    play(state, "0 swap top_5 basement_2")
    assert lines(state)["rooms"] == before
    assert drawn(state) == picture(home)


def test_a_second_handyman_works_after_the_first() -> None:
    """D66, D63."""
    state = ended(HOME, FULL, kept=("handyman handyman",))
    play(state, "0 swap top_1 top_2")
    assert stage(state) == "handyman"
    play(state, "0 decline")
    assert stage(state) == "over"
