"""Where a blueprint goes (M48): the step between choosing it and paying for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.games.hamlet.rules import paying, works
from parlour.games.hamlet.rules.actions import PLACE
from parlour.games.hamlet.rules.stages import BUILDING, PLACING

if TYPE_CHECKING:
    from parlour.games.hamlet.rules.state import HamletState


def begin(state: HamletState, blueprint: i64, tile: i64) -> None:
    """Send a villager to build a blueprint next to a tile."""
    works.send(state, tile)
    state.work = BUILDING
    state.work_tile = tile
    state.work_item = blueprint
    state.stage = PLACING


def legal(state: HamletState) -> list[int]:
    """List every place and turn in which the blueprint touches the villager's tile and keeps M20."""
    return [PLACE + spot for spot in sorted(state.village.spots(state.work_item, state.work_tile))]


def apply(state: HamletState, action: int) -> None:
    """Choose the place; then the cost is paid."""
    state.work_spot = action - PLACE
    paying.advance(state)
