"""Refusals of Laar: the rule that forbids an action."""

import pytest

from parlour.engine.view import NATURE, SPECTATOR
from parlour.games.laar import GAME
from parlour.games.laar.rules.state import LaarState
from tests.games.laar.draw import action, after_last_round, begun, edition_with, fresh, play

ASSIGNED = "reveal 1 2 3, 0 assign 0 cook, 1 assign 1 armourer, 2 assign 2 cook"


def why(state: LaarState, seat: int, step: str) -> str:
    return GAME.why_not(GAME.view(state, seat), action(step))


def at(script: str, seats: int = 3) -> LaarState:
    state = begun(seats)
    play(state, script)
    return state


@pytest.mark.parametrize("step", ["assign 0 cook", "assign 2 arcanist"])
def test_what_is_legal_is_forbidden_by_nothing(step: str) -> None:
    """L21: an expert from hand on a card without one."""
    assert why(at("reveal 1 2 3"), 0, step) == ""


@pytest.mark.parametrize(
    ("script", "seat", "step", "rule"),
    [
        ("reveal 1 2 3", 1, "assign 0 cook", "L21"),  # not its turn
        ("reveal 1 2 3", SPECTATOR, "assign 0 cook", "L21"),
        ("reveal 1 2", 0, "assign 0 cook", "L21"),  # not all revealed
        ("reveal 1 2 3, 0 assign 0 cook", 1, "assign 0 cook", "L21"),  # has an expert
        ("reveal 1 2 3", 0, "assign 3 cook", "L21"),  # no such card with three players
        (f"{ASSIGNED}, 2 take 0, 1 take 1, 0 take 2, reveal 4 5 6", 1, "assign 0 armourer", "L12"),  # not in hand
        (ASSIGNED, 2, "assign 0 jeweller", "L21"),  # too late
        ("reveal 1 2 3", 0, "take 0", "L22"),  # too early
        (ASSIGNED, 1, "take 0", "L22"),  # not its turn
        (f"{ASSIGNED}, 2 take 0", 1, "take 0", "L22"),  # is gone
        (ASSIGNED, 2, "take 3", "L22"),  # no such card
        (ASSIGNED, 2, "change jeweller", "L23"),  # not the first player
        (ASSIGNED, 2, "change cook", "L23"),  # the same, and not in hand
        (ASSIGNED, 0, "change jeweller", "L23"),  # not yet
        (f"{ASSIGNED}, 2 take 2, 1 take 0", 0, "change armourer", "L23"),  # the same kind
        (f"{ASSIGNED}, 2 take 2, 1 take 0", 0, "change cook", "L12"),  # not in hand
        (f"{ASSIGNED}, 2 take 0, 1 take 1", 0, "change cook", "L23"),  # the same kind, not in hand either
        ("reveal 1 2 3", 0, "memo I", "L6"),
        ("reveal 1 2 3", 0, "first 0", "L11"),
        ("reveal 1 2 3", 0, "reveal 4", "L20"),
        ("reveal 1 2", 0, "reveal 3", "L20"),  # only chance reveals
        ("reveal 1 2 3", 0, "move 1 gem", "L30"),
        ("reveal 1 2 3", 0, "stay", "L30"),
        ("reveal 1 2 3", 0, "protect katar", "L48"),
        ("reveal 1 2 3", 0, "side left", "L82"),
    ],
)
def test_a_rule_is_named_for_what_a_round_does_not_allow(script: str, seat: int, step: str, rule: str) -> None:
    """L6, L11, L12, L20, L21, L22, L23, L30, L48, L82: each kind of illegal try."""
    assert why(at(script), seat, step) == rule


@pytest.mark.parametrize(
    ("script", "seat", "step", "rule"),
    [
        ("", 0, "stay", ""),
        ("", 1, "stay", "L30"),  # the other's turn
        ("", 0, "move 3 gem", "L30"),  # no universal good
        ("", 0, "move 4 gem", "L30"),  # the other's
        ("", 0, "move 5 gem", "L30"),  # in the deck
        ("0 move 1 gem", 0, "move 1 beast", "L30"),  # has moved
        ("", 0, "protect katar", "L48"),  # too early
        ("0 stay, 1 stay", 0, "protect katar", ""),
        ("0 stay, 1 stay", 0, "stay", "L30"),  # too late
        ("0 stay, 1 stay", 1, "protect katar", "L48"),  # has no protection
        ("0 stay, 1 stay, 0 protect katar", 0, "protect katar", "L29"),  # named before
        ("0 stay, 1 stay, 0 protect katar", 0, "side left", "L82"),  # too early
        ("0 stay, 1 stay, 0 protect katar, 0 protect pinga", 0, "protect shuriken", "L48"),  # two spells, two kinds
        ("0 stay, 1 stay, 0 protect katar, 0 protect pinga", 1, "side left", "L82"),  # has no weapons
        ("0 stay, 1 stay, 0 protect katar, 0 protect pinga, 0 side left", 0, "side right", "L82"),  # once only
        ("0 stay, 1 stay, 0 protect katar, 0 protect pinga, 0 side left", 0, "take 0", "L22"),  # it is over
    ],
)
def test_a_rule_is_named_for_what_the_final_scoring_does_not_allow(
    script: str, seat: int, step: str, rule: str
) -> None:
    """L29, L30, L48, L82: each kind of illegal try."""
    edition = edition_with(
        {1: {"spell": "universal"}, 2: {"spell": "protection"}, 6: {"spell": "protection"}, 4: {"spell": "universal"}}
    )
    state = after_last_round("spell:1 spell:2 spell:6 spell:3 weapon:7", "spell:4", edition=edition)
    play(state, script)
    assert why(state, seat, step) == rule


def test_nobody_draws_for_chance() -> None:
    """L6, L11: before the first round only chance acts."""
    state = fresh(2)
    assert [why(state, 0, "memo I"), why(state, 1, "assign 0 cook")] == ["L6", "L21"]
    play(state, "memo I")
    assert why(state, 0, "first 1") == "L11"


def test_every_legal_action_has_no_reason_against_it() -> None:
    """L21, L22: as `legal` and `why_not` agree through a round."""
    state = at("reveal 1 2 3")
    while state.to_act() != [NATURE]:
        seat = state.to_act()[0]
        view = GAME.view(state, seat)
        for choice in range(GAME.actions.size):
            assert (GAME.why_not(view, choice) == "") == (choice in state.legal(seat))
        state.apply(seat, state.legal(seat)[-1])
