"""What a seat, or a spectator, sees of a match of Laar, and the state that fits what it remembers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.engine.plain import Plain, Reader, as_plain
from parlour.engine.rng import Rng
from parlour.engine.view import NATURE, View
from parlour.games.laar.rules import card_set, expert_set
from parlour.games.laar.rules.actions import CARDS, SEATS, SIDE_NAMES
from parlour.games.laar.rules.components import LaarView
from parlour.games.laar.rules.goods import BEAST, EXPERTS, GEM, KINDS, MEMOS, SPELL, SPICE, WEAPON, WEAPONS
from parlour.games.laar.rules.rounds import NONE
from parlour.games.laar.rules.setup import new_match
from parlour.games.laar.rules.stages import DRAW_FIRST, NAMES, OVER, PROTECTIONS, ROUNDS, TAKING
from parlour.games.laar.rules.state import LaarState
from parlour.games.laar.scoring.score import MISSING
from parlour.games.laar.wire import Area, Expert, GoodStacks, MarketSlot, Shown

OPEN_GEMS: Final = "open"  # L100
CLOSED_EXPERTS: Final = "closed"  # L101


def view_of(state: LaarState, seat: int) -> LaarView:
    """Show the position to *seat*: `shown` as at the table, `known` to whoever remembers every card."""
    return View(state.variant, state.edition, seat, as_plain(_shown(state, seat)), _known(state))


def _shown(state: LaarState, seat: int) -> Shown:
    cards_left = state.seats * ROUNDS - (CARDS - state.unseen)
    return {
        "stage": NAMES[state.stage],
        "round": state.round,
        "memo": None if state.memo == NONE else MEMOS[state.memo],
        "first": None if state.stage <= DRAW_FIRST else state.first,
        "to_act": None if state.stage == OVER or state.seat == NATURE else state.seat,
        "deck": cards_left,
        "market": [_slot(state, slot) for slot in range(state.seats)],
        "discard": None if _experts_closed(state) else _experts(state.discard),
        "seats": [_area(state, owner, seat) for owner in range(state.seats)],
    }


def _slot(state: LaarState, slot: int) -> MarketSlot | None:
    if state.market[slot] == NONE:
        return None
    expert = state.experts[slot]
    return {"card": state.market[slot] + 1, "expert": None if expert == NONE else EXPERTS[expert]}


def _experts(experts: int) -> dict[Expert, int]:
    return dict(zip(EXPERTS, expert_set.counts(experts), strict=True))


def _experts_closed(state: LaarState) -> bool:
    return state.variant.choices["experts"] == CLOSED_EXPERTS


def _area(state: LaarState, owner: int, viewer: int) -> Area:
    """Show what lies before *owner*: experts (L12, L101), stacks (L24), the choices of the final scoring."""
    protections = [WEAPONS[kind] for kind in range(len(WEAPONS)) if state.protections[owner] >> kind & 1]
    side = state.sides[owner]
    return {
        "experts": None if _experts_closed(state) and owner != viewer else _experts(state.hands[owner]),
        "hand": expert_set.size(state.hands[owner]),
        "stacks": _stacks(state, owner, viewer),
        "gems": len(state.stack(owner, GEM)),
        "announced": _announced(state, owner),
        "protections": protections,
        "side": None if side == MISSING else SIDE_NAMES[side],
    }


def _stacks(state: LaarState, owner: int, viewer: int) -> GoodStacks:
    return {
        "spice": _stack(state, owner, SPICE),
        "gem": _stack(state, owner, GEM) if _gems_seen(state, owner, viewer) else None,
        "beast": _stack(state, owner, BEAST),
        "weapon": _stack(state, owner, WEAPON),
        "spell": _stack(state, owner, SPELL),
    }


def _stack(state: LaarState, owner: int, kind: int) -> list[int]:
    return [card + 1 for card in state.stack(owner, kind)]


def _gems_seen(state: LaarState, owner: int, viewer: int) -> bool:
    """Return whether *viewer* may look at the gems of *owner*: its own, open ones (L100), when revealed (L30)."""
    return owner == viewer or state.variant.choices["gems"] == OPEN_GEMS or state.stage >= PROTECTIONS


def reveals(state: LaarState, by: int, action: int) -> list[tuple[int, int]]:
    """List the action itself if gems are turned face up with it (L30): it cannot be undone."""
    return [(by, action)] if turns_up_gems(state, by, action) else []


def turns_up_gems(state: LaarState, by: int, action: int) -> bool:
    """Return whether gems that lie face down are turned up by an action, which is the last before protections (L30)."""
    if state.stage < TAKING or state.stage >= PROTECTIONS or state.variant.choices["gems"] == OPEN_GEMS:
        return False
    after = state.copy()
    after.apply(by, action)
    return after.stage >= PROTECTIONS and any(after.stack(owner, GEM) for owner in range(after.seats))


def _announced(state: LaarState, owner: int) -> int | None:
    """Return the class of a gem taken in this round (L24); it is not shown later."""
    good = state.goods[owner * ROUNDS + state.round - 1] if state.stage <= TAKING else NONE
    return state.components.gem[good // len(KINDS)] + 1 if good != NONE and good % len(KINDS) == GEM else None


def _known(state: LaarState) -> dict[str, Plain]:
    """Return everything but future draws: cards are seen in the market before they are taken, experts when played."""
    return {
        "stage": state.stage,
        "memo": state.memo,
        "round": state.round,
        "first": state.first,
        "turn": state.turn,
        "seat": state.seat,
        "slots": state.slots,
        "unseen": [card + 1 for card in card_set.cards_in(state.bag)],
        "market": list[Plain](state.market),
        "experts": list[Plain](state.experts),
        "hands": list[Plain](state.hands),
        "discard": state.discard,
        "goods": list[Plain](state.goods),
        "protections": list[Plain](state.protections),
        "sides": list[Plain](state.sides),
    }


def state_from(view: LaarView, _rng: Rng) -> LaarState:
    """Make the state that fits a view: nothing in Laar is hidden from a perfect memory but the future."""
    known = Reader(view.known, "known")
    state = new_match(view.variant, view.edition)
    state.stage = known.at("stage").integer(0, OVER)
    state.memo = known.at("memo").integer(NONE, len(MEMOS) - 1)
    state.round = known.at("round").integer(1, ROUNDS)
    state.first = known.at("first").integer(0, SEATS - 1)
    state.turn = known.at("turn").integer(0, SEATS)
    state.seat = known.at("seat").integer(NATURE, SEATS - 1)
    state.slots = known.at("slots").integer(0, 2**SEATS - 1)
    unseen = known.at("unseen").integers(1, CARDS)
    state.unseen = len(unseen)
    state.bag = sum([card_set.BIT[card - 1] for card in unseen])
    state.market = known.at("market").integers(NONE, CARDS - 1)
    state.experts = known.at("experts").integers(NONE, len(KINDS) - 1)
    state.hands = vec[i64](known.at("hands").integers(0, expert_set.LARGEST))
    state.discard = known.at("discard").integer(0, expert_set.LARGEST)
    state.goods = known.at("goods").integers(NONE, CARDS * len(KINDS) - 1)
    state.protections = known.at("protections").integers(0, 2 ** len(WEAPONS) - 1)
    state.sides = known.at("sides").integers(MISSING, len(SIDE_NAMES) - 1)
    return state
