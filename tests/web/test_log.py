"""The log: enough to see what went on, and nothing that is somebody's secret."""

from __future__ import annotations

import io
import logging
from collections.abc import Iterator

import pytest
import structlog

from parlour.web import access_log
from tests.web.conftest import House

pytestmark = pytest.mark.anyio
TOKEN = "an-invitation-that-nobody-may-read"


@pytest.fixture
def logs() -> Iterator[io.StringIO]:
    """Write logs as a real server does."""
    root = logging.getLogger()
    before, level = root.handlers, root.level
    stream = io.StringIO()
    access_log.set_up(logging.DEBUG, stream)
    logging.getLogger("httpx").disabled = True  # it is the browser here, and logs where it goes
    try:
        yield stream
    finally:
        root.handlers, root.level = before, level
        logging.getLogger("httpx").disabled = False
        structlog.reset_defaults()


async def test_no_secret_is_logged(doll_house: House, logs: io.StringIO) -> None:
    ada = doll_house.visit()
    for path in ("/join/", "/me/", "/", "/api/", "/api/tables/", "/api/tables?of=open&token="):
        await ada.get(path + TOKEN)
    await ada.post("/api/me/claim", json={"token": TOKEN})
    await ada.post("/api/me/claim", json={"token": [TOKEN]})
    await ada.post("/api/tables/t/join", json={"invitation": TOKEN})
    doll_house.stub.fault = ZeroDivisionError("a mistake")
    await ada.post("/api/me/claim", json={"token": TOKEN})
    written = logs.getvalue()
    assert TOKEN not in written
    assert ada.cookies["parlour"] not in written
    for told in ("/join/{token}", "/me/{token}", "/api/me/claim", "status=422", "ZeroDivisionError", "status=500"):
        assert told in written


async def test_a_request_is_one_line(doll_house: House, logs: io.StringIO) -> None:
    await doll_house.visit().get("/api/me")
    [line] = [line for line in logs.getvalue().splitlines() if "event='request'" in line]
    assert "method='GET'" in line
    assert "route='/api/me'" in line
    assert "status=200" in line
