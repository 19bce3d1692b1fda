"""Tools: hammer drill, jackhammer, concrete mixer, scaffolding, each at its moment."""

import pytest

from parlour.games.dreamhome import GAME
from parlour.games.dreamhome.home.area import KEPT
from parlour.games.dreamhome.rules import card_set
from parlour.games.dreamhome.rules.names import COLUMNS, DECORS, NONE, TYPES
from parlour.games.dreamhome.rules.state import DreamHomeState
from tests.games.dreamhome.draw import (
    NOTHING,
    area,
    drawn,
    held,
    legal,
    picture,
    play,
    stage,
    table,
    tokens,
    why_not,
)

# Hammer drill ---------------------------------------------------------------------------------------------------------

STUDY = """
    . . . . .
    L L y # .
          . .
"""


def in_column(state: DreamHomeState, column: int) -> str:
    return TYPES[state.components.kind[state.market[column - 1]]]


def test_a_hammer_drill_exchanges_a_card_of_the_home_for_one_of_the_market() -> None:
    """D50: a study for the third card of a living room (the book's example); the study goes to the market."""
    state = table(STUDY, kept=("hammer_drill",))
    assert "drill middle_3 4" in legal(state)
    play(state, "0 drill middle_3 4")
    assert drawn(state) == picture(". . . . .   L L L # .   . .")
    assert in_column(state, 4) == "study"
    assert held(state) == []
    assert stage(state) == "choose"
    play(state, "0 take 4, 0 place top_1 up")
    assert state.to_act() == [1]


def test_placement_rules_hold_for_the_new_card() -> None:
    """D50: floors, sizes and complete rooms; an empty room cannot be exchanged."""
    home = """
        . . . . .
        L L y # b
              # V
    """
    market = "living_room, bathroom roof, garage roof, bedroom roof, bedroom roof"
    state = table(home, kept=("hammer_drill",), market=market, decor="middle_1:fireplace")
    assert "drill middle_3 1" not in legal(state)
    assert why_not(state, 0, "drill middle_3 1") == "D24"
    assert why_not(state, 0, "drill middle_3 3") == "D22"
    assert why_not(state, 0, "drill basement_2 2") == "D22"
    assert why_not(state, 0, "drill middle_4 4") == "D50"
    assert "drill middle_5 2" in legal(state)
    assert "drill basement_2 3" in legal(state)


def test_decor_on_the_exchanged_card_leaves_the_game() -> None:
    """D50: and the room beside it may grow again."""
    market = "kitchen, living_room roof, study roof, sauna roof, sauna roof"
    state = table(STUDY, kept=("hammer_drill",), decor="middle_1:grand_piano", market=market)
    play(state, "0 drill middle_1 1")
    assert tokens(state) == {}
    assert card_set.cards_in(state.lost) == [DECORS.index("grand_piano")]
    assert drawn(state) == picture(". . . . .   K L y # .   . .")


def test_a_hammer_drill_is_for_the_own_turn_before_a_column() -> None:
    """D50: not after taking one, and not for others."""
    state = table(STUDY, kept=("hammer_drill",))
    assert why_not(state, 1, "drill middle_3 4") == "D50"
    play(state, "0 take 2")
    assert why_not(state, 0, "drill middle_3 4") == "D50"


# Jackhammer -----------------------------------------------------------------------------------------------------------


def test_a_jackhammer_takes_any_room_before_the_first_choice() -> None:
    """D51: its resource is discarded, and its owner skips the turn."""
    state = table(NOTHING, kept=("", "jackhammer"), seats=3)
    assert (stage(state), state.to_act()) == ("dig", [1])
    assert legal(state) == ["dig 1", "dig 2", "dig 3", "dig 4", "dig 5", "hold"]
    resource = state.market[COLUMNS + 1]
    play(state, "1 dig 2")
    assert stage(state) == "place"
    play(state, "1 place middle_1 up")
    assert card_set.CARD[resource] & state.resource_discard
    assert held(state, 1) == []
    order = []
    for column in (1, 3):
        order += state.to_act()
        play(state, f"{order[-1]} take {column}, {order[-1]} place middle_1 up")
    assert order == [0, 2]
    assert stage(state) == "deal"


