"""Reads an edition of Dream Home; every wrong value is answered with its path."""

from __future__ import annotations

from typing import Final

from parlour.engine.plain import Plain, Reader, Wrong
from parlour.games.dreamhome.home.runs import LARGEST_ROOM
from parlour.games.dreamhome.rules.components import DreamHomeComponents, Rooms
from parlour.games.dreamhome.rules.names import (
    ANY_ROOM,
    BESIDE_THE_HOME,
    CAR,
    CATEGORIES,
    COLOURS,
    DECOR_CARD,
    DECORS,
    GARAGE,
    HELPER_CARD,
    HELPERS,
    RESOURCES,
    ROOF_CARD,
    ROOF_COLOURS,
    ROOMS,
    TOOL_CARD,
    TOOLS,
    TYPES,
)

MOST_POINTS: Final = 100
MOST_CHILDREN: Final = 8  # on one card, so that twelve cards stay below a tie's step
BASEMENT: Final = 2


def read_edition(data: dict[str, Plain]) -> DreamHomeComponents:
    """Check an edition's data and make the components of it."""
    reader = Reader(data, "")
    reader.refuse_others(("edition", "room", "roofs", "decor", "helpers", "tools"))
    rooms, kinds, children = _rooms(reader.at("room"))
    colours, per_colour = _roofs(reader.at("roofs"))
    groups: list[int] = []
    members: list[int] = []
    for group, key, names in ((TOOL_CARD, "tools", TOOLS), (HELPER_CARD, "helpers", HELPERS)):
        each = _each(reader.at(key), names)
        groups += [group] * (each * len(names))
        members += [member for member in range(len(names)) for _ in range(each)]
    groups += [DECOR_CARD] * CAR + [ROOF_CARD] * (ROOF_COLOURS * per_colour)
    members += list(range(CAR)) + [colour for colour in range(ROOF_COLOURS) for _ in range(per_colour)]
    if len(groups) != RESOURCES:
        raise Wrong("roofs.per_colour", f"{RESOURCES} resource cards in all", f"{len(groups)}")
    components = DreamHomeComponents(rooms, kinds, children, colours, per_colour, groups, members)
    _decors(reader.at("decor"), components)
    return components


def _rooms(reader: Reader) -> tuple[Rooms, list[int], list[int]]:
    """Read the types of room, each once, and their cards: the type and the children of each."""
    rooms = Rooms()
    by_kind: dict[int, list[int]] = {}
    for entry in reader.items(len(TYPES), len(TYPES)):
        kind = entry.at("type").choice(TYPES)
        if kind in by_kind:
            raise entry.at("type").wrong("every type once")
        by_kind[kind] = _room(entry, rooms, kind)
    kinds = [kind for kind in range(len(TYPES)) for _ in by_kind[kind]]
    if len(kinds) != ROOMS:
        raise Wrong("room", f"{ROOMS} room cards in all", f"{len(kinds)}")
    _neighbours_share_a_floor(reader, rooms)
    return rooms, kinds, [figure for kind in range(len(TYPES)) for figure in by_kind[kind]]


def _room(entry: Reader, rooms: Rooms, kind: int) -> list[int]:
    """Read one type of room; return the children on each of its cards."""
    entry.refuse_others(("type", "category", "count", "points", "beside", "children", "source"))
    rooms.is_basement[kind] = entry.at("category").choice(CATEGORIES) == BASEMENT
    points = [item.integer(0, MOST_POINTS) for item in entry.at("points").items(1, LARGEST_ROOM)]
    rooms.set_points(kind, points)
    if entry.has("beside"):
        beside = entry.at("beside")
        beside.refuse_others(("rooms", "points"))
        if len(points) != 1:
            raise beside.wrong("no such figure for a room of more than one card")
        rooms.neighbours[kind] = [item.choice(TYPES) for item in beside.at("rooms").items(1, len(TYPES))]
        rooms.beside_points[kind] = beside.at("points").integer(0, MOST_POINTS)
    count = entry.at("count").integer(0, ROOMS)
    return [item.integer(0, MOST_CHILDREN) for item in entry.at("children").items(count, count)]


def _neighbours_share_a_floor(reader: Reader, rooms: Rooms) -> None:
    for entry in reader.items():
        kind = entry.at("type").choice(TYPES)
        for place, neighbour in enumerate(rooms.neighbours[kind]):
            if rooms.is_basement[neighbour] != rooms.is_basement[kind]:
                named = entry.at("beside").at("rooms").items()[place]
                raise named.wrong("a room that may lie on the same floor")


def _roofs(reader: Reader) -> tuple[list[str], int]:
    """Read the four colours of roofs and how many cards each has (D73)."""
    reader.refuse_others(("colours", "per_colour", "source"))
    colours: list[str] = []
    for item in reader.at("colours").items(ROOF_COLOURS, ROOF_COLOURS):
        colour = COLOURS[item.choice(COLOURS)]
        if colour in colours:
            raise item.wrong("four different colours")
        colours.append(colour)
    return colours, reader.at("per_colour").integer(1, RESOURCES // ROOF_COLOURS)


def _each(reader: Reader, names: tuple[str, ...]) -> int:
    """Read how many cards there are of each helper or tool."""
    reader.refuse_others(("each", "kinds", "source"))
    kinds = [item.choice(names) for item in reader.at("kinds").items(len(names), len(names))]
    if sorted(kinds) != list(range(len(names))):
        raise reader.at("kinds").wrong("every kind once")
    return reader.at("each").integer(0, RESOURCES)


def _decors(reader: Reader, components: DreamHomeComponents) -> None:
    """Read the eleven décor tokens, each once (D31, D32, D71)."""
    seen: set[int] = set()
    for entry in reader.items(len(DECORS), len(DECORS)):
        entry.refuse_others(("id", "rooms", "points", "source"))
        token = entry.at("id").choice(DECORS)
        if token in seen:
            raise entry.at("id").wrong("every décor once")
        seen.add(token)
        components.decor_points[token] = entry.at("points").integer(0, MOST_POINTS)
        components.decor_rooms[token] = _decor_rooms(entry.at("rooms"))
        if token == CAR and components.decor_rooms[token] != [GARAGE]:
            raise entry.at("rooms").wrong("the garage alone for the car")


def _decor_rooms(reader: Reader) -> list[int]:
    if reader.value == [ANY_ROOM]:
        return list(range(len(TYPES)))
    if reader.value == [BESIDE_THE_HOME]:
        return []
    return [item.choice(TYPES) for item in reader.items(1, len(TYPES))]
