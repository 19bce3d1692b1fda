"""The draft: everybody keeps a card and passes the others on (H20, H21)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.games.hokkaido.rules import card_set, rounds
from parlour.games.hokkaido.rules.actions import DISCARD, KEEP
from parlour.games.hokkaido.rules.stages import DISCARDING, DRAWING, KEEPING

if TYPE_CHECKING:
    from parlour.games.hokkaido.rules.state import HokkaidoState


def decisions(state: HokkaidoState, seat: i64) -> list[int]:
    """List the cards that a seat may keep, or discard."""
    first = KEEP if state.stage == KEEPING else DISCARD
    return [first + card for card in card_set.members(state.hands.of(seat))]


def decide(state: HokkaidoState, seat: i64, action: i64) -> None:
    """Lay a card aside; when all have, go on."""
    if state.stage == KEEPING:
        state.kept[seat] = action - KEEP
        state.hands.remove(seat, action - KEEP)
    else:
        state.hands.discarded[seat] = action - DISCARD
        state.hands.remove(seat, action - DISCARD)
    state.ready[seat] = 1
    if not rounds.is_last(state, seat):
        return
    if state.stage == KEEPING and state.seats == 2:
        rounds.enter(state, DRAWING)
    else:
        assert state.stage in (KEEPING, DISCARDING)
        rounds.begin_city_phase(state)
