"""When it pays to ask for order, by rule of thumb, for bots only (H31)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.games.hokkaido.city.goals import steps_to
from parlour.games.hokkaido.city.squares import COLOURS, KIND, PRODUCTION, is_production
from parlour.games.hokkaido.rules.actions import CARDS
from parlour.games.hokkaido.rules.card_set import BIT
from parlour.games.hokkaido.rules.rounds import LOW_GOALS

if TYPE_CHECKING:
    from parlour.games.hokkaido.rules.state import HokkaidoState

HIGH: Final = CARDS * 3 // 5  # a card from here on is likely to be built after those of the others


def pays_to_ask(state: HokkaidoState, seat: int) -> bool:
    """Return whether a seat gains by building after others: a goal may be gone by then, or cubes may have come back.

    Face-down cards are ignored, so that the answer is the same in every state that the seat can imagine.
    """
    if not _is_late(state, seat):
        return False
    return _lacks_cubes(state, seat) or (state.goals_open != 0 and _may_lose_goal(state, seat))


def _is_late(state: HokkaidoState, seat: i64) -> bool:
    """Return whether most of the others will have built before the seat, as far as it knows."""
    card: i64 = state.kept[seat]
    if not state.is_honshu or state.plays_apart:
        return card >= HIGH
    return len([other for other in state.kept if other < card]) * 2 >= state.seats


def _lacks_cubes(state: HokkaidoState, seat: i64) -> bool:
    """Return whether the supply is too short for the seat's card, and rivals have cubes that may come back (H33)."""
    wanted = [0] * len(COLOURS)
    for square in state.components.faces[state.kept[seat] * 4]:
        if is_production(square & KIND):
            wanted[(square & KIND) - PRODUCTION] += 1
    for colour in range(len(COLOURS)):
        if wanted[colour] > state.supply[colour] and _others_have(state, seat, colour):
            return True
    return False


def _others_have(state: HokkaidoState, seat: i64, colour: int) -> bool:
    for other in range(state.seats):
        city = state.before[other] or state.city(other)
        if other != seat and city.cubes[colour] >= 2:  # enough to terraform with
            return True
    return False


def _may_lose_goal(state: HokkaidoState, seat: i64) -> bool:
    """Return whether the seat and a rival are near a goal that goes to the lower card (H41)."""
    own = state.before[seat] or state.city(seat)
    for goal in range(LOW_GOALS):
        if state.goals_open & BIT[goal] and steps_to(own, goal) == 1:
            for other in range(state.seats):
                rival = state.before[other] or state.city(other)
                if other != seat and steps_to(rival, goal) == 1:
                    return True
    return False
