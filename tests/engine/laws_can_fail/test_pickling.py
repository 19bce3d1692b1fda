"""Law 17 detects states that lose something in a pickle, share it with a copy, or are equal though they differ."""

from parlour.engine.pickles.objects import Reduced, restored_plainly
from tests.engine.laws_can_fail.broken import Patch, breaks
from tests.toys.lanterns.rules.state import LanternsState


def test_a_pickle_that_lacks_something(monkeypatch: Patch) -> None:
    def forgets(self: LanternsState) -> Reduced:
        return restored_plainly, (LanternsState, {**vars(self), "nights": 0})

    monkeypatch.setattr(LanternsState, "__reduce__", forgets)
    breaks(17, "not equal to its copy")


def test_a_copy_that_shares_something(monkeypatch: Patch) -> None:
    monkeypatch.setattr(LanternsState, "__deepcopy__", lambda self, _: self, raising=False)
    breaks(17, "changes with its copy")


def test_states_that_are_equal_and_differ(monkeypatch: Patch) -> None:
    monkeypatch.setattr(LanternsState, "__eq__", lambda *_: True)
    breaks(17, "is equal to the one that follows")


def test_states_that_are_compared_by_identity(monkeypatch: Patch) -> None:
    monkeypatch.setattr(LanternsState, "__eq__", lambda self, other: self is other)
    breaks(17, "not equal to its copy")
