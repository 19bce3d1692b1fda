"""The sheet of a running match, made from the maps that a view shows."""

from __future__ import annotations

from parlour.engine.plain import Reader
from parlour.engine.sheet import Sheet
from parlour.games.hokkaido.city.mountains import find_ends
from parlour.games.hokkaido.city.notation import read_area
from parlour.games.hokkaido.pad import tally
from parlour.games.hokkaido.rules.components import HokkaidoView
from parlour.games.hokkaido.scoring.area import Area


def sheet_of(view: HokkaidoView) -> Sheet:
    """Score as if the match ended now (H50–H55)."""
    areas: list[Area] = []
    goals: list[int] = []
    for seat in Reader(view.shown, "shown").at("seats").items():
        rows = seat.at("map").text().split("\n") if seat.has("map") else []
        area = read_area([Reader(row, "map") for row in rows], tiles=True)
        find_ends(area)
        areas.append(area)
        goals.append(len(seat.at("goals").items()))
    return tally(view.edition.components, areas, goals)
