"""What villagers do for goods: refine, sell, deliver, build tiles and roads (M43, M45, M46, M48, M49)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.games.hamlet.board.tiles import CHURCH, FIRST_STACK, NONE, TILES
from parlour.games.hamlet.rules import flow, paying
from parlour.games.hamlet.rules.components import HAND, RAW_COUNT, REFINED_COUNT, VILLAGERS
from parlour.games.hamlet.rules.counters import BLUEPRINTS, COINS, DELIVERIES, ENTRIES, POINTS, ROADS, SALES, changed
from parlour.games.hamlet.rules.goods import PIECES, Need
from parlour.games.hamlet.rules.stages import BUILDING, DELIVERING, REFINING, SELLING
from parlour.geometry.graphs import BIT

if TYPE_CHECKING:
    from parlour.games.hamlet.rules.state import HamletState

PLANNER: Final = REFINED_COUNT  # among the milestones


def send(state: HamletState, tile: i64) -> None:
    """Let a villager walk to a tile and act there: one that stands on it, or else the first that stands (M40)."""
    base: i64 = state.seat * VILLAGERS
    chosen: i64 = NONE
    for villager in range(VILLAGERS):
        if state.standing & BIT[villager]:
            if state.villagers[base + villager] == tile:
                chosen = villager
                break
            if chosen == NONE:
                chosen = villager
    state.standing &= ~BIT[chosen]
    state.villagers[base + chosen] = tile


def begin(state: HamletState, work: i64, tile: i64, item: i64) -> None:
    """Send a villager, and see what has to be paid for its work."""
    send(state, tile)
    state.work = work
    state.work_tile = tile
    state.work_item = item
    paying.advance(state)


def need(state: HamletState) -> Need:
    """Return what the work in progress costs."""
    components = state.components
    if state.work == REFINING:
        return components.raw_need[components.refines_from[state.work_tile] * PIECES + state.work_item - 1]
    if state.work == SELLING:
        return components.sale_need[state.work_item]
    if state.work == DELIVERING:
        return components.church[state.seats - 1].needs[state.work_item]
    if state.work == BUILDING:
        return components.cost[state.work_item]
    return components.road_cost[state.work_item % 2]


def finish(state: HamletState) -> None:
    """Do what has been paid for, and go on with the turn."""
    work, tile, item, spot = state.work, state.work_tile, state.work_item, state.work_spot
    state.work = state.work_tile = state.work_item = state.work_spot = NONE
    if work == REFINING:
        refine(state, tile, item)
    elif work == SELLING:
        sell(state, item)
    elif work == DELIVERING:
        deliver(state, item)
    elif work == BUILDING:
        build(state, item, spot)
    else:
        build_road(state, tile, item // 2, item % 2)
    flow.go_on(state)


def refine(state: HamletState, tile: i64, count: i64) -> None:
    """Put own pieces on a refinery (M43)."""
    refined: i64 = state.components.refines[tile]
    state.pieces[tile * 4 + state.seat] += count
    state.supply[state.seat * REFINED_COUNT + refined] -= count


def sell(state: HamletState, sale: i64) -> None:
    """Take a sale token with its points and coins (M45)."""
    row: i64 = state.seat * ENTRIES
    state.ledger[row + POINTS] += state.components.sale_points[sale]
    state.ledger[row + COINS] += state.components.sale_coins[sale]
    state.ledger[row + SALES] += 1
    state.sold_by = changed(state.sold_by, sale, state.seat)
    state.market = changed(state.market, state.market.index(sale), NONE)


def deliver(state: HamletState, delivery: i64) -> None:
    """Mark a delivery as one's own (M46); with the last one the church stands (M60)."""
    row: i64 = state.seat * ENTRIES
    side = state.components.church[state.seats - 1]
    state.ledger[row + POINTS] += side.points[delivery]
    state.ledger[row + DELIVERIES] += 1
    state.delivered_by = changed(state.delivered_by, delivery, state.seat)
    if NONE not in state.delivered_by[: len(side.needs)]:
        state.last_round = True


def build(state: HamletState, blueprint: i64, spot: i64) -> None:
    """Lay a tile and take its reward (M48)."""
    row: i64 = state.seat * ENTRIES
    components = state.components
    state.village = state.village.with_tile(blueprint, spot)
    hand: i64 = state.seat * HAND
    at: i64 = state.hands.index(blueprint)
    while at + 1 < hand + HAND:
        state.hands[at] = state.hands[at + 1]
        at += 1
    state.hands[hand + HAND - 1] = NONE
    state.ledger[row + BLUEPRINTS] -= 1
    state.ledger[row + POINTS] += components.points[blueprint]
    state.builders = changed(state.builders, blueprint, state.seat)
    refined: i64 = components.refines[blueprint]
    if refined != NONE and state.milestones[refined] == NONE:
        state.milestones = changed(state.milestones, refined, state.seat)
        unlock(state, refined)


def unlock(state: HamletState, refined: i64) -> None:
    """Put the stack of a refined good into the bag (M48)."""
    for tile in range(len(TILES)):
        if state.components.group[tile] == FIRST_STACK + refined:
            state.bag |= BIT[tile]


def build_road(state: HamletState, tile: i64, other: i64, way: i64) -> None:
    """Join two tiles by a bridge or a path (M49); the first road of the match makes a Planner."""
    state.village = state.village.with_road(state.seat, tile, other, way)
    state.ledger[state.seat * ENTRIES + ROADS] += 1
    if state.milestones[PLANNER] == NONE:
        state.milestones = changed(state.milestones, PLANNER, state.seat)


def gather(state: HamletState, tile: i64) -> None:
    """Fill a source of one raw good (M42)."""
    for good in range(RAW_COUNT):
        if state.components.yields[tile] & BIT[good]:
            state.raw[tile * RAW_COUNT + good] = state.components.slots[tile]
    reward_source(state, tile)


def stock(state: HamletState, tile: i64, wood: i64, stone: i64, wheat: i64) -> None:
    """Fill a source with a mix of raw goods (M42)."""
    state.raw[tile * RAW_COUNT] += wood
    state.raw[tile * RAW_COUNT + 1] += stone
    state.raw[tile * RAW_COUNT + 2] += wheat
    reward_source(state, tile)


def reward_source(state: HamletState, tile: i64) -> None:
    """Send a villager to a source, and give the reward for filling it, once (M42)."""
    send(state, tile)
    state.ledger[state.seat * ENTRIES + COINS] += state.components.yield_coins[tile]
    state.ledger[state.seat * ENTRIES + POINTS] += state.components.yield_points[tile]


def beg(state: HamletState) -> None:
    """Beg at the church for a coin (M47)."""
    send(state, CHURCH)
    state.ledger[state.seat * ENTRIES + COINS] += 1
