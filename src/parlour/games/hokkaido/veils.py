"""What a seat sees of an action of others, and what is shown when all have committed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.engine.view import NATURE
from parlour.games.hokkaido import rounds
from parlour.games.hokkaido.actions import (
    DISCARD,
    DONE,
    DRAW,
    FINISH,
    KEEP,
    LAY,
    NOT_SEEN,
    PAY,
    PLACE,
    SOME_CARD,
    TERRAFORM,
    tile_of,
)
from parlour.games.hokkaido.stages import (
    AT_ONCE,
    DEALING,
    DISCARDING,
    DRAWING,
    GIVING,
    KEEPING,
    LAYING,
    LAYING_BOTH,
    PLACING,
    TERRAFORMING,
)
from parlour.games.hokkaido.terraforming import PRICE

if TYPE_CHECKING:
    from parlour.games.hokkaido.state import HokkaidoState


def veil(state: HokkaidoState, by: int, action: int, seat: int) -> int:
    """Give one number for all that *seat* cannot tell apart, about to be applied."""
    if by == seat:
        return action
    stage = state.stage
    if by == NATURE:
        hides = stage in (DEALING, DRAWING) and state.dealt % state.seats != seat
        return SOME_CARD if hides else action
    if stage in (KEEPING, DISCARDING, LAYING_BOTH):
        return SOME_CARD
    if stage in (PLACING, TERRAFORMING):
        return DONE if is_final(state, by, action) else NOT_SEEN
    return action


def is_final(state: HokkaidoState, by: int, action: int) -> bool:
    """Say whether an action of the city phase ends the seat's commitment."""
    if state.stage == PLACING:
        return action >= PLACE
    if action == FINISH:
        return True
    city = state.city(by)
    if action >= PAY:
        return city.due == 1
    return city.cubes[tile_of(action - TERRAFORM)] == PRICE


def unseen_kind(state: HokkaidoState, action: int) -> str:
    """Name, for those who see no more, what a hidden action amounts to."""
    if state.stage == PLACING:
        return "place"
    if state.stage == TERRAFORMING:
        return "finish"
    if action >= LAY:
        return "lay"
    if action >= DISCARD:
        return "discard"
    if action >= KEEP:
        return "keep"
    return "draw" if action >= DRAW else "deal"


def reveals(state: HokkaidoState, by: int, action: int) -> list[tuple[int, int]]:
    """List the hidden actions that an action, about to be applied, makes public."""
    stage = state.stage
    if stage == LAYING or (stage == GIVING and len(state.queue) == 1):
        return [(by, action)]  # a card from a closed hand; in a draft also the look into the next hand
    if stage not in AT_ONCE or not rounds.is_last(state, by):
        return []
    if stage == LAYING_BOTH:
        return [(seat, LAY + state.laid[seat] if seat != by else action) for seat in range(state.seats)]
    if stage in (KEEPING, DISCARDING) or not is_final(state, by, action):
        return []
    found: list[tuple[int, int]] = []
    for seat in range(state.seats):
        if stage == PLACING and not state.is_honshu:
            found.append((seat, KEEP + state.kept[seat]))
        steps = [*state.steps[seat], action] if seat == by else state.steps[seat]
        found += [(seat, step) for step in steps if step != FINISH]
    return found or [(by, action)]
