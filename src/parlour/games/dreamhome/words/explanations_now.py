"""What rooms, roofs and bonuses of Dream Home score now: by the scoring of the rules, from what the viewer is shown."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.engine.parts.explanations import Explained, Explanation, at, line_points, points_fact
from parlour.engine.plain import Reader
from parlour.engine.view import Message
from parlour.games.dreamhome.home.area import OF_TYPE
from parlour.games.dreamhome.rules import card_set
from parlour.games.dreamhome.rules.components import DreamHomeComponents, DreamHomeView
from parlour.games.dreamhome.rules.names import (
    BATHROOM,
    BEDROOM,
    EMPTY,
    FLOOR_SIZES,
    FLOORS,
    KITCHEN,
    RESOURCES,
    SCAFFOLD,
    TYPES,
)
from parlour.games.dreamhome.scoring.roof import ROOF_SIZE
from parlour.games.dreamhome.scoring.score import FUNCTIONALITY, has_bathrooms, type_points
from parlour.games.dreamhome.sheet import area_shown, sheet_of

YES: Final = "yes"
NO: Final = "no"


def now(view: DreamHomeView, parts: Explained) -> Explained:
    """Explain the rooms of every home, the lines of the sheet, and for the viewer each type of room."""
    components = view.edition.components
    found = line_points(parts, sheet_of(view))
    for seat, home in enumerate(Reader(view.shown, "shown").at("seats").items()):
        area = area_shown(components, home)
        found.update(_rooms(components, parts, home, seat))
        _tell(found, at("line-functionality", seat), _functionality(area))
        _tell(found, at("line-roof", seat), [Message("reason-roof", {"count": _roofs(home), "all": ROOF_SIZE})])
        if seat == view.seat:
            for kind, room in enumerate(TYPES):
                found[f"room-{room}"] = parts[f"room-{room}"].with_facts(_own(components, area, kind))
    return found


def _tell(found: Explained, part: str, facts: list[Message]) -> None:
    found[part] = found[part].with_facts(facts)


def _roofs(home: Reader) -> int:
    return home.at("roofs").integer(0, RESOURCES)


def _own(components: DreamHomeComponents, area: vec[i64], kind: int) -> list[Message]:
    """Tell how many cards of a type the viewer has, and what they score now."""
    count = int(card_set.count(area[OF_TYPE + kind]))
    return [Message("explain-have", {"count": count, "points": int(type_points(components, area, 0, kind))})]


def _functionality(area: vec[i64]) -> list[Message]:
    """Tell which of the two bonuses a home has (D72)."""
    both = YES if has_bathrooms(area, 0) else NO
    suite = YES if area[OF_TYPE + BEDROOM] and area[OF_TYPE + KITCHEN] and area[OF_TYPE + BATHROOM] else NO
    return [
        Message("explain-bathrooms", {"has": both, "points": FUNCTIONALITY}),
        Message("explain-suite", {"has": suite, "points": FUNCTIONALITY}),
    ]


def _rooms(components: DreamHomeComponents, parts: Explained, home: Reader, seat: int) -> Explained:
    """Explain the cards of a home by the rooms that they are part of."""
    found: Explained = {}
    completes = "interior_designer" not in [helper.text() for helper in home.at("helpers").items()]  # D64
    for floor, size in zip(FLOORS, FLOOR_SIZES, strict=True):
        cells = home.at(floor).items()
        rooms = ["" if cell.value is None else cell.at("room").text() for cell in cells]
        for place in range(size):
            if rooms[place] in ("", EMPTY, SCAFFOLD):
                continue
            part = at(f"room-{rooms[place]}", f"{seat}-{floor}_{place + 1}")
            is_full = completes and _is_decorated(cells, rooms, place)
            found[part] = _room(components, parts, rooms, place, is_full)
    return found


def _around(rooms: list[str], place: int) -> list[int]:
    """Return the places of the room that a card is part of (D23)."""
    first = place
    while first and rooms[first - 1] == rooms[place]:
        first -= 1
    last = place
    while last + 1 < len(rooms) and rooms[last + 1] == rooms[place]:
        last += 1
    return list(range(first, last + 1))


def _is_decorated(cells: list[Reader], rooms: list[str], place: int) -> bool:
    return any(cells[one].at("decor").value is not None for one in _around(rooms, place))


def _room(
    components: DreamHomeComponents, parts: Explained, rooms: list[str], place: int, decorated: bool
) -> Explanation:
    """Explain a room by its size and what one more card would make of it (D24, D70)."""
    explanation = parts[f"room-{rooms[place]}"]
    kind, size = TYPES.index(rooms[place]), len(_around(rooms, place))
    points = components.rooms.points[kind]
    if components.rooms.neighbours[kind]:
        near = [TYPES[other] for other in components.rooms.neighbours[kind]]
        beside = any(room in near for room in (*rooms[max(place - 1, 0) : place], *rooms[place + 1 : place + 2]))
        return explanation.with_facts([points_fact(components.rooms.beside_points[kind] if beside else points[0])])
    facts = [Message("explain-room-now", {"count": size, "points": points[size - 1]})]
    if size == len(points) or decorated:
        facts.append(Message("explain-complete"))
    else:
        facts.append(Message("explain-room-next", {"count": size + 1, "points": points[size]}))
    return explanation.with_facts(facts)
