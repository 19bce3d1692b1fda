"""The score pad of Hamlet: the final position of a real table, as `parlour score` reads it."""

from __future__ import annotations

from typing import Final

from parlour.engine.plain import Reader, Wrong
from parlour.engine.sheet import Sheet
from parlour.games.hamlet.board.tiles import (
    CHURCH,
    FOREST,
    HAMLET,
    MOUNTAIN,
    NONE,
    PER_FOREST,
    PER_MATCHING,
    PER_MOUNTAIN,
    PER_PRINTED_ROAD,
    PER_WAY,
    ROAD,
    TILES,
)
from parlour.games.hamlet.rules.components import (
    DELIVERIES,
    DONKEYS,
    ROADS,
    SALES,
    SEATS,
    HamletComponents,
    HamletEdition,
)
from parlour.games.hamlet.scoring.score import Area, needs_access, tally
from parlour.games.hamlet.wire import Figures, PadLandmark

FIELDS: Final = (
    "name",
    "track",
    "deliveries",
    "sales",
    "roads",
    "planner",
    "longest",
    "coins",
    "donkeys",
    "landmarks",
)
# What has to be counted on the board for a landmark, by what it scores for.
FIGURES: Final = {
    PER_MATCHING: "segments",
    PER_WAY: "tiles",
    PER_MOUNTAIN: "segments",
    PER_FOREST: "segments",
    PER_PRINTED_ROAD: "roads",
}
KINDS: Final = {PER_MOUNTAIN: (MOUNTAIN,), PER_FOREST: (FOREST,), PER_PRINTED_ROAD: (ROAD,)}
LONGEST_NAME: Final = 200
MOST: Final = 1000  # points and coins that a pad accepts
UNBOUNDED: Final = 2**40  # points and coins that a match may come to


def score(pad: Reader, edition: HamletEdition) -> tuple[list[str], Sheet]:
    """Score a final position."""
    components = edition.components
    pad.refuse_others(("game", "seats"))
    if pad.has("game"):
        pad.at("game").choice((edition.game,))
    seats = pad.at("seats").items(1, SEATS)
    names: list[str] = []
    areas: list[Area] = []
    for seat in seats:
        seat.refuse_others(FIELDS)
        names.append(seat.at("name").text(LONGEST_NAME))
        areas.append(read_area(components, seat, MOST))
        _check_longest(components, seat, areas[-1])
    _check_together(components, seats, areas)
    return names, tally(components, areas)


def read_area(components: HamletComponents, seat: Reader, most: int) -> Area:
    """Read one player's figures, with at most so many points and coins."""
    area = Area()
    area.track = seat.at("track").integer(0, most)
    area.deliveries = seat.at("deliveries").integer(0, DELIVERIES)
    area.sales = seat.at("sales").integer(0, SALES)
    area.roads = seat.at("roads").integer(0, ROADS)
    area.planner = seat.at("planner").flag() if seat.has("planner") else False
    if area.planner and area.roads == 0:
        raise seat.at("planner").wrong("false for a player without a road")
    area.longest = seat.at("longest").integer(0, len(TILES) - 1)
    area.coins = seat.at("coins").integer(0, most)
    area.donkeys = seat.at("donkeys").integer(0, DONKEYS)
    for landmark in seat.at("landmarks").items(0, len(TILES)):
        _read_landmark(components, landmark, area)
    return area


def _read_landmark(components: HamletComponents, reader: Reader, area: Area) -> None:
    """Read a landmark, and what was counted for it on the board."""
    tile = reader.at("id").choice(TILES)
    per = components.scores[tile]
    if per == NONE:
        raise reader.at("id").wrong("a landmark")
    if tile in area.landmarks:
        raise reader.at("id").wrong("every landmark once")
    figure = FIGURES.get(per, "")
    reader.refuse_others(("id", "connected", figure) if figure else ("id", "connected"))
    connected = reader.at("connected").flag() if reader.has("connected") else True
    counts = figure != "" and (reader.has(figure) or connected or not needs_access(components, tile))
    low, high = _bounds(components, tile, connected)
    area.add_landmark(tile, connected, reader.at(figure).integer(low, high) if counts else 0)


