"""The store: made from nothing by its migrations, and what it acknowledges outlives a kill."""

import asyncio
import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing, suppress
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, event, text
from sqlalchemy.engine.interfaces import DBAPIConnection

from parlour.tables.errors import Busy
from parlour.tables.store.database import Store, upsert
from parlour.tables.store.schema import metadata, people
from tests.tables.running_service import act_somehow, field, opened, table_for
from tests.tables.running_service import people as visitors

ROOT = Path(__file__).resolve().parents[3]


async def test_migrations_lead_from_nothing_to_what_the_code_expects(tmp_path: Path) -> None:
    for _ in range(2):  # the second time there is nothing to do
        store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/new.db")
        async with store.reading() as connection:
            assert await connection.run_sync(_differences) == []
        await store.close()


async def test_a_service_that_closes_leaves_no_table_half_restored(tmp_path: Path) -> None:
    before = asyncio.all_tasks()
    async with opened(tmp_path) as service:
        persons = await visitors(service, 2)
        table = await table_for(service, persons)
    async with opened(tmp_path) as service:
        asking = asyncio.create_task(service.snapshot(table, persons[0]))
        while not service.live_tables._loading:  # noqa: ASYNC110  # nothing tells when it begins
            await asyncio.sleep(0)
        asking.cancel()
    assert asyncio.all_tasks() == before


def _differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


async def test_the_store_waits_for_the_disk(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/new.db")
    async with store.reading() as connection:
        found = [await connection.scalar(text(f"pragma {name}")) for name in PRAGMAS]
    assert dict(zip(PRAGMAS, found, strict=True)) == PRAGMAS
    await store.close()


PRAGMAS = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "secure_delete": 1}


async def test_a_row_is_put_whether_it_is_there_or_not(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/new.db")
    for name in ("one", "two"):
        async with store.writing() as connection:
            values = {"name": name, "avatar": "owl", "settings": "{}", "made": 0.0}
            await upsert(connection, people, {"id": "p"}, values)
    async with store.reading() as connection:
        assert (await connection.execute(text("select name from people"))).all() == [("two",)]
    await store.close()


PLAYER = """
import asyncio, json, random, sys
from pathlib import Path
from tests.tables.running_service import act_somehow, field, opened

async def play():
    async with opened(Path(sys.argv[1])) as service:
        rng, persons, table = random.Random(1), json.loads(sys.argv[2]), sys.argv[3]
        while field(await service.snapshot(table, persons[0]), "status") == "playing":
            for person in persons:
                if await act_somehow(service, table, person, rng):
                    print((await service.live_tables.find(table)).table.seq, flush=True)

asyncio.run(play())
"""


async def test_what_was_acknowledged_is_there_after_a_kill(tmp_path: Path) -> None:
    async def begin() -> tuple[list[str], str]:
        async with opened(tmp_path) as service:
            persons = await visitors(service, 2)
            return persons, await table_for(service, persons)

    persons, table = await begin()
    acknowledged = _play_until_killed(tmp_path, persons, table, after=5)

    async with opened(tmp_path) as service:
        live = await service.live_tables.find(table)
        assert live.table.seq >= acknowledged
        assert live.table.match.record.state().digest() == live.table.match.state.digest()
        rng = random.Random(2)
        while field(await service.snapshot(table, persons[0]), "status") == "playing":
            for person in persons:
                await act_somehow(service, table, person, rng)


def _play_until_killed(folder: Path, persons: list[str], table: str, after: int) -> int:
    """Let another process play; kill it after some acknowledged actions; return the last number it saw stored."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([*sys.path, str(ROOT)])}
    command = [sys.executable, "-c", PLAYER, str(folder), json.dumps(persons), table]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment, cwd=ROOT) as player:
        assert player.stdout is not None
        seen = [int(player.stdout.readline()) for _ in range(after)]
        player.send_signal(signal.SIGKILL)
        seen += [int(line) for line in player.stdout.read().splitlines()]
    return seen[-1]


PERSON = "INSERT INTO people (id, name, avatar, settings, made) VALUES (:id, 'x', 'owl', '{}', 0)"


@pytest.mark.parametrize("store", ["sqlite"], indirect=True)
async def test_transactions_of_sqlite_hold_everything_or_nothing(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/new.db")
    with suppress(LookupError):
        async with store.writing() as connection:
            await connection.execute(text(PERSON), {"id": "lost"})
            await connection.execute(text("CREATE TABLE lost (id)"))
            raise LookupError
    async with store.writing() as connection:
        await connection.execute(text(PERSON), {"id": "kept"})
        with suppress(LookupError):
            async with connection.begin_nested():  # a savepoint
                await connection.execute(text(PERSON), {"id": "lost"})
                raise LookupError
        async with connection.begin_nested():
            await connection.execute(text(PERSON), {"id": "kept too"})
    async with store.reading() as connection:
        assert (await connection.execute(text("SELECT id FROM people ORDER BY id"))).all() == [
            ("kept",),
            ("kept too",),
        ]
        assert await connection.scalar(text("SELECT count(*) FROM sqlite_master WHERE name = 'lost'")) == 0
    await store.close()


# It finds its first row after some tenths of a second and then has more: a statement that has not ended keeps its
# connection from being closed.
SLOW_STATEMENT = (
    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000000) SELECT i FROM n WHERE i > 999000"
)


@pytest.mark.parametrize("store", ["sqlite"], indirect=True)
async def test_a_write_that_is_cancelled_does_not_lock_out_the_next(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/new.db")
    is_begun = asyncio.Event()

    async def write() -> None:
        async with store.writing() as connection:
            await connection.execute(text("DELETE FROM people"))
            is_begun.set()
            await connection.execute(text(SLOW_STATEMENT))

    task = asyncio.create_task(write())
    await is_begun.wait()
    await asyncio.sleep(0.01)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    async with store.writing() as connection:  # Busy after BUSY_TIMEOUT if the lock is still held
        await connection.execute(text("DELETE FROM people"))
    await store.close()


@pytest.mark.parametrize("store", ["sqlite"], indirect=True)
async def test_what_is_read_in_one_go_fits_together_and_others_go_on(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/new.db")
    count = text("SELECT count(*) FROM people")
    async with store.reading() as reader:
        assert await reader.scalar(count) == 0
        async with store.writing() as writer:
            await writer.execute(text(PERSON), {"id": "new"})
        assert await reader.scalar(count) == 0
    async with store.reading() as reader:
        assert await reader.scalar(count) == 1
    await store.close()


@pytest.mark.parametrize("store", ["sqlite"], indirect=True)
async def test_a_store_that_another_process_is_changing_is_busy_and_then_free(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/new.db")
    event.listen(store.engine.sync_engine, "checkout", _wait_no_longer)
    with closing(sqlite3.connect(tmp_path / "new.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        for _ in range(3):
            with pytest.raises(Busy):
                async with store.writing() as connection:
                    await connection.execute(text(PERSON), {"id": "new"})
        other.execute("ROLLBACK")
    async with store.writing() as connection:
        await connection.execute(text(PERSON), {"id": "new"})
    await store.close()


def _wait_no_longer(connection: DBAPIConnection, _entry: object, _proxy: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA busy_timeout=20")
    cursor.close()
