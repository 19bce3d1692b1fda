"""Hamlet's hints for bots: a quick choice, and the points that a position is likely to gain."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from parlour.engine.parts.hints import Hints, Reach
from parlour.engine.rng import Rng
from parlour.games.hamlet.board.tiles import TILES, WAYS
from parlour.games.hamlet.bots.potential import WHOLE, expected_points, still_ahead, traits
from parlour.games.hamlet.rules.actions import (
    ACQUIRE,
    ACQUIRE_KIND,
    ACTIONS,
    BUILD,
    BUILD_KIND,
    DONE,
    END,
    HIRE_DONKEY_KIND,
    HIRE_VILLAGER,
    LEAD_KIND,
    PLACE,
    REFINE,
    REFINE_KIND,
    ROAD,
    ROAD_KIND,
    SELL,
    SELL_KIND,
    SETTLE,
)
from parlour.games.hamlet.rules.counters import BLUEPRINTS, ENTRIES, VILLAGERS
from parlour.games.hamlet.rules.counters import DONKEYS as DONKEY_COUNT
from parlour.games.hamlet.rules.flow import ALL_STANDING, points_for_rounds_left
from parlour.games.hamlet.rules.goods import PIECES
from parlour.games.hamlet.rules.stages import HIRING, OVER, PAYING, PLACING, TURN
from parlour.games.hamlet.rules.state import HamletState
from parlour.games.hamlet.scoring.score import TIE_STEP
from parlour.geometry.graphs import BIT

COUNT: Final = len(TILES)
NEAR: Final = Reach(16, 700, plans=True)  # this turn
FAR: Final = Reach(32, 700, plans=True)  # the next one, too
HUNDREDTHS: Final = 100  # of a point: the unit of expected points
SAMPLES: Final = 4  # spots for a tile that a quick choice compares
# Priorities of a quick choice, out of a hundred or so, before noise: by kind of action, and exceptions.
PRIORITIES: Final = {
    "deliver": 100,
    "sell": 80,
    "hire_villager": 75,
    "build": 60,
    "refine": 50,
    "acquire": 48,
    "gather": 44,
    "stock": 44,
    "hire_donkey": 40,
    "road": 34,
    "beg": 20,
    "end": 16,
    "lead": 8,
}
PRIORITY_OF_KIND: Final[list[int]] = [PRIORITIES.get(kind.name, 0) for kind in ACTIONS.kinds]
ACCESS_PRIORITY: Final = 60  # of a road that makes a tile accessible
MANY_DONKEYS_PRIORITY: Final = 8  # another donkey
NOISE: Final = 24
FEW_DONKEYS: Final = 3
STEPS: Final = 5  # decisions of a usual turn, those not counted that "pay for me" makes


@final
class HamletHints(Hints[HamletState]):
    """Play-outs are short and follow priorities: a match is long, and random play makes little progress."""

    def __init__(self, weights: list[list[int]]) -> None:
        """Take the weights of `potential.py`'s traits, by seats."""
        self.by_seats: Final[list[list[i64]]] = [[int(weight) for weight in row] for row in weights]
        super().__init__(point=TIE_STEP * TIE_STEP, near=NEAR, far=FAR, steps=STEPS)

    def options(self, state: HamletState, seat: int, legal: list[int]) -> list[int]:
        """Pay by the rule of "pay for me" (M34): which good is taken where hardly ever matters."""
        return [SETTLE] if state.stage == PAYING and SETTLE in legal else legal

    def is_midway(self, state: HamletState) -> bool:
        """Return whether an activity is unfinished: building with laying and paying, or a visit to the town hall."""
        return state.stage in (PLACING, PAYING, HIRING)

    def is_quiet(self, state: HamletState) -> bool:
        """Return whether the position is between rounds: all seats have had equally many turns."""
        return state.stage == TURN and state.seat == state.first and state.moved == 0 and has_not_acted(state)

    def roll_out(self, state: HamletState, seat: int, legal: list[int], rng: Rng) -> int:
        """Prefer what brings points, then what brings coins and goods; pay by the rule of "pay for me"."""
        if state.stage == PAYING:
            return SETTLE
        if state.stage == PLACING:
            return place_well(state, legal, rng)
        if state.stage == HIRING:
            return hire_well(state, legal, rng)
        best = END
        most: i64 = -1
        for action in legal:
            like = priority(state, action) + rng.below(NOISE)
            if like > most:
                most = like
                best = action
        return best

    def worth(self, state: HamletState) -> list[int]:
        """Return the merits plus the points that workers, coins, blueprints and goods are likely to gain."""
        worth = state.merits()
        if state.stage != OVER:
            ahead = still_ahead(state)
            weights = self.by_seats[state.seats]
            worth[0] += int(points_for_rounds_left(state)) * self.point
            for seat in range(len(worth)):
                worth[seat] += int(expected_points(state, seat, ahead, weights)) * self.point // HUNDREDTHS
        return worth

    def traits(self, state: HamletState) -> list[list[float]]:
        """List the traits of the seats' positions that `expected_points` weighs."""
        ahead = still_ahead(state)
        return [[float(trait) / WHOLE for trait in traits(state, seat, ahead)] for seat in range(int(state.seats))]

    def weights(self, seats: int) -> list[int]:
        """Return the weights of what `traits` lists, for a number of seats."""
        return [int(weight) for weight in self.by_seats[seats]]


