"""Laws 5 and 6 detect what they forbid: states that do not fit a view, or are always the same."""

import pytest

from parlour.engine.rng import Rng
from parlour.engine.view import SPECTATOR
from tests.engine.laws_can_fail.broken import Patch, breaks
from tests.engine.matches import toy
from tests.toys.lanterns import Lanterns
from tests.toys.lanterns.rules.choices import Choices
from tests.toys.lanterns.rules.hands import Hands
from tests.toys.lanterns.rules.state import LanternsState

# Law 5


def test_a_reshuffle_that_changes_the_own_hand(monkeypatch: Patch) -> None:
    reshuffle = LanternsState.reshuffle
    monkeypatch.setattr(LanternsState, "reshuffle", lambda self, _, rng: reshuffle(self, SPECTATOR, rng))
    breaks(5, "looks different to it")


def test_a_reshuffle_that_changes_known_hands_passed_on(monkeypatch: Patch) -> None:
    redraw, has_seen = Hands.redraw, Hands.has_seen

    def forgets(self: Hands, seat: int, rng: Rng, *, laid_open: bool) -> None:
        with pytest.MonkeyPatch.context() as within:
            within.setattr(
                Hands, "has_seen", lambda hands, who, hand: has_seen(hands, who, hand) and hands.held_by(who) == hand
            )
            redraw(self, seat, rng, laid_open=laid_open)

    monkeypatch.setattr(Hands, "redraw", forgets)
    breaks(5, "looks different to it|are missing or double")


def test_a_reshuffle_that_loses_a_lantern(monkeypatch: Patch) -> None:
    redraw = Hands.redraw

    def loses(self: Hands, seat: int, rng: Rng, *, laid_open: bool) -> None:
        redraw(self, seat, rng, laid_open=laid_open)
        self.stack |= self.of(0)

    monkeypatch.setattr(Hands, "redraw", loses)
    breaks(5, "looks different|missing or double")


def test_an_imagining_in_which_others_are_to_act(monkeypatch: Patch) -> None:
    guess = Choices.guess

    def is_hasty(self: Choices, seat: int, hand: int, spare: int, rng: Rng) -> None:
        guess(self, seat, hand, spare, rng)
        self.ready[seat] = False

    monkeypatch.setattr(Choices, "guess", is_hasty)
    breaks(5, "looks different to it|others are to act")


# Law 6


def test_a_reshuffle_that_does_nothing(monkeypatch: Patch) -> None:
    monkeypatch.setattr(LanternsState, "reshuffle", lambda *_: None)
    breaks(6, "20 reshuffles for .* are all alike")


def test_an_imagining_that_is_always_the_same(monkeypatch: Patch) -> None:
    imagine = Lanterns.imagine
    monkeypatch.setattr(Lanterns, "imagine", lambda self, view, _: imagine(self, view, toy().case(1).rng(0)))
    breaks(6, "20 imaginings of .* are all alike")
