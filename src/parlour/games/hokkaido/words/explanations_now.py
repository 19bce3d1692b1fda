"""What squares, resources and goals of Hokkaido bring now, scored by the rules from what the viewer is shown."""

from __future__ import annotations

from typing import Final

from parlour.engine.parts.explanations import Explained, Explanation, at, line_points
from parlour.engine.plain import Reader
from parlour.engine.view import Message
from parlour.games.hokkaido.city.mountains import find_ends
from parlour.games.hokkaido.city.notation import read_area
from parlour.games.hokkaido.city.squares import (
    COLOURS,
    CUBE,
    DESERT,
    DISTRICT,
    FACTORY,
    FOREST,
    KINDS,
    LAKE,
    MOUNTAIN,
    NOTHING,
    PRODUCTION,
)
from parlour.games.hokkaido.rules.components import MOST_CUBES, HokkaidoComponents, HokkaidoView
from parlour.games.hokkaido.scoring.area import Area
from parlour.games.hokkaido.scoring.districts import largest, sides_of, smaller_district
from parlour.games.hokkaido.scoring.score import factory_points, lake_points
from parlour.games.hokkaido.sheet import areas_of, sheet_of
from parlour.geometry.square_grid import CELLS, SIDES, paint

LINE_KINDS: Final = {
    "line-mountains": MOUNTAIN,
    "line-forests": FOREST,
    "line-lakes": LAKE,
    "line-districts": DISTRICT,
}


def now(view: HokkaidoView, parts: Explained) -> Explained:
    """Explain the squares of every city, the resources and the lines of the sheet."""
    components, shown = view.edition.components, Reader(view.shown, "shown")
    found = line_points(parts, sheet_of(view))
    for seat, area in enumerate(_areas(view)):
        facts = {kind: _facts(components, area, kind) for kind in range(NOTHING + 1, len(KINDS))}
        for kind, told in facts.items():
            found[at(f"square-{KINDS[kind]}", seat)] = parts[f"square-{KINDS[kind]}"].with_facts(told)
        for line, kind in LINE_KINDS.items():
            found[at(line, seat)] = found[at(line, seat)].with_facts(facts[kind])
        found[at("line-factories", seat)] = found[at("line-factories", seat)].with_facts(
            [fact for colour in range(len(COLOURS)) for fact in facts[FACTORY + colour]]
        )
    found.update(_resources(parts, shown, view.seat))
    found.update(_goals(parts, shown))
    return found


def _areas(view: HokkaidoView) -> list[Area]:
    """Return every seat's city as the viewer sees it: its own with what it has built unseen (H31)."""
    areas = areas_of(view)
    mine = Reader(view.shown, "shown").at("mine")
    if view.seat >= 0 and mine.value is not None and mine.items():
        rows = mine.items()[0].at("map").text().split("\n")
        areas[view.seat] = read_area([Reader(row, "map") for row in rows], tiles=True)
        find_ends(areas[view.seat])
    return areas


def _facts(components: HokkaidoComponents, area: Area, kind: int) -> list[Message]:
    """Tell what the squares of a kind bring a city (H50–H53)."""
    cells = area.with_kind(kind)
    count = len(cells)
    if kind == MOUNTAIN:
        return [Message("explain-each", {"count": count, "points": count * components.mountain})]
    if kind == FOREST:
        return [Message("explain-each", {"count": count, "points": count * components.forest})]
    if kind == LAKE:
        return [_lakes(components, cells)]
    if kind == DISTRICT:
        return _districts(components, area)
    if kind == DESERT:
        return [Message("explain-deserts", {"count": count})]
    if kind >= FACTORY:
        return _factories(components, area, kind - FACTORY) if count else []
    return [_production(area, kind - PRODUCTION)] if count else []


def _lakes(components: HokkaidoComponents, cells: list[int]) -> Message:
    """Tell how many lakes there are, and of how many squares (H52)."""
    board, lakes = [NOTHING] * CELLS, 0
    for cell in cells:
        board[cell] = LAKE
    for cell in cells:
        if board[cell] == LAKE:
            paint(board, cell, MOUNTAIN, SIDES)
            lakes += 1
    return Message("explain-lakes", {"count": lakes, "squares": len(cells), "points": lake_points(components, cells)})


def _districts(components: HokkaidoComponents, area: Area) -> list[Message]:
    """Tell the largest district of each side, and what the smaller one brings (H53)."""
    sides = sorted([largest(side) for side in sides_of(area)], reverse=True)
    smaller = smaller_district(area)
    sizes = [Message("explain-side-size", {"count": size}) for size in sides]
    return [*sizes, Message("explain-districts", {"count": smaller, "points": smaller * components.district})]


def _of_colour(area: Area, colour: int) -> tuple[list[int], int]:
    """Return the factories of a colour, and the resources for them."""
    grid = area.grid
    resources = len([cell for cell in area.with_kind(PRODUCTION + colour) if grid[cell] & CUBE])
    return [grid[cell] for cell in area.with_kind(FACTORY + colour)], resources


def _factories(components: HokkaidoComponents, area: Area, colour: int) -> list[Message]:
    """Tell how many factories of a colour get a resource, and what they bring (H51)."""
    factories, resources = _of_colour(area, colour)
    if not factories:
        return []
    counts = [resources if one == colour else 0 for one in range(len(COLOURS))]
    points = factory_points(components, factories, counts)
    served = min(len(factories), resources)
    return [
        Message(
            "explain-factories",
            {"colour": COLOURS[colour], "count": len(factories), "served": served, "points": points},
        )
    ]


def _production(area: Area, colour: int) -> Message:
    """Tell how many resources of a colour a city has, and how many of them wait for a factory (H51)."""
    factories, resources = _of_colour(area, colour)
    return Message("explain-resources", {"count": resources, "waiting": max(0, resources - len(factories))})


def _resources(parts: Explained, shown: Reader, viewer: int) -> Explained:
    """Tell how many resources of each colour the viewer and the supply have (H33)."""
    found: Explained = {}
    for colour in COLOURS:
        facts = [Message("explain-supply", {"count": shown.at("supply").at(colour).integer(0, MOST_CUBES)})]
        seat = shown.at("seats").items()[viewer] if viewer >= 0 else None
        if seat is not None and seat.has("cubes"):
            facts.append(Message("explain-own", {"count": seat.at("cubes").at(colour).integer(0, MOST_CUBES)}))
        found[f"cube-{colour}"] = parts[f"cube-{colour}"].with_facts(facts)
    return found


def _goals(parts: Explained, shown: Reader) -> Explained:
    """Tell who has a goal (H41)."""
    found: Explained = {}
    for seat, area in enumerate(shown.at("seats").items()):
        for goal in area.at("goals").items():
            part = f"goal-{goal.integer(1, CELLS)}"
            explanation: Explanation = parts[part].with_facts([Message("explain-goal-taken", {"seat": seat})])
            found[part] = explanation
    return found
