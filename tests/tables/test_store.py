"""The store: made from nothing by its migrations, and what it acknowledges outlives a kill."""

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
from pathlib import Path

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from parlour.tables.schema import metadata, people
from parlour.tables.store import Store, put
from tests.tables.house import act_somehow, field, opened, table_for
from tests.tables.house import people as visitors

ROOT = Path(__file__).resolve().parents[2]


def test_migrations_lead_from_nothing_to_what_the_code_expects(tmp_path: Path) -> None:
    async def scenario() -> None:
        for _ in range(2):  # the second time there is nothing to do
            store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/new.db")
            async with store.reading() as connection:
                assert await connection.run_sync(_differences) == []
            await store.close()

    asyncio.run(scenario())


def _differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


def test_the_store_waits_for_the_disk(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/new.db")
        async with store.reading() as connection:
            found = [await connection.scalar(text(f"pragma {name}")) for name in PRAGMAS]
        assert dict(zip(PRAGMAS, found, strict=True)) == PRAGMAS
        await store.close()

    asyncio.run(scenario())


PRAGMAS = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "secure_delete": 1}


def test_a_row_is_put_whether_it_is_there_or_not(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/new.db")
        for name in ("one", "two"):
            async with store.writing() as connection:
                values = {"name": name, "avatar": "owl", "settings": "{}", "made": 0.0}
                await put(connection, people, {"id": "p"}, values)
        async with store.reading() as connection:
            assert (await connection.execute(text("select name from people"))).all() == [("two",)]
        await store.close()

    asyncio.run(scenario())


PLAYER = """
import asyncio, json, random, sys
from pathlib import Path
from tests.tables.house import act_somehow, field, opened

async def play():
    async with opened(Path(sys.argv[1])) as hall:
        rng, persons, table = random.Random(1), json.loads(sys.argv[2]), sys.argv[3]
        while field(await hall.snapshot(table, persons[0]), "status") == "playing":
            for person in persons:
                if await act_somehow(hall, table, person, rng):
                    print((await hall.room.find(table)).table.seq, flush=True)

asyncio.run(play())
"""


def test_what_was_acknowledged_is_there_after_a_kill(tmp_path: Path) -> None:
    async def begin() -> tuple[list[str], str]:
        async with opened(tmp_path) as hall:
            persons = await visitors(hall, 2)
            return persons, await table_for(hall, persons)

    persons, table = asyncio.run(begin())
    acknowledged = _play_until_killed(tmp_path, persons, table, after=5)

    async def look() -> None:
        async with opened(tmp_path) as hall:
            live = await hall.room.find(table)
            assert live.table.seq >= acknowledged
            assert live.table.course.record.state().digest() == live.table.course.state.digest()
            rng = random.Random(2)
            while field(await hall.snapshot(table, persons[0]), "status") == "playing":
                for person in persons:
                    await act_somehow(hall, table, person, rng)

    asyncio.run(look())


def _play_until_killed(folder: Path, persons: list[str], table: str, after: int) -> int:
    """Let another process play; kill it after some acknowledged actions; give the last number it saw stored."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([*sys.path, str(ROOT)])}
    command = [sys.executable, "-c", PLAYER, str(folder), json.dumps(persons), table]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment, cwd=ROOT) as player:
        assert player.stdout is not None
        seen = [int(player.stdout.readline()) for _ in range(after)]
        player.send_signal(signal.SIGKILL)
        seen += [int(line) for line in player.stdout.read().splitlines()]
    return seen[-1]
