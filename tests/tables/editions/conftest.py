"""Editions in tests are checked in this process; `test_sandbox.py` and the live check use the sandboxed one."""

from collections.abc import Callable
from typing import TypeVar

import pytest

from parlour.tables.editions.sandbox import Sandbox

Input = TypeVar("Input")
Result = TypeVar("Result")


async def _run_here(_: Sandbox, work: Callable[[Input], Result], argument: Input) -> Result:
    return work(argument)


@pytest.fixture
def checked_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Saves the start of a process in every test."""
    monkeypatch.setattr(Sandbox, "run", _run_here)
