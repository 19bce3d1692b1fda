"""Observations of Hokkaido: the cards as far as a seat knows where they are; the cities are in `encoding_city`."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from parlour.engine.learning.layout import Part, layouts
from parlour.engine.learning.writing import put_all, put_bits, put_place, relative
from parlour.engine.view import NATURE
from parlour.games.hokkaido.city.squares import COLOURS
from parlour.games.hokkaido.encoding_city import city_parts, put_city
from parlour.games.hokkaido.rules import card_set
from parlour.games.hokkaido.rules.actions import CARDS, GOALS, PAIRS, SEATS
from parlour.games.hokkaido.rules.card_set import BIT, NONE
from parlour.games.hokkaido.rules.components import MOST_CUBES
from parlour.games.hokkaido.rules.stages import AT_ONCE, LAYING_BOTH, NAMES, PLACING, ROUNDS
from parlour.games.hokkaido.rules.state import HokkaidoState

CITY: Final = 34  # the first part of those that are about cities


def _parts(seats: int) -> list[Part]:
    return [
        Part("stage", (len(NAMES),)),
        Part("round", (1,), 0, ROUNDS),
        Part("dealt", (1,), 0, CARDS),
        Part("deck", (1,), 0, CARDS),
        Part("shift", (seats,)),
        Part("supply", (len(COLOURS),), 0, MOST_CUBES),
        Part("boost_colour", (len(COLOURS) + 1,)),
        Part("goals", (GOALS,)),
        Part("gone", (CARDS,)),
        Part("revealed", (CARDS,)),
        Part("hand", (CARDS,)),
        Part("drawn", (CARDS,)),
        Part("discarded", (CARDS,)),
        Part("buried", (seats, CARDS)),
        Part("secret", (CARDS,)),
        Part("to_act", (seats,)),
        Part("queue", (seats, seats)),
        Part("order", (seats, seats)),
        Part("asked", (seats,)),
        Part("again", (seats,)),
        Part("ready", (seats,)),
        Part("drew", (seats,)),
        Part("boosted", (seats,)),
        Part("has_laid", (seats,)),
        Part("laid", (seats, CARDS)),
        Part("card", (seats, CARDS)),
        Part("pair", (seats, len(PAIRS))),
        Part("cards_in_hand", (seats,), 0, CARDS),
        Part("remembered", (seats, CARDS)),
        Part("looked_into", (seats, seats)),
        Part("goals_taken", (seats, GOALS)),
        Part("has_unseen", (1,)),
        Part("due_colour", (len(COLOURS) + 1,)),
        Part("played", (seats, CARDS)),
        *city_parts(seats),
    ]


LAYOUTS: Final = layouts(_parts, SEATS)


def encode(state: HokkaidoState, viewer: int) -> vec[i16]:
    """Describe a position as *viewer* knows it; seats are counted clockwise from the viewer."""
    layout = LAYOUTS[state.seats]
    at = layout.starts
    values = layout.zeros[:]
    _put_turn(state, viewer, values, at)
    _put_own(state, viewer, values, at)
    hidden = state.hidden()
    for owner in range(state.seats):
        seat: i64 = relative(owner, viewer, state.seats)
        _put_cards(state, viewer, owner, seat, values, at)
        _put_memory(state, viewer, owner, hidden[owner], values, at)
        city = state.cities[owner] if owner < len(state.cities) else None
        if owner != viewer and owner < len(state.before) and state.before[owner] is not None:
            city = state.before[owner]
        if city is not None:
            put_city(city, seat, values, at, CITY, played=at[33])
    return values


def _put_turn(state: HokkaidoState, viewer: i64, values: vec[i16], at: list[int]) -> None:
    """Write what all can see of the round: stage, order, goals, cards on the table."""
    seats: i64 = state.seats
    values[at[0] + state.stage] = 1
    values[at[1]] = i16(state.round)
    values[at[2]] = i16(state.dealt)
    values[at[3]] = i16(card_set.size(state.hands.deck))
    values[at[4] + state.hands.shift] = 1
    put_all(values, at[5], state.supply)
    values[at[6] + state.boost_colour] = 1
    put_bits(values, at[7], state.goals_open)
    put_bits(values, at[8], state.gone)
    for card in state.revealed:
        values[at[9] + card] = 1
    for actor in state.to_act():
        if actor != NATURE:
            values[at[15] + relative(actor, viewer, seats)] = 1
    _put_order(values, at[16], state.queue, viewer, seats)
    _put_order(values, at[17], state.order, viewer, seats)
    put_place(values, at[18], relative(state.asked, viewer, seats))
    for seat in range(seats):
        if state.again & BIT[seat]:
            values[at[19] + relative(seat, viewer, seats)] = 1


def _put_order(values: vec[i16], at: i64, order: list[int], viewer: i64, seats: i64) -> None:
    for seat in order:
        values[at + relative(seat, viewer, seats)] = 1
        at += seats


def _put_own(state: HokkaidoState, viewer: i64, values: vec[i16], at: list[int]) -> None:
    """Write what only the viewer knows: its hand, and what it drew, discarded and has built unseen."""
    hands = state.hands
    put_bits(values, at[10], hands.of(viewer))
    put_place(values, at[11], hands.drawn[viewer])
    put_place(values, at[12], hands.discarded[viewer])
    for index in range(len(hands.buried)):
        by: i64 = hands.buried_by[index]
        if not hands.is_unknown(viewer, index):
            card: i64 = hands.buried[index]
            values[at[13] + relative(by, viewer, state.seats) * CARDS + card] = 1
            if by == viewer and hands.secret[index]:
                values[at[14] + card] = 1
    if viewer < len(state.before) and state.before[viewer] is not None:
        values[at[31]] = 1
    city = state.cities[viewer] if viewer < len(state.cities) else None
    if city is not None:
        values[at[32] + city.due_colour] = 1


def _put_cards(state: HokkaidoState, viewer: i64, owner: i64, seat: i64, values: vec[i16], at: list[int]) -> None:
    """Write the cards of one seat that lie on the table, as far as the viewer sees them."""
    hands = state.hands
    if state.stage in AT_ONCE and state.ready[owner]:
        values[at[20] + seat] = 1
    if hands.drawn[owner] != NONE:
        values[at[21] + seat] = 1
    if state.boosted[owner]:
        values[at[22] + seat] = 1
    if state.laid[owner] != NONE:
        values[at[23] + seat] = 1
        if state.stage != LAYING_BOTH or owner == viewer:
            values[at[24] + seat * CARDS + state.laid[owner]] = 1
    if owner == viewer or state.stage > PLACING or (state.is_honshu and state.seats > 2):
        put_place(values, at[25] + seat * CARDS, state.kept[owner])
    put_place(values, at[26] + seat * len(PAIRS), state.chosen[owner])
    values[at[27] + seat] = i16(card_set.size(hands.of(owner)))
    put_bits(values, at[30] + seat * GOALS, state.goals_taken[owner])


def _put_memory(state: HokkaidoState, viewer: i64, owner: i64, hidden: int, values: vec[i16], at: list[int]) -> None:
    """Write which hands have been held by whom, and the cards that the viewer knows to be in another's hand."""
    hands = state.hands
    seats: i64 = state.seats
    seat: i64 = relative(owner, viewer, seats)
    for hand in range(seats):
        if hands.held[owner * seats + hand]:
            values[at[29] + seat * seats + hand] = 1
    if owner != viewer and hands.has_seen(viewer, hands.held_by(owner)):
        for card in hands.group(owner, hidden):
            if card != hands.drawn[owner]:
                values[at[28] + seat * CARDS + card] = 1
