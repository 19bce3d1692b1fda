"""Any text is read as a record or refused with `Wrong`, in a time that depends on its length only."""

from __future__ import annotations

import json
import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.engine.plain import Wrong
from parlour.engine.record import Record, load, verify
from parlour.record_files import pick, split
from tests.engine.matches import toy
from tests.engine.records.test_record import played

GAME, EDITION = toy().game, toy().edition
LINES = played(3, 30).dump().splitlines()
ODD = ["", "{", "null", "[]", "7", "{}", "[" * 5_000, "1" * 6_000, '{"by": 1e300}', '{"by": 0, "undo": [0, 0]}']
ODD += ['{"result": 7}', '{"by": 0, "undo": [' + "1" * 4_000 + "]}", '{"by": null, "do": "\\ud800"}', "\u2028", "\x00"]


def with_undos(count: int) -> str:
    """Write a record in which one action is played and taken back, again and again."""
    action = json.loads(next(line for line in LINES if json.loads(line).get("by") is None and '"do"' in line))
    both = [json.dumps({**action, "by": None}), ""]
    lines = [LINES[0]]
    for number in range(count):
        lines += [both[0], json.dumps({"by": 0, "undo": [2 * number]})]
    return "\n".join(lines)


def test_a_record_with_many_undos_is_read_in_time() -> None:
    """Every undo looked through the whole record: 20,000 of them took minutes."""
    start = time.process_time()
    record = load(with_undos(20_000), GAME, EDITION)
    assert len(record.entries) == 40_000
    assert record.live() == []
    assert time.process_time() - start < 20


@pytest.mark.parametrize("name", ["a\u2028b", "a\x85b", "a\x0bb", "a\x1cb", "a\u2029b", "\r"])
def test_a_name_may_hold_any_character(name: str) -> None:
    record = Record(GAME, toy().variant, EDITION, [name] * toy().variant.seats)
    text = record.dump()
    assert split(text) == [text]
    assert pick(text).names == record.names


def test_an_entry_is_withdrawn_once() -> None:
    text = with_undos(2)
    for undo in ('{"by": 0, "undo": [0]}', '{"by": 0, "undo": [1]}', '{"by": 0, "undo": []}', '{"by": 0, "undo": [4]}'):
        with pytest.raises(Wrong, match="line 6"):
            load(f"{text}\n{undo}", GAME, EDITION)


@settings(max_examples=200, deadline=None)
@given(st.data())
def test_any_record_is_read_or_refused(data: st.DataObject) -> None:
    lines = list(LINES)
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(lines) - 1))
        odd = data.draw(st.sampled_from(ODD) | st.text(max_size=20))
        lines[place : place + 1] = data.draw(st.sampled_from([[odd], [], [lines[place]] * 2, [lines[place][:-5]]]))
        lines = lines or [""]
    try:
        verify(pick("\n".join(lines)))
    except Wrong as wrong:
        assert str(wrong)  # noqa: PT017  # either outcome is right
