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


async def test_what_fails_is_logged_and_what_is_busy_put_off() -> None:
    with capture_logs() as logs:
        await attempt("rounds", fail)
        await attempt("rounds", be_busy)
    assert [(line["event"], line["what"], line["log_level"]) for line in logs] == [
        ("failed", "rounds", "error"),
        ("postponed", "rounds", "warning"),
    ]
    assert logs[1]["why"] == "the store cannot be reached now"


async def test_a_cancelled_attempt_stops() -> None:
    with pytest.raises(asyncio.CancelledError):
        await attempt("rounds", be_stopped)
