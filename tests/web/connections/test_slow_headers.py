"""Queries, headers, cookies and lengths do not delay other clients, either."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from parlour.tables.table_service import TableService
from parlour.web.connections.parser import MAX_TARGET_BYTES
from parlour.web.identity.cookie import NAME, SECURE_NAME
from parlour.web.middleware.own_cookies import OwnCookies
from parlour.web.settings import ServerSettings
from tests.web.conftest import InProcessServer, open_server
from tests.web.loop_time import measured
from tests.web.test_event_loop import ALLOWED

BODY = b'{"name": "Ada"}'
JSON = {"content-type": "application/json"}


@pytest.fixture
async def quick(settings: ServerSettings) -> AsyncIterator[InProcessServer]:
    async with open_server(settings, TableService) as server:
        yield server


async def test_no_query_holds_up_the_server(quick: InProcessServer) -> None:
    ada = quick.visit()
    await ada.get("/api/games")
    with measured() as longest:
        for unit in ("a&", "a=%41&", "%00=&", "of=open&", ";", "+"):
            query = (unit * MAX_TARGET_BYTES)[: MAX_TARGET_BYTES - 20]
            answer, seconds = await longest.of(ada.get(f"/api/tables?{query}"))
            assert answer.status_code < 500, unit
            assert seconds < ALLOWED, unit


async def test_a_quoted_cookie_of_60_kb_delays_nobody(quick: InProcessServer) -> None:
    """The usual parser of cookies took five seconds for it."""
    ada = quick.visit()
    await ada.get("/api/me")
    for name in (NAME, "another"):
        with measured() as longest:
            cookie = f'{name}="' + '\\"' * 30_000 + '"'
            answer, seconds = await longest.of(ada.get("/api/games", headers={"cookie": cookie}))
        assert answer.status_code == 200
        assert seconds < ALLOWED


async def test_cookies_of_other_programs_do_no_harm(quick: InProcessServer) -> None:
    ada = quick.visit()
    me = (await ada.get("/api/me")).json()["id"]
    ours = f"{NAME}={ada.cookies[NAME]}"
    for cookie in (f"big={'a' * 20_000}; {ours}", f"{ours};a=b", f'x="; {ours}; y="', f"a;{ours}"):
        assert (await ada.get("/api/me", headers={"cookie": cookie})).json()["id"] == me


@pytest.mark.parametrize("length", ["1" * 6_000, "9" * 18, "-1", "1e9", "٣", "0x10", "", " "])
async def test_a_strange_length_causes_no_internal_error(stub_server: InProcessServer, length: str) -> None:
    headers = [(b"host", b"parlour.test"), (b"content-type", b"application/json"), (b"content-length", length.encode())]
    scope = {"type": "http", "method": "PATCH", "path": "/api/me", "raw_path": b"/api/me", "query_string": b""}
    told: list[Any] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": BODY, "more_body": False}

    async def send(message: Any) -> None:
        told.append(message)

    client = {"scheme": "http", "headers": headers, "client": ("127.0.0.1", 1), "http_version": "1.1"}
    await stub_server.app({**scope, **client}, receive, send)
    assert told[0]["status"] in {200, 413}


HEADERS = ["accept-encoding", "accept-language", "range", "if-none-match", "origin", "host", "x-forwarded-for"]


async def test_no_header_holds_up_the_server(quick: InProcessServer) -> None:
    ada = quick.visit()
    await ada.get("/api/games")
    units = (",", "a,", "gzip;q=0,", '"', '\\"', "127.0.0.1,", "bytes=0-,", "[", ":", "1", "%00", "\x00")
    with measured() as longest:
        for name in HEADERS:
            for unit in units:
                value = (unit * 15_000)[:15_000].encode()
                answer, seconds = await longest.of(ada.get("/api/games", headers=[(name.encode(), value)]))
                assert answer.status_code < 500, (name, unit)
                assert seconds < ALLOWED, (name, unit)


@hypothesis_settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.lists(st.binary(max_size=30)), st.binary(min_size=1, max_size=20).filter(lambda v: v.isalnum()))
async def test_our_cookie_is_found_among_any_others(others: list[bytes], value: bytes) -> None:
    passed: list[Any] = []

    async def app(scope: Any, *_: Any) -> None:
        passed.append(scope)

    ours = SECURE_NAME.encode() + b"=" + value
    theirs = [other for other in others if b";" not in other and SECURE_NAME.encode() not in other]
    cookie = b";".join([*theirs, b" " + ours, *theirs])
    scope = {"type": "http", "path": "/", "query_string": b"", "headers": [(b"cookie", cookie), (b"a", b"b")]}

    async def nothing(*_: Any) -> Any:
        raise AssertionError

    await OwnCookies(app)(scope, nothing, nothing)
    found = [pair for pair in dict(passed[0]["headers"])[b"cookie"].split(b"; ") if not pair.startswith(NAME.encode())]
    assert found == [ours]
    assert (b"a", b"b") in passed[0]["headers"]
