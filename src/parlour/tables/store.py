"""The store: opens the database, brings it up to date, and gives transactions that are on disk when they end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Table, event, insert, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

MIGRATIONS: Final = Path(__file__).parent / "migrations"
# WAL lets readers read while one writes; with FULL a commit is on disk before it is acknowledged.
# What is deleted is overwritten: who asks to be forgotten is.
PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000", "secure_delete=ON")


class Store:
    """One database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine: Final = engine
        # SQLite has one writer at a time: queueing here is fairer and quicker than its retries.
        self._writer: Final = asyncio.Lock() if engine.dialect.name == "sqlite" else None

    @classmethod
    async def open(cls, url: str) -> Store:
        """Open the database at *url*, made if there is none, and migrate it."""
        engine = create_async_engine(url)
        if engine.dialect.name == "sqlite":
            event.listen(engine.sync_engine, "connect", _set_pragmas)
        async with engine.begin() as connection:
            await connection.run_sync(_migrate)
        return cls(engine)

    async def close(self) -> None:
        """Close all connections."""
        await self.engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Give a connection to read from."""
        async with self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Give a transaction: all of it is stored when the block ends, nothing if it fails."""
        if self._writer is None:
            async with self.engine.begin() as connection:
                yield connection
            return
        async with self._writer, self.engine.begin() as connection:
            yield connection


def _set_pragmas(connection: object, _entry: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()  # type: ignore[attr-defined]  # of whatever driver it is
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


async def put(
    connection: AsyncConnection, table: Table, key: Mapping[str, object], values: Mapping[str, object]
) -> None:
    """Write a row under a key, whether there is one already or not; the same on every database."""
    matches = [table.c[name] == value for name, value in key.items()]
    found = await connection.execute(update(table).where(*matches).values(**values))
    if found.rowcount == 0:
        await connection.execute(insert(table).values(**key, **values))
