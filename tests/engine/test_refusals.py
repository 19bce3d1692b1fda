"""Refusals: a rule against every action that is not legal, none against those that are."""

import pytest

from parlour.engine import catalogue
from parlour.engine.actions import Actions, Field, Kind
from parlour.engine.parts.refusals import Reason, Refusals
from parlour.engine.plain import Reader
from parlour.engine.playout import trace
from parlour.engine.rng import Fast
from parlour.engine.state import State
from tests.engine.matches import shortest

LOOKED_AT = 12  # positions of a match
ACTIONS = Actions([Kind("go", [Field("to", 4)]), Kind("stop")])
GO, STOP = ACTIONS.base("go"), ACTIONS.base("stop")
DAY, NIGHT = range(2)


class Walk(State):
    """A position in which seat 0 may go to places 0 and 1."""

    def to_act(self) -> list[int]:
        return [0]

    def legal(self, seat: int) -> list[int]:
        return [GO, GO + 1] if seat == 0 else []


def _why_not_gone(_walk: Walk, seat: int, values: list[int]) -> str:
    return f"seat {seat} to {values[0]}"


REFUSALS = Refusals[Walk](ACTIONS, {"go": "W1", "stop": "W2"}, {"go": Reason((DAY,), _why_not_gone)})


def test_nothing_forbids_what_is_legal() -> None:
    assert [REFUSALS.why_not(Walk(), 0, action, DAY) for action in (GO, GO + 1)] == ["", ""]


def test_a_kind_with_a_reason_asks_it_in_its_stages() -> None:
    assert REFUSALS.why_not(Walk(), 0, GO + 3, DAY) == "seat 0 to 3"
    assert REFUSALS.why_not(Walk(), 0, GO + 3, NIGHT) == "W1"


def test_a_seat_that_is_not_to_act_gets_the_rule_of_the_kind() -> None:
    assert REFUSALS.why_not(Walk(), 1, GO, DAY) == "W1"
    assert REFUSALS.why_not(Walk(), 0, STOP, DAY) == "W2"


def test_every_kind_needs_a_rule() -> None:
    with pytest.raises(ValueError, match="'stop'"):
        Refusals[Walk](ACTIONS, {"go": "W1"}, {})


@pytest.mark.parametrize("slug", catalogue.slugs())
def test_a_rule_is_named_for_exactly_the_illegal_actions_of_every_kind(slug: str) -> None:
    """Law 2 asks about actions chosen at random, nearly all of them of the kinds with the most fields."""
    game, edition = catalogue.game(slug), catalogue.edition(slug)
    seats = min(seats for seats in game.info.seats if seats > 1)
    variant = game.info.variant(Reader({"seats": seats, **shortest(slug, seats)}, ""))
    state, rng = game.new(variant, edition), Fast(18)
    steps = trace(state.copy(), Fast(1))
    for number, (actor, action) in enumerate(steps):
        if number % (len(steps) // LOOKED_AT) == 0:
            view, legal = game.view(state, number % seats), state.legal(number % seats)
            for kind, base in zip(game.actions.kinds, game.actions.bases, strict=True):
                asked = base + rng.below(kind.size)
                assert (game.why_not(view, asked) == "") == (asked in legal), game.actions.to_plain(asked)
        state.apply(actor, action)
