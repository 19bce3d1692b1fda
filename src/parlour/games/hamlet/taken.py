"""What reports on balance count in a match of Hamlet: the components that seats take, and what villagers do."""

from __future__ import annotations

from typing import Final

from parlour.games.hamlet.board.tiles import TILES
from parlour.games.hamlet.rules.actions import ACQUIRE, ACTIONS, BEG, DELIVER, DONE, HIRE_VILLAGER, SELL
from parlour.games.hamlet.rules.stages import TURN
from parlour.games.hamlet.rules.state import HamletState

VILLAGERS_ACTIONS: Final = ("gather", "stock", "refine", "deliver", "beg", "build", "road")  # M41


def taking(state: HamletState, by: int, action: int) -> list[tuple[str, int]]:
    """Name the blueprint (M44), the sale (M45) or the delivery (M46) that a seat makes its own."""
    if ACQUIRE <= action < HIRE_VILLAGER:
        return [(f"tile {TILES[action - ACQUIRE]}", by)]
    if SELL <= action < DELIVER:
        return [(f"sale {action - SELL + 1}", by)]
    if DELIVER <= action < BEG:
        return [(f"church_side {state.variant.seats} deliveries {action - DELIVER + 1}", by)]
    return []


def activity(state: HamletState, action: int) -> str:
    """Name the action of a villager (M41), sales by their level; a visit to the town hall (M44) counts once."""
    if SELL <= action < DELIVER:
        return f"sell level {state.components.sale_level[action - SELL] + 1}"
    if ACQUIRE <= action < DONE:
        return "town_hall" if state.stage == TURN else ""
    kind = ACTIONS.kind(action).name
    return kind if kind in VILLAGERS_ACTIONS else ""
