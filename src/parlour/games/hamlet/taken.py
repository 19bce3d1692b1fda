"""Components that seats take in a match of Hamlet, and activities of villagers: for reports on balance."""

from __future__ import annotations

from typing import Final

from parlour.games.hamlet.board.tiles import TILES
from parlour.games.hamlet.rules.actions import ACQUIRE, ACQUIRE_KIND, ACTIONS, DELIVER, DELIVER_KIND, SELL, SELL_KIND
from parlour.games.hamlet.rules.stages import TURN
from parlour.games.hamlet.rules.state import HamletState

VILLAGERS_ACTIONS: Final = ("gather", "stock", "refine", "deliver", "beg", "build", "road")  # M41
IN_TOWN_HALL: Final = ("acquire", "hire_villager", "hire_donkey")  # M44


def taking(state: HamletState, by: int, action: int) -> list[tuple[str, int]]:
    """Return the blueprint (M44), the sale (M45) or the delivery (M46) that a seat takes."""
    kind = ACTIONS.index(action)
    if kind == ACQUIRE_KIND:
        return [(f"tile {TILES[action - ACQUIRE]}", by)]
    if kind == SELL_KIND:
        return [(f"sale {action - SELL + 1}", by)]
    if kind == DELIVER_KIND:
        return [(f"church_side {state.variant.seats} deliveries {action - DELIVER + 1}", by)]
    return []


def activity(state: HamletState, action: int) -> str:
    """Return the activity of a villager (M41), sales by their level; a visit to the town hall (M44) counts once."""
    kind = ACTIONS.kind(action).name
    if kind == "sell":
        return f"sell level {state.components.sale_level[action - SELL] + 1}"
    if kind in IN_TOWN_HALL:
        return "town_hall" if state.stage == TURN else ""
    return kind if kind in VILLAGERS_ACTIONS else ""
