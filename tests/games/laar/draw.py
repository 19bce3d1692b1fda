"""Positions of Laar in words: tables that are set up, played and looked at as people would say it.

A step is a line: `0 assign 2 cook` is seat 0, the kind of action and its fields in their order; without a seat it is
chance that acts, and `reveal 1 2 3` draws three cards. A good is `beast:12`: card 12 taken as a beast.
"""

from __future__ import annotations

import copy

from parlour.engine import catalogue
from parlour.engine.edition import Edition
from parlour.engine.plain import Plain, Reader
from parlour.engine.variant import Variant
from parlour.engine.view import NATURE
from parlour.games.laar import GAME
from parlour.games.laar.rules import card_set
from parlour.games.laar.rules import final_decisions as finale
from parlour.games.laar.rules.actions import ACTIONS
from parlour.games.laar.rules.goods import EXPERTS, KINDS, MEMOS
from parlour.games.laar.rules.stages import ROUNDS
from parlour.games.laar.rules.state import LaarState
from tests.games import steps
from tests.games.steps import Steps, lines

STANDARD = catalogue.edition("laar")
STEPS = Steps(ACTIONS)
action, say, legal = STEPS.action, STEPS.say, STEPS.legal
area = steps.area


def edition_data() -> dict[str, Plain]:
    """Return the plain data of the standard edition, to be changed."""
    return copy.deepcopy(STANDARD.data)


def edition_with(changes: dict[int, dict[str, Plain]]) -> Edition:
    """Return the standard edition with other zones on some cards."""
    data = edition_data()
    for card in cards_of(data):
        number = card["id"]
        assert isinstance(number, int)
        card.update(changes.get(number, {}))
    return GAME.edition(data)


def cards_of(data: dict[str, Plain]) -> list[dict[str, Plain]]:
    """List the cards in an edition's data."""
    return [item.object() for item in Reader(data, "").at("card").items()]


def variant(seats: int, gems: str = "hidden", experts: str = "open") -> Variant:
    return Variant(seats, {"gems": gems, "experts": experts}, GAME.info.rules_version)


def fresh(seats: int, gems: str = "hidden", experts: str = "open", edition: Edition = STANDARD) -> LaarState:
    """Set up a match of which nothing is drawn yet."""
    state = GAME.new(variant(seats, gems, experts), edition)
    assert isinstance(state, LaarState)
    return state


def begun(
    seats: int, first: int = 0, gems: str = "hidden", experts: str = "open", edition: Edition = STANDARD
) -> LaarState:
    """Set up a match under memo IV in which *first* is the first player; the first card is about to be revealed."""
    state = fresh(seats, gems, experts, edition)
    play(state, f"memo IV\nfirst {first}")
    return state


def play(state: LaarState, script: str) -> None:
    """Play steps as `Steps` does; `reveal 1 2 3` draws three cards."""
    for step in lines(script):
        kind, *cards = step.split()
        STEPS.play(state, "\n".join([f"reveal {card}" for card in cards]) if kind == "reveal" else step)


def play_round(state: LaarState) -> list[int]:
    """Play a round in which everybody does what is first in the list; return the seats in the order of acting."""
    while state.to_act() == [NATURE]:
        state.apply(NATURE, state.legal(NATURE)[0])
    order: list[int] = []
    for _ in range(2 * state.seats):
        order += state.to_act()
        state.apply(order[-1], state.legal(order[-1])[0])
    return order


def after_last_round(
    *areas: str, memo: str = "IV", first: int = 0, gems: str = "hidden", edition: Edition = STANDARD
) -> LaarState:
    """Return the position in which the final scoring begins; each seat's goods are in the order of taking."""
    state = fresh(len(areas), gems, edition=edition)
    state.memo = MEMOS.index(memo)
    state.first = first
    state.round = ROUNDS
    for seat, goods in enumerate(areas):
        for place, good in enumerate(goods.split()):
            kind, card = good.split(":")
            state.goods[seat * ROUNDS + place] = (int(card) - 1) * len(KINDS) + KINDS.index(kind)
            state.bag -= card_set.BIT[int(card) - 1]
            state.unseen -= 1
    finale.begin(state)
    return state


def stack(state: LaarState, seat: int, kind: str) -> list[int]:
    """List the cards of a stack, the newest last."""
    return [card + 1 for card in state.stack(seat, KINDS.index(kind))]


def held(state: LaarState, seat: int) -> list[str]:
    """List the experts in a hand as the seat itself sees them."""
    return experts(area(GAME.view(state, seat), seat)["experts"])


def discard(state: LaarState) -> list[str]:
    """List the experts in the discard, where it is open."""
    return experts(GAME.view(state, 0).shown["discard"])


def experts(counted: Plain) -> list[str]:
    """Write counted experts out, in the order of EXPERTS."""
    counts = Reader(counted, "experts")
    return [expert for expert in EXPERTS for _ in range(counts.at(expert).integer(0, 9))]
