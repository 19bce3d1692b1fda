"""Laws 1 to 3 detect what they forbid: shared copies, wrong seats to act, wrong lists of legal actions."""

import itertools

from parlour.engine.laws import Broken
from parlour.engine.view import NATURE
from tests.engine.laws_can_fail.broken import Patch, breaks
from tests.toys.lanterns import Lanterns
from tests.toys.lanterns.rules.actions import READY
from tests.toys.lanterns.rules.state import LanternsState


def test_broken_is_an_assertion_error() -> None:
    assert issubclass(Broken, AssertionError)


# Law 1


def test_a_copy_that_shares_a_list(monkeypatch: Patch) -> None:
    copy = LanternsState.copy

    def shares(self: LanternsState) -> LanternsState:
        new = copy(self)
        new.shores = self.shores
        return new

    monkeypatch.setattr(LanternsState, "copy", shares)
    breaks(1, "shares something|changed with it|leads to two states")


def test_a_copy_that_lacks_something(monkeypatch: Patch) -> None:
    copy = LanternsState.copy

    def forgets(self: LanternsState) -> LanternsState:
        new = copy(self)
        new.hands.last = [0] * len(self.hands.last)
        return new

    monkeypatch.setattr(LanternsState, "copy", forgets)
    breaks(1, "not equal to it")


def test_an_action_that_leads_to_two_states(monkeypatch: Patch) -> None:
    apply, coin = LanternsState.apply, itertools.count()

    def tosses_a_coin(self: LanternsState, seat: int, action: int) -> None:
        apply(self, seat, action)
        self.dealt += next(coin) % 2 if self.dealt == 12 else 0

    monkeypatch.setattr(LanternsState, "apply", tosses_a_coin)
    breaks(1, "leads to two states")


# Law 2


def test_a_seat_that_is_to_act_and_cannot(monkeypatch: Patch) -> None:
    legal = LanternsState.legal
    monkeypatch.setattr(LanternsState, "legal", lambda self, seat: [] if self.nights == 2 else legal(self, seat))
    breaks(2, "is to act and has no legal action")


def test_a_seat_that_can_act_and_is_not_to(monkeypatch: Patch) -> None:
    legal = LanternsState.legal
    monkeypatch.setattr(LanternsState, "legal", lambda self, seat: legal(self, seat) or [READY])
    breaks(2, "is not to act and has legal actions")


def test_a_reason_against_what_is_legal(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Lanterns, "why_not", lambda *_: "T1")
    breaks(2, "T1 forbids .* which is legal")


def test_no_reason_against_what_is_not_legal(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Lanterns, "why_not", lambda *_: "")
    breaks(2, "nothing forbids .* which is not legal")


# Law 3


def test_a_legal_action_that_stands_twice(monkeypatch: Patch) -> None:
    legal = LanternsState.legal
    monkeypatch.setattr(LanternsState, "legal", lambda self, seat: legal(self, seat) * 2)
    breaks(3, "stands twice")


def test_an_order_that_changes(monkeypatch: Patch) -> None:
    legal, turn = LanternsState.legal, itertools.count()
    monkeypatch.setattr(LanternsState, "legal", lambda self, seat: legal(self, seat)[:: 1 if next(turn) % 2 else -1])
    breaks(3, "changes while nothing happens")


def test_a_list_that_is_not_sorted(monkeypatch: Patch) -> None:
    legal = LanternsState.legal
    monkeypatch.setattr(LanternsState, "legal", lambda self, seat: legal(self, seat)[::-1])
    breaks(3, "are not sorted")


def test_a_number_that_is_no_action(monkeypatch: Patch) -> None:
    legal = LanternsState.legal

    def invents(self: LanternsState, seat: int) -> list[int]:
        return [action + (10**6 if self.is_over() or self.nights == 2 else 0) for action in legal(self, seat)]

    monkeypatch.setattr(LanternsState, "legal", invents)
    monkeypatch.setattr(
        LanternsState, "apply", lambda self, seat, action, apply=LanternsState.apply: apply(self, seat, action % 10**6)
    )
    breaks(3, "is not a number of an action")


def test_a_draw_that_the_generator_did_not_pick(monkeypatch: Patch) -> None:
    monkeypatch.setattr(LanternsState, "draw", lambda self, _: self.legal(NATURE)[0])
    breaks(3, "chance does not draw")