def has_not_acted(state: HamletState) -> bool:
    """Return whether all villagers of the seat whose turn it is stand."""
    return state.standing == ALL_STANDING[state.ledger[state.seat * ENTRIES + VILLAGERS]]


def priority(state: HamletState, action: i64) -> i64:
    """Return the priority of an action of a turn in a quick choice."""
    kind = ACTIONS.index(action)
    usual: i64 = PRIORITY_OF_KIND[kind]
    if kind == LEAD_KIND:
        return usual
    if kind == REFINE_KIND:
        return usual + (action - REFINE) % PIECES * 6
    if kind == ACQUIRE_KIND:
        return usual + _gain_of_blueprint(state, action - ACQUIRE)
    if kind == HIRE_DONKEY_KIND:
        return usual if state.ledger[state.seat * ENTRIES + DONKEY_COUNT] < FEW_DONKEYS else MANY_DONKEYS_PRIORITY
    if kind == SELL_KIND:
        return usual + state.components.sale_points[action - SELL]
    if kind == BUILD_KIND:
        return usual + state.components.points[(action - BUILD) // COUNT] * 4
    if kind == ROAD_KIND:
        other: i64 = (action - ROAD) // len(WAYS) % COUNT
        return usual if state.village.accessible & BIT[other] else ACCESS_PRIORITY
    return usual


def _gain_of_blueprint(state: HamletState, blueprint: i64) -> i64:
    """Return the priority of a blueprint: its points and the coins on it, less if the hand is full."""
    slot: i64 = state.row.index(blueprint)
    held: i64 = state.ledger[state.seat * ENTRIES + BLUEPRINTS]
    coins: i64 = state.row_coins[slot] - slot
    return 3 * coins + 2 * state.components.points[blueprint] - 10 * held


def place_well(state: HamletState, legal: list[int], rng: Rng) -> int:
    """Take the spot, of a few, where most segments touch their own kind; roads count most."""
    best = legal[rng.below(len(legal))]
    most: i64 = -1
    for _ in range(min(SAMPLES, len(legal))):
        action = legal[rng.below(len(legal))]
        good = state.village.prospect(state.work_item, action - PLACE)
        if good > most:
            most = good
            best = action
    return best


def hire_well(state: HamletState, legal: list[int], rng: Rng) -> int:
    """Hire villagers, and a few donkeys."""
    if legal[0] == HIRE_VILLAGER:
        return HIRE_VILLAGER
    if state.ledger[state.seat * ENTRIES + DONKEY_COUNT] < FEW_DONKEYS and len(legal) > 1:
        return legal[rng.below(len(legal) - 1)]
    return DONE
