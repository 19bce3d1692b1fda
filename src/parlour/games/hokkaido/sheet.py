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
    return tally(view.edition.components, areas_of(view), goals_of(view))


def areas_of(view: HokkaidoView) -> list[Area]:
    """Read every seat's city as everybody sees it."""
    areas: list[Area] = []
    for seat in _seats(view):
        rows = seat.at("map").text().split("\n") if seat.has("map") else []
        area = read_area([Reader(row, "map") for row in rows], tiles=True)
        find_ends(area)
        areas.append(area)
    return areas


def goals_of(view: HokkaidoView) -> list[int]:
    """Count every seat's goal cards."""
    return [len(seat.at("goals").items()) for seat in _seats(view)]


def _seats(view: HokkaidoView) -> list[Reader]:
    return Reader(view.shown, "shown").at("seats").items()
