"""The law of commitments notices what it forbids: an order that matters, and what others see too early."""

from tests.engine.laws_can_fail.broken import Patch, breaks, show
from tests.toys.lanterns.actions import READY
from tests.toys.lanterns.state import Evening


def test_commitments_whose_order_matters(monkeypatch: Patch) -> None:
    apply, copy, digest = Evening.apply, Evening.copy, Evening.digest

    def notes_the_order(self: Evening, seat: int, action: int) -> None:
        apply(self, seat, action)
        if action == READY:
            self.hands.order = [*getattr(self.hands, "order", []), seat]  # type: ignore[attr-defined]

    def copies_the_order(self: Evening) -> Evening:
        new = copy(self)
        new.hands.order = getattr(self.hands, "order", [])  # type: ignore[attr-defined]
        return new

    monkeypatch.setattr(Evening, "apply", notes_the_order)
    monkeypatch.setattr(Evening, "copy", copies_the_order)
    monkeypatch.setattr(Evening, "digest", lambda self: f"{digest(self)} {getattr(self.hands, 'order', [])}")
    breaks(14, "in the order .* lead to another state")


def test_a_commitment_that_takes_something_from_others(monkeypatch: Patch) -> None:
    legal = Evening.legal

    def first_come_first_served(self: Evening, seat: int) -> list[int]:
        found = legal(self, seat)
        return found[:1] if any(self.choices.ready) else found

    monkeypatch.setattr(Evening, "legal", first_come_first_served)
    breaks(14, "is legal no more")


def test_a_step_that_others_see_before_it_is_done(monkeypatch: Patch) -> None:
    show(monkeypatch, lambda state, _: [kept >= 0 for kept in state.choices.kept])
    breaks(14, "before it is done")


def test_a_commitment_that_others_see_before_all_are_done(monkeypatch: Patch) -> None:
    show(
        monkeypatch,
        lambda state, _: [face * ready for face, ready in zip(state.choices.face, state.choices.ready, strict=True)],
    )
    breaks(14, "before all are done")