def _bounds(components: HamletComponents, tile: int, connected: bool) -> tuple[int, int]:
    """Return the least and the most that can be counted for a landmark."""
    per = components.scores[tile]
    if per == PER_WAY:
        return (2 if connected else 0), len(TILES)
    kinds = components.shapes.outlines[tile].kinds
    wanted = KINDS.get(per, (ROAD, FOREST, MOUNTAIN))
    return 0, len([kind for kind in kinds if kind in wanted])


def _check_longest(components: HamletComponents, seat: Reader, area: Area) -> None:
    """Refuse a longest road that no village can have (M64)."""
    if area.longest > 0 and area.roads == 0:
        raise seat.at("longest").wrong("0 for a player without a road")
    # A road of one's own joins at least two tiles, or the church, which does not count, and another.
    if area.longest == 1:
        raise seat.at("longest").wrong("0, or at least 2")
    most = longest_possible(components, area.roads)
    if area.longest > most:
        raise seat.at("longest").wrong(f"at most {most} tiles, what own roads ({area.roads}) and printed ones can join")


def longest_possible(components: HamletComponents, roads: int) -> int:
    """Bound the tiles of a longest road (M64) by the roads that can join them.

    Each of its joints is an own road, or takes a printed road of both its tiles. A tile has at most two joints, and a
    printed road of every hamlet tile leads to the church (M12).
    """
    ends: list[int] = []
    for tile in range(CHURCH + 1, len(TILES)):
        printed = len([kind for kind in components.shapes.outlines[tile].kinds if kind == ROAD])
        ends.append(max(0, min(2, printed - 1 if tile < HAMLET else printed)))
    ends.sort(reverse=True)
    return max([count for count in range(len(ends) + 1) if 2 * (count - 1 - roads) <= sum(ends[:count])])


def _check_together(components: HamletComponents, seats: list[Reader], areas: list[Area]) -> None:
    """Refuse what several players cannot have: the same landmark, one Planner each, too many deliveries or sales."""
    taken: set[int] = set()
    planners = deliveries = sales = 0
    players = len(seats)
    most = len(components.church[players - 1].needs)  # M10
    for seat, area in zip(seats, areas, strict=True):
        for index, tile in enumerate(area.landmarks):
            if tile in taken:
                raise Wrong(seat.at("landmarks").path + f"[{index}].id", "every landmark once", TILES[tile])
            taken.add(tile)
        planners += area.planner
        if planners > 1:
            raise seat.at("planner").wrong("one Planner at most")
        deliveries += area.deliveries
        if deliveries > most:
            raise seat.at("deliveries").wrong(f"at most {most} deliveries in all with {players} seats")
        sales += area.sales
        if sales > SALES:
            raise seat.at("sales").wrong(f"at most {SALES} sales in all")


def to_plain(components: HamletComponents, area: Area) -> Figures:
    """Write an area as the pad has it, but for the name."""
    landmarks: list[PadLandmark] = []
    for tile, connected, figure in zip(area.landmarks, area.connected, area.figures, strict=True):
        landmarks.append(_landmark(TILES[tile], connected, FIGURES.get(components.scores[tile], ""), figure))
    return {
        "track": area.track,
        "deliveries": area.deliveries,
        "sales": area.sales,
        "roads": area.roads,
        "planner": area.planner,
        "longest": area.longest,
        "coins": area.coins,
        "donkeys": area.donkeys,
        "landmarks": landmarks,
    }


def _landmark(tile: str, connected: bool, counted: str, figure: int) -> PadLandmark:
    """Write a landmark, and what was counted for it if something is."""
    entry: PadLandmark = {"id": tile}
    if not connected:
        entry["connected"] = False
    if counted == "segments":
        entry["segments"] = figure
    elif counted == "tiles":
        entry["tiles"] = figure
    elif counted == "roads":
        entry["roads"] = figure
    return entry
