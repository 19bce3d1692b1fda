"""The leak tests detect what they forbid: each leak is introduced on purpose and found in the answer that has it."""

import random
from itertools import islice

import pytest

from parlour.engine.plain import Plain, Reader, as_plain, decode
from parlour.engine.undo import Offer, offer
from parlour.notices.claims import count_turns
from parlour.tables.live.live_table import LiveTable
from parlour.tables.model.clock import Clock, ClockChange
from parlour.tables.model.draft import Draft
from parlour.tables.model.event_log import EventLog
from parlour.tables.model.match import TableMatch
from parlour.tables.model.table import Table
from parlour.tables.people.display_names import DisplayNames
from parlour.tables.views import cards, snapshot
from tests.tables.views.leaks import answers
from tests.tables.views.leaks.twins import histories, positions
from tests.tables.views.test_leaks import differing_histories, differing_positions

PAIRS = 60
Patch = pytest.MonkeyPatch


def found(slug: str = "lanterns", seats: int = 3, pairs: int = PAIRS) -> str:
    """Compare pairs of histories until one can be told apart; name the answers by which it can."""
    rng = random.Random(8)
    for pair in islice(histories(slug, seats, rng), pairs):
        names = differing_histories(slug, pair, rng)
        if names:
            return " ".join(names)
    return ""


def test_without_a_leak_nothing_is_found() -> None:
    assert found(pairs=20) == ""


def test_a_time_that_moves_with_what_somebody_cannot_see(monkeypatch: Patch) -> None:
    outline = Draft.outline
    monkeypatch.setattr(Draft, "outline", lambda draft, now: {**outline(draft, now), "changed": now})
    assert "card" in found()


def test_a_turn_that_is_numbered_by_what_somebody_cannot_see(monkeypatch: Patch) -> None:
    def by_all_actions(actions: list[str], mine: frozenset[int]) -> int:
        seats = [Reader(decode(body), "").at("seat").value for body in actions]
        return count_turns([seat for seat in seats if isinstance(seat, int)], mine)

    monkeypatch.setattr(answers, "turn_number", by_all_actions)
    assert "feed" in found()


def test_numbers_that_count_what_somebody_cannot_see(monkeypatch: Patch) -> None:
    monkeypatch.setattr(EventLog, "seq", lambda self, _: len(self._lines_by_entry))
    assert "snapshot" in found()


def test_a_clock_that_stops_for_what_somebody_cannot_see(monkeypatch: Patch) -> None:
    apply = Clock.apply

    def take_all(self: Clock, now: ClockChange, at: float) -> None:
        for seat in self._since:
            self._left[seat] -= at - self._since[seat]
            self._since[seat] = at
        apply(self, now, at)

    monkeypatch.setattr(Clock, "apply", take_all)
    assert "update" in found()


def test_a_seat_whose_hidden_actions_are_counted(monkeypatch: Patch) -> None:
    shown = cards.place_at_table

    def with_a_count(live: LiveTable, seat: int, person: str, names: DisplayNames) -> dict[str, Plain]:
        made = [entry for entry in live.table.match.record.entries if entry.seat == seat]
        return {**as_plain(shown(live, seat, person, names)), "actions": len(made)}

    monkeypatch.setattr(snapshot, "place_at_table", with_a_count)
    assert "update" in found()


def test_an_undo_that_is_offered_by_hidden_information(monkeypatch: Patch) -> None:
    def whole_truth(self: TableMatch, seat: int, _last: int | None = None) -> Offer | None:
        return offer(self.record, seat)

    monkeypatch.setattr(TableMatch, "offer", whole_truth)
    assert "undo" in found("hokkaido", 3, pairs=2 * PAIRS)


def test_a_question_that_is_dropped_for_what_somebody_cannot_see(monkeypatch: Patch) -> None:
    def supersede(self: Table, _known: int) -> None:
        self.undo_request = None

    monkeypatch.setattr(Table, "_supersede", supersede)
    assert "update" in found("hokkaido", 2)


def test_a_record_that_is_given_away_before_the_end(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Table, "check_over", lambda _: None)
    assert "record" in found()


def test_an_answer_that_depends_on_something_hidden(monkeypatch: Patch) -> None:
    monkeypatch.setattr(snapshot, "_undo_request", lambda table: table.match.state.digest())
    rng = random.Random(7)
    pair = next(positions("lanterns", 3, rng, lambda _: True))
    assert differing_positions("lanterns", pair, rng) == ["update"]
