"""Files from strangers: every command that reads one answers nonsense with one line and exit code 2, and soon."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from tests.commands.conftest import Call

TOY = "lanterns"
HEAD = b'{"parlour": 1, "game": "lanterns", "edition": '
FILES = {
    "empty": b"",
    "a picture": b"\x89PNG\r\n\x1a\n\x00\x00",
    "NULs": b"\x00" * 10_000,
    "not UTF-8": b"\xff\xfe" * 100,
    "a byte order mark": b"\xef\xbb\xbf{}",
    "deep lists": b"[" * 200_000,
    "closed deep lists": b"[" * 900 + b"]" * 900,
    "deep objects": b'{"seats": ' + b'{"a":' * 5_000,
    "6,000 digits": b"a = " + b"1" * 6_000,
    "digits": b"1" * 100_000,
    "dotted keys": b"a." * 60_000 + b"a = 1",
    "20 kB of [": b"a = " + b"[" * 20_000,
    "half a character": b'"\\ud800"',
    "no header": b'{"by": 0}\n' * 1_000,
    "a deep header": HEAD + b"[" * 900 + b"]" * 900 + b"}",
    "a strange edition": HEAD + b'{"digest": "x", "data": {"edition": {"game": "lanterns", "name": "y"}}}}',
}
COMMANDS = [
    ("edition", "check"),
    ("edition", "diff", f"{TOY}/standard"),
    ("score", TOY),
    ("replay",),
    ("replay", "--verify"),
]


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
@pytest.mark.parametrize("name", FILES)
def test_a_hostile_file_is_reported_in_one_line(
    call: Call, tmp_path: Path, command: tuple[str, ...], name: str
) -> None:
    file = tmp_path / "file"
    file.write_bytes(FILES[name])
    start = time.process_time()
    answer = call(*command, str(file))
    assert answer.code == 2, answer.err
    assert answer.err.startswith("parlour: ")
    assert answer.err.count("\n") == 1
    assert len(answer.err) < 1_000
    assert time.process_time() - start < 5