def test_a_first_player_with_a_jackhammer_lets_the_next_one_start() -> None:
    """D51."""
    state = table(NOTHING, kept=("jackhammer",), seats=3)
    play(state, "0 dig 3, 0 place middle_1 up")
    assert (stage(state), state.to_act()) == ("choose", [1])


def test_the_leftmost_room_gives_no_token_by_jackhammer() -> None:
    """D51: nobody can choose that column then, and the token stays."""
    state = table(NOTHING, kept=("", "jackhammer"))
    play(state, "1 dig 1, 1 place middle_1 up")
    assert state.token == 0
    assert legal(state) == ["take 2", "take 3", "take 4", "take 5"]
    play(state, "0 take 2, 0 place middle_1 up")
    assert (state.first, state.round) == (0, 6)


def test_jackhammers_are_offered_from_the_first_player_after_the_discard() -> None:
    """D51, D12: one use a round and seat; who holds it back is asked again in the next round."""
    state = table(NOTHING, kept=("jackhammer", "", "jackhammer"), seats=3, first=1, discard="on")
    assert stage(state) == "discard"
    play(state, "1 discard 3")
    assert (stage(state), state.to_act()) == ("dig", [2])
    play(state, "2 hold")
    assert state.to_act() == [0]
    play(state, "0 dig 5, 0 place middle_1 up")
    assert (stage(state), state.to_act()) == ("choose", [1])
    assert held(state, 2) == ["jackhammer"]
    assert why_not(state, 1, "dig 2") == "D51"


def test_two_jackhammers_of_one_seat_are_not_both_used_in_a_round() -> None:
    """D51: there is only one turn to skip."""
    state = table(NOTHING, kept=("jackhammer jackhammer",))
    play(state, "0 dig 2, 0 place middle_1 up")
    assert (stage(state), state.to_act()) == ("choose", [1])
    assert held(state) == ["jackhammer"]


def test_a_jackhammer_excludes_other_tools_in_that_round() -> None:
    """D51: the whole turn is skipped, hammer drill and concrete mixer included."""
    state = table(STUDY, kept=("jackhammer hammer_drill concrete_mixer",))
    play(state, "0 dig 2, 0 place top_1 up")
    assert (stage(state), state.to_act()) == ("choose", [1])
    play(state, "1 take 3, 1 place middle_1 up")
    assert stage(state) == "deal"
    assert sorted(held(state)) == ["concrete_mixer", "hammer_drill"]


def test_if_all_use_jackhammers_the_round_ends() -> None:
    """D51."""
    state = table(NOTHING, kept=("jackhammer", "jackhammer"))
    play(state, "0 dig 2, 0 place middle_1 up, 1 dig 1, 1 place middle_1 up")
    assert (stage(state), state.round, state.token) == ("deal", 6, 0)


# Concrete mixer -------------------------------------------------------------------------------------------------------


def test_a_concrete_mixer_lets_two_rooms_trade_places() -> None:
    """D52: Vasyl gets the living room together with the roof he wants (the book's example)."""
    state = table(
        NOTHING, kept=("concrete_mixer",), market="kitchen, pantry red*, living_room roofer, study roof, study roof"
    )
    assert len(legal(state, "mix")) == 10
    play(state, "0 mix 2 3")
    assert (in_column(state, 2), in_column(state, 3)) == ("living_room", "pantry")
    play(state, "0 take 2")
    assert area(GAME.view(state, 0), 0)["roofs"] == 1


def test_only_rooms_that_are_there_can_be_mixed() -> None:
    """D52."""
    state = table(NOTHING, kept=("", "concrete_mixer"))
    play(state, "0 take 2, 0 place middle_1 up")
    assert legal(state, "mix") == ["mix 1 3", "mix 1 4", "mix 1 5", "mix 3 4", "mix 3 5", "mix 4 5"]
    assert why_not(state, 1, "mix 1 2") == "D52"


def test_tools_may_be_used_one_after_another() -> None:
    """D16: any number of them."""
    state = table(STUDY, kept=("hammer_drill concrete_mixer concrete_mixer",))
    play(state, "0 mix 1 2, 0 drill middle_3 4, 0 mix 4 5, 0 take 5")
    assert stage(state) == "place"


# Scaffolding ----------------------------------------------------------------------------------------------------------

