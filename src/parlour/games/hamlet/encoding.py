"""Observations of Hamlet, in which nothing is hidden but the future: tiles, roads, goods, workers and counters."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from parlour.engine.learning.layout import Part, layouts
from parlour.engine.learning.writing import put_all, put_bits, put_place, relative
from parlour.games.hamlet.board.tiles import NONE, TILES, WAYS
from parlour.games.hamlet.board.village import road_parts
from parlour.games.hamlet.rules.actions import ACTIONS, BRING, BUY_KIND, USE, USE_KIND
from parlour.games.hamlet.rules.components import DELIVERIES, DONKEYS, HAND, LEVELS, ROW, SALES, SEATS, VILLAGERS
from parlour.games.hamlet.rules.counters import ENTRIES
from parlour.games.hamlet.rules.goods import GOODS, PIECES, RAW, REFINED
from parlour.games.hamlet.rules.paying import good_of
from parlour.games.hamlet.rules.stages import OVER, ROUNDS, STAGES, TURN, WORKS
from parlour.games.hamlet.rules.state import HamletState
from parlour.geometry.lattice import REACH, TURNS, place_of

COUNT: Final = len(TILES)
PLACE: Final = 3 + TURNS  # of a tile: whether it lies there, a, b, and its turn
MOST: Final = 1_000  # coins, points, goods on one tile
MOST_PICKS: Final = 16
LARGEST_ITEM: Final = COUNT * len(WAYS)


def _parts(seats: int) -> list[Part]:
    return [
        Part("stage", (len(STAGES),)),
        Part("round", (1,), 0, max(ROUNDS.values())),
        Part("rounds", (1,), 0, max(ROUNDS.values())),
        Part("last_round", (1,)),
        Part("hiring", (1,)),
        Part("first", (seats,)),
        Part("to_act", (seats,)),
        Part("standing", (VILLAGERS,)),
        Part("moved", (DONKEYS,)),
        Part("work", (len(WORKS),)),
        Part("work_tile", (COUNT,)),
        Part("work_item", (1,), NONE, LARGEST_ITEM),
        Part("work_spot", (PLACE,), -REACH, REACH),
        Part("picked", (COUNT + 1, len(GOODS)), 0, MOST_PICKS),  # goods chosen on each tile; bought ones last
        Part("tiles", (COUNT, PLACE), -REACH, REACH),
        Part("joined", (COUNT, COUNT)),
        Part("accessible", (COUNT,)),
        Part("raw", (COUNT, len(RAW)), 0, MOST),
        Part("pieces", (COUNT, seats, len(REFINED)), 0, PIECES),
        Part("builders", (COUNT, seats)),
        Part("roads", (seats, COUNT, COUNT, len(WAYS))),
        Part("villagers", (seats, COUNT), 0, VILLAGERS),
        Part("donkeys", (seats, COUNT), 0, DONKEYS),
        Part("hands", (seats, COUNT)),
        Part("supply", (seats, len(REFINED)), 0, PIECES),
        Part("counters", (seats, ENTRIES), 0, 10 * MOST),
        Part("row", (ROW, COUNT)),
        Part("row_coins", (ROW,), 0, MOST),
        Part("bag", (COUNT,)),
        Part("market", (SALES,)),
        Part("unseen_sales", (SALES,)),
        Part("sale_stack", (LEVELS,), 0, SALES),
        Part("sold_by", (SALES, seats)),
        Part("delivered_by", (DELIVERIES, seats)),
        Part("milestones", (len(REFINED) + 1, seats)),
    ]


LAYOUTS: Final = layouts(_parts, SEATS)


def encode(state: HamletState, viewer: int) -> vec[i16]:
    """Describe a position; seats are counted clockwise from the viewer."""
    layout = LAYOUTS[state.seats]
    at = layout.starts
    values = layout.zeros[:]
    _put_turn(state, viewer, values, at)
    _put_work(state, values, at)
    _put_ground(state, viewer, values, at)
    _put_seats(state, viewer, values, at)
    for slot in range(ROW):
        put_place(values, at[26] + slot * COUNT, state.row[slot])
    put_all(values, at[27], state.row_coins)
    put_bits(values, at[28], state.bag)
    for sale in state.market:
        put_place(values, at[29], sale)
    put_bits(values, at[30], state.unseen)
    put_all(values, at[31], state.quota)
    _put_owners(values, at[32], state.sold_by, viewer, state.seats)
    _put_owners(values, at[33], state.delivered_by, viewer, state.seats)
    _put_owners(values, at[34], state.milestones, viewer, state.seats)
    return values


def _put_turn(state: HamletState, viewer: i64, values: vec[i16], at: list[int]) -> None:
    values[at[0] + state.stage] = 1
    values[at[1]] = i16(state.round)
    values[at[2]] = i16(state.rounds)
    values[at[3]] = 1 if state.last_round else 0
    values[at[4]] = 1 if state.hiring else 0
    values[at[5] + relative(state.first, viewer, state.seats)] = 1
    if TURN <= state.stage < OVER:
        values[at[6] + relative(state.seat, viewer, state.seats)] = 1
    put_bits(values, at[7], state.standing)
    put_bits(values, at[8], state.moved)


def _put_work(state: HamletState, values: vec[i16], at: list[int]) -> None:
    """Write what a villager is doing, and the goods that are chosen to pay for it."""
    put_place(values, at[9], state.work)
    put_place(values, at[10], state.work_tile)
    values[at[11]] = i16(state.work_item)
    if state.work_spot != NONE:
        a, b, turn = place_of(state.work_spot)
        _put_place_of_tile(values, at[12], a, b, turn)
    for pick in state.picks:
        values[at[13] + _source(pick) * len(GOODS) + good_of(state, pick)] += 1


def _source(pick: i64) -> i64:
    """Return the tile from which a good comes; COUNT if it is bought."""
    kind = ACTIONS.index(pick)
    if kind == BUY_KIND:
        return COUNT
    return (pick - USE) // 4 if kind == USE_KIND else (pick - BRING) // len(GOODS)


def _put_place_of_tile(values: vec[i16], at: i64, a: i64, b: i64, turn: i64) -> None:
    values[at] = 1
    values[at + 1] = i16(a)
    values[at + 2] = i16(b)
    values[at + 3 + turn] = 1


def _put_ground(state: HamletState, viewer: i64, values: vec[i16], at: list[int]) -> None:
    """Write the tiles that are laid, what joins them, and the goods on them."""
    village = state.village
    mosaic = village.mosaic
    for tile in mosaic.laid:
        _put_place_of_tile(values, at[14] + tile * PLACE, mosaic.a[tile], mosaic.b[tile], mosaic.turn[tile])
        put_bits(values, at[15] + tile * COUNT, village.links[tile])
        for good in range(len(RAW)):
            count: i64 = state.raw[tile * len(RAW) + good]
            values[at[17] + tile * len(RAW) + good] = i16(count)
        refined: i64 = state.components.refines[tile]
        if refined != NONE:
            for owner in range(state.seats):
                pieces: i64 = state.pieces[tile * 4 + owner]
                seat: i64 = relative(owner, viewer, state.seats)
                values[at[18] + (tile * state.seats + seat) * len(REFINED) + refined] = i16(pieces)
    put_bits(values, at[16], village.accessible)
    _put_owners(values, at[19], state.builders, viewer, state.seats)
    for road in village.roads:
        builder, one, two, way = road_parts(road)
        first: i64 = at[20] + relative(builder, viewer, state.seats) * (COUNT * COUNT * len(WAYS))
        values[first + (one * COUNT + two) * len(WAYS) + way] = 1
        values[first + (two * COUNT + one) * len(WAYS) + way] = 1


def _put_seats(state: HamletState, viewer: i64, values: vec[i16], at: list[int]) -> None:
    """Write what every seat has: workers by tile, blueprints, supply and counters."""
    for owner in range(state.seats):
        seat: i64 = relative(owner, viewer, state.seats)
        for held in range(owner * VILLAGERS, (owner + 1) * VILLAGERS):
            tile: i64 = state.villagers[held]
            if tile != NONE:
                values[at[21] + seat * COUNT + tile] += 1
        for held in range(owner * DONKEYS, (owner + 1) * DONKEYS):
            tile = state.donkeys[held]
            if tile != NONE:
                values[at[22] + seat * COUNT + tile] += 1
        for held in range(owner * HAND, (owner + 1) * HAND):
            put_place(values, at[23] + seat * COUNT, state.hands[held])
        put_all(values, at[24] + seat * len(REFINED), state.supply[owner * len(REFINED) : (owner + 1) * len(REFINED)])
        put_all(values, at[25] + seat * ENTRIES, state.ledger[owner * ENTRIES : (owner + 1) * ENTRIES])


def _put_owners(values: vec[i16], at: i64, owners: list[int], viewer: i64, seats: i64) -> None:
    """Write for each of some things whose it is."""
    for owner in owners:
        put_place(values, at, relative(owner, viewer, seats))
        at += seats
