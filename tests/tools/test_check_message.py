"""Commit messages: a short subject, an empty line, and a body."""

import subprocess
import sys
from pathlib import Path

import pytest

from tools.check.check_message import faults

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize(
    "message", ["Draw the board\n", "Draw the board\n\nIt was missing.\n# a hint of git's\n", "a" * 72]
)
def test_a_good_message_has_no_faults(message: str) -> None:
    assert faults(message) == []


@pytest.mark.parametrize(
    ("message", "fault"),
    [
        ("", "subject"),
        ("# only hints\n", "subject"),
        ("a" * 73, "73 characters"),
        ("Draw the board.\n", "full stop"),
        ("Draw the board\nIt was missing.\n", "second line"),
    ],
)
def test_a_fault_is_named(message: str, fault: str) -> None:
    assert [fault in found for found in faults(message)] == [True]


def test_the_exit_code_rejects_the_commit(tmp_path: Path) -> None:
    (tmp_path / "message").write_text("Draw.\n", "utf-8")
    command = [sys.executable, "-m", "tools.check.check_message", str(tmp_path / "message")]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "full stop" in done.stderr
