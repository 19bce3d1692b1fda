"""Counting instructions: the work is fixed, and the count is read from callgrind's report."""

from pathlib import Path

import pytest

from tools.check import count_instructions
from tools.check.count_instructions import WORKS, collected, rows, work

REPORT = "==7== Events    : Ir\n==7== Collected : 1234567\n==7== I   refs:      1,234,567\n"


@pytest.mark.parametrize("kind", WORKS)
def test_the_same_work_has_the_same_result(kind: str) -> None:
    first, second = work("lanterns", kind, 20), work("lanterns", kind, 20)
    assert first == second > 0


def test_the_count_is_read_from_the_report() -> None:
    assert collected(REPORT) == 1234567


def test_a_report_without_a_count_is_an_error() -> None:
    with pytest.raises(ValueError, match="no number of instructions"):
        collected("==7== Fatal error at startup\n")


def test_a_row_leaves_out_the_start_and_compares_the_trees(monkeypatch: pytest.MonkeyPatch) -> None:
    def counted(tree: Path, _game: str, _kind: str, count: int) -> int:
        return 1_000_000 + count * (1_000 if tree.name == "old" else 1_010)

    monkeypatch.setattr(count_instructions, "_collected", counted)
    assert rows([Path("old"), Path("new")], "lanterns") == [
        "| lanterns | random play | 3.00 | 3.03 | +1.00 % |",
        "| lanterns | search | 0.06 | 0.06 | +1.00 % |",
    ]
