"""Law 4 detects what it forbids: values that JSON or a record changes."""

import itertools

import pytest

from parlour.engine.laws import LAWS
from parlour.engine.rng import Rng
from parlour.engine.sheet import Sheet
from tests.engine.laws_can_fail.broken import Patch, breaks, show
from tests.engine.matches import toy
from tests.toys.lanterns import Lanterns
from tests.toys.lanterns.rules.components import LanternsView


def test_a_view_that_json_changes(monkeypatch: Patch) -> None:
    show(monkeypatch, lambda _state, _seat: (1, 2))
    breaks(4, "the view of .* changes in JSON")


def test_a_state_imagined_from_more_than_the_view_says(monkeypatch: Patch) -> None:
    imagine, turn = Lanterns.imagine, itertools.count()

    def remembers(self: Lanterns, view: LanternsView, rng: Rng) -> object:
        if next(turn) % 2:
            rng.below(7)
        return imagine(self, view, rng)

    monkeypatch.setattr(Lanterns, "imagine", remembers)
    breaks(4, "read from JSON is imagined otherwise")


def test_a_record_that_is_written_otherwise(monkeypatch: Patch) -> None:
    turn = itertools.count()
    monkeypatch.setattr(Lanterns, "sheet", lambda *_: Sheet(("light",), [[next(turn)]] * 3, [[]] * 3))
    with pytest.raises(ValueError, match=r"result\.seats: expected"):
        LAWS[3].check(toy().case(1))
