"""What seats take in a match of Hamlet: blueprints, sale tokens, deliveries of the church."""

from __future__ import annotations

from parlour.games.hamlet.actions import ACQUIRE, BEG, DELIVER, HIRE_VILLAGER, SELL
from parlour.games.hamlet.state import HamletState
from parlour.games.hamlet.tiles import TILES


def taking(state: HamletState, by: int, action: int) -> list[tuple[str, int]]:
    """Name the blueprint (M44), the sale (M45) or the delivery (M46) that a seat makes its own."""
    if ACQUIRE <= action < HIRE_VILLAGER:
        return [(f"tile {TILES[action - ACQUIRE]}", by)]
    if SELL <= action < DELIVER:
        return [(f"sale {action - SELL + 1}", by)]
    if DELIVER <= action < BEG:
        return [(f"church_side {state.variant.seats} deliveries {action - DELIVER + 1}", by)]
    return []
