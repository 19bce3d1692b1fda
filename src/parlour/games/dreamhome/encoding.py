"""Observations of Dream Home: the market, every home cell by cell, and all cards that a perfect memory can place."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from parlour.engine.learning.layout import Part, layouts
from parlour.engine.learning.writing import put_bits, put_place, relative
from parlour.games.dreamhome.home.area import BESIDE, CARD, FACE_DOWN, KEPT, PILE, SCAFFOLDS, SIZE, TOKEN
from parlour.games.dreamhome.rules.names import (
    CELLS,
    COLOURS,
    COLUMNS,
    DECORS,
    NONE,
    RESOURCE_GROUPS,
    RESOURCES,
    ROOMS,
    ROUNDS,
    SEATS,
    TYPES,
)
from parlour.games.dreamhome.rules.stages import NAMES, OVER
from parlour.games.dreamhome.rules.state import DreamHomeState

# What a room card shows, one after another.
CHILDREN: Final = len(TYPES)
ROOM: Final = CHILDREN + 1
# What a resource card shows: its group, which of the group it is, and whether a roof has a window.
MEMBER: Final = len(RESOURCE_GROUPS)
WINDOW: Final = MEMBER + max(len(DECORS), len(COLOURS))
RESOURCE: Final = WINDOW + 1
# What a cell of a home shows: the room, whether it is an empty room, the décor on it.
EMPTY: Final = ROOM
DECOR: Final = EMPTY + 1
CELL: Final = DECOR + len(DECORS)
MOST_CHILDREN: Final = 9
TASKS: Final = 3
BIT: Final = [1, 2, 4, 8]  # of each seat


def _parts(seats: int) -> list[Part]:
    return [
        Part("stage", (len(NAMES),)),
        Part("round", (1,), 0, ROUNDS),
        Part("turn", (1,), 0, 2 * COLUMNS),
        Part("first", (seats,)),
        Part("token", (seats,)),
        Part("to_act", (seats,)),
        Part("dug", (seats,)),
        Part("task", (TASKS,)),
        Part("car", (1,)),
        Part("room", (ROOM,), 0, MOST_CHILDREN),
        Part("resource", (RESOURCE,)),
        Part("cell", (CELLS,)),
        Part("market_rooms", (COLUMNS, ROOM), 0, MOST_CHILDREN),
        Part("market_resources", (COLUMNS, RESOURCE)),
        Part("homes", (seats, CELLS, CELL), 0, MOST_CHILDREN),
        Part("scaffolds", (seats, CELLS)),
        Part("beside", (seats, len(DECORS))),
        Part("kept", (seats, RESOURCES)),
        Part("roofs", (seats, RESOURCES)),
        Part("room_deck", (ROOMS,)),
        Part("resource_deck", (RESOURCES,)),
        Part("room_discard", (ROOMS,)),
        Part("resource_discard", (RESOURCES,)),
        Part("spent", (RESOURCES,)),
        Part("free_tokens", (len(DECORS),)),
        Part("lost_tokens", (len(DECORS),)),
    ]


LAYOUTS: Final = layouts(_parts, SEATS)


def encode(state: DreamHomeState, viewer: int) -> vec[i16]:
    """Describe a position as *viewer* knows it; seats are counted clockwise from the viewer."""
    layout = LAYOUTS[state.seats]
    at = layout.starts
    values = layout.zeros[:]
    seats = state.seats
    values[at[0] + state.stage] = 1
    values[at[1]] = i16(state.round)
    values[at[2]] = i16(state.turn)
    values[at[3] + relative(state.first, viewer, seats)] = 1
    values[at[4] + relative(state.token, viewer, seats)] = 1
    if state.stage != OVER:
        put_place(values, at[5], relative(state.seat, viewer, seats))
    values[at[7] + state.task] = 1
    if state.car:
        values[at[8]] = 1
    _put_room(state, values, at[9], state.room)
    _put_resource(state, values, at[10], state.resource)
    put_place(values, at[11], state.cell)
    for column in range(COLUMNS):
        _put_room(state, values, at[12] + column * ROOM, state.market[column])
        _put_resource(state, values, at[13] + column * RESOURCE, state.market[COLUMNS + column])
    for owner in range(seats):
        _put_area(state, values, at, owner, relative(owner, viewer, seats))
    put_bits(values, at[19], state.rooms)
    put_bits(values, at[20], state.resources)
    put_bits(values, at[21], state.room_discard)
    put_bits(values, at[22], state.resource_discard)
    put_bits(values, at[23], state.spent)
    put_bits(values, at[24], state.free_tokens)
    put_bits(values, at[25], state.lost)
    return values


def _put_room(state: DreamHomeState, values: vec[i16], at: i64, card: i64) -> None:
    """Write the type of a room card and the children on it."""
    if card != NONE:
        children: i64 = state.components.children[card]
        values[at + state.components.kind[card]] = 1
        values[at + CHILDREN] = i16(children)


def _put_resource(state: DreamHomeState, values: vec[i16], at: i64, card: i64) -> None:
    """Write what a resource card is."""
    if card != NONE:
        components = state.components
        values[at + components.group[card]] = 1
        values[at + MEMBER + components.member[card]] = 1
        if card >= components.first_roof and (card - components.first_roof) % components.per_colour == 0:
            values[at + WINDOW] = 1


def _put_area(state: DreamHomeState, values: vec[i16], at: list[int], owner: i64, seat: i64) -> None:
    """Write the home of one seat, and what lies beside it."""
    areas = state.areas
    base: i64 = owner * SIZE
    cell: i64 = at[14] + seat * (CELLS * CELL)
    if state.dug & BIT[owner]:
        values[at[6] + seat] = 1
    for place in range(CELLS):
        code: i64 = areas[base + place]
        if code != NONE:
            if code & FACE_DOWN:
                values[cell + EMPTY] = 1
            else:
                _put_room(state, values, cell, code & CARD)
            put_place(values, cell + DECOR, code // TOKEN - 1)
        cell += CELL
    put_bits(values, at[15] + seat * CELLS, areas[base + SCAFFOLDS])
    put_bits(values, at[16] + seat * len(DECORS), areas[base + BESIDE])
    put_bits(values, at[17] + seat * RESOURCES, areas[base + KEPT])
    put_bits(values, at[18] + seat * RESOURCES, areas[base + PILE])
