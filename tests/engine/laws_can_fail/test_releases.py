"""Law 16 notices what it forbids: another legal action, view, sheet or result than when a record was kept."""

import json
from pathlib import Path

import pytest

from parlour.engine.laws import Broken
from parlour.engine.laws.releases import account, replays, sample
from parlour.engine.plain import Plain
from parlour.engine.record import Record, load
from parlour.engine.sheet import Sheet
from parlour.lab.kept_records import transcript_path, transcripts
from tests.engine.laws_can_fail.broken import Patch, show
from tests.golden.make import HOME
from tests.toys.lanterns import Lanterns
from tests.toys.lanterns.rules.actions import RELEASE
from tests.toys.lanterns.rules.components import LanternsView
from tests.toys.lanterns.rules.state import LanternsState

RECORDS = sorted((HOME / "lanterns").glob("*.jsonl"))
OLD = next(path for path in RECORDS if path.name.startswith("rules-1.seats-3"))


def kept(path: Path) -> Plain:
    return transcripts(transcript_path(path))[path.stem]


def read(path: Path) -> Record:
    return load(path.read_text(encoding="utf-8"))


def breaks(what: str, path: Path = OLD) -> None:
    with pytest.raises(Broken, match=what) as caught:
        replays(read(path), kept(path))
    assert caught.value.law == 16
    assert str(caught.value).startswith("law 16: ")


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_kept_digests_agree_with_a_replay(path: Path) -> None:
    record = read(path)
    assert account(record, sample(record)) == kept(path)


def test_a_rule_that_changed_without_a_new_version(monkeypatch: Patch) -> None:
    """One more lantern could be released, though nobody in this record does."""
    spare = LanternsState.spare
    monkeypatch.setattr(LanternsState, "spare", lambda self, seat: spare(self, seat) + 1)
    breaks("a replay gives other decisions than")


def test_an_action_that_is_no_longer_allowed(monkeypatch: Patch) -> None:
    legal = LanternsState.legal
    monkeypatch.setattr(
        LanternsState,
        "legal",
        lambda self, seat: [step for step in legal(self, seat) if not RELEASE <= step < RELEASE + 24],
    )
    breaks("a record no longer replays: entry .* expected a legal action")


def test_a_view_that_shows_something_else(monkeypatch: Patch) -> None:
    show(monkeypatch, lambda state, _: state.nights)
    breaks("gives other shown than")


def test_a_line_of_the_sheet_that_is_new_in_an_old_version(monkeypatch: Patch) -> None:
    sheet = Lanterns.sheet

    def with_a_line(self: Lanterns, view: LanternsView) -> Sheet:
        found = sheet(self, view)
        return Sheet((*found.lines, "more"), [[*row, 0] for row in found.points], found.ties)

    monkeypatch.setattr(Lanterns, "sheet", with_a_line)
    breaks(r"no longer replays: result\.seats|gives other sheet than")


def test_a_sheet_that_is_another_before_the_end(monkeypatch: Patch) -> None:
    sheet = Lanterns.sheet

    def counts_double(self: Lanterns, view: LanternsView) -> Sheet:
        found = sheet(self, view)
        if view.shown["nights"] == 3:
            return found
        return Sheet(found.lines, [[value and value * 2 for value in row] for row in found.points], found.ties)

    monkeypatch.setattr(Lanterns, "sheet", counts_double)
    breaks("gives other sheet than")


def test_another_order_of_legal_actions_is_not_a_difference(monkeypatch: Patch) -> None:
    legal = LanternsState.legal
    monkeypatch.setattr(LanternsState, "legal", lambda self, seat: legal(self, seat)[::-1])
    replays(read(OLD), kept(OLD))


def test_another_layout_of_a_state_is_not_a_difference(monkeypatch: Patch) -> None:
    """The records of version 1 still have the digest of a state as it was laid out then."""
    assert json.loads(OLD.read_text(encoding="utf-8").splitlines()[-1])["result"]["digest"]
    monkeypatch.setattr(LanternsState, "digest", lambda _: "another")
    replays(read(OLD), kept(OLD))


def test_a_record_with_another_result() -> None:
    record = read(OLD)
    assert record.result is not None
    record.result["ranking"] = []
    with pytest.raises(Broken, match=r"law 16: a record no longer replays: result\.ranking"):
        replays(record, kept(OLD))
