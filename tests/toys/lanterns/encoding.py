"""Observations of Lanterns: what a seat has seen of lanterns, shores and winds."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16

from parlour.engine.learning.layout import Layout, Part
from parlour.engine.learning.writing import put_bits, put_place, relative
from parlour.engine.variant import Variant
from tests.toys.lanterns.rules.actions import FACES, LANTERNS, WINDS
from tests.toys.lanterns.rules.state import HAND, NIGHTS, LanternsState

SHORE: Final = LANTERNS + len(FACES) + WINDS  # what is written of one lantern on a shore


def layout_of(variant: Variant) -> Layout:
    """Return the layout for a number of seats."""
    seats = variant.seats
    return Layout(
        [
            Part("dealt", (1,), 0, HAND * seats),
            Part("nights", (1,), 0, NIGHTS),
            Part("wind", (WINDS,)),
            Part("winds", (WINDS,)),
            Part("ready", (seats,)),
            Part("sizes", (seats,), 0, HAND),
            Part("shores", (seats, NIGHTS, SHORE)),
            Part("hands", (seats, LANTERNS)),
            Part("kept", (LANTERNS,)),
            Part("face", (len(FACES),)),
            Part("turned", (1,)),
            Part("released", (LANTERNS,)),
            Part("seen", (seats, LANTERNS)),
            Part("sunk", (seats, LANTERNS)),
            Part("held", (seats,)),
        ]
    )


def encode(state: LanternsState, viewer: int) -> vec[i16]:
    """Describe a position as *viewer* knows it; seats, and hands by whom they were dealt to, are counted from it."""
    layout = layout_of(state.variant)
    at, values = dict(zip([part.name for part in layout.parts], layout.starts, strict=True)), layout.zeros[:]
    choices = state.choices
    values[at["dealt"]] = i16(state.dealt)
    values[at["nights"]] = i16(state.nights)
    put_place(values, at["wind"], state.wind)
    put_bits(values, at["winds"], state.winds)
    put_place(values, at["kept"], choices.kept[viewer])
    put_place(values, at["face"], choices.face[viewer])
    put_place(values, at["released"], choices.released[viewer])
    values[at["turned"]] = int(choices.turned[viewer])
    for owner in range(state.seats):
        _put_seat(state, values, at, owner, viewer)
        _put_memory(state, values, at, owner, viewer)
    return values


def _put_seat(state: LanternsState, values: vec[i16], at: dict[str, int], owner: int, viewer: int) -> None:
    seat = relative(owner, viewer, state.seats)
    hand, shore = state.hands.of(owner), state.shores[owner]
    values[at["ready"] + seat] = int(state.choices.ready[owner])
    values[at["sizes"] + seat] = i16(hand.bit_count())
    if owner == viewer or state.is_over():
        put_bits(values, at["hands"] + seat * LANTERNS, hand)
    for night, (lantern, face, wind) in enumerate(zip(shore.lanterns, shore.faces, shore.winds, strict=True)):
        first = at["shores"] + (seat * NIGHTS + night) * SHORE
        for place in (lantern, LANTERNS + face, LANTERNS + len(FACES) + wind):
            values[first + place] = 1


def _put_memory(state: LanternsState, values: vec[i16], at: dict[str, int], hand: int, viewer: int) -> None:
    """Write which lanterns the viewer last saw in a hand, and which it is certain have sunk out of it."""
    hands, first = state.hands, relative(hand, viewer, state.seats) * LANTERNS
    before, since = hands.sunk_before(viewer, hand), hands.sunk_at_last(viewer, hand)
    values[at["held"] + relative(hand, viewer, state.seats)] = int(hands.held_by(viewer) == hand)
    for lantern in hands.sunk[hand][before:since]:
        values[at["sunk"] + first + lantern] = 1
    if hands.has_seen(viewer, hand):
        put_bits(values, at["seen"] + first, hands.lanterns[hand])
        for lantern in hands.sunk[hand][since:]:
            values[at["seen"] + first + lantern] = 1
