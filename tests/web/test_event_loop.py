"""Any request of any allowed size blocks the event loop for 50 ms at most and is answered 4xx."""

from __future__ import annotations

import itertools
import time
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest

from parlour.engine import catalogue
from parlour.engine.loading.toml_limits import LARGEST
from parlour.tables.table_service import TableService
from parlour.web.description.openapi import description_of
from parlour.web.settings import ServerSettings
from tests.web.conftest import InProcessServer, open_server
from tests.web.loop_time import Longest, measured

ALLOWED = 0.05  # seconds
TOML = {"content-type": "application/toml"}
JSON = {"content-type": "application/json"}
BODY = 64 * 1024
TOY = "lanterns"


def repeated(unit: bytes, size: int) -> bytes:
    return unit * (size // len(unit))


EDITIONS = {
    "dotted keys of 120 kB": b"a." * 60_000 + b"a = 1",
    "a dotted header of 120 kB": b"[" + b"a." * 60_000 + b"a]",
    "6,000 digits": b"a = " + b"1" * 6_000,
    "100,000 hexadecimal digits": b"a = 0x" + b"f" * 100_000,
    "20 kB of [": b"a = " + b"[" * 20_000,
    "inline tables inside each other": b"a = " + b"{a = " * 10_000,
    "tables without number": repeated(b"[[a]]\n[[a.b]]\n", LARGEST),
    "values without number": b"a = [" + repeated(b"1,", LARGEST - 10) + b"]",
    "lines without number": repeated(b"\n", LARGEST),
    "escapes without number": b'a = "' + repeated(b"\\t", LARGEST - 10) + b'"',
    "strings without an end": repeated(b'"""\\"""a', LARGEST),
    "too much": b"#" * (LARGEST + 1),
    "a date": b"a = 1979-05-27",
    "not a number": b"a = nan",
}


def numbered(size: int) -> bytes:
    """Write as many fields as fit."""
    fields = (f'"{number:x}":1' for number in itertools.count())
    found, length = [], 0
    while (length := length + len(field := next(fields)) + 1) < size:
        found.append(field)
    return ",".join(found).encode()


BODIES = {
    "deep lists": b"[" * BODY,
    "closed deep lists": b'{"settings": ' + b"[" * 900 + b"]" * 900 + b"}",
    "deep objects": b'{"settings": ' + b'{"a":' * 300 + b"1" + b"}" * 301,
    "unknown fields": b"{" + numbered(BODY - 10) + b"}",
    "settings": b'{"settings": {' + numbered(BODY - 20) + b"}}",
    "an action": b'{"seat": 0, "action": {' + numbered(BODY - 40) + b"}}",
    "a variant": b'{"game": "lanterns", "places": [], "variant": {' + numbered(BODY - 60) + b"}}",
    "places": b'{"game": "lanterns", "variant": {}, "places": [' + repeated(b"{},", BODY - 60) + b"{}]}",
    "seats": b'{"seats": [' + repeated(b"{},", BODY - 20) + b"{}]}",
    "lists": b"[" + repeated(b"[],", BODY - 10) + b"[]]",
    "4,000 digits": b'{"seat": ' + b"1" * 4_000 + b"}",
    "60,000 digits": b'{"seat": ' + b"1" * 60_000 + b"}",
    "large numbers": b'{"settings": {"a": [' + repeated(b"9" * 4_000 + b",", BODY - 30) + b"1]}}",
    "a long name": b'{"name": "' + b"a" * (BODY - 20) + b'"}',
    "escapes": b'{"name": "' + repeated(b"\\u0041", BODY - 20) + b'"}',
    "the same field again": b"{" + repeated(b'"name":"a",', BODY - 20) + b'"name":7}',
}


@pytest.fixture
async def quick(settings: ServerSettings) -> AsyncIterator[InProcessServer]:
    """An application over SQLite, with a real service."""
    async with open_server(settings, TableService) as server:
        yield server


async def test_no_upload_holds_up_the_server(quick: InProcessServer) -> None:
    ada, path = quick.visit(), f"/api/games/{TOY}/editions"
    await ada.post(path, content=b"a = 1", headers=TOML)  # the process that checks uploads starts
    with measured() as longest:
        for name, content in EDITIONS.items():
            answer, seconds = await longest.of(ada.post(path, content=content, headers=TOML))
            assert 400 <= answer.status_code < 500, name
            assert answer.json()["error"]["message"], name
            assert seconds < ALLOWED, name


async def test_dotted_keys_are_answered_at_once(quick: InProcessServer) -> None:
    """An upload like this one kept the server busy for a minute."""
    ada, path = quick.visit(), f"/api/games/{TOY}/editions"
    await ada.post(path, content=b"a = 1", headers=TOML)
    start = time.process_time()
    answer = await ada.post(path, content=EDITIONS["dotted keys of 120 kB"], headers=TOML)
    assert time.process_time() - start < 1
    assert answer.status_code == 422
    assert answer.json()["error"]["expected"] == "keys of at most 8 parts"
    assert "line 1" in answer.json()["error"]["found"]


def paths() -> list[tuple[str, str]]:
    """List everything that takes a body in JSON."""
    described: dict[str, dict[str, Any]] = description_of("0")["paths"]
    all_of_them = [(method, path) for path, methods in described.items() for method in methods]
    with_body = [(method, path) for method, path in all_of_them if method in {"post", "put", "patch"}]
    return [(method, path) for method, path in with_body if not path.endswith(("/editions", "/off/{token}"))]


async def test_no_body_holds_up_the_server(quick: InProcessServer) -> None:
    ada, asked = quick.visit(), paths()
    await ada.get("/api/me")
    assert len(asked) > 20
    with measured() as longest:
        for (method, path), (name, content) in itertools.product(asked, BODIES.items()):
            address = path.format(slug=TOY, table="none", token="none", edition="none")
            answer, seconds = await longest.of(ada.request(method, address, content=content, headers=JSON))
            assert answer.status_code < 500, (address, name)
            assert seconds < ALLOWED, (address, name)


def enlarged(slug: str) -> bytes:
    """Fill an edition up with notes, nearly as large as is allowed."""
    shipped = (catalogue.folder(slug) / "editions" / "standard.toml").read_text("utf-8")
    notes = "\n".join([f"note_{number} = '{'x' * 100}'" for number in range(2_000)])
    return shipped.replace("[edition]\n", f"[edition]\n{notes}\n", 1).encode()


async def play_with(ada: httpx.AsyncClient, slug: str, longest: Longest) -> str:
    """Upload an edition as large as can be, look at it and make a table with it; return the table."""
    path, large = f"/api/games/{slug}/editions", enlarged(slug)
    assert LARGEST * 0.8 < len(large) <= LARGEST
    body = {"game": slug, "variant": {"seats": 2}, "places": [{"who": "me"}, {"who": "here"}]}
    await ada.post("/api/tables", json=body)  # what is done once in a process is done
    kept, seconds = await longest.of(ada.post(path, content=large, headers=TOML))
    assert seconds < ALLOWED, slug
    digest = kept.json()["digest"]
    served, seconds = await longest.of(ada.get(f"{path}/{digest}"))
    assert served.json()["edition"]["note_1"]
    assert seconds < ALLOWED, slug
    made, seconds = await longest.of(ada.post("/api/tables", json={**body, "edition": digest}))
    assert seconds < ALLOWED, slug
    return str(made.json()["table"])


async def test_the_largest_editions_are_kept_played_with_and_restored_in_time(settings: ServerSettings) -> None:
    async with open_server(settings, TableService) as server:
        ada = server.visit()
        with measured() as longest:
            tables = [await play_with(ada, slug, longest) for slug in catalogue.slugs()]
    async with open_server(settings, TableService) as server:
        same = server.visit()
        same.cookies = ada.cookies
        await same.get("/api/me")
        with measured() as longest:
            for table in tables:
                shown, seconds = await longest.of(same.get(f"/api/tables/{table}"))
                assert shown.json()["status"] == "playing"
                assert seconds < ALLOWED
