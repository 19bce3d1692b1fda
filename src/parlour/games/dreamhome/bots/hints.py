"""Dream Home's hints for bots: a quick choice for every decision, and the worth of a position."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from parlour.engine.parts.hints import Hints, Reach
from parlour.engine.rng import Fast, Rng
from parlour.games.dreamhome.bots.choices import (
    TOKEN,
    best_choice,
    best_decoration,
    best_dig,
    best_placing,
    rounds_left,
)
from parlour.games.dreamhome.bots.final_choices import best_by_trial, best_fetch, best_order, worth_fetching
from parlour.games.dreamhome.bots.potential import expected_from_kept, expected_from_roofs, home_value
from parlour.games.dreamhome.home.area import PILE, SIZE
from parlour.games.dreamhome.rules.stages import (
    CHOOSING,
    COURIER,
    DECORATING,
    DIGGING,
    FETCHING,
    KEEPING,
    OVER,
    PARKING,
    PLACING,
    ROOFER,
    SCAFFOLDING,
)
from parlour.games.dreamhome.rules.state import DreamHomeState
from parlour.games.dreamhome.scoring.lines import TIE_STEP, merit_of

NEAR: Final = Reach(2, 19_000)  # this round: after it the expected points are as good as playing on
FAR: Final = Reach(12, 5_000)  # three rounds
STEPS: Final = 2  # a column, a cell; decorations now and then
UNDER_WAY: Final = (PLACING, PARKING, SCAFFOLDING, DECORATING, FETCHING, KEEPING)


@final
class DreamHomeHints(Hints[DreamHomeState]):
    """Looks one step ahead: the gain of a room on its best cell, the value of a resource."""

    def __init__(self) -> None:
        super().__init__(point=TIE_STEP, near=NEAR, far=FAR, steps=STEPS)

    def roll_out(self, state: DreamHomeState, seat: int, legal: list[int], rng: Rng) -> int:
        """Choose the action with the largest immediate gain; at random among equals."""
        stage = state.stage
        if len(legal) == 1:
            return legal[0]
        if stage == PLACING:
            return best_placing(state, legal)
        if stage == CHOOSING:
            return best_choice(state, legal, rng)
        if stage == DECORATING:
            return best_decoration(state, legal)
        if stage == DIGGING:
            return best_dig(state, legal)
        if stage == PARKING:
            return legal[0]
        if stage == COURIER:
            return best_order(state, legal)
        if stage == FETCHING:
            return best_fetch(state, legal)
        return best_by_trial(state, legal) if stage >= ROOFER else rng.choice(legal)

    def worth(self, state: DreamHomeState) -> list[int]:
        """Value every seat; an unfinished turn is first finished by quick choices, so that it counts completely."""
        if state.stage not in UNDER_WAY:
            return values(state)
        after, seat, rng = state.copy(), state.seat, Fast(0)
        while after.seat == seat and after.stage in UNDER_WAY:
            after.apply(seat, self.roll_out(after, seat, after.legal(seat), rng))
        return values(after)

    def is_quiet(self, state: DreamHomeState) -> bool:
        """Return whether the position is between rounds: all seats have taken equally many rooms (D13, D51)."""
        return state.stage == CHOOSING and state.turn == 0 and state.dug == 0

    def options(self, state: DreamHomeState, seat: int, legal: list[int]) -> list[int]:
        """Leave out rooms of the discard that are no better than another of their type (D61, D75)."""
        return worth_fetching(state, legal) if state.stage == FETCHING else legal


def values(state: DreamHomeState) -> list[int]:
    """Value every seat: its merit, and the points that its position is likely to gain."""
    found: list[int] = []
    left = rounds_left(state)
    for seat in range(state.seats):
        base: i64 = seat * SIZE
        value: i64 = merit_of(state.components, state.areas, base)
        if state.stage != OVER:
            value += expected_points(state, base, left)
            if seat == state.token and left > 0:
                value += TOKEN
        found.append(value)
    return found


def expected_points(state: DreamHomeState, base: i64, left: i64) -> i64:
    """Value the potential of what a seat has."""
    areas = state.areas
    value = home_value(state.components, areas, base, left) - home_value(state.components, areas, base, 0)
    value += expected_from_roofs(state.components, areas[base + PILE], left)
    return value + expected_from_kept(state.components, areas, base, state.spent, left)
