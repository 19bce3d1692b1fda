"""What a seat sees of an action of others, and what is shown when all have committed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.engine.view import NATURE
from parlour.games.hokkaido.city.terraforming import PRICE
from parlour.games.hokkaido.rules import rounds
from parlour.games.hokkaido.rules.actions import (
    ACTIONS,
    ASK,
    DONE,
    FINISH,
    FORGO_KIND,
    KEEP,
    LAY,
    NOT_SEEN,
    PAY_KIND,
    PLACE_KIND,
    PLAY,
    SOME_CARD,
    TERRAFORM,
    tile_of,
)
from parlour.games.hokkaido.rules.stages import (
    AT_ONCE,
    BUILDING,
    DEALING,
    DISCARDING,
    DRAWING,
    GIVING,
    IN_ORDER,
    KEEPING,
    LAYING,
    LAYING_BOTH,
    OVER,
    PLACING,
    PLAYING,
    TERRAFORMING,
)

if TYPE_CHECKING:
    from parlour.games.hokkaido.rules.state import HokkaidoState


def veil(state: HokkaidoState, by: int, action: int, seat: int) -> int:
    """Return the same number for all actions, about to be applied, that *seat* cannot distinguish."""
    if by == seat:
        return action
    stage = state.stage
    if by == NATURE:
        hides = stage in (DEALING, DRAWING) and state.dealt % state.seats != seat
        return SOME_CARD if hides else action
    if stage in (KEEPING, DISCARDING, LAYING_BOTH, PLAYING):
        return SOME_CARD
    if stage in (PLACING, TERRAFORMING) and action != ASK:
        return DONE if is_final(state, by, action) else NOT_SEEN
    return action


def is_final(state: HokkaidoState, by: int, action: int) -> bool:
    """Return whether an action of the city phase ends the seat's commitment."""
    kind = ACTIONS.index(action)
    if state.stage == PLACING:
        return kind in (PLACE_KIND, FORGO_KIND)
    if action == FINISH:
        return True
    city = state.city(by)
    if kind == PAY_KIND:
        return city.due == 1
    return city.cubes[tile_of(action - TERRAFORM)] == PRICE


def unseen_kind(state: HokkaidoState, action: int) -> str:
    """Return the public part of a hidden action, for those who see no more."""
    if state.stage == PLACING:
        return "place"
    if state.stage == TERRAFORMING:
        return "finish"
    return ACTIONS.kind(action).name


def reveals(state: HokkaidoState, by: int, action: int) -> list[tuple[int, int]]:
    """List the hidden actions that an action, about to be applied, makes public."""
    stage = state.stage
    if stage == LAYING or (stage == GIVING and len(state.queue) == 1):
        return [(by, action)]  # a card from a closed hand; in a draft also the look into the next hand
    if stage == BUILDING:
        return [(by, action)] if _ends_round(state, by, action) else []
    if action == ASK:
        return _choices(state, by, action) or [(by, action)]
    if stage not in AT_ONCE or not rounds.is_last(state, by):
        return []
    if stage == LAYING_BOTH:
        return [(seat, LAY + state.laid[seat] if seat != by else action) for seat in range(state.seats)]
    if stage in (KEEPING, DISCARDING, PLAYING):
        turns_up = state.manner == IN_ORDER and (stage != KEEPING or state.seats > 2)
        return _choices(state, by, action) if turns_up else []
    return _commitments(state, by, action) if is_final(state, by, action) else []


def _commitments(state: HokkaidoState, by: int, action: int) -> list[tuple[int, int]]:
    """List what all have committed in the city phase, with the cards that they chose unseen before."""
    found: list[tuple[int, int]] = []
    chosen = _choices(state, by, action) if state.stage == PLACING else []
    for seat in range(state.seats):
        found += [choice for choice in chosen if choice[0] == seat]
        steps = [*state.steps[seat], action] if seat == by else state.steps[seat]
        found += [(seat, step) for step in steps if step != FINISH]
    return found or [(by, action)]


def _choices(state: HokkaidoState, by: int, action: int) -> list[tuple[int, int]]:
    """List how the cards of this round were chosen that still lie face down, the last one by *action* (H20, H26)."""
    if state.is_honshu and not state.plays_apart:
        return []
    first = PLAY if state.is_honshu else KEEP
    is_last = state.stage in (KEEPING, PLAYING)
    seats = range(state.seats)
    return [(seat, action if is_last and seat == by else first + state.kept[seat]) for seat in seats]


def _ends_round(state: HokkaidoState, by: int, action: int) -> bool:
    """Return whether the next round begins with this action: in a draft everybody then looks at the next hand (H20)."""
    if len(state.queue) > 1:
        return False
    after = state.copy()
    after.apply(by, action)
    return after.round != state.round or after.stage == OVER
