"""Observations of Laar: the market, the experts and the stacks, everything that a perfect memory knows."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from parlour.engine.learning.layout import Part, layouts
from parlour.engine.learning.writing import put_bits, put_place, relative
from parlour.games.laar.rules import expert_set
from parlour.games.laar.rules.actions import CARDS, SEATS
from parlour.games.laar.rules.components import LaarComponents
from parlour.games.laar.rules.goods import (
    BEAST,
    BEASTS,
    GEM,
    GEM_CLASSES,
    KINDS,
    MEMOS,
    SPELLS,
    SPICE,
    SPICES,
    WEAPON,
    WEAPONS,
)
from parlour.games.laar.rules.rounds import NONE
from parlour.games.laar.rules.stages import NAMES, OVER, ROUNDS
from parlour.games.laar.rules.state import LaarState

# What a card in the market shows, one after another.
AT_SPICE: Final = 0
AT_GEM: Final = AT_SPICE + len(SPICES)
AT_BEAST: Final = AT_GEM + GEM_CLASSES
AT_WEAPON: Final = AT_BEAST + len(BEASTS)
AT_SIDES: Final = AT_WEAPON + len(WEAPONS)
AT_SPELL: Final = AT_SIDES + 2
AT_EXPERT: Final = AT_SPELL + len(SPELLS)
AT_FREE: Final = AT_EXPERT + len(KINDS)
CARD: Final = AT_FREE + 1


def _parts(seats: int) -> list[Part]:
    return [
        Part("stage", (len(NAMES),)),
        Part("round", (1,), 0, ROUNDS),
        Part("turn", (1,), 0, SEATS),
        Part("memo", (len(MEMOS),)),
        Part("first", (seats,)),
        Part("to_act", (seats,)),
        Part("market", (seats, CARD), 0, 2),
        Part("unseen", (CARDS,)),
        Part("discard", (len(KINDS),), 0, SEATS),
        Part("experts", (seats, len(KINDS)), 0, SEATS),
        Part("spices", (seats, len(SPICES)), 0, ROUNDS),
        Part("gems", (seats, GEM_CLASSES), 0, ROUNDS),
        Part("beasts", (seats, ROUNDS, len(BEASTS))),
        Part("weapons", (seats, len(WEAPONS), 3), 0, 2 * ROUNDS),
        Part("spells", (seats, len(SPELLS)), 0, ROUNDS),
        Part("protections", (seats, len(WEAPONS))),
        Part("side", (seats, 2)),
    ]


LAYOUTS: Final = layouts(_parts, SEATS)


def encode(state: LaarState, viewer: int) -> vec[i16]:
    """Describe a position as *viewer* knows it; seats are counted clockwise from the viewer."""
    layout = LAYOUTS[state.seats]
    at = layout.starts
    values = layout.zeros[:]
    values[at[0] + state.stage] = 1
    values[at[1]] = i16(state.round)
    values[at[2]] = i16(state.turn)
    put_place(values, at[3], state.memo)
    values[at[4] + relative(state.first, viewer, state.seats)] = 1
    if state.stage != OVER:
        put_place(values, at[5], relative(state.seat, viewer, state.seats))
    _put_market(state, values, at[6])
    put_bits(values, at[7], state.bag)
    _put_experts(values, at[8], state.discard)
    for owner in range(state.seats):
        seat: i64 = relative(owner, viewer, state.seats)
        _put_experts(values, at[9] + seat * len(KINDS), state.hands[owner])
        _put_goods(state, owner, seat, values, at)
        put_bits(values, at[15] + seat * len(WEAPONS), state.protections[owner])
        put_place(values, at[16] + seat * 2, state.sides[owner])
    return values


def _put_market(state: LaarState, values: vec[i16], start: i64) -> None:
    """Write every card that lies in the market, its expert, and whether it may still be chosen."""
    components = state.components
    for slot in range(state.seats):
        at: i64 = start + slot * CARD
        card: i64 = state.market[slot]
        if card != NONE:
            values[at + AT_SPICE + components.spice[card]] = 1
            values[at + AT_GEM + components.gem[card]] = 1
            values[at + AT_BEAST + components.beast[card]] = 1
            values[at + AT_WEAPON + components.weapon[card]] = 1
            left: i64 = components.left[card]
            right: i64 = components.right[card]
            values[at + AT_SIDES] = i16(left)
            values[at + AT_SIDES + 1] = i16(right)
            values[at + AT_SPELL + components.spell[card]] = 1
        put_place(values, at + AT_EXPERT, state.experts[slot])
        if state.slots & expert_set.PRESENT[slot]:
            values[at + AT_FREE] = 1


def _put_experts(values: vec[i16], at: i64, experts: i64) -> None:
    for kind in range(len(KINDS)):
        values[at + kind] = i16(expert_set.count(experts, kind))


def _put_goods(state: LaarState, owner: i64, seat: i64, values: vec[i16], at: list[int]) -> None:
    """Write what lies on the stacks of one seat: counts, and of beasts the order (L74)."""
    components: LaarComponents = state.components
    spices: i64 = at[10] + seat * len(SPICES)
    gems: i64 = at[11] + seat * GEM_CLASSES
    beasts: i64 = at[12] + seat * (ROUNDS * len(BEASTS))
    weapons: i64 = at[13] + seat * (len(WEAPONS) * 3)
    spells: i64 = at[14] + seat * len(SPELLS)
    for index in range(owner * ROUNDS, (owner + 1) * ROUNDS):
        good: i64 = state.goods[index]
        if good == NONE:
            continue
        card: i64 = good // len(KINDS)
        kind: i64 = good % len(KINDS)
        if kind == SPICE:
            values[spices + components.spice[card]] += 1
        elif kind == GEM:
            values[gems + components.gem[card]] += 1
        elif kind == BEAST:
            values[beasts + components.beast[card]] = 1
            beasts += len(BEASTS)
        elif kind == WEAPON:
            weapon: i64 = weapons + components.weapon[card] * 3
            left: i64 = components.left[card]
            right: i64 = components.right[card]
            values[weapon] += 1
            values[weapon + 1] += i16(left)
            values[weapon + 2] += i16(right)
        else:
            values[spells + components.spell[card]] += 1
