"""Work that comes round again: what fails is logged and tried the next time; an end is an end."""

import asyncio

import pytest
from structlog.testing import capture_logs

from parlour.tables.errors import Busy
from parlour.tables.periodic import attempt


async def fail() -> None:
    raise ZeroDivisionError


async def be_busy() -> None:
    raise Busy("the store cannot be reached now")


async def be_stopped() -> None:
    raise asyncio.CancelledError


def test_what_fails_is_logged_and_what_is_busy_put_off() -> None:
    with capture_logs() as logs:
        asyncio.run(attempt("rounds", fail))
        asyncio.run(attempt("rounds", be_busy))
    assert [(line["event"], line["what"], line["log_level"]) for line in logs] == [
        ("failed", "rounds", "error"),
        ("put off", "rounds", "warning"),
    ]
    assert logs[1]["why"] == "the store cannot be reached now"


def test_who_is_told_to_stop_stops() -> None:
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(attempt("rounds", be_stopped))
