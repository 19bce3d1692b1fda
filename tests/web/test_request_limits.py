"""What stands before a body is bounded, too: addresses, headers, cookies, lengths."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from parlour.tables.hall import Hall
from parlour.web.identity import NAME, SECURE_NAME
from parlour.web.request_limits import LARGEST_HEADERS, LONGEST_ADDRESS, RequestLimits
from parlour.web.settings import Settings
from tests.web.conftest import Door, House, open_door, open_house
from tests.web.loop_time import measured
from tests.web.test_hold_up import ALLOWED

pytestmark = pytest.mark.anyio
BODY = b'{"name": "Ada"}'
JSON = {"content-type": "application/json"}


@pytest.fixture
async def quick(settings: Settings) -> AsyncIterator[House]:
    async with open_house(settings, Hall) as house:
        yield house


@pytest.fixture
def doll_door(settings: Settings) -> Iterator[Door]:
    with open_door(settings) as door:
        yield door


async def test_a_long_address_is_refused(doll_house: House) -> None:
    ada = doll_house.visit()
    for address in ("/" + "a" * LONGEST_ADDRESS, "/api/me?" + "a&" * (LONGEST_ADDRESS // 2)):
        answer = await ada.get(address)
        assert answer.status_code == 414
        assert "4096 bytes" in answer.json()["error"]["message"]
        assert answer.headers["content-security-policy"]
    assert (await ada.get("/api/me?" + "a" * 1000)).status_code == 200


async def test_large_headers_are_refused(doll_house: House) -> None:
    ada = doll_house.visit()
    answer = await ada.get("/api/me", headers={"x-anything": "a" * LARGEST_HEADERS})
    assert answer.status_code == 431
    assert str(LARGEST_HEADERS) in answer.json()["error"]["message"]


async def test_a_quoted_cookie_of_60_kb_holds_up_nobody(quick: House) -> None:
    """The usual parser of cookies took five seconds for it."""
    ada = quick.visit()
    await ada.get("/api/me")
    for name in (NAME, "another"):
        with measured() as longest:
            cookie = f'{name}="' + '\\"' * 30_000 + '"'
            answer, seconds = await longest.of(ada.get("/api/games", headers={"cookie": cookie}))
        assert answer.status_code == 200
        assert seconds < ALLOWED


async def test_cookies_of_other_programs_do_no_harm(quick: House) -> None:
    ada = quick.visit()
    me = (await ada.get("/api/me")).json()["id"]
    ours = f"{NAME}={ada.cookies[NAME]}"
    for cookie in (f"big={'a' * 20_000}; {ours}", f"{ours};a=b", f'x="; {ours}; y="', f"a;{ours}"):
        assert (await ada.get("/api/me", headers={"cookie": cookie})).json()["id"] == me


@pytest.mark.parametrize("length", ["1" * 6_000, "9" * 18, "-1", "1e9", "٣", "0x10", "", " "])
async def test_a_strange_length_is_no_mistake_of_ours(doll_house: House, length: str) -> None:
    headers = [(b"content-type", b"application/json"), (b"content-length", length.encode())]
    scope = {"type": "http", "method": "PATCH", "path": "/api/me", "raw_path": b"/api/me", "query_string": b""}
    told: list[Any] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": BODY, "more_body": False}

    async def send(message: Any) -> None:
        told.append(message)

    client = {"scheme": "http", "headers": headers, "client": ("127.0.0.1", 1), "http_version": "1.1"}
    await doll_house.app({**scope, **client}, receive, send)
    assert told[0]["status"] in {200, 413}


HEADERS = ["accept-encoding", "accept-language", "range", "if-none-match", "origin", "host", "x-forwarded-for"]


async def test_no_header_holds_up_the_server(quick: House) -> None:
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


async def test_a_socket_with_large_headers_is_refused(doll_door: Door) -> None:
    address, headers = f"ws://{doll_door.host}/api/socket", {f"x-{number}": "a" * 8000 for number in range(3)}
    with pytest.raises(InvalidStatus) as caught:
        async with connect(address, additional_headers=headers, proxy=None):
            pass
    assert caught.value.response.status_code == 403


@hypothesis_settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.lists(st.binary(max_size=30)), st.binary(min_size=1, max_size=20).filter(lambda v: v.isalnum()))
def test_our_cookie_is_found_among_any_others(others: list[bytes], value: bytes) -> None:
    passed: list[Any] = []

    async def app(scope: Any, *_: Any) -> None:
        passed.append(scope)

    ours = SECURE_NAME.encode() + b"=" + value
    theirs = [other for other in others if b";" not in other and SECURE_NAME.encode() not in other]
    cookie = b";".join([*theirs, b" " + ours, *theirs])
    scope = {"type": "http", "path": "/", "query_string": b"", "headers": [(b"cookie", cookie), (b"a", b"b")]}

    async def nothing(*_: Any) -> Any:
        raise AssertionError

    asyncio.run(RequestLimits(app)(scope, nothing, nothing))
    found = [pair for pair in dict(passed[0]["headers"])[b"cookie"].split(b"; ") if not pair.startswith(NAME.encode())]
    assert found == [ours]
    assert (b"a", b"b") in passed[0]["headers"]
