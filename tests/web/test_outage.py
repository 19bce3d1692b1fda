"""A store that is full, read-only or damaged: people get a clear message, `/readyz` fails, and it is logged once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, MutableMapping
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import ConnectionPoolEntry, PoolProxiedConnection, QueuePool
from structlog.testing import capture_logs

from parlour.lab.faults.full_disk import LimitedDisk
from parlour.tables.store import outage
from parlour.tables.store.database import Store
from parlour.tables.table_service import TableService
from parlour.web.settings import ServerSettings
from tests.web.conftest import InProcessServer, open_server

LONG = {"settings": {"note": "x" * 3000}}
BEGUN, ENDED = outage.OUTAGE_BEGINS, outage.OUTAGE_ENDS


@pytest.fixture
async def stored_server(settings: ServerSettings, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[InProcessServer]:
    """A server over SQLite that tries its store whenever it is asked."""
    monkeypatch.setattr(outage, "TEST_VALID_SECONDS", 0.0)
    async with open_server(settings, TableService) as server:
        yield server


def service_of(server: InProcessServer) -> TableService:
    service = server.api.state.context.service
    assert isinstance(service, TableService)
    return service


async def write_until_refused(visitor: httpx.AsyncClient) -> httpx.Response:
    """Write much about person after person until the store refuses; return the refusal."""
    for _ in range(200):
        answer = await visitor.patch("/api/me", json=LONG)
        if answer.status_code != 200:
            return answer
        visitor.cookies.clear()
        await visitor.get("/api/me")
    raise AssertionError("there was room for everything")


def told(logs: list[MutableMapping[str, Any]]) -> list[object]:
    return [entry["event"] for entry in logs if entry["event"] in (BEGUN, ENDED)]


async def ready(visitor: httpx.AsyncClient) -> tuple[int, bool]:
    answer = await visitor.get("/readyz")
    return answer.status_code, answer.json()["writable"]


async def test_a_full_disk_is_reported_logged_once_and_over_when_there_is_space(stored_server: InProcessServer) -> None:
    disk, visitor = LimitedDisk(service_of(stored_server)), stored_server.visit()
    await visitor.get("/api/me")
    assert await ready(visitor) == (200, True)
    with capture_logs() as logs:
        await disk.limit_pages(2)
        answer = await write_until_refused(visitor)
        assert (answer.status_code, answer.json()["error"]["path"]) == (503, "store")
        assert "the store is full" in answer.json()["error"]["message"]
        assert [await ready(visitor) for _ in range(3)] == [(503, False)] * 3
        assert (await visitor.get("/healthz")).status_code == 200
        assert (await visitor.patch("/api/me", json={"avatar": "owl"})).status_code == 200  # for which there is room
        assert (await write_until_refused(visitor)).status_code == 503
        assert told(logs) == [BEGUN]
        await disk.limit_pages(None)
        assert await ready(visitor) == (200, True)
        assert told(logs) == [BEGUN, ENDED]


async def test_a_full_disk_is_noticed_although_nobody_writes(stored_server: InProcessServer) -> None:
    disk, visitor = LimitedDisk(service_of(stored_server)), stored_server.visit()
    await disk.limit_pages(0)
    assert await ready(visitor) == (503, False)
    await disk.limit_pages(None)
    assert await ready(visitor) == (200, True)


async def test_a_store_that_may_only_be_read_is_not_ready(stored_server: InProcessServer) -> None:
    store, visitor = service_of(stored_server).store, stored_server.visit()
    await visitor.get("/api/me")
    event.listen(store.engine.sync_engine, "checkout", forbid_writes)
    with capture_logs() as logs:
        answer = await visitor.patch("/api/me", json=LONG)
        assert (answer.status_code, "read-only" in answer.json()["error"]["message"]) == (503, True)
        assert await ready(visitor) == (503, False)
        assert told(logs) == [BEGUN]


def forbid_writes(connection: DBAPIConnection, _entry: ConnectionPoolEntry, _proxy: PoolProxiedConnection) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA query_only=ON")
    cursor.close()


async def test_damage_found_later_is_reported_and_logged_and_no_internal_error(stored_server: InProcessServer) -> None:
    store, visitor = service_of(stored_server).store, stored_server.visit()
    await visitor.get("/api/me")
    await damage(store)
    with capture_logs() as logs:
        answers = [await visitor.get("/api/me") for _ in range(3)]
        assert [answer.status_code for answer in answers] == [503] * 3
        assert "restore a backup" in answers[0].json()["error"]["message"]
        assert await ready(visitor) == (503, False)
        assert (await visitor.get("/healthz")).status_code == 200
    assert told(logs) == [BEGUN]
    [entry] = [entry for entry in logs if entry["event"] == BEGUN]
    assert (entry["log_level"], entry["store"]) == ("error", str(store.file))


async def damage(store: Store) -> None:
    """Overwrite all pages but the first, as a failing disk might."""
    assert store.file is not None
    assert await store.truncate_wal()
    overwrite(store.file)
    pool = store.engine.pool
    assert isinstance(pool, QueuePool)
    while pool.checkedout():  # noqa: ASYNC110  # nothing tells of it
        await asyncio.sleep(0.01)
    await store.engine.dispose()  # connections remember pages that they have read


def overwrite(file: Path) -> None:
    with file.open("r+b") as stream:
        stream.seek(4096)
        stream.write(b"\xff" * (file.stat().st_size - 4096))
