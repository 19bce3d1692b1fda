"""Undo through a match: back to the start of the turn, whatever was done in it, but never over a draw or a reveal."""

from __future__ import annotations

import pytest

from parlour import Match
from parlour.engine.plain import Wrong
from parlour.engine.rng import Fast
from parlour.engine.view import NATURE
from parlour.games.dreamhome.rules.actions import ACTIONS
from parlour.legal_actions import LegalAction

CHANCE = {"first", "reveal_room", "reveal_resource"}
RARE = {"leave", "keep"}  # hardly ever offered by chance; the answers to the same questions are tried
EVERY_KIND = {kind.name for kind in ACTIONS.kinds} - CHANCE - RARE
SEEDS = range(40)  # more than are needed: each match looks for what no earlier one had


def kind_of(choice: LegalAction) -> str:
    return ACTIONS.kind(choice.action).name


def chosen(match: Match, rng: Fast, known: set[str]) -> LegalAction:
    """Choose something that was not tried yet, if it is offered; garages go to the basement, for the car."""
    new = [choice for choice in match.legal if kind_of(choice) not in known]
    garage = [choice for choice in match.legal if "garage" in str(choice) and "down" not in str(choice)]
    choices = new or garage or list(match.legal)
    return choices[rng.below(len(choices))]


def was_revealed(match: Match, entries: int) -> bool:
    """Return whether cards were drawn, or the roofs turned up, with the last action: entries before it are given."""
    return match.over or any(entry.seat == NATURE for entry in match.record.entries[entries:])


def take_back_all(match: Match, seat: int, turn: list[tuple[str, LegalAction]]) -> None:
    """Take a turn back step by step to its start, and play it again."""
    for before, _ in reversed(turn):
        match.undo(seat)
        assert match.state.digest() == before
        assert match.turn == [seat]
    for _, choice in turn:
        match.play(choice)


def play_and_take_back(seed: int, known: set[str]) -> set[str]:
    """Play a match in which everything is taken back as far as it may be; return the kinds of actions taken back."""
    match = Match("dreamhome", seats=2, seed=seed, options={"car": "on"}, language="en")
    rng, found = Fast(seed), set[str]()
    turn: list[tuple[str, LegalAction]] = []
    while not match.over:
        seat, choice = match.turn[0], chosen(match, rng, known | found)
        before, entries = match.state.digest(), len(match.record.entries)
        turn = [*turn, (before, choice)] if turn and turn[0][1].seat == seat else [(before, choice)]
        match.play(choice)
        if was_revealed(match, entries):
            with pytest.raises(Wrong, match=r"^undo: expected an action with no draw or reveal since"):
                match.undo(seat)
            turn = []
        elif kind_of(choice) not in known | found:
            take_back_all(match, seat, turn)
            found |= {kind_of(step) for _, step in turn}
    return found


def test_whatever_was_done_can_be_taken_back_to_the_start_of_the_turn() -> None:
    """D16, D50–D54, D60–D63, D74: columns, rooms, décor, every tool, every helper; not once cards are revealed."""
    known: set[str] = set()
    for seed in SEEDS:
        if not known >= EVERY_KIND:
            known |= play_and_take_back(seed, known)
    assert known >= EVERY_KIND
