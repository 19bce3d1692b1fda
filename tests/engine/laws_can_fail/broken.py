"""A toy that is broken on purpose: the law that forbids it must notice, with its number and the seed."""

from collections.abc import Callable

import pytest

from parlour.engine.laws import LAWS, Broken, Case
from parlour.engine.plain import Plain
from parlour.engine.view import View
from tests.engine.matches import toy
from tests.toys.lanterns import Lanterns
from tests.toys.lanterns.rules.state import LanternsState

SEEDS = range(1, 6)
Patch = pytest.MonkeyPatch


def breaks(number: int, what: str, check: Callable[[Case], None] | None = None) -> None:
    """Try a law on some matches of the toy: it must be broken in one of them, and say what is wrong."""

    def try_it() -> None:
        for seed in SEEDS:
            (check or law_of(number))(toy().case(seed))

    with pytest.raises(Broken, match=what) as caught:
        try_it()
    assert caught.value.law == number
    assert f"law {number}: " in str(caught.value)
    assert f"seed {caught.value.seed}" in str(caught.value)


def law_of(number: int) -> Callable[[Case], None]:
    return next(law.check for law in LAWS if law.number == number)


def show(monkeypatch: Patch, secret: Callable[[LanternsState, int], object]) -> None:
    """Put something more into every view."""
    view = Lanterns.view

    def shows(self: Lanterns, state: LanternsState, seat: int) -> View:
        seen = view(self, state, seat)
        shown: dict[str, Plain] = {**seen.shown, "more": secret(state, seat)}  # type: ignore[dict-item]
        return View(seen.variant, seen.edition, seen.seat, shown, seen.known)

    monkeypatch.setattr(Lanterns, "view", shows)
