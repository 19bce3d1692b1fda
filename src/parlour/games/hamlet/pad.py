"""The score pad of Hamlet: the final position of a real table, as `parlour score` reads it."""

from __future__ import annotations

from typing import Final

from parlour.engine.edition import Edition
from parlour.engine.plain import Plain, Reader, Wrong
from parlour.engine.sheet import Sheet
from parlour.games.hamlet.components import DELIVERIES, DONKEYS, ROADS, SALES, SEATS, Components
from parlour.games.hamlet.scoring import Area, needs_access, tally
from parlour.games.hamlet.tiles import (
    FOREST,
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
MOST: Final = 1000  # points and coins


def score(pad: Reader, edition: Edition) -> tuple[list[str], Sheet]:
    """Score a final position."""
    components = edition.tables
    assert isinstance(components, Components)
    pad.refuse_others(("game", "seats"))
    if pad.has("game"):
        pad.at("game").choice((edition.game,))
    seats = pad.at("seats").items(1, SEATS)
    names: list[str] = []
    areas: list[Area] = []
    for seat in seats:
        seat.refuse_others(FIELDS)
        names.append(seat.at("name").text(LONGEST_NAME))
        areas.append(read_area(components, seat))
    _check_together(seats, areas)
    return names, tally(components, areas)


def read_area(components: Components, seat: Reader) -> Area:
    """Read one player's figures."""
    area = Area()
    area.track = seat.at("track").integer(0, MOST)
    area.deliveries = seat.at("deliveries").integer(0, DELIVERIES)
    area.sales = seat.at("sales").integer(0, SALES)
    area.roads = seat.at("roads").integer(0, ROADS)
    area.planner = seat.at("planner").flag() if seat.has("planner") else False
    if area.planner and area.roads == 0:
        raise seat.at("planner").wrong("false for a player without a road")
    # M64: a road of one's own joins at least two tiles, or the church, which does not count, and another.
    area.longest = seat.at("longest").integer(0, len(TILES) - 1 if area.roads else 0)
    if area.longest == 1:
        raise seat.at("longest").wrong("0, or at least 2")
    area.coins = seat.at("coins").integer(0, MOST)
    area.donkeys = seat.at("donkeys").integer(0, DONKEYS)
    for landmark in seat.at("landmarks").items(0, len(TILES)):
        _read_landmark(components, landmark, area)
    return area


def _read_landmark(components: Components, reader: Reader, area: Area) -> None:
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


def _bounds(components: Components, tile: int, connected: bool) -> tuple[int, int]:
    """Give the least and the most that can be counted for a landmark."""
    per = components.scores[tile]
    if per == PER_WAY:
        return (2 if connected else 0), len(TILES)
    kinds = components.shapes.outlines[tile].kinds
    wanted = KINDS.get(per, (ROAD, FOREST, MOUNTAIN))
    return 0, len([kind for kind in kinds if kind in wanted])


def _check_together(seats: list[Reader], areas: list[Area]) -> None:
    """Refuse what several players cannot have: the same landmark, one Planner each, too many deliveries or sales."""
    taken: set[int] = set()
    planners = deliveries = sales = 0
    for seat, area in zip(seats, areas, strict=True):
        for index, tile in enumerate(area.landmarks):
            if tile in taken:
                raise Wrong(seat.at("landmarks").path + f"[{index}].id", "every landmark once", TILES[tile])
            taken.add(tile)
        planners += area.planner
        if planners > 1:
            raise seat.at("planner").wrong("one Planner at most")
        deliveries += area.deliveries
        if deliveries > DELIVERIES:
            raise seat.at("deliveries").wrong(f"at most {DELIVERIES} deliveries in all")
        sales += area.sales
        if sales > SALES:
            raise seat.at("sales").wrong(f"at most {SALES} sales in all")


def to_plain(components: Components, area: Area) -> Plain:
    """Write an area as the pad has it, but for the name."""
    landmarks: list[Plain] = []
    for tile, connected, figure in zip(area.landmarks, area.connected, area.figures, strict=True):
        entry: dict[str, Plain] = {"id": TILES[tile]}
        if not connected:
            entry["connected"] = False
        name = FIGURES.get(components.scores[tile], "")
        if name:
            entry[name] = figure
        landmarks.append(entry)
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


def sheet_of(components: Components, scores: list[Reader]) -> Sheet:
    """Score the areas that a view shows."""
    return tally(components, [read_area(components, score) for score in scores])