NO_BASEMENT = """
    . . . . .
    # # L . .
          . .
"""
SCAFFOLD_MARKET = "kitchen, living_room scaffolding, study roof, study roof, library roof"


def test_a_scaffold_before_the_room_supports_it() -> None:
    """D54: in the basement, so that the living room above it can grow (the book's example)."""
    state = table(NO_BASEMENT, market=SCAFFOLD_MARKET)
    play(state, "0 take 2")
    assert "place middle_4 up" not in legal(state)
    assert legal(state, "scaffold") == [
        "scaffold top_1", "scaffold top_2", "scaffold top_3", "scaffold basement_1", "scaffold basement_2",
    ]  # fmt: skip
    play(state, "0 scaffold basement_1")
    assert legal(state, "scaffold") == []
    play(state, "0 place middle_4 up")
    assert drawn(state) == picture(". . . . .   # # L L .   = .")
    assert state.to_act() == [1]


def test_a_scaffold_may_come_after_the_room() -> None:
    """D54: compulsory then, and on top of the new room too."""
    state = table(NO_BASEMENT, market=SCAFFOLD_MARKET)
    play(state, "0 take 2, 0 place basement_2 down")
    assert stage(state) == "scaffold"
    assert legal(state) == [
        "scaffold top_1", "scaffold top_2", "scaffold top_3", "scaffold middle_5", "scaffold basement_1",
    ]  # fmt: skip
    play(state, "0 scaffold middle_5")
    assert drawn(state) == picture(". . . . .   # # L . =   . #")


def test_a_room_replaces_a_scaffold_which_is_then_discarded() -> None:
    """D54: perhaps an empty one."""
    home = """
        . . . . .
        # # L L .
              = .
    """
    state = table(home)
    assert held(state) == ["scaffolding"]
    play(state, "0 take 2, 0 place basement_1 down")
    assert drawn(state) == picture(". . . . .   # # L L .   # .")
    assert held(state) == ["roofer"]


def test_no_scaffold_stands_on_a_scaffold() -> None:
    """D54: but above one it may."""
    home = """
        . . . . .
        # # L . .
              = #
    """
    state = table(home, market=SCAFFOLD_MARKET)
    play(state, "0 take 2")
    assert legal(state, "scaffold") == [
        "scaffold top_1", "scaffold top_2", "scaffold top_3", "scaffold middle_4", "scaffold middle_5",
    ]  # fmt: skip
    assert why_not(state, 0, "scaffold basement_1") == "D54"
    assert why_not(state, 0, "scaffold top_4") == "D54"


@pytest.mark.parametrize("is_lower", [False, True])
def test_the_scaffolding_in_hand_is_not_the_one_that_a_room_replaces(is_lower: bool) -> None:
    """D54: the room takes the place of the first scaffold, the second is still to be put up; by either card."""
    home = """
        . . . . .
        # # L L .
              = .
    """
    state = table(home, market=SCAFFOLD_MARKET)
    if is_lower:
        standing = card_set.cards_in(state.areas[KEPT])[0]
        state.areas[KEPT] = card_set.CARD[state.market[COLUMNS + 1]]
        state.market[COLUMNS + 1] = standing
    new = state.market[COLUMNS + 1]
    play(state, "0 take 2, 0 place basement_1 down")
    assert stage(state) == "scaffold"
    assert held(state) == ["scaffolding"]
    assert not state.resource_discard & card_set.CARD[new]
    play(state, "0 scaffold basement_2")
    assert drawn(state) == picture(". . . . .   # # L L .   # =")


def test_a_scaffold_without_a_cell_is_discarded() -> None:
    """D34, D54: after the last room there is none; before it there is the last cell."""
    home = """
        # # # # #
        # # # # #
              # .
    """
    state = table(home, home, market=SCAFFOLD_MARKET, round_=12)
    card = state.market[COLUMNS + 1]
    play(state, "0 take 2, 0 place basement_2 down")
    assert state.to_act() == [1]
    assert card_set.CARD[card] & state.resource_discard
    state = table(home, home, market=SCAFFOLD_MARKET, round_=12)
    play(state, "0 take 2, 0 scaffold basement_2, 0 place basement_2 down")
    assert (held(state), state.resource) == ([], NONE)
