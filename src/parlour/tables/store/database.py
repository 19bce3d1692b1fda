"""The database: opened, migrated, and used in transactions that are on disk when they end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Final

import asyncpg
from sqlalchemy import Table, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from parlour.engine.plain import Wrong
from parlour.tables.errors import StoreDamaged, StoreFull, StoreReadOnly, StoreUnusable
from parlour.tables.store.migrating import migrate
from parlour.tables.store.outage import StoreOutage
from parlour.tables.store.sqlite import copies, files, transactions
from parlour.tables.store.sqlite.lock import ServerLock
from parlour.tables.store.store_errors import damage_error, first_line, startup_error, translated_errors

POSTGRESQL: Final = "postgresql"
DRIVER: Final = "postgresql+asyncpg"
SPELLINGS: Final = {POSTGRESQL, "postgres", DRIVER}
CONNECTIONS: Final = 8  # of one process; up to twice as many under load
CONNECT_SECONDS: Final = 5.0
CHECKPOINT_MS: Final = 200  # for which a checkpoint waits for readers; meanwhile writers are blocked
CHANNEL: Final = "parlour"
NOTIFY: Final = text("SELECT pg_notify(:channel, word) FROM unnest(CAST(:words AS text[])) AS word")
# An arbitrary number for the lock: of several processes that start at once one migrates, the others wait.
ONE_MIGRATES: Final = text("SELECT pg_advisory_xact_lock(7072617)")


class Store:
    """One database. A *shared* one may be used by several processes, which notify each other of what they write."""

    def __init__(
        self, engine: AsyncEngine, file: Path | None = None, lock: ServerLock | None = None, *, is_logged: bool = True
    ) -> None:
        self.engine: Final = engine
        self.file: Final = file  # None: on a database server, or in memory
        self.is_shared: Final = engine.dialect.name == POSTGRESQL
        self.outage: Final = StoreOutage(str(file or engine.dialect.name), is_logged)
        self._lock: Final = lock
        self._for_writing: Final = engine.execution_options(**{transactions.BEGIN_OPTION: transactions.WRITING})
        self._outside_transactions: Final = engine.execution_options(**{transactions.BEGIN_OPTION: transactions.NONE})
        # SQLite has one writer at a time: a lock here is fairer and faster than SQLite's retries.
        self._writer: Final = None if self.is_shared else asyncio.Lock()

    @classmethod
    async def open(cls, url: str, serving: str | None = None) -> Store:
        """Open the database at *url*, creating it if there is none, and migrate it.

        A server passes the address at which it is *serving* (empty if unknown): a file has one server at a time.
        """
        file, lock = _file_of(url), None
        if file is not None:
            files.prepare(file)
            lock = None if serving is None else ServerLock(file, serving)
        store = cls(_engine(url), file, lock)
        try:
            await store._migrate()
            with store.explaining_damage(), suppress(StoreFull, StoreReadOnly):
                await store.truncate_wal()
        except BaseException:
            await store.close()
            raise
        return store

    async def _migrate(self) -> None:
        try:
            async with self._for_writing.begin() as connection:
                if self.is_shared:
                    await connection.execute(ONE_MIGRATES)
                await connection.run_sync(migrate, self.file)
        except (OSError, asyncpg.PostgresError, DBAPIError) as error:
            if self.is_shared:
                raise Wrong("the database", "a PostgreSQL server that lets us in", first_line(error)) from None
            told = startup_error(self.file, error) if self.file is not None and isinstance(error, DBAPIError) else None
            if told is None:
                raise
            raise told from error

    @classmethod
    def open_as_is(cls, url: str) -> Store:
        """Open the database at *url* as it is, without migrating it."""
        file = _file_of(url)
        if file is not None and file.exists():
            files.check_names(file)
        return cls(_engine(url), file, is_logged=False)

    async def close(self) -> None:
        """Close all connections, and release the lock of the server."""
        await self.engine.dispose()
        if self._lock is not None:
            self._lock.release()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Yield a connection to read from."""
        with self._recording_outage():
            async with self.engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Yield a transaction: all of it is stored when the block ends, nothing if it fails."""
        with self._recording_outage():
            if self._writer is None:
                async with self._for_writing.begin() as connection:
                    yield connection
            else:
                async with self._writer, self._for_writing.begin() as connection:
                    yield connection
        self.outage.end()

    @contextmanager
    def _recording_outage(self) -> Iterator[None]:
        try:
            with translated_errors():
                yield
        except StoreUnusable as trouble:
            self.outage.begin(trouble)
            raise

    @contextmanager
    def explaining_damage(self) -> Iterator[None]:
        """Turn errors of a damaged database into one that names the file and says what to do."""
        try:
            yield
        except StoreDamaged as trouble:
            raise damage_error(self.file or "the database", first_line(trouble.__cause__)) from trouble

    async def truncate_wal(self) -> bool:
        """Move the contents of SQLite's write-ahead log into the database and truncate the log: it has deleted data.

        False if somebody is reading; then it has to be repeated.
        """
        if self.file is None:
            return True
        with self._recording_outage():
            async with self._outside_transactions.connect() as connection:
                await connection.execute(text(f"PRAGMA busy_timeout={CHECKPOINT_MS}"))
                try:
                    is_busy, *_ = (await connection.execute(text("PRAGMA wal_checkpoint(TRUNCATE)"))).one()
                finally:
                    await connection.execute(text(f"PRAGMA {transactions.PRAGMAS[0]}"))
        return not is_busy

    def delete_old_copies(self, before: float) -> None:
        """Delete the copies that were made for upgrades before a time: they contain data that was deleted since."""
        if self.file is not None:
            copies.delete_older(self.file, before)

    async def notify(self, words: Sequence[str]) -> None:
        """Send messages that belong to no change of the store; nothing if it is not shared."""
        if self.is_shared:
            async with self.writing() as connection:
                await self.send_messages(connection, words)

    async def send_messages(self, connection: AsyncConnection, words: Sequence[str]) -> None:
        """Send messages to the other processes when the transaction commits; nothing if the store is not shared."""
        if self.is_shared and words:
            await connection.execute(NOTIFY, {"channel": CHANNEL, "words": list(words)})


def is_shared(url: str) -> bool:
    """Return whether several processes may serve the store at *url*."""
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
        transactions.manage_transactions(engine)
    return engine


def _file_of(url: str) -> Path | None:
    return None if is_shared(url) else files.file_of(url)


def _server_url(url: str) -> str:
    try:
        return make_url(url).set(drivername=DRIVER).render_as_string(hide_password=False)
    except ArgumentError:
        raise Wrong("the database", "an address like postgresql://user@host/name", "something else") from None


async def insert_if_absent(
    connection: AsyncConnection, table: Table, key: Mapping[str, object], values: Mapping[str, object]
) -> None:
    """Insert a row, unless there is one with its primary key."""
    insert = postgresql.insert if connection.dialect.name == POSTGRESQL else sqlite.insert
    await connection.execute(insert(table).values(**key, **values).on_conflict_do_nothing(index_elements=list(key)))


async def upsert(
    connection: AsyncConnection, table: Table, key: Mapping[str, object], values: Mapping[str, object]
) -> None:
    """Insert a row, or replace the one with its primary key."""
    insert = postgresql.insert if connection.dialect.name == POSTGRESQL else sqlite.insert
    new = insert(table).values(**key, **values)
    await connection.execute(new.on_conflict_do_update(index_elements=list(key), set_=dict(values)))
