"""What bots are told about Hamlet: a quick sensible choice, and what a position promises beyond its points."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from parlour.engine.game import Hints, Reach
from parlour.engine.rng import Rng
from parlour.games.hamlet.board.tiles import TILES, WAYS
from parlour.games.hamlet.bots.potential import WHOLE, promise, still_ahead, traits
from parlour.games.hamlet.rules.actions import (
    ACQUIRE,
    BEG,
    BUILD,
    DELIVER,
    DONE,
    END,
    GATHER,
    HIRE_VILLAGER,
    PLACE,
    REFINE,
    ROAD,
    SELL,
    SETTLE,
)
from parlour.games.hamlet.rules.counters import BLUEPRINTS, ENTRIES, VILLAGERS
from parlour.games.hamlet.rules.counters import DONKEYS as DONKEY_COUNT
from parlour.games.hamlet.rules.flow import ALL_STANDING
from parlour.games.hamlet.rules.goods import PIECES
from parlour.games.hamlet.rules.stages import HIRING, OVER, PAYING, PLACING, TURN
from parlour.games.hamlet.rules.state import HamletState
from parlour.games.hamlet.scoring.score import TIE_STEP
from parlour.geometry.graphs import BIT

COUNT: Final = len(TILES)
NEAR: Final = Reach(16, 700, plans=True)  # this turn
FAR: Final = Reach(32, 700, plans=True)  # the next one, too
HUNDREDTHS: Final = 100  # of a point: what promises are counted in
SAMPLES: Final = 4  # places for a tile that a quick choice compares
# What a quick choice likes, out of a hundred or so, before noise.
LIKES_DELIVERY: Final = 100
LIKES_SALE: Final = 80
LIKES_VILLAGER: Final = 75
LIKES_BUILDING: Final = 60
LIKES_BLUEPRINT: Final = 48
LIKES_REFINING: Final = 50
LIKES_GATHERING: Final = 44
LIKES_ACCESS: Final = 60
LIKES_ROAD: Final = 34
LIKES_DONKEY: Final = 40
LIKES_BEGGING: Final = 20
LIKES_LEADING: Final = 8
LIKES_ENDING: Final = 16
NOISE: Final = 24
FEW_DONKEYS: Final = 3
STEPS: Final = 5  # decisions of a usual turn, those not counted that "pay for me" makes


@final
class HamletHints(Hints[HamletState]):
    """Play-outs are purposeful and short: a match is long, and random play wanders."""

    def __init__(self, weights: list[int]) -> None:
        self.table: Final[list[i64]] = [int(weight) for weight in weights]
        super().__init__(point=TIE_STEP * TIE_STEP, near=NEAR, far=FAR, steps=STEPS)

    def options(self, state: HamletState, seat: int, legal: list[int]) -> list[int]:
        """Pay by the rule of "pay for me" (M34): which good is taken where hardly ever matters."""
        return [SETTLE] if state.stage == PAYING and SETTLE in legal else legal

    def is_midway(self, state: HamletState) -> bool:
        """Count building with paying for it and laying the tile, and a visit to the town hall, as one thing."""
        return state.stage in (PLACING, PAYING, HIRING)

    def is_quiet(self, state: HamletState) -> bool:
        """Judge between rounds, when all have had as many turns."""
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
            like = liking(state, action) + rng.below(NOISE)
            if like > most:
                most = like
                best = action
        return best

    def worth(self, state: HamletState) -> list[int]:
        """Add to the merits what workers, coins, blueprints and goods promise while the church is still being built."""
        worth = state.merits()
        if state.stage != OVER:
            ahead = still_ahead(state)
            for seat in range(len(worth)):
                worth[seat] += int(promise(state, seat, ahead, self.table)) * self.point // HUNDREDTHS
        return worth

    def traits(self, state: HamletState) -> list[list[float]]:
        """List what the positions of the seats promise, by what `promise` weighs."""
        ahead = still_ahead(state)
        return [[float(trait) / WHOLE for trait in traits(state, seat, ahead)] for seat in range(int(state.seats))]

    def weights(self, seats: int) -> list[int]:
        """Give the weights of what `traits` lists, the same for every number of seats."""
        return [int(weight) for weight in self.table]


def has_not_acted(state: HamletState) -> bool:
    """Say whether all villagers of the seat whose turn it is stand."""
    return state.standing == ALL_STANDING[state.ledger[state.seat * ENTRIES + VILLAGERS]]


def liking(state: HamletState, action: i64) -> i64:
    """Say how much a quick choice likes an action of a turn."""
    if action == END:
        return LIKES_ENDING
    if action < GATHER:
        return LIKES_LEADING
    if action < REFINE:
        return LIKES_GATHERING
    if action < ACQUIRE:
        return LIKES_REFINING + (action - REFINE) % PIECES * 6
    if action < DONE:
        return _liking_in_town(state, action)
    if action < DELIVER:
        return LIKES_SALE + state.components.sale_points[action - SELL]
    if action < BEG:
        return LIKES_DELIVERY
    if action == BEG:
        return LIKES_BEGGING
    if action < PLACE:
        return LIKES_BUILDING + state.components.points[(action - BUILD) // COUNT] * 4
    other: i64 = (action - ROAD) // len(WAYS) % COUNT
    return LIKES_ROAD if state.village.accessible & BIT[other] else LIKES_ACCESS


def _liking_in_town(state: HamletState, action: i64) -> i64:
    row: i64 = state.seat * ENTRIES
    if action < HIRE_VILLAGER:
        slot: i64 = state.row.index(action - ACQUIRE)
        held: i64 = state.ledger[row + BLUEPRINTS]
        gain: i64 = state.row_coins[slot] - slot
        return LIKES_BLUEPRINT - 10 * held + 3 * gain + 2 * state.components.points[action - ACQUIRE]
    if action == HIRE_VILLAGER:
        return LIKES_VILLAGER
    return LIKES_DONKEY if state.ledger[row + DONKEY_COUNT] < FEW_DONKEYS else LIKES_LEADING


def place_well(state: HamletState, legal: list[int], rng: Rng) -> int:
    """Of a few places, take the one that touches most of its own kind, roads above all."""
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
    """Hire a villager; of donkeys a few."""
    if legal[0] == HIRE_VILLAGER:
        return HIRE_VILLAGER
    if state.ledger[state.seat * ENTRIES + DONKEY_COUNT] < FEW_DONKEYS and len(legal) > 1:
        return legal[rng.below(len(legal) - 1)]
    return DONE
