"""The Honshu choice of cards: laid open and taken by rank, or two pairs for two players (H25, H26)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.games.hokkaido.city.city import ANY_COLOUR, cubes_of, take_cube
from parlour.games.hokkaido.city.terraforming import owe, pay_cube, payments, squares_of
from parlour.games.hokkaido.rules import card_set, rounds
from parlour.games.hokkaido.rules.actions import (
    BOOST,
    CARDS,
    CHOOSE,
    HOLD,
    LAY,
    OVERTAKE,
    PAIRS,
    PAY,
    TAKE,
    YIELD,
    square_x,
    square_y,
)
from parlour.games.hokkaido.rules.card_set import NONE
from parlour.games.hokkaido.rules.stages import BOOSTING, CHOOSING, LAYING, LAYING_BOTH, OVERTAKING, TAKING
from parlour.geometry.square_grid import cell_at

if TYPE_CHECKING:
    from parlour.games.hokkaido.rules.state import HokkaidoState

PRICE: Final = 2  # H26: cubes for choosing first


def decisions(state: HokkaidoState, seat: i64) -> list[int]:
    """List what a seat may do while cards are chosen."""
    stage = state.stage
    if stage in (LAYING, LAYING_BOTH):
        return [LAY + card for card in card_set.members(state.hands.of(seat))]
    if stage == BOOSTING:
        return [*squares_of(state.city(seat), BOOST, state.boost_colour), HOLD]
    if stage == TAKING:
        return [TAKE + card for card in on_table(state)]
    if stage == OVERTAKING:
        city = state.city(seat)
        return payments(city) if city.due else [OVERTAKE, YIELD]
    return [CHOOSE + pair for pair in range(len(PAIRS))]


def on_table(state: HokkaidoState) -> list[int]:
    """List the laid cards that nobody has taken yet, lowest first."""
    return sorted([card for card in state.laid if card != NONE and card not in state.kept])


def total(state: HokkaidoState, seat: int) -> int:
    """Return what a seat's laid card counts, a cube included (H25)."""
    return state.laid[seat] + CARDS * state.boosted[seat]


def decide(state: HokkaidoState, seat: i64, action: i64) -> None:
    """Carry out a decision of the choice of cards."""
    stage = state.stage
    if stage == LAYING:
        _lay(state, seat, action - LAY)
    elif stage == BOOSTING:
        _boost(state, seat, action)
    elif stage == TAKING:
        _take(state, seat, action - TAKE)
    elif stage == LAYING_BOTH:
        _lay_unseen(state, seat, action - LAY)
    elif stage == OVERTAKING:
        _overtake(state, seat, action)
    else:
        pair: i64 = action - CHOOSE
        state.chosen[seat] = pair
        state.chosen[1 - seat] = 1 - pair
        rounds.begin_city_phase(state)


def _lay(state: HokkaidoState, seat: i64, card: int) -> None:
    state.laid[seat] = card
    state.hands.remove(seat, card)
    if cubes_of(state.city(seat), state.boost_colour):
        state.stage = BOOSTING
    else:
        _next_to_lay(state)


def _boost(state: HokkaidoState, seat: i64, action: i64) -> None:
    """Add a cube; the first one fixes the colour for the round (H25)."""
    if action != HOLD:
        number: i64 = action - BOOST
        colour = take_cube(state.city(seat), cell_at(square_x(number), square_y(number)))
        state.supply[colour] += 1
        state.boosted[seat] = 1
        state.boost_colour = colour
    _next_to_lay(state)


def _next_to_lay(state: HokkaidoState) -> None:
    """Go on to the next in order; after the last, cards are taken by rank, which is also the next order (H25)."""
    state.queue.pop(0)
    state.stage = LAYING
    if not state.queue:
        ranks = sorted([(-total(state, seat), seat) for seat in range(state.seats)])
        state.order = [seat for _, seat in ranks]
        state.queue = state.order[:]
        state.stage = TAKING


def _take(state: HokkaidoState, seat: i64, card: int) -> None:
    state.kept[seat] = card
    state.queue.pop(0)
    if not state.queue:
        rounds.begin_city_phase(state)


def _lay_unseen(state: HokkaidoState, seat: i64, card: int) -> None:
    """Lay the second pair, both at once; the lower card may buy the first choice (H26)."""
    state.laid[seat] = card
    state.hands.remove(seat, card)
    state.ready[seat] = 1
    if not rounds.is_last(state, seat):
        return
    lower = 0 if state.laid[0] < state.laid[1] else 1
    if cubes_of(state.city(lower), ANY_COLOUR) >= PRICE:
        rounds.enter(state, OVERTAKING)
        state.queue = [lower]
    else:
        _begin_choosing(state, 1 - lower)


def _begin_choosing(state: HokkaidoState, seat: int) -> None:
    rounds.enter(state, CHOOSING)
    state.queue = [seat]


def _overtake(state: HokkaidoState, seat: int, action: i64) -> None:
    """Pay two cubes to choose first, or leave it to the other (H26)."""
    city = state.city(seat)
    if action == YIELD:
        _begin_choosing(state, 1 - seat)
        return
    had = city.cubes[:]
    if action == OVERTAKE:
        owe(city, PRICE, ANY_COLOUR)
    else:
        pay_cube(city, action - PAY)
    for colour in range(len(had)):
        state.supply[colour] += had[colour] - city.cubes[colour]
    if city.due == 0:
        _begin_choosing(state, seat)


def has_pair(state: HokkaidoState, seat: int) -> list[int]:
    """List the two cards of which a seat plays one (H26)."""
    return state.revealed if state.chosen[seat] == 0 else state.laid
