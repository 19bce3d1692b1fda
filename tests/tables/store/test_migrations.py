"""Migrations: forward, with data in place; a store made by the revision before has its tables played on."""

import random
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, MetaData, Table, insert, select, text

from parlour.tables.store.database import Store, _engine
from parlour.tables.store.revisions import MIGRATIONS
from tests.stores import url_of
from tests.tables.running_service import act_somehow, field, opened, people, play_on, table_for

BEFORE = "v0004"
NOW = "v0005"
# The columns that the revision before had.
COLUMNS: dict[str, tuple[str, ...]] = {}  # for tables with new columns
ORDER = ("people", "editions", "tables", "entries", "members", "invitations", "requests")
Rows = dict[str, list[dict[str, object]]]


def _upgrade(connection: Connection, revision: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def _take_out(connection: Connection) -> Rows:
    """Read everything in the form of the revision before."""
    metadata = MetaData()
    metadata.reflect(connection)
    found: Rows = {}
    for name in ORDER:
        table = metadata.tables[name]
        kept = COLUMNS.get(name) or tuple(table.c.keys())
        found[name] = [dict(row._mapping) for row in connection.execute(select(*[table.c[key] for key in kept]))]
    return found


def _empty(connection: Connection) -> None:
    metadata = MetaData()
    metadata.reflect(connection)
    metadata.drop_all(connection)


def _put_in(connection: Connection, rows: Rows) -> None:
    for name in ORDER:
        if rows[name]:
            connection.execute(insert(Table(name, MetaData(), autoload_with=connection)), rows[name])


async def test_a_store_of_the_revision_before_is_played_on(tmp_path: Path) -> None:
    rng = random.Random(1)

    async def begin() -> tuple[list[str], str, list[object]]:
        async with opened(tmp_path) as service:
            persons = await people(service, 2)
            table = await table_for(service, persons)
            await play_on(service, table, persons, rng, 7)
            await service.chat(table, persons[1], {"text": "hello"})
            return persons, table, [await service.snapshot(table, person) for person in persons]

    persons, table, before = await begin()
    """Put what is stored into a store as the revision before made it."""
    engine = _engine(url_of(tmp_path))
    async with engine.begin() as connection:
        rows = await connection.run_sync(_take_out)
        await connection.run_sync(_empty)
    async with engine.begin() as connection:
        await connection.run_sync(lambda found: _upgrade(found, BEFORE))
        await connection.run_sync(lambda found: _put_in(found, rows))
        assert await connection.scalar(text("SELECT version_num FROM alembic_version")) == BEFORE
    await engine.dispose()
    store = await Store.open(url_of(tmp_path))
    async with store.reading() as connection:
        assert await connection.scalar(text("SELECT version_num FROM alembic_version")) == NOW
    await store.close()
    async with opened(tmp_path) as service:
        assert [await service.snapshot(table, person) for person in persons] == before
        live = await service.live_tables.find(table)
        assert await service.live_tables.archive.seq(table) == live.table.seq > 0
        assert len(live.answers) == 7
        while field(await service.snapshot(table, persons[0]), "status") == "playing":
            for person in persons:
                await act_somehow(service, table, person, rng)
