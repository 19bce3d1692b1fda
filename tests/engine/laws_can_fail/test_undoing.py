"""Law 13 detects what it forbids: an undo of too little, of too much, or one that is not exact."""

import itertools
from collections.abc import Callable

from parlour.engine.laws import LAWS
from parlour.engine.laws.checks import undoing
from parlour.engine.record import Record
from parlour.engine.undo import Offer, offer
from tests.engine.laws_can_fail.broken import SEEDS, Patch, breaks
from tests.engine.matches import toy
from tests.toys.lanterns import Lanterns
from tests.toys.lanterns.rules.state import LanternsState


def _offers(monkeypatch: Patch, change: Callable[[Record, int, Offer | None], Offer | None]) -> None:
    monkeypatch.setattr(undoing, "offer", lambda record, seat: change(record, seat, offer(record, seat)))


def test_an_undo_that_is_refused(monkeypatch: Patch) -> None:
    _offers(monkeypatch, lambda *_: None)
    breaks(13, "may not take back its last action")


def test_an_undo_over_a_draw_or_a_reveal(monkeypatch: Patch) -> None:
    def takes_back_all(record: Record, seat: int, found: Offer | None) -> Offer | None:
        own = [index for index, entry in enumerate(record.entries) if entry.seat == seat]
        return found or (Offer(list(range(own[-1], len(record.entries))), []) if own else None)

    _offers(monkeypatch, takes_back_all)
    breaks(13, "or a draw or reveal")


def test_an_undo_of_a_commitment_that_asks_for_consent(monkeypatch: Patch) -> None:
    _offers(monkeypatch, lambda _record, seat, found: found and Offer(found.withdrawn, [(seat + 1) % 3]))
    breaks(13, "may not take back freely")


def take_turns(monkeypatch: Patch) -> None:
    """Make a game of turns of the toy: one seat after the other."""
    to_act = LanternsState.to_act
    monkeypatch.setattr(LanternsState, "to_act", lambda self: to_act(self)[:1])


def test_the_toy_played_in_turns_keeps_the_law_of_undo(monkeypatch: Patch) -> None:
    take_turns(monkeypatch)
    for seed in SEEDS:
        LAWS[12].check(toy().case(seed))


def test_an_undo_over_actions_of_others_that_does_not_ask_them(monkeypatch: Patch) -> None:
    take_turns(monkeypatch)
    _offers(monkeypatch, lambda _record, _seat, found: found and Offer(found.withdrawn, []))
    breaks(13, r"needs consent of \[\d")


def test_an_undo_that_leaves_actions_of_others_standing(monkeypatch: Patch) -> None:
    take_turns(monkeypatch)
    _offers(monkeypatch, lambda _record, _seat, found: found and Offer(found.withdrawn[:1], found.consent))
    breaks(13, "would withdraw")


def test_an_undo_after_which_something_is_left_over(monkeypatch: Patch) -> None:
    digest, new, matches = LanternsState.digest, Lanterns.new, itertools.count()
    monkeypatch.setattr(Lanterns, "new", lambda self, *setup: (next(matches), new(self, *setup))[1])
    monkeypatch.setattr(LanternsState, "digest", lambda self: f"{digest(self)} {next(matches)}")
    breaks(13, "does not get the earlier state back")
