"""The decisions of the final scoring, one seat at a time from the last round's first player (L29)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.games.laar.rules.actions import (
    ACTIONS,
    MOVE,
    MOVE_KIND,
    PROTECT,
    PROTECT_KIND,
    SIDE,
    SIDE_NAMES,
    STACKS,
    STAY,
)
from parlour.games.laar.rules.goods import KINDS, PROTECTION, SPELL, UNIVERSAL, WEAPON, WEAPONS
from parlour.games.laar.rules.stages import OVER, PROTECTIONS, ROUNDS, UNIVERSALS
from parlour.games.laar.scoring.default_choices import MISSING

if TYPE_CHECKING:
    from parlour.games.laar.rules.state import LaarState

KIND_BIT: Final = [1, 2, 4, 8]
NAMED: Final = [mask.bit_count() for mask in range(1 << len(WEAPONS))]
ALL_KINDS: Final = (1 << len(WEAPONS)) - 1


def begin(state: LaarState) -> None:
    """Start with the universal goods."""
    state.stage = UNIVERSALS
    go_on(state)


def go_on(state: LaarState) -> None:
    """Find the next seat that has something to decide, stage by stage; without one the match is over."""
    while state.stage != OVER:
        while state.turn < state.seats:
            state.seat = (state.first + state.turn) % state.seats
            if has_to_decide(state):
                return
            state.turn += 1
        state.turn = 0
        state.stage += 1
        if state.stage == PROTECTIONS:
            protect_from_all(state)


def has_to_decide(state: LaarState) -> bool:
    """Return whether the seat has a choice to make in this stage."""
    seat = state.seat
    if state.stage == UNIVERSALS:
        return state.count_spells(seat, UNIVERSAL) > 0
    if state.stage == PROTECTIONS:
        return NAMED[state.protections[seat]] < min(protection_spells(state, seat), len(WEAPONS))
    # L82: only two players choose a side, and only if they have weapons
    return state.seats == 2 and state.sides[seat] == MISSING and state.has(seat, WEAPON)


def universals(state: LaarState, seat: int) -> list[int]:
    """List the universal goods among a seat's spells (L49)."""
    return [card for card in state.stack(seat, SPELL) if state.components.spell[card] == UNIVERSAL]


def protection_spells(state: LaarState, seat: i64) -> i64:
    """Count a seat's protections (L48)."""
    return state.count_spells(seat, PROTECTION)


def protect_from_all(state: LaarState) -> None:
    """Protect seats from all kinds if they have enough protections: they have no choice (L29)."""
    for seat in range(state.seats):
        if protection_spells(state, seat) >= len(WEAPONS):
            name_kinds(state, seat, ALL_KINDS)


def decisions(state: LaarState) -> list[int]:
    """List the choices of the seat to decide."""
    if state.stage == UNIVERSALS:
        cards = sorted(universals(state, state.seat))
        moves = [MOVE + card * len(STACKS) + stack for card in cards for stack in range(len(STACKS))]
        return [*moves, STAY]
    if state.stage == PROTECTIONS:
        named = state.protections[state.seat]
        return [PROTECT + weapon for weapon in range(len(WEAPONS)) if not named & KIND_BIT[weapon]]
    return [SIDE + side for side in range(len(SIDE_NAMES))]


def decide(state: LaarState, action: i64) -> None:
    """Carry out a decision and go on to the next one."""
    kind = ACTIONS.index(action)
    if kind == MOVE_KIND:
        move(state, (action - MOVE) // len(STACKS), (action - MOVE) % len(STACKS))
    elif action == STAY:
        state.turn += 1
    elif kind == PROTECT_KIND:
        name_kinds(state, state.seat, state.protections[state.seat] | KIND_BIT[action - PROTECT])
    else:
        sides = state.sides[:]
        sides[state.seat] = action - SIDE
        state.sides = sides
    go_on(state)


def move(state: LaarState, card: i64, kind: i64) -> None:
    """Move a universal good to the top of another stack (L30): it becomes the newest of its owner's goods."""
    start: i64 = state.seat * ROUNDS
    at: i64 = state.goods.index(card * len(KINDS) + SPELL, start)
    last: i64 = start + ROUNDS - 1
    while at < last:
        state.goods[at] = state.goods[at + 1]
        at += 1
    state.goods[last] = card * len(KINDS) + kind


def name_kinds(state: LaarState, seat: i64, mask: int) -> None:
    """Protect *seat* from the kinds in *mask* (L48)."""
    protections = state.protections[:]
    protections[seat] = mask
    state.protections = protections
