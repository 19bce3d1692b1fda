"""A round of Laar: reveal, assign, take, and what comes between rounds (L20–L27)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.engine.view import NATURE
from parlour.games.laar.rules import card_set, expert_set, final_decisions
from parlour.games.laar.rules.actions import ACTIONS, ASSIGN, CHANGE, CHANGE_KIND, FIRST, MEMO, REVEAL, TAKE
from parlour.games.laar.rules.goods import KINDS, MEMOS
from parlour.games.laar.rules.legal_lists import ASSIGNMENTS, LAST_TAKINGS, TAKINGS
from parlour.games.laar.rules.stages import ASSIGNING, DRAW_FIRST, DRAW_MEMO, FULL_SET_EVERY, REVEALING, ROUNDS, TAKING

if TYPE_CHECKING:
    from parlour.games.laar.rules.state import LaarState

NONE: Final = -1  # no card in a slot, no expert on it, no good taken yet
SLOT: Final = [1, 2, 4, 8]  # the mask of a slot
ALL_SLOTS: Final = [0, 1, 3, 7, 15]  # the mask of all slots, by seats
LAST_SLOT: Final = [0, 0, 1, 0, 2, 0, 0, 0, 3]  # the slot whose mask is the only one left


def legal_draws(state: LaarState) -> list[int]:
    """List what NATURE may draw: the memo (L6), the first player (L11), the next card (L20)."""
    if state.stage == DRAW_MEMO:
        return [MEMO + memo for memo in range(len(MEMOS))]
    if state.stage == DRAW_FIRST:
        return [FIRST + seat for seat in range(state.seats)]
    return [REVEAL + card for card in card_set.cards_in(state.bag)]


def apply_draw(state: LaarState, action: i64) -> None:
    """Carry out a draw."""
    if state.stage == REVEALING:
        reveal(state, action - REVEAL)
    elif state.stage == DRAW_MEMO:
        state.memo = action - MEMO
        state.stage = DRAW_FIRST
    else:
        state.first = action - FIRST
        state.stage = REVEALING


def reveal(state: LaarState, card: i64) -> None:
    """Lay a card into the next slot; when there is one for each seat the first player begins (L20)."""
    state.market[state.turn] = card
    state.bag -= card_set.BIT[card]
    state.unseen -= 1
    state.turn += 1
    if state.turn == state.seats:
        state.stage = ASSIGNING
        state.turn = 0
        state.slots = ALL_SLOTS[state.seats]
        state.seat = state.first


def assignments(state: LaarState) -> list[int]:
    """List L21: an expert from hand on a card that has none."""
    return ASSIGNMENTS[state.slots * 32 + (state.hands[state.seat] & expert_set.FULL)]


def assign(state: LaarState, action: i64) -> None:
    """Play an expert; after the last one taking begins, in reverse order (L21, L22)."""
    slot: i64 = (action - ASSIGN) // len(KINDS)
    kind: i64 = (action - ASSIGN) % len(KINDS)
    seat = state.seat
    state.experts[slot] = kind
    state.hands[seat] = expert_set.without_expert(state.hands[seat], kind)
    state.slots -= SLOT[slot]
    state.turn += 1
    if state.turn < state.seats:
        state.seat = seat + 1 if seat + 1 < state.seats else 0
    else:
        state.stage = TAKING
        state.turn = 0
        state.slots = ALL_SLOTS[state.seats]


def takings(state: LaarState) -> list[int]:
    """List L22: one of the remaining cards; the first player may change the kind of the last one (L23)."""
    if not may_change(state):
        return TAKINGS[state.slots]
    held: i64 = state.hands[state.seat]
    return LAST_TAKINGS[state.slots * 32 + (held & expert_set.FULL & ~expert_set.PRESENT[last_expert(state)])]


def may_change(state: LaarState) -> bool:
    """Return whether the seat that is to take a card is the last, who may change its kind: the first player (L23)."""
    return state.turn + 1 == state.seats


def last_expert(state: LaarState) -> i64:
    """Return the kind of the expert on the only card that is left."""
    kind: i64 = state.experts[LAST_SLOT[state.slots]]
    return kind


def take(state: LaarState, action: i64) -> None:
    """Take a card as the good that its expert makes it; the expert goes to the discard (L22)."""
    slot: i64 = action - TAKE
    if ACTIONS.index(action) == CHANGE_KIND:
        slot = LAST_SLOT[state.slots]
        change(state, slot, action - CHANGE)
    seat = state.seat
    kind: i64 = state.experts[slot]
    state.goods[seat * ROUNDS + state.round - 1] = state.market[slot] * len(KINDS) + kind
    state.discard = expert_set.with_expert(state.discard, kind)
    state.market[slot] = NONE
    state.experts[slot] = NONE
    state.slots -= SLOT[slot]
    state.turn += 1
    if state.turn < state.seats:
        state.seat = seat - 1 if seat > 0 else state.seats - 1
    else:
        end_round(state)


def change(state: LaarState, slot: i64, kind: i64) -> None:
    """Take the expert on the last card into hand and play one of another kind instead (L23)."""
    held: i64 = expert_set.without_expert(state.hands[state.seat], kind)
    state.hands[state.seat] = expert_set.with_expert(held, state.experts[slot])
    state.experts[slot] = kind


def end_round(state: LaarState) -> None:
    """Give experts back after rounds 4 and 8 (L25), pass the first-player card on (L26), end after round 12 (L27)."""
    state.turn = 0
    if state.round == ROUNDS:
        final_decisions.begin(state)
        return
    steps: i64 = 1
    if state.round % FULL_SET_EVERY == 0:
        state.discard = 0
        for seat in range(state.seats):
            state.hands[seat] = expert_set.FULL
        if state.seats == 4:
            steps = 2
    state.first = (state.first + steps) % state.seats
    state.round += 1
    state.stage = REVEALING
    state.seat = NATURE
