"""What the guard refuses: other people's pages, other kinds of bodies, too much of them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from parlour.web.middleware.request_guard import is_same_origin
from parlour.web.settings import ServerSettings
from tests.web.conftest import ORIGIN, InProcessServer, open_server

JSON = {"content-type": "application/json"}


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 200),
        ({"origin": ORIGIN}, 200),
        ({"origin": f"{ORIGIN}:80"}, 200),
        ({"sec-fetch-site": "same-origin"}, 200),
        ({"origin": "http://evil.test"}, 403),
        ({"origin": "https://parlour.test"}, 403),
        ({"origin": f"{ORIGIN}:81"}, 403),
        ({"origin": f"{ORIGIN}.evil.test"}, 403),
        ({"origin": "null"}, 403),
        ({"origin": ""}, 403),
        ({"sec-fetch-site": "cross-site"}, 403),
        ({"sec-fetch-site": "same-site"}, 403),
        ({"sec-fetch-site": "cross-site", "origin": ORIGIN}, 403),
    ],
)
async def test_only_our_own_pages_change_anything(
    stub_server: InProcessServer, headers: dict[str, str], status: int
) -> None:
    ada = stub_server.visit()
    answer = await ada.patch("/api/me", json={"name": "Ada"}, headers=headers)
    assert answer.status_code == status
    assert (await ada.delete("/api/me", headers=headers)).status_code == status


async def test_another_site_cannot_create_a_person(stub_server: InProcessServer) -> None:
    await stub_server.visit().patch("/api/me", json={"name": "Ada"}, headers={"origin": "http://evil.test"})
    assert stub_server.stub.known == set()


def test_a_host_that_cannot_be_read_is_not_ours() -> None:
    scope = {"type": "http", "scheme": "http", "headers": [(b"host", b"["), (b"origin", b"null")]}
    assert not is_same_origin(scope)


@pytest.mark.parametrize(
    ("kind", "status"),
    [
        ("application/json", 200),
        ("application/json; charset=utf-8", 200),
        ("Application/JSON", 200),
        ("text/plain", 415),
        ("application/x-www-form-urlencoded", 415),
        ("multipart/form-data; boundary=x", 415),
        ("", 415),
    ],
)
async def test_bodies_are_json(stub_server: InProcessServer, kind: str, status: int) -> None:
    answer = await stub_server.visit().patch("/api/me", content=b'{"name": "Ada"}', headers={"content-type": kind})
    assert answer.status_code == status


@pytest.mark.parametrize(
    "content", [b"", b"{", b"\xff", b"NaN", b'{"name": "\\ud800"}', b"[" * 20_000, b"[]", b'"Ada"', b"1" * 5000]
)
async def test_an_unreadable_body_is_refused_with_an_explanation(stub_server: InProcessServer, content: bytes) -> None:
    answer = await stub_server.visit().patch("/api/me", content=content, headers=JSON)
    assert answer.status_code in {400, 422}
    assert answer.json()["error"]["message"]


async def test_a_large_body_is_refused_with_and_without_a_length(stub_server: InProcessServer) -> None:
    ada = stub_server.visit()
    body = b'{"name": "' + b"a" * 65_536 + b'"}'

    async def in_pieces() -> AsyncIterator[bytes]:
        for start in range(0, len(body), 10_000):
            yield body[start : start + 10_000]

    assert (await ada.patch("/api/me", content=body, headers=JSON)).status_code == 413
    unmeasured = await ada.patch("/api/me", content=in_pieces(), headers=JSON)
    assert unmeasured.status_code == 413
    assert unmeasured.json()["error"]["message"]
    understated = await ada.patch("/api/me", content=body, headers={**JSON, "content-length": "10"})
    assert understated.status_code == 413


async def test_an_edition_may_be_larger_and_is_toml(settings: ServerSettings) -> None:
    async with open_server(replace(settings, max_body=10, max_edition=20)) as server:
        ada = server.visit()
        for size, status in ((21, 413), (20, 404)):  # there is no such game
            headers = {"content-type": "application/toml"}
            answer = await ada.post("/api/games/any/editions", content=b"#" * size, headers=headers)
            assert answer.status_code == status
        assert (await ada.post("/api/games/any/editions", json={})).status_code == 415
