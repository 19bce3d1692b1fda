"""The score pad: the final cities of a real table, as `parlour score` reads them."""

from __future__ import annotations

from typing import Final

from parlour.engine.plain import Reader, Wrong
from parlour.engine.sheet import Sheet
from parlour.games.hokkaido.city.mountains import find_ends
from parlour.games.hokkaido.city.notation import WIDEST, read_area
from parlour.games.hokkaido.rules.actions import GOALS, SEATS
from parlour.games.hokkaido.rules.components import HokkaidoComponents, HokkaidoEdition
from parlour.games.hokkaido.rules.draws import MORE_GOALS
from parlour.games.hokkaido.scoring.area import Area
from parlour.games.hokkaido.scoring.chain import find_chain
from parlour.games.hokkaido.scoring.score import LINES, land_points

FEWEST: Final = 2
LONGEST_NAME: Final = 200


def score(pad: Reader, edition: HokkaidoEdition) -> tuple[list[str], Sheet]:
    """Score the final position of a real table."""
    pad.refuse_others(("game", "seats"))
    if pad.has("game"):
        pad.at("game").choice((edition.game,))
    seats = pad.at("seats").items(FEWEST, SEATS)
    names: list[str] = []
    areas: list[Area] = []
    goals: list[int] = []
    for seat in seats:
        seat.refuse_others(("name", "city", "goals"))
        names.append(seat.at("name").text(LONGEST_NAME))
        areas.append(_city(seat.at("city")))
        left = len(seats) + MORE_GOALS - sum(goals)  # H12: no more than were turned up
        goals.append(seat.at("goals").integer(0, min(GOALS, left)))
    return names, tally(edition.components, areas, goals)


def _city(city: Reader) -> Area:
    """Read a painted city; its mountains must be one chain, be it one that touches itself, as H34 does not allow."""
    area = read_area(city.items(0, WIDEST))
    if not find_ends(area):
        chain = find_chain(area)
        if not chain:
            raise Wrong(city.path, "mountains that make one range without forks", "others")
        area.one_end, area.one_before = chain[0], chain[1]
        area.other_end, area.other_before = chain[-1], chain[-2]
    return area


def tally(components: HokkaidoComponents, areas: list[Area], goals: list[int]) -> Sheet:
    """Make the sheet of all seats; more deserts break ties (H50–H55)."""
    points: list[list[int | None]] = []
    ties: list[list[int]] = []
    for area, count in zip(areas, goals, strict=True):
        found = land_points(components, area)
        row: list[int | None] = []
        row += found[:5]
        points.append([*row, count * components.goal])
        ties.append([found[5]])
    return Sheet(LINES, points, ties)
