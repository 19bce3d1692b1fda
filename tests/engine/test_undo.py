"""Undo: what a seat may take back, step by step, and whose consent it needs."""

import pytest

from parlour.engine.actions import Actions
from parlour.engine.plain import Wrong
from parlour.engine.record import Record
from parlour.engine.rng import Fast
from parlour.engine.undo import Offer, UndoWindow, offer, window
from parlour.engine.view import NATURE
from tests.engine.matches import toy
from tests.toys.lanterns.rules.state import LanternsState

GAME = toy().game
ACTIONS: Actions = GAME.actions


class Table:
    """A match of the toy to which actions are given by name."""

    def __init__(self) -> None:
        self.record = Record(GAME, toy().variant, toy().edition, ["A", "B", "C"])
        self.state = self.record.state()
        self.draw()

    def draw(self) -> None:
        while self.state.to_act() == [NATURE]:
            self.do(NATURE, self.state.draw(Fast(4)))

    def do(self, seat: int, action: int) -> None:
        self.record.add(seat, action)
        self.record.step(self.state, len(self.record.entries) - 1)

    def choose(self, seat: int, *kinds: str) -> None:
        """Let a seat take its first legal action of each of these kinds."""
        for kind in kinds:
            self.do(seat, next(each for each in self.state.legal(seat) if ACTIONS.kind(each).name == kind))

    def may(self, seat: int) -> tuple[list[str], list[int]] | None:
        """Return what a seat may take back and whose consent it needs."""
        found = offer(self.record, seat)
        if found is None:
            return None
        return [ACTIONS.kind(self.record.entries[each].action).name for each in found.withdrawn], found.consent

    def undo(self, seat: int) -> None:
        found = offer(self.record, seat)
        assert found is not None
        self.record.undo(seat, found.withdrawn)
        self.state = self.record.state()


def test_nobody_may_take_back_a_draw() -> None:
    table = Table()
    assert [table.may(seat) for seat in range(3)] == [None, None, None]


def test_the_own_last_step_is_free() -> None:
    table = Table()
    table.choose(0, "keep", "float")
    assert table.may(0) == (["float"], [])
    assert table.may(1) is None


def test_steps_are_taken_back_one_after_another() -> None:
    table = Table()
    start = table.state.digest()
    table.choose(0, "keep", "float", "release", "ready")
    for _ in range(4):
        table.undo(0)
    assert table.may(0) is None
    assert table.state.digest() == start


def test_a_commitment_is_free_though_others_have_committed_since() -> None:
    table = Table()
    table.choose(0, "keep", "float", "ready")
    table.choose(1, "keep", "float", "ready")
    assert table.may(0) == (["ready"], [])
    table.undo(0)
    assert table.state.to_act() == [0, 2]


def test_nothing_is_taken_back_once_the_last_is_in() -> None:
    table = Table()
    for seat in range(3):
        table.choose(seat, "keep", "float", "ready")
    assert [table.may(seat) for seat in range(3)] == [None, None, None]
    table.draw()
    assert [table.may(seat) for seat in range(3)] == [None, None, None]


def test_over_actions_of_others_their_consent_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    to_act = LanternsState.to_act
    monkeypatch.setattr(LanternsState, "to_act", lambda self: to_act(self)[:1])
    table = Table()
    before = table.state.digest()
    table.choose(0, "keep", "float")
    table.choose(0, "ready")
    table.choose(1, "keep", "float")
    assert table.may(1) == (["float"], [])
    assert table.may(0) == (["ready", "keep", "float"], [1])
    for _ in range(3):
        table.undo(0)
    assert table.state.digest() == before


@pytest.mark.parametrize("seed", range(4))
def test_a_window_that_follows_a_match_offers_what_a_replay_offers(seed: int) -> None:
    rng, record = Fast(seed), Record(GAME, toy().variant, toy().edition, ["A", "B", "C"])
    state, following = record.state(), UndoWindow(record)
    while state.to_act():
        seat = rng.choice(state.to_act())
        record.add(seat, state.draw(rng) if seat == NATURE else rng.choice(state.legal(seat)))
        following.apply(state, len(record.entries) - 1)
        found = [_parts(following.offer(each)) for each in range(3)]
        assert found == [_parts(offer(record, each)) for each in range(3)]
        taken_back = found[seat][0] if seat != NATURE and rng.below(4) == 0 else []
        if taken_back:
            record.undo(seat, taken_back)
            state = following.withdraw(taken_back)
            assert state.digest() == record.state().digest()


def _parts(found: Offer | None) -> tuple[list[int], list[int]]:
    return ([], []) if found is None else (found.withdrawn, found.consent)


def test_an_offer_may_be_about_an_earlier_action_of_the_seat() -> None:
    table = Table()
    table.choose(0, "keep", "float", "ready")
    recent, last = window(table.record), len(table.record.entries) - 1
    assert _parts(recent.offer(0)) == ([last], [])
    assert _parts(recent.offer(0, last - 1)) == ([last - 1, last], [])


def test_a_record_with_an_illegal_action_offers_nothing() -> None:
    table = Table()
    table.record.add(0, ACTIONS.base("ready"))
    with pytest.raises(Wrong, match="a legal action"):
        offer(table.record, 0)
