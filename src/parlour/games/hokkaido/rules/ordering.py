"""The right to wait: asking for order, and open turns in ascending order of the cards (H31, since version 3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.games.hokkaido.city.city import City, hand_out, place
from parlour.games.hokkaido.city.placing import add_placements
from parlour.games.hokkaido.city.terraforming import may_terraform, pay_cube, payments, terraform, terraformings
from parlour.games.hokkaido.rules import rounds
from parlour.games.hokkaido.rules.actions import (
    ACTIONS,
    FINISH,
    FORGO,
    FORGO_KIND,
    PAY,
    PAY_KIND,
    PLACE_KIND,
    PLAY,
    TERRAFORM,
    TERRAFORM_KIND,
)
from parlour.games.hokkaido.rules.card_set import BIT, NONE
from parlour.games.hokkaido.rules.honshu import has_pair
from parlour.games.hokkaido.rules.stages import IN_ORDER, PLACING

if TYPE_CHECKING:
    from parlour.games.hokkaido.rules.state import HokkaidoState


def pair(state: HokkaidoState, seat: i64) -> list[int]:
    """List the two cards of which a seat plays one (H26)."""
    return [PLAY + card for card in sorted(has_pair(state, seat))]


def play(state: HokkaidoState, seat: i64, card: int) -> None:
    """Choose the card of this round, unseen; when both have, building begins (H26, H31)."""
    state.kept[seat] = card
    state.ready[seat] = 1
    if not rounds.is_last(state, seat):
        return
    if state.manner == IN_ORDER:
        take_turns(state)
    else:
        rounds.all_commit(state, PLACING)


def ask(state: HokkaidoState, seat: i64) -> None:
    """Turn up all cards of the round, void every step that was not yet shown, and let all build in order (H31)."""
    for other in range(state.seats):
        if state.ready[other]:
            state.again |= BIT[other]
        void(state, other)
    state.asked = seat
    take_turns(state)


def void(state: HokkaidoState, seat: i64) -> None:
    """Take back all that the others have not seen of what a seat has built."""
    before = state.before[seat]
    if before is not None:
        state.cities[seat] = before.copy()
        state.before[seat] = None
    if state.steps[seat]:
        state.steps[seat] = []


def take_turns(state: HokkaidoState) -> None:
    """Begin the open turns; with two players under H26 the cards that were not played are discarded now."""
    if state.plays_apart:
        for seat in range(state.seats):
            for card in has_pair(state, seat):
                if card != state.kept[seat]:
                    state.gone |= BIT[card]
    rounds.begin_turns(state)


def has_built(state: HokkaidoState, seat: i64) -> bool:
    """Return whether a seat has placed, or had to discard, its card of this round."""
    card: i64 = state.kept[seat]
    if card == NONE:
        return False
    return state.city(seat).numbers[-1] == card or state.gone & BIT[card] != 0


def decisions(state: HokkaidoState, seat: i64) -> list[int]:
    """List the next step of the seat whose open turn it is."""
    city = state.city(seat)
    if city.due:
        return payments(city)
    if has_built(state, seat):
        return [*terraformings(city), FINISH]
    found = terraformings(city)
    others = len(found)
    add_placements(state.components, city, state.kept[seat], found)
    if len(found) == others:
        found.append(FORGO)  # H35
    return found


def decide(state: HokkaidoState, seat: i64, action: i64) -> None:
    """Carry out one step of an open turn: cubes go to the supply and come from it at once (H31, H33)."""
    city, kind = state.city(seat), ACTIONS.index(action)
    had = city.cubes[:]
    if kind == FORGO_KIND:
        state.gone |= BIT[state.kept[seat]]
    elif kind == PLACE_KIND:
        place(state.components, city, state.kept[seat], action)
    elif kind == PAY_KIND:
        pay_cube(city, action - PAY)
    elif kind == TERRAFORM_KIND:
        terraform(city, action - TERRAFORM)
    for colour in range(len(had)):
        state.supply[colour] += had[colour] - city.cubes[colour]
    if kind == PLACE_KIND:
        hand_out(city, state.supply)
    if action == FINISH or (has_built(state, seat) and not _may_go_on(city)):
        _end_turn(state)


def _may_go_on(city: City) -> bool:
    return city.due > 0 or may_terraform(city)


def _end_turn(state: HokkaidoState) -> None:
    """Let the next card be built; after the highest one the round ends as always."""
    state.queue.pop(0)
    if not state.queue:
        rounds.after_building(state)
