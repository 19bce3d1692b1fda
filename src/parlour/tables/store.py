"""The store: opens the database, brings it up to date, and gives transactions that are on disk when they end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import asyncpg
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Table, event, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from parlour.engine.plain import Wrong
from parlour.tables.troubles import explained

MIGRATIONS: Final = Path(__file__).parent / "migrations"
# WAL lets readers read while one writes; with FULL a commit is on disk before it is acknowledged.
# What is deleted is overwritten: who asks to be forgotten is.
PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000", "secure_delete=ON")
POSTGRESQL: Final = "postgresql"
DRIVER: Final = "postgresql+asyncpg"
SPELLINGS: Final = {POSTGRESQL, "postgres", DRIVER}
CONNECTIONS: Final = 8  # of one process; twice as many when there is much to do
CONNECT_SECONDS: Final = 5.0
CHANNEL: Final = "parlour"
TELL: Final = text("SELECT pg_notify(:channel, word) FROM unnest(CAST(:words AS text[])) AS word")
# Any number: of several processes that start at once one migrates, the others wait.
ONE_MIGRATES: Final = text("SELECT pg_advisory_xact_lock(7072617)")


class Store:
    """One database. A *shared* one may be used by several processes, which tell each other what they have written."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine: Final = engine
        self.is_shared: Final = engine.dialect.name == POSTGRESQL
        # SQLite has one writer at a time: queueing here is fairer and quicker than its retries.
        self._writer: Final = None if self.is_shared else asyncio.Lock()

    @classmethod
    async def open(cls, url: str) -> Store:
        """Open the database at *url*, made if there is none, and migrate it."""
        engine = _engine(url)
        try:
            async with engine.begin() as connection:
                if engine.dialect.name == POSTGRESQL:
                    await connection.execute(ONE_MIGRATES)
                await connection.run_sync(_migrate)
        except (OSError, asyncpg.PostgresError, DBAPIError) as error:
            await engine.dispose()
            if engine.dialect.name != POSTGRESQL:
                raise
            raise Wrong("the database", "a PostgreSQL server that lets us in", _first_line(error)) from None
        return cls(engine)

    @classmethod
    def look_at(cls, url: str) -> Store:
        """Open the database at *url* as it is, without migrating it."""
        return cls(_engine(url))

    async def close(self) -> None:
        """Close all connections."""
        await self.engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Give a connection to read from."""
        with explained():
            async with self.engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Give a transaction: all of it is stored when the block ends, nothing if it fails."""
        with explained():
            if self._writer is None:
                async with self.engine.begin() as connection:
                    yield connection
                return
            async with self._writer, self.engine.begin() as connection:
                yield connection

    async def tell(self, connection: AsyncConnection, words: Sequence[str]) -> None:
        """Tell the other processes, once the transaction is stored; nobody is there to hear it unless it is shared."""
        if self.is_shared and words:
            await connection.execute(TELL, {"channel": CHANNEL, "words": list(words)})


def is_shared(url: str) -> bool:
    """Say whether several processes may serve the store at *url*."""
    return url.partition("://")[0] in SPELLINGS


def _engine(url: str) -> AsyncEngine:
    if is_shared(url):
        return create_async_engine(
            _server_url(url),
            hide_parameters=True,  # a statement that fails is logged, its values are not
            pool_size=CONNECTIONS,
            max_overflow=CONNECTIONS,
            pool_timeout=CONNECT_SECONDS,
            connect_args={"timeout": CONNECT_SECONDS, "server_settings": {"application_name": "parlour"}},
        )
    engine = create_async_engine(url, hide_parameters=True)
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", _set_pragmas)
    return engine


def _server_url(url: str) -> str:
    try:
        return make_url(url).set(drivername=DRIVER).render_as_string(hide_password=False)
    except ArgumentError:
        raise Wrong("the database", "an address like postgresql://user@host/name", "something else") from None


def _first_line(error: Exception) -> str:
    return str(getattr(error, "orig", error)).partition("\n")[0] or type(error).__name__


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


async def put_once(
    connection: AsyncConnection, table: Table, key: Mapping[str, object], values: Mapping[str, object]
) -> None:
    """Write a row under its primary key, unless there is one already; whoever came first is right."""
    insert = postgresql.insert if connection.dialect.name == POSTGRESQL else sqlite.insert
    await connection.execute(insert(table).values(**key, **values).on_conflict_do_nothing(index_elements=list(key)))


async def put(
    connection: AsyncConnection, table: Table, key: Mapping[str, object], values: Mapping[str, object]
) -> None:
    """Write a row under its primary key, whether there is one already or not; whoever comes last is right."""
    insert = postgresql.insert if connection.dialect.name == POSTGRESQL else sqlite.insert
    new = insert(table).values(**key, **values)
    await connection.execute(new.on_conflict_do_update(index_elements=list(key), set_=dict(values)))
