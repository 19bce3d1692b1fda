"""The score pad of Dream Home: the final position of a real table, as `parlour score` reads it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.engine.plain import Reader, Wrong
from parlour.engine.sheet import Sheet
from parlour.games.dreamhome.home.area import (
    BESIDE,
    BUILT,
    DECORATED,
    OF_TYPE,
    TOKEN,
    TOKEN_BIT,
    blank,
    put_token,
)
from parlour.games.dreamhome.home.runs import runs_in
from parlour.games.dreamhome.rules.components import DreamHomeComponents, DreamHomeEdition
from parlour.games.dreamhome.rules.names import (
    ARCHITECT,
    CELLS,
    DECORS,
    DESIGNER,
    EMPTY,
    FLOOR_SIZES,
    FLOOR_STARTS,
    FLOORS,
    FREE,
    HELPERS,
    RESOURCES,
    ROOF_COLOURS,
    SEATS,
    TYPES,
)
from parlour.games.dreamhome.scoring.roof import roof_points
from parlour.games.dreamhome.scoring.score import (
    FUNCTIONALITY,
    LINES,
    decor_points,
    functionality_bonuses,
    helper_points,
    room_points,
)

FIELDS: Final = ("name", *FLOORS, "decor", "beside", "roofs", "helpers", "children")
LONGEST_NAME: Final = 200
MOST_CHILDREN: Final = 99
WINDOW: Final = "*"
ROOM_NAMES: Final = (*TYPES, EMPTY, FREE)
BASEMENT: Final = 2  # among FLOORS


def score(pad: Reader, edition: DreamHomeEdition) -> tuple[list[str], Sheet]:
    """Score a final position; each home is checked by itself."""
    components = edition.components
    pad.refuse_others(("game", "seats"))
    if pad.has("game"):
        pad.at("game").choice((edition.game,))
    seats = pad.at("seats").items(2, SEATS)
    names = [seat.at("name").text(LONGEST_NAME) for seat in seats]
    points = [_lines(components, seat) for seat in seats]
    children = [[seat.at("children").integer(0, MOST_CHILDREN) if seat.has("children") else 0] for seat in seats]
    return names, Sheet(LINES, points, children)


def _lines(components: DreamHomeComponents, seat: Reader) -> list[int | None]:
    """Score one home line by line."""
    seat.refuse_others(FIELDS)
    area = blank(1)
    for number in range(len(FLOORS)):
        _floor(components, seat.at(FLOORS[number]), number, area)
    for item in _items(seat, "decor"):
        _decor(components, item, area)
    for item in _items(seat, "beside"):
        _beside(components, item, area)
    helpers = [item.choice(HELPERS) for item in _items(seat, "helpers")]
    bonuses = functionality_bonuses(area, 0)
    return [
        room_points(components, area, 0),
        decor_points(components, area, 0),
        FUNCTIONALITY * bonuses,
        _roof(components, _items(seat, "roofs")),
        helper_points(area, 0, helpers.count(ARCHITECT), helpers.count(DESIGNER)),
    ]


def _items(seat: Reader, key: str) -> list[Reader]:
    """Read a list that may be left out."""
    return seat.at(key).items(0, RESOURCES) if seat.has(key) else []


def _floor(components: DreamHomeComponents, floor: Reader, number: int, area: vec[i64]) -> None:
    """Read the rooms of one floor: the right ones for it (D22), none too large (D23)."""
    kinds = [cell.choice(ROOM_NAMES) for cell in floor.items(FLOOR_SIZES[number], FLOOR_SIZES[number])]
    for place, kind in enumerate(kinds):
        bit = 1 << FLOOR_STARTS[number] + place
        if ROOM_NAMES[kind] == FREE:
            continue
        area[BUILT] |= bit
        area[FLOOR_STARTS[number] + place] = 0  # no card of its own: only tokens are read from here
        if ROOM_NAMES[kind] == EMPTY:
            continue
        if components.rooms.is_basement[kind] != (number == BASEMENT):
            raise floor.items()[place].wrong(f"a room that may lie here (D22), {EMPTY} or {FREE}")
        area[OF_TYPE + kind] |= bit
    for kind in sorted(set(kinds) & set(range(len(TYPES)))):
        _size(components, floor, kind, [at for at, other in enumerate(kinds) if other == kind])


def _size(components: DreamHomeComponents, floor: Reader, kind: int, places: list[int]) -> None:
    for run in runs_in(sum([1 << place for place in places])):
        if run.bit_count() > components.rooms.most[kind]:
            last = floor.items()[run.bit_length() - 1]
            raise last.wrong(f"a {TYPES[kind]} of at most {components.rooms.most[kind]} cards (D23)")


def _decor(components: DreamHomeComponents, item: Reader, area: vec[i64]) -> None:
    """Read a token: on a room of a type it is for (D31), which has no other (D33)."""
    item.refuse_others(("id", "floor", "cell"))
    token = _token(item.at("id"), area)
    if not components.decor_rooms[token]:
        raise item.at("id").wrong("décor that stands in a room")
    number = item.at("floor").choice(FLOORS)
    place = item.at("cell").integer(0, FLOOR_SIZES[number] - 1)
    start = FLOOR_STARTS[number]
    bit = 1 << start + place
    kinds = [kind for kind in components.decor_rooms[token] if area[OF_TYPE + kind] & bit]
    if not kinds:
        raise item.at("cell").wrong(f"a room that may hold {DECORS[token]} (D31)")
    on_floor = area[OF_TYPE + kinds[0]] >> start & 2 ** FLOOR_SIZES[number] - 1
    for run in runs_in(on_floor):
        if run >> place & 1 and run & area[DECORATED] >> start:
            raise item.at("cell").wrong("a room without other décor (D33)")
    put_token(area, 0, start + place, token)


def _beside(components: DreamHomeComponents, item: Reader, area: vec[i64]) -> None:
    """Read a token beside the home (D32)."""
    token = _token(item, area)
    if components.decor_rooms[token]:
        raise item.wrong("décor that stands beside the home")
    area[BESIDE] |= TOKEN_BIT[token]


def _token(reader: Reader, area: vec[i64]) -> int:
    token = reader.choice(DECORS)
    in_home = [code // TOKEN - 1 for code in area[:CELLS] if code >= TOKEN]
    if token in in_home or area[BESIDE] & TOKEN_BIT[token]:
        raise reader.wrong("every décor once")
    return token


def _roof(components: DreamHomeComponents, items: list[Reader]) -> int:
    """Read a pile of roofs, a window marked with a star, one window a colour (D73)."""
    names = tuple(components.colours) + tuple([colour + WINDOW for colour in components.colours])
    counts, windows = [0] * ROOF_COLOURS, [0] * ROOF_COLOURS
    for item in items:
        index = item.choice(names)
        colour = index % ROOF_COLOURS
        counts[colour] += 1
        windows[colour] += index >= ROOF_COLOURS
        if windows[colour] > 1:
            raise Wrong(item.path, "one window a colour (D73)", f"another {names[index]}")
    return roof_points(counts, windows)
