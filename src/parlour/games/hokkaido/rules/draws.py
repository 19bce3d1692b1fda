"""What chance draws: provinces, goals, hands, the first order, cards from the deck (H10–H12, H21, H22, H25, H26)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.games.hokkaido.city.city import found_city, hand_out
from parlour.games.hokkaido.rules import card_set, rounds
from parlour.games.hokkaido.rules.actions import DEAL, DRAW, GOAL, ORDER, PROVINCE, PROVINCES, REVEAL
from parlour.games.hokkaido.rules.card_set import BIT
from parlour.games.hokkaido.rules.components import province_card
from parlour.games.hokkaido.rules.stages import (
    DEALING,
    DISCARDING,
    DRAWING,
    GOALS,
    HAND,
    LAYING_BOTH,
    ORDERING,
    REVEALING,
)
from parlour.games.hokkaido.rules.stages import PROVINCES as GIVING_PROVINCES

if TYPE_CHECKING:
    from parlour.games.hokkaido.rules.state import HokkaidoState

ALL_PROVINCES: Final = (1 << PROVINCES) - 1
MORE_GOALS: Final = 2  # H12: more than there are players
PAIR: Final = 2


def legal_draws(state: HokkaidoState) -> list[int]:
    """List what NATURE may draw now."""
    stage = state.stage
    if stage == GIVING_PROVINCES:
        return [PROVINCE + province for province in card_set.members(state.provinces)]
    if stage == GOALS:
        return [GOAL + goal for goal in card_set.members(state.goals_left)]
    if stage == ORDERING:
        return [ORDER + seat for seat in range(state.seats) if seat not in state.order]
    first = DEAL if stage == DEALING else DRAW if stage == DRAWING else REVEAL
    return [first + card for card in card_set.members(state.hands.deck)]


def receiver(state: HokkaidoState) -> int:
    """Return the seat for which NATURE draws next, where it draws for a seat."""
    return state.dealt % state.seats


def apply_draw(state: HokkaidoState, action: i64) -> None:
    """Carry out a draw."""
    stage = state.stage
    seat: i64 = state.dealt % state.seats
    state.dealt += 1
    if stage == DEALING:
        state.hands.deal(seat, action - DEAL)
        if state.dealt == HAND * state.seats:
            state.hands.look()
            rounds.begin_choice(state)
    elif stage == DRAWING:
        state.hands.deal(seat, action - DRAW)
        state.hands.drawn[seat] = action - DRAW
        if state.dealt == state.seats:
            rounds.all_commit(state, DISCARDING)
    elif stage == REVEALING:
        _reveal(state, action - REVEAL)
    elif stage == GIVING_PROVINCES:
        _found(state, seat, action - PROVINCE)
    elif stage == GOALS:
        _turn_up_goal(state, action - GOAL)
    else:
        _order(state, action - ORDER)


def _found(state: HokkaidoState, seat: i64, province: i64) -> None:
    """Give a seat its starting province with cubes on it (H10)."""
    side = 1 if state.variant.choices["side"] == "b" else 0
    city = found_city(state.variant.rules, state.components, province_card(int(province), side))
    hand_out(city, state.supply)
    state.cities[seat] = city
    state.provinces -= BIT[province]
    if state.dealt == state.seats:
        with_goals = state.variant.choices["goals"] == "on"
        rounds.enter(state, GOALS if with_goals else DEALING)


def _turn_up_goal(state: HokkaidoState, goal: i64) -> None:
    """Turn up a goal card (H12)."""
    state.goals_left -= BIT[goal]
    state.goals_open += BIT[goal]
    if state.dealt == state.seats + MORE_GOALS:
        rounds.enter(state, DEALING)


def _order(state: HokkaidoState, seat: int) -> None:
    """Record which seat lays next in the first round; the last place needs no draw (H25)."""
    state.order.append(seat)
    if len(state.order) == state.seats - 1:
        state.order += [other for other in range(state.seats) if other not in state.order]
        rounds.begin_laying(state)


def _reveal(state: HokkaidoState, card: int) -> None:
    """Turn up a card of the pair from the deck (H26)."""
    state.hands.deck -= BIT[card]
    state.revealed.append(card)
    if len(state.revealed) == PAIR:
        rounds.all_commit(state, LAYING_BOTH)
