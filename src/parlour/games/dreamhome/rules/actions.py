"""The actions of Dream Home, those of every turn first; fields in the order in which a person points."""

from __future__ import annotations

from typing import Final

from parlour.engine.actions import Actions, Field, Kind
from parlour.games.dreamhome.rules.names import CELL_NAMES, COLUMNS, RESOURCES, ROOMS, SEATS, SIDES

_COLUMN: Final = Field("column", COLUMNS, first=1)
_CELL: Final = Field("cell", names=CELL_NAMES)
_ROOM: Final = Field("room", ROOMS, first=1)
_RESOURCE: Final = Field("resource", RESOURCES, first=1)

_KINDS: Final = [
    Kind("take", [_COLUMN]),  # D13
    Kind("discard", [_COLUMN]),  # D12
    Kind("dig", [_COLUMN]),  # D51
    Kind("hold"),  # D51: keep the jackhammer
    Kind("place", [_CELL, Field("side", names=SIDES)]),  # D20
    Kind("scaffold", [_CELL]),  # D54
    Kind("decorate", [_CELL]),  # D31
    Kind("park", [_CELL]),  # D74
    Kind("leave"),  # D74: do without the car
    Kind("mix", [_COLUMN, Field("second", COLUMNS, first=1)]),  # D52
    Kind("drill", [_CELL, _COLUMN]),  # D50
    Kind("keep", [_CELL]),  # D63: one of several décors
    Kind("decline"),  # D65
    Kind("first", [Field("seat", SEATS)], chance=True),  # D11
    Kind("reveal_room", [_ROOM], chance=True),  # D10
    Kind("reveal_resource", [_RESOURCE], chance=True),  # D10
    Kind("roof", [_RESOURCE]),  # D60
    Kind("swap", [_CELL, Field("other", names=CELL_NAMES)]),  # D63
    Kind("courier", [_CELL]),  # D61: the card of the home that is exchanged
    Kind("fetch", [_ROOM]),  # D61: the card of the discard that comes instead
    Kind("handyman"),  # D65: before the courier, since version 2
]
ACTIONS: Final = Actions(_KINDS)
ACTIONS_1: Final = Actions(_KINDS[:-1])  # of version 1 of the rules

TAKE: Final = ACTIONS.base("take")
DISCARD: Final = ACTIONS.base("discard")
DIG: Final = ACTIONS.base("dig")
HOLD: Final = ACTIONS.base("hold")
PLACE: Final = ACTIONS.base("place")
SCAFFOLD: Final = ACTIONS.base("scaffold")
DECORATE: Final = ACTIONS.base("decorate")
PARK: Final = ACTIONS.base("park")
LEAVE: Final = ACTIONS.base("leave")
MIX: Final = ACTIONS.base("mix")
DRILL: Final = ACTIONS.base("drill")
KEEP: Final = ACTIONS.base("keep")
DECLINE: Final = ACTIONS.base("decline")
FIRST: Final = ACTIONS.base("first")
REVEAL_ROOM: Final = ACTIONS.base("reveal_room")
REVEAL_RESOURCE: Final = ACTIONS.base("reveal_resource")
ROOF: Final = ACTIONS.base("roof")
SWAP: Final = ACTIONS.base("swap")
COURIER: Final = ACTIONS.base("courier")
FETCH: Final = ACTIONS.base("fetch")
HANDYMAN: Final = ACTIONS.base("handyman")

# The kinds that rules tell apart, as `ACTIONS.index` numbers them.
TAKE_KIND: Final = ACTIONS.number("take")
DIG_KIND: Final = ACTIONS.number("dig")
PLACE_KIND: Final = ACTIONS.number("place")
SCAFFOLD_KIND: Final = ACTIONS.number("scaffold")
MIX_KIND: Final = ACTIONS.number("mix")
DRILL_KIND: Final = ACTIONS.number("drill")
ROOF_KIND: Final = ACTIONS.number("roof")
SWAP_KIND: Final = ACTIONS.number("swap")
COURIER_KIND: Final = ACTIONS.number("courier")
FETCH_KIND: Final = ACTIONS.number("fetch")
