"""What bots are told about Hamlet: a quick sensible choice, and what a position promises beyond its points."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from parlour.engine.game import Hints, Reach, State
from parlour.engine.rng import Rng
from parlour.games.hamlet import reach
from parlour.games.hamlet.actions import (
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
from parlour.games.hamlet.components import DONKEYS, HAND, REFINED_COUNT
from parlour.games.hamlet.flow import ALL_STANDING
from parlour.games.hamlet.goods import GOODS_IN, PIECES
from parlour.games.hamlet.ledger import BLUEPRINTS, COINS, DELIVERIES, ENTRIES, VILLAGERS
from parlour.games.hamlet.ledger import DONKEYS as DONKEY_COUNT
from parlour.games.hamlet.scoring import TIE_STEP
from parlour.games.hamlet.stages import HIRING, OVER, PAYING, PLACING, TURN
from parlour.games.hamlet.state import HamletState
from parlour.games.hamlet.tiles import CHURCH, NONE, TILES, WAYS
from parlour.geometry.graphs import BIT, count

COUNT: Final = len(TILES)
NEAR: Final = Reach(16, 3_300)  # one round or two
FAR: Final = Reach(32, 1_500)
TENTH: Final = TIE_STEP * TIE_STEP // 10  # of a point, in the measure of merits
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
CHURCH_BONUS: Final = 25  # tenths of a point for a delivery: somebody has to bring the match to its end


@final
class HamletHints(Hints):
    """Play-outs are purposeful and short: a match is long, and random play wanders."""

    def __init__(self) -> None:
        super().__init__(point=TIE_STEP * TIE_STEP, near=NEAR, far=FAR, steps=STEPS)

    def options(self, state: State, seat: int, legal: list[int]) -> list[int]:
        """Pay by the rule of "pay for me" (M34): which good is taken where hardly ever matters."""
        assert isinstance(state, HamletState)
        return [SETTLE] if state.stage == PAYING and SETTLE in legal else legal

    def is_quiet(self, state: State) -> bool:
        """Judge between rounds, when all have had as many turns."""
        assert isinstance(state, HamletState)
        return state.stage == TURN and state.seat == state.first and state.moved == 0 and has_not_acted(state)

    def roll_out(self, state: State, seat: int, legal: list[int], rng: Rng) -> int:
        """Prefer what brings points, then what brings coins and goods; pay by the rule of "pay for me"."""
        assert isinstance(state, HamletState)
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

    def worth(self, state: State) -> list[int]:
        """Add to the merits what workers, coins, blueprints and goods promise while the church is still being built."""
        assert isinstance(state, HamletState)
        worth = state.merits()
        if state.stage != OVER:
            ahead = still_ahead(state)
            for seat in range(len(worth)):
                worth[seat] += promise(state, seat, ahead) * TENTH
        return worth


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


def still_ahead(state: HamletState) -> i64:
    """Say how much of the match lies ahead, out of ten: by deliveries that are open, or rounds that are left."""
    needs = len(state.components.church[state.seats - 1].needs)
    still_open: i64 = 0
    for delivery in range(needs):
        if state.delivered_by[delivery] == NONE:
            still_open += 1
    left: i64 = state.rounds - state.round
    return min(still_open * 10 // needs, left)


def promise(state: HamletState, seat: i64, ahead: i64) -> i64:
    """Value, in tenths of a point, what a seat has besides points; all but goods the less the nearer the end is."""
    row: i64 = seat * ENTRIES
    coins: i64 = state.ledger[row + COINS]
    total: i64 = coins % state.components.coins_a_point * 10 // state.components.coins_a_point  # a part of a point
    total += min(coins, 12) * ahead // 5
    total += (state.ledger[row + VILLAGERS] - 1) * (10 + 9 * ahead) if ahead > 0 else 0
    total += _donkeys(state, seat, ahead)
    for held in range(state.ledger[row + BLUEPRINTS]):
        tile: i64 = state.hands[seat * HAND + held]
        total += (8 + 3 * state.components.points[tile]) * min(ahead, 4) // 4
    total += _pieces(state, seat) + _readiness(state, seat) + state.ledger[row + DELIVERIES] * CHURCH_BONUS
    return total + _workshops(state, seat) * min(ahead, 4)


def _readiness(state: HamletState, seat: i64) -> i64:
    """Value what a seat could bring to the church for open deliveries: a part of their points."""
    side = state.components.church[state.seats - 1]
    goods = reach.within(state, seat, reach.sources(state, seat, CHURCH))
    coins: i64 = state.ledger[seat * ENTRIES + COINS]
    total: i64 = 0
    for delivery in range(len(side.needs)):
        need = side.needs[delivery]
        if state.delivered_by[delivery] != NONE:
            continue
        there: i64 = min(coins, need.coins)
        wanted: i64 = need.coins
        for part in range(len(need.masks)):
            lying: i64 = 0
            for good in GOODS_IN[need.masks[part]]:
                lying += goods[good]
            there += min(lying, need.counts[part])
            wanted += need.counts[part]
        total += side.points[delivery] * 4 * there // wanted
    return total


def _workshops(state: HamletState, seat: i64) -> i64:
    """Count the slots of the accessible sources and refineries that a seat has built."""
    total: i64 = 0
    for tile in state.village.stores:
        if state.builders[tile] == seat and state.village.accessible & BIT[tile]:
            total += state.components.slots[tile]
    return total


def _donkeys(state: HamletState, seat: i64, ahead: i64) -> i64:
    """Value donkeys, more if they stand on different tiles with several roads."""
    donkeys: i64 = state.ledger[seat * ENTRIES + DONKEY_COUNT]
    seen: i64 = 0
    total: i64 = min(donkeys, FEW_DONKEYS) * ahead + donkeys
    for donkey in range(donkeys):
        tile: i64 = state.donkeys[seat * DONKEYS + donkey]
        if seen & BIT[tile] == 0:
            seen |= BIT[tile]
            total += min(count(state.village.links[tile]), 4) * min(ahead, 4) // 4
    return total


def _pieces(state: HamletState, seat: i64) -> i64:
    """Value one's goods on the board: somebody will need most of them."""
    total: i64 = 0
    for refined in range(REFINED_COUNT):
        lying: i64 = PIECES - state.supply[seat * REFINED_COUNT + refined]
        times: i64 = state.components.high_quality if state.milestones[refined] == seat else 1
        total += lying * 9 * times
    return total
