"""Law 14 detects what it forbids: an order that matters, and commitments that others see too early."""

from collections.abc import Callable

from parlour.engine.laws import LAWS
from parlour.engine.plain import Plain
from tests.engine.laws_can_fail.broken import SEEDS, Patch, breaks, show
from tests.engine.matches import toy
from tests.toys.lanterns import Lanterns
from tests.toys.lanterns.rules.actions import DEAL, READY, WINDS
from tests.toys.lanterns.rules.choices import NONE, Choices
from tests.toys.lanterns.rules.state import LanternsState

CALL = DEAL  # stands in for a request: no seat has this action otherwise


def test_commitments_whose_order_matters(monkeypatch: Patch) -> None:
    apply, copy, digest = LanternsState.apply, LanternsState.copy, LanternsState.digest

    def notes_the_order(self: LanternsState, seat: int, action: int) -> None:
        apply(self, seat, action)
        if action == READY:
            self.hands.order = [*getattr(self.hands, "order", []), seat]  # type: ignore[attr-defined]

    def copies_the_order(self: LanternsState) -> LanternsState:
        new = copy(self)
        new.hands.order = getattr(self.hands, "order", [])  # type: ignore[attr-defined]
        return new

    monkeypatch.setattr(LanternsState, "apply", notes_the_order)
    monkeypatch.setattr(LanternsState, "copy", copies_the_order)
    monkeypatch.setattr(LanternsState, "digest", lambda self: f"{digest(self)} {getattr(self.hands, 'order', [])}")
    breaks(14, "in the order .* lead to another state")


def test_a_commitment_that_takes_something_from_others(monkeypatch: Patch) -> None:
    legal = LanternsState.legal

    def first_come_first_served(self: LanternsState, seat: int) -> list[int]:
        found = legal(self, seat)
        return found[:1] if any(self.choices.ready) else found

    monkeypatch.setattr(LanternsState, "legal", first_come_first_served)
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


# Requests: the exception, and its limits


def call_off(evening: LanternsState, _: int) -> None:
    """Void what everybody has chosen tonight, and let another wind blow."""
    evening.choices = Choices(evening.seats, moonlit=evening.choices.moonlit)
    evening.wind = NONE


def let_call(
    monkeypatch: Patch, called: Callable[[LanternsState, int], None] = call_off, *, is_seen: bool = True
) -> None:
    """Let every seat that is not ready call off the first night, once."""
    legal, apply, glimpse, reveals = LanternsState.legal, LanternsState.apply, Lanterns.glimpse, Lanterns.reveals

    def requests(self: LanternsState, seat: int) -> list[int]:
        is_first = self.winds.bit_count() == WINDS - 1
        return [CALL] if is_first and seat >= 0 and seat in self.to_act() else []

    def applies(self: LanternsState, seat: int, action: int) -> None:
        if seat >= 0 and action == CALL:
            called(self, seat)
        else:
            apply(self, seat, action)

    def glimpses(self: Lanterns, state: LanternsState, by: int, action: int, seat: int) -> dict[str, Plain]:
        is_open = is_seen and by >= 0 and action == CALL
        return self.actions.to_plain(action) if is_open else glimpse(self, state, by, action, seat)

    def reveal(self: Lanterns, state: LanternsState, by: int, action: int) -> list[tuple[int, int]]:
        return [(by, action)] if by >= 0 and action == CALL else reveals(self, state, by, action)

    monkeypatch.setattr(LanternsState, "requests", requests)
    monkeypatch.setattr(LanternsState, "legal", lambda self, seat: legal(self, seat) + requests(self, seat))
    monkeypatch.setattr(LanternsState, "apply", applies)
    monkeypatch.setattr(Lanterns, "glimpse", glimpses)
    monkeypatch.setattr(Lanterns, "reveals", reveal)


def test_a_request_that_voids_everything_is_no_commitment(monkeypatch: Patch) -> None:
    """H31: law 14 excepts it; without the exception commitments would not be legal any more after it."""
    let_call(monkeypatch)
    for seed in SEEDS:
        LAWS[13].check(toy().case(seed))


def test_what_is_not_declared_a_request_is_not_excepted(monkeypatch: Patch) -> None:
    let_call(monkeypatch)
    monkeypatch.setattr(LanternsState, "requests", lambda _, __: [])
    breaks(14, "is legal no more|lead to another state|before it is done|never finishes")


def test_a_request_that_somebody_does_not_see(monkeypatch: Patch) -> None:
    let_call(monkeypatch, is_seen=False)
    breaks(14, "is not seen by all")


def test_a_request_that_could_be_undone(monkeypatch: Patch) -> None:
    let_call(monkeypatch)
    monkeypatch.setattr(Lanterns, "reveals", lambda _, __, ___, ____: [])
    breaks(14, "is no reveal")


def test_a_request_after_which_all_go_on_at_once(monkeypatch: Patch) -> None:
    def only_voids(evening: LanternsState, _: int) -> None:
        evening.choices = Choices(evening.seats, moonlit=evening.choices.moonlit)
        evening.winds &= evening.winds - 1  # one fewer: nobody can call again

    let_call(monkeypatch, only_voids)
    breaks(14, "several are still to act")


def test_a_request_that_leaves_a_trace_of_what_others_committed(monkeypatch: Patch) -> None:
    def keeps_the_others(evening: LanternsState, seat: int) -> None:
        kept = [lantern if other != seat else NONE for other, lantern in enumerate(evening.choices.kept)]
        call_off(evening, seat)
        evening.choices.kept = kept

    let_call(monkeypatch, keeps_the_others)
    breaks(14, "a trace of what .* had committed")


def test_a_request_that_leaves_a_trace_of_ones_own_steps(monkeypatch: Patch) -> None:
    def keeps_the_own(evening: LanternsState, seat: int) -> None:
        kept = evening.choices.kept[seat]
        call_off(evening, seat)
        evening.choices.kept[seat] = kept

    let_call(monkeypatch, keeps_the_own)
    breaks(14, "a trace of its own steps")
