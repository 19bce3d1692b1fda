"""The access log: enough to follow what happened, and no secrets."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator

import pytest
import structlog
from sqlalchemy import text

from parlour.web.logs import access_log
from tests.stores import ONE_OF_THEM
from tests.web.conftest import InProcessServer
from tests.web.player import Player
from tests.web.routes.test_tables import TOY

STORES = ONE_OF_THEM
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


async def test_no_secret_is_logged(stub_server: InProcessServer, logs: io.StringIO) -> None:
    ada = stub_server.visit()
    for path in ("/join/", "/me/", "/shared/t/", "/", "/api/", "/api/tables/", "/api/tables?of=open&token="):
        await ada.get(path + TOKEN)
    await ada.post("/api/me/claim", json={"token": TOKEN})
    await ada.post("/api/me/claim", json={"token": [TOKEN]})
    await ada.post("/api/tables/t/join", json={"invitation": TOKEN})
    await ada.post("/api/shared/t", json={"token": TOKEN})
    stub_server.stub.fault = ZeroDivisionError("a mistake")
    await ada.post("/api/me/claim", json={"token": TOKEN})
    written = logs.getvalue()
    assert TOKEN not in written
    assert ada.cookies["parlour"] not in written
    for told in ("/join/{token}", "/me/{token}", "/api/me/claim", "status=422", "ZeroDivisionError", "status=500"):
        assert told in written


async def test_a_request_is_one_line(stub_server: InProcessServer, logs: io.StringIO) -> None:
    await stub_server.visit().get("/api/me")
    [line] = [line for line in logs.getvalue().splitlines() if "event='request'" in line]
    assert "method='GET'" in line
    assert "route='/api/me'" in line
    assert "status=200" in line


async def test_a_real_match_leaves_no_secret_in_the_log_of_a_curious_server(
    server: InProcessServer, logs: io.StringIO
) -> None:
    ada, bob = await Player(server.visit()).come("Ada"), await Player(server.visit()).come("Bob")
    table = await ada.create(TOY, "me", "guest")
    invitation = (await ada.look(table))["invitation"]
    await bob.done(table, "join", {"invitation": invitation})
    link = (await ada.browser.post("/api/me/link")).json()["link"].rpartition("/")[2]
    await bob.browser.post("/api/me/claim", json={"token": link})
    await ada.done(table, "chat", {"text": "what-we-say-here-stays-here"})
    secrets = [invitation, link, "what-we-say-here", ada.id, bob.id, ada.browser.cookies["parlour"]]
    assert [secret for secret in secrets if secret in logs.getvalue()] == []


async def test_a_statement_that_fails_is_logged_without_its_values(server: InProcessServer, logs: io.StringIO) -> None:
    ada = await Player(server.visit()).come("Ada")
    async with server.api.state.context.service.store.writing() as connection:
        await connection.execute(text("alter table people rename to nobody"))
    assert (await ada.browser.get("/api/me")).status_code == 500
    written = logs.getvalue()
    assert "FROM people" in written
    assert ada.id not in written


async def test_in_json_every_line_is_one_object(stub_server: InProcessServer) -> None:
    stream = io.StringIO()
    root = logging.getLogger()
    before, level = root.handlers, root.level
    access_log.set_up(logging.INFO, stream, "json")
    try:
        stub_server.stub.fault = ZeroDivisionError("a mistake")
        await stub_server.visit().get("/api/me")
        logging.getLogger("library").warning("a %s", "word")
    finally:
        root.handlers, root.level = before, level
        structlog.reset_defaults()
    lines = [json.loads(line) for line in stream.getvalue().splitlines()]
    events = {line["event"]: line for line in lines}
    assert events["request"]["status"] == 500
    assert events["request"]["route"] == "/api/me"
    assert "ZeroDivisionError" in events["failed"]["trace"]
    assert events["a word"]["level"] == "warning"
    assert all({"timestamp", "level", "event"} <= line.keys() for line in lines)
