"""The rules of placing and scoring once more, slowly and in other words, to compare the quick ones with.

A home is a list of twelve names: a type of room, "empty", "scaffold", or "" for a free cell; cell by cell from the top
left, floor by floor. Written from the rules alone: nothing of the game's own tables is used but the printed figures.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import combinations

from parlour.engine.plain import Plain, Reader
from tests.games.dreamhome.draw import STANDARD

FLOOR_OF = [0] * 5 + [1] * 5 + [2] * 2
UNDER = {0: 5, 1: 6, 2: 7, 3: 8, 4: 9, 8: 10, 9: 11}


def figures(table: str, key: str) -> dict[str, dict[str, Plain]]:
    entries = [item.object() for item in Reader(STANDARD.data, "").at(table).items()]
    return {str(entry[key]): entry for entry in entries}


ROOMS = figures("room", "type")
DECOR = figures("decor", "id")


def printed(kind: str) -> list[int]:
    return Reader(ROOMS[kind], kind).at("points").integers(0, 100)


@dataclass
class Home:
    cells: list[str]
    decor: dict[int, str] = field(default_factory=dict)
    beside: list[str] = field(default_factory=list)
    roofs: list[str] = field(default_factory=list)
    helpers: list[str] = field(default_factory=list)

    def is_room(self, cell: int) -> bool:
        return self.cells[cell] in ROOMS

    def room_of(self, cell: int) -> set[int]:
        """Collect the cells of the room that a cell belongs to, by spreading from neighbour to neighbour."""
        found, new = set[int](), {cell}
        while new:
            found |= new
            new = {
                other
                for one in found
                for other in (one - 1, one + 1)
                if 0 <= other < 12 and FLOOR_OF[other] == FLOOR_OF[cell] and self.cells[other] == self.cells[cell]
            } - found
        return found

    def rooms(self) -> list[set[int]]:
        return [room for cell in range(12) if self.is_room(cell) and min(room := self.room_of(cell)) == cell]


def has_support(home: Home, cell: int) -> bool:
    return cell not in UNDER or home.cells[UNDER[cell]] != ""


def may_lie_face_up(home: Home, cell: int, kind: str) -> bool:
    """Return whether a card may lie face up on a cell, support apart: by laying it there and looking at the result."""
    if (ROOMS[kind]["category"] == "basement") != (FLOOR_OF[cell] == 2):
        return False
    after = Home([*home.cells[:cell], kind, *home.cells[cell + 1 :]])
    room = after.room_of(cell)
    if len(room) > len(printed(kind)):
        return False
    decorated = [other for other in room - {cell} if other in home.decor]
    return len(decorated) <= 1 if "interior_designer" in home.helpers else not decorated


def placings(home: Home, kind: str) -> set[tuple[int, str]]:
    """List every (cell, side) on which a card of a type may be placed."""
    free = [cell for cell in range(12) if home.cells[cell] in ("", "scaffold") and has_support(home, cell)]
    return {(cell, "down") for cell in free} | {(cell, "up") for cell in free if may_lie_face_up(home, cell, kind)}


def decorations(home: Home, token: str) -> set[int]:
    """List the cells on which a token may be put."""
    wanted = DECOR[token]["rooms"]
    found: set[int] = set()
    for room in home.rooms():
        kind = home.cells[min(room)]
        fits = wanted == ["any"] or (isinstance(wanted, list) and kind in wanted)
        if fits and not room & home.decor.keys():
            found |= room
    return found


def swaps(home: Home) -> set[tuple[int, int]]:
    """List the pairs of cells whose cards may trade places, in a home without free cells."""
    found: set[tuple[int, int]] = set()
    for one, two in combinations(range(12), 2):
        cells = home.cells.copy()
        cells[one], cells[two] = cells[two], cells[one]
        after = Home(cells)
        floors = [
            (ROOMS[cells[cell]]["category"] == "basement") == (FLOOR_OF[cell] == 2)
            for cell in (one, two)
            if after.is_room(cell)
        ]
        if all(floors) and all(len(room) <= len(printed(cells[min(room)])) for room in after.rooms()):
            found.add((one, two))
    return found


def room_points(home: Home) -> int:
    total = 0
    for room in home.rooms():
        kind = home.cells[min(room)]
        points = printed(kind)[len(room) - 1]
        beside = ROOMS[kind].get("beside")
        if isinstance(beside, dict):
            reader = Reader(beside, "beside")
            names = [item.text() for item in reader.at("rooms").items()]
            around = [cell for cell in (min(room) - 1, max(room) + 1) if 0 <= cell < 12]
            if any(FLOOR_OF[cell] == FLOOR_OF[min(room)] and home.cells[cell] in names for cell in around):
                points = reader.at("points").integer(0, 100)
        total += points
    return total


def roof_points(roofs: list[str]) -> int:
    """Try every four cards."""
    best = 0
    for four in combinations(roofs, 4):
        colours = {card.rstrip("*") for card in four}
        best = max(best, (8 if len(colours) == 1 else 3) + sum(card.endswith("*") for card in four))
    return best


def lines(home: Home) -> dict[str, int]:
    """Score a home line by line."""
    upper = [set(home.cells[:5]), set(home.cells[5:10])]
    bonuses = int(all("bathroom" in floor for floor in upper))
    bonuses += {"bathroom", "kitchen", "bedroom"} <= set(home.cells)
    tokens = [*home.decor.values(), *home.beside]
    architects, designers = home.helpers.count("architect"), home.helpers.count("interior_designer")
    return {
        "rooms": room_points(home),
        "decor": sum(Reader(DECOR[token], token).at("points").integer(0, 100) for token in tokens),
        "functionality": 3 * bonuses,
        "roof": roof_points(home.roofs),
        "helpers": architects * (bonuses + home.cells.count("empty")) + designers * len(tokens),
    }
