"""A turn (M40–M50): donkeys move and villagers act, in any order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.games.hamlet.board import reach
from parlour.games.hamlet.board.tiles import BRIDGE, CHURCH, MARKET, NONE, PATH, TILES, WAYS
from parlour.games.hamlet.rules import flow, placing, town_hall, works
from parlour.games.hamlet.rules.actions import (
    ACQUIRE,
    ACQUIRE_KIND,
    ACTIONS,
    BEG,
    BUILD,
    BUILD_KIND,
    COUNTS,
    DELIVER,
    DELIVER_KIND,
    END,
    GATHER,
    GATHER_KIND,
    HIRE_DONKEY_KIND,
    HIRE_VILLAGER_KIND,
    LEAD,
    LEAD_KIND,
    REFINE,
    REFINE_KIND,
    ROAD,
    SELL,
    SELL_KIND,
    STOCK,
    STOCK_KIND,
)
from parlour.games.hamlet.rules.components import DONKEYS, HAND, RAW_COUNT, REFINED_COUNT, ROADS
from parlour.games.hamlet.rules.counters import BLUEPRINTS, COINS, ENTRIES
from parlour.games.hamlet.rules.counters import DONKEYS as DONKEY_COUNT
from parlour.games.hamlet.rules.counters import ROADS as ROADS_BUILT
from parlour.games.hamlet.rules.goods import PIECES, Need
from parlour.games.hamlet.rules.known_works import WHATEVER_IS_REACHED, KnownWorks
from parlour.games.hamlet.rules.stages import DELIVERING, REFINING, ROADMAKING, SELLING
from parlour.geometry.graphs import BIT

if TYPE_CHECKING:
    from parlour.games.hamlet.rules.state import HamletState

COUNT: Final = len(TILES)


def legal(state: HamletState) -> list[int]:
    """List everything a seat may do in its turn."""
    found: list[int] = []
    list_leads(state, found)
    if state.standing != 0:
        list_works(state, found)
        if town_hall.is_within_reach(state):
            town_hall.list_blueprints(state, found)
            town_hall.list_workers(state, found)
    found.append(END)
    found.sort()
    return found


def list_leads(state: HamletState, found: list[int]) -> None:
    """Add every step of a donkey that has not moved (M40); of several on one tile it does not matter which."""
    base: i64 = state.seat * DONKEYS
    seen: i64 = 0
    for donkey in range(state.ledger[state.seat * ENTRIES + DONKEY_COUNT]):
        if state.moved & BIT[donkey]:
            continue
        tile: i64 = state.donkeys[base + donkey]
        if seen & BIT[tile] == 0:
            seen |= BIT[tile]
            found += state.village.leads(tile)


def list_works(state: HamletState, found: list[int]) -> None:
    """Add all that a villager may do on a tile (M41), but for the town hall."""
    works = state.works
    if works is None:
        works = KnownWorks()
        state.works = works
    reached = works.reached
    carriers = reach.Carriers(state, state.seat)
    for tile in state.village.tiles:
        listed: i64 = reached[tile]
        if listed != WHATEVER_IS_REACHED:
            tiles = carriers.sources(tile)
            if tiles != listed:
                relist(state, works, tile, tiles)
        on_tile = works.lists[tile]
        if on_tile:
            found += on_tile


def relist(state: HamletState, works: KnownWorks, tile: i64, tiles: i64) -> None:
    """List what a villager may do on one tile, if goods reach it from *tiles*."""
    found: list[int] = []
    components = state.components
    works.lists[tile] = found
    works.reached[tile] = tiles
    if components.yields[tile] != 0:
        list_gathering(state, tile, found)
    blueprints = buildable(state, tile)
    roads: i64 = free_roads(state, tile)
    is_refinery = components.refines[tile] != NONE and room_on(state, tile) > 0
    if not (blueprints or roads != 0 or is_refinery or tile in (CHURCH, MARKET)):
        works.reached[tile] = WHATEVER_IS_REACHED
        return
    goods = reach.within(state, state.seat, tiles)
    buying = tiles & BIT[MARKET] != 0
    if is_refinery:
        list_refining(state, tile, goods, buying, found)
    elif tile == MARKET:
        list_sales(state, goods, found)
    elif tile == CHURCH:
        list_church(state, goods, buying, found)
    for blueprint in blueprints:
        if can_pay(state, components.cost[blueprint], goods, buying):
            found.append(BUILD + blueprint * COUNT + tile)
    if roads != 0:
        list_roads(state, tile, goods, buying, found)


def buildable(state: HamletState, tile: i64) -> list[int]:
    """List the blueprints in hand for which there is room next to a tile (M48)."""
    found: list[int] = []
    hand: i64 = state.seat * HAND
    for held in range(hand, hand + state.ledger[state.seat * ENTRIES + BLUEPRINTS]):
        if state.village.has_spot(state.hands[held], tile):
            found.append(state.hands[held])
    return found


def free_roads(state: HamletState, tile: i64) -> i64:
    """Return the tiles to which a seat with a road piece left may build a road from a tile (M49), as a mask."""
    if state.ledger[state.seat * ENTRIES + ROADS_BUILT] >= ROADS:
        return 0
    return state.village.free_ways(tile, BRIDGE) | state.village.free_ways(tile, PATH)


def can_pay(state: HamletState, need: Need, goods: list[int], buying: bool) -> bool:
    """Return whether a need can be met with goods within reach, coins, and what may be bought (M31–M33)."""
    coins: i64 = state.ledger[state.seat * ENTRIES + COINS]
    return reach.left_over(state, state.seat, need, need.counts, goods, coins, buying) >= 0


def room_on(state: HamletState, tile: i64) -> i64:
    """Count the empty slots of a source or refinery."""
    room: i64 = state.components.slots[tile]
    if state.components.refines[tile] == NONE:
        at: i64 = tile * RAW_COUNT
        room -= state.raw[at] + state.raw[at + 1] + state.raw[at + 2]
    else:
        room -= reach.pieces_on(state.pieces, tile, state.seats)
    return room


def list_gathering(state: HamletState, tile: i64, found: list[int]) -> None:
    """Add the ways to fill a raw source (M42): one for a single good, else every mix."""
    room = room_on(state, tile)
    mask: i64 = state.components.yields[tile]
    if room == 0:
        return
    if mask & (mask - 1) == 0:
        found.append(GATHER + tile)
        return
    for wood in range(room + 1 if mask & 1 else 1):
        for stone in range(room - wood + 1 if mask & 2 else 1):
            wheat = room - wood - stone
            if wheat == 0 or mask & 4:
                found.append(STOCK + ((tile * COUNTS + wood) * COUNTS + stone) * COUNTS + wheat)


def list_refining(state: HamletState, tile: i64, goods: list[int], buying: bool, found: list[int]) -> None:
    """Add the numbers of pieces that may be put on a refinery (M43)."""
    components = state.components
    raw: i64 = components.refines_from[tile]
    for count in range(1, most_refined(state, tile) + 1):
        if can_pay(state, components.raw_need[raw * PIECES + count - 1], goods, buying):
            found.append(REFINE + tile * PIECES + count - 1)


def most_refined(state: HamletState, tile: i64) -> i64:
    """Return how many pieces a refinery has room for and the seat has left (M43)."""
    pieces: i64 = state.supply[state.seat * REFINED_COUNT + state.components.refines[tile]]
    return min(room_on(state, tile), pieces)


def list_sales(state: HamletState, goods: list[int], found: list[int]) -> None:
    """Add the sales that can be fulfilled with goods within reach, none of them bought (M45)."""
    for sale in state.market:
        if sale != NONE and can_pay(state, state.components.sale_need[sale], goods, False):
            found.append(SELL + sale)


def list_church(state: HamletState, goods: list[int], buying: bool, found: list[int]) -> None:
    """Add open deliveries that can be paid (M46), and begging while all starting sources are full (M47)."""
    needs = state.components.church[state.seats - 1].needs
    for delivery in range(len(needs)):
        if is_awaited(state, delivery) and can_pay(state, needs[delivery], goods, buying):
            found.append(DELIVER + delivery)
    if may_beg(state):
        found.append(BEG)


def is_awaited(state: HamletState, delivery: i64) -> bool:
    """Return whether the church has such a delivery, and nobody has made it (M46)."""
    needs = state.components.church[state.seats - 1].needs
    return delivery < len(needs) and state.delivered_by[delivery] == NONE


def may_beg(state: HamletState) -> bool:
    """Return whether the starting sources are all full (M47)."""
    return all(room_on(state, tile) == 0 for tile in state.components.beg_at)


def list_roads(state: HamletState, tile: i64, goods: list[int], buying: bool, found: list[int]) -> None:
    """Add the bridges and paths that may be built from a tile (M49)."""
    for way in range(len(WAYS)):
        others = state.village.free_ways(tile, way)
        if others != 0 and can_pay(state, state.components.road_cost[way], goods, buying):
            for other in state.village.mosaic.laid:
                if others & BIT[other]:
                    found.append(ROAD + (tile * COUNT + other) * len(WAYS) + way)


def apply(state: HamletState, action: i64) -> None:
    """Carry out an action of a turn."""
    kind = ACTIONS.index(action)
    if kind == LEAD_KIND:
        lead(state, (action - LEAD) // COUNT, (action - LEAD) % COUNT)
        return
    state.works = None
    if action == END:
        flow.end_turn(state)
    elif kind == GATHER_KIND:
        works.gather(state, action - GATHER)
    elif kind == STOCK_KIND:
        stock(state, action - STOCK)
    elif kind == ACQUIRE_KIND:
        town_hall.enter_for_blueprint(state, action - ACQUIRE)
    elif kind in (HIRE_VILLAGER_KIND, HIRE_DONKEY_KIND):
        town_hall.enter_to_hire(state, action)
    elif kind == BUILD_KIND:
        placing.begin(state, (action - BUILD) // COUNT, (action - BUILD) % COUNT)
    elif action == BEG:
        works.beg(state)
    else:
        begin_work(state, action)


def stock(state: HamletState, mix: i64) -> None:
    """Fill a raw source with a mix of goods, numbered as the actions are (M42)."""
    wheat: i64 = mix % COUNTS
    stone: i64 = mix // COUNTS % COUNTS
    wood: i64 = mix // (COUNTS * COUNTS) % COUNTS
    works.stock(state, mix // (COUNTS * COUNTS * COUNTS), wood, stone, wheat)


def begin_work(state: HamletState, action: i64) -> None:
    """Begin a work that goods are paid for."""
    kind = ACTIONS.index(action)
    if kind == REFINE_KIND:
        at: i64 = action - REFINE
        works.begin(state, REFINING, at // PIECES, at % PIECES + 1)
    elif kind == SELL_KIND:
        works.begin(state, SELLING, MARKET, action - SELL)
    elif kind == DELIVER_KIND:
        works.begin(state, DELIVERING, CHURCH, action - DELIVER)
    else:
        road: i64 = action - ROAD
        works.begin(state, ROADMAKING, road // (COUNT * len(WAYS)), road % (COUNT * len(WAYS)))


def lead(state: HamletState, tile: i64, other: i64) -> None:
    """Move a donkey that has not moved by one step (M40)."""
    base: i64 = state.seat * DONKEYS
    for donkey in range(DONKEYS):
        if state.donkeys[base + donkey] == tile and state.moved & BIT[donkey] == 0:
            state.donkeys[base + donkey] = other
            state.moved |= BIT[donkey]
            return
