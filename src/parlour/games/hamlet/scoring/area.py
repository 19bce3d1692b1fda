"""The areas of a running match, for scoring: what stands on the board for each seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.games.hamlet.board.tiles import NONE
from parlour.games.hamlet.rules.counters import COINS, DELIVERIES, DONKEYS, ENTRIES, POINTS, ROADS, SALES
from parlour.games.hamlet.rules.works import PLANNER
from parlour.games.hamlet.scoring.score import Area
from parlour.geometry.graphs import BIT

if TYPE_CHECKING:
    from parlour.games.hamlet.rules.state import HamletState


def of_all(state: HamletState) -> list[Area]:
    """Return the areas of all seats as if the match ended now."""
    found: list[Area] = []
    for seat in range(state.seats):
        area = Area()
        row: i64 = seat * ENTRIES
        area.track = state.ledger[row + POINTS]
        area.deliveries = state.ledger[row + DELIVERIES]
        area.sales = state.ledger[row + SALES]
        area.roads = state.ledger[row + ROADS]
        area.planner = state.milestones[PLANNER] == seat
        area.longest = state.village.longest_road(seat) if area.roads > 0 else 0
        area.coins = state.ledger[row + COINS]
        area.donkeys = state.ledger[row + DONKEYS]
        found.append(area)
    for tile in state.village.mosaic.laid:
        owner: i64 = state.builders[tile]
        if owner != NONE and state.components.scores[tile] != NONE:
            connected = state.village.accessible & BIT[tile] != 0
            found[owner].add_landmark(tile, connected, state.village.figure(tile))
    return found
