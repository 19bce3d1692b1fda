"""The city phase: what a seat commits unseen, and what happens when all have (H30–H36, H42)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.games.hokkaido.city.city import City, hand_out, place
from parlour.games.hokkaido.city.placing import add_placements
from parlour.games.hokkaido.city.squares import COLOURS
from parlour.games.hokkaido.city.terraforming import pay_cube, payments, put_tile, terraform, terraformings, tiles
from parlour.games.hokkaido.rules import rounds
from parlour.games.hokkaido.rules.actions import (
    ACTIONS,
    FINISH,
    FORGO,
    GIFT,
    PAY,
    PAY_KIND,
    PLACE_KIND,
    PLAY,
    PLAY_KIND,
    TERRAFORM,
    WAIVE,
)
from parlour.games.hokkaido.rules.card_set import BIT, NONE
from parlour.games.hokkaido.rules.honshu import has_pair
from parlour.games.hokkaido.rules.ordering import has_built
from parlour.games.hokkaido.rules.stages import BUILDING, PLACING, TERRAFORMING

if TYPE_CHECKING:
    from parlour.games.hokkaido.rules.state import HokkaidoState


def decisions(state: HokkaidoState, seat: i64) -> list[int]:
    """List the next step of a seat in the city phase."""
    city = state.city(seat)
    if city.due:
        return payments(city)
    if state.stage == TERRAFORMING:
        return [*terraformings(city), FINISH]
    if state.kept[seat] == NONE:
        return [PLAY + card for card in sorted(has_pair(state, seat))]
    found = terraformings(city)
    others = len(found)
    add_placements(state.components, city, state.kept[seat], found)
    if len(found) == others:
        found.append(FORGO)  # H35
    return found


def decide(state: HokkaidoState, seat: i64, action: i64) -> None:
    """Carry out one step of a seat, unseen by the others; when all have finished everything shows (H31)."""
    state.steps[seat].append(action)
    kind = ACTIONS.index(action)
    if kind == PLAY_KIND:
        state.kept[seat] = action - PLAY
        return
    city = state.city(seat)
    if state.before[seat] is None:
        state.before[seat] = city.snapshot()
    if action in (FINISH, FORGO):
        finish(state, seat)
    elif kind == PLACE_KIND:
        place(state.components, city, state.kept[seat], action)
        finish(state, seat)
    elif kind == PAY_KIND:
        pay_cube(city, action - PAY)
        if city.due == 0 and state.stage == TERRAFORMING:
            finish(state, seat)
    else:
        terraform(city, action - TERRAFORM)
        if city.due == 0 and state.stage == TERRAFORMING:
            finish(state, seat)


def finish(state: HokkaidoState, seat: i64) -> None:
    """End a seat's commitment; the last one shows them all."""
    state.ready[seat] = 1
    if not rounds.is_last(state, seat):
        return
    was_placing = state.stage == PLACING
    if was_placing:
        _hand_out_cubes(state)
    else:
        for other in range(state.seats):
            _return_cubes(state, other)
    for other in range(state.seats):
        state.before[other] = None
        state.steps[other] = []
    if was_placing:
        rounds.after_placing(state)
    else:
        rounds.after_building(state)


def _return_cubes(state: HokkaidoState, seat: int) -> None:
    """Give back to the supply what a city has paid or covered."""
    before = state.before[seat]
    city = state.city(seat)
    if before is not None:
        for colour in range(len(COLOURS)):
            state.supply[colour] += before.cubes[colour] - city.cubes[colour]


def _hand_out_cubes(state: HokkaidoState) -> None:
    """Let every seat, in ascending order of cards, return cubes and get new ones (H31, H33)."""
    for seat in rounds.by_card(state):
        _return_cubes(state, seat)
        if has_placed(state, seat):
            hand_out(state.city(seat), state.supply)
        else:
            state.gone |= BIT[state.kept[seat]]
        if state.is_honshu and state.seats == 2:
            for card in has_pair(state, seat):
                if card != state.kept[seat]:
                    state.gone |= BIT[card]


def has_placed(state: HokkaidoState, seat: int) -> bool:
    """Return whether a seat that has committed could place its card (H35)."""
    before = state.before[seat]
    return before is not None and len(state.city(seat).numbers) > len(before.numbers)


def gifts(state: HokkaidoState, seat: i64) -> list[int]:
    """List the free tiles that a seat may put (H42)."""
    city = state.city(seat)
    found: list[int] = []
    for tile in range(len(COLOURS)):
        found += tiles(city, tile, GIFT)
    return [*found, WAIVE]


def give(state: HokkaidoState, seat: i64, action: i64) -> None:
    """Put a free tile, or none (H42)."""
    if action != WAIVE:
        put_tile(state.city(seat), action - GIFT)
    state.queue.pop(0)
    if not state.queue:
        rounds.end_round(state)


def loose_cards(state: HokkaidoState) -> list[int]:
    """List the cards of this round that lie neither in a hand nor, for others to see, in a city."""
    if state.stage == BUILDING:
        return [state.kept[seat] for seat in state.queue if not has_built(state, seat)]
    if state.stage > PLACING:
        return []
    aside = state.laid if state.is_honshu else state.kept
    return state.revealed + [card for card in aside if card != NONE]


def signature(city: City) -> list[int]:
    """Return the data of a city for a digest."""
    area = city.area
    found: list[int] = [city.paid, 1 if city.used else 0, city.due, city.due_colour]
    found += [area.left, area.top, area.right, area.bottom, *city.cubes, *city.numbers, *city.spots, *city.below]
    return found + [area.grid[cell] for cell in area.cells()]
