"""Transactions of SQLite: begun explicitly, so that they are atomic, with changes of the schema included.

Python's driver would begin one only before rows are changed, and would commit each change of the schema by itself.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import suppress
from typing import Final

from sqlalchemy import Connection, event
from sqlalchemy.engine.interfaces import DBAPIConnection, DBAPICursor
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.pool import ConnectionPoolEntry
from sqlalchemy.util import await_only

BUSY_TIMEOUT: Final = 10.0  # seconds to wait for other writers
PAUSE: Final = 0.01
# The busy timeout comes first, because the other pragmas may have to wait.
# WAL lets readers read while one writes; with FULL a commit is on disk before it is acknowledged.
# secure_delete overwrites deleted data, so that the data of deleted people are gone.
PRAGMAS: Final = (
    f"busy_timeout={BUSY_TIMEOUT * 1000:.0f}",
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "secure_delete=ON",
)
BEGIN_OPTION: Final = "parlour_begin"  # an execution option: the statement that begins a transaction
READING: Final = "BEGIN"
# A transaction that reads before it writes takes the write lock at once, so that what it has read stays true.
WRITING: Final = "BEGIN IMMEDIATE"
NONE: Final = ""  # what cannot be done in a transaction, such as a checkpoint


def manage_transactions(engine: AsyncEngine) -> None:
    """Begin the transactions of an engine explicitly, with the statement in its option `BEGIN_OPTION`."""
    event.listen(engine.sync_engine, "connect", _set_up)
    event.listen(engine.sync_engine, "begin", _begin)
    event.listen(engine.sync_engine, "invalidate", _roll_back)


def _set_up(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
    try:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            _execute_with_retry(cursor, f"PRAGMA {pragma}")
        cursor.close()
    except BaseException:
        connection.close()  # it is not in the pool yet
        raise


def _execute_with_retry(cursor: DBAPICursor, command: str) -> None:
    """Repeat a command while the database is busy: SQLite does not wait for a writer when WAL is switched on."""
    deadline = time.monotonic() + BUSY_TIMEOUT
    while True:
        try:
            cursor.execute(command)
        except sqlite3.OperationalError as error:
            is_busy = getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_BUSY
            if not is_busy or time.monotonic() > deadline:
                raise
            await_only(asyncio.sleep(PAUSE))
        else:
            return


def _begin(connection: Connection) -> None:
    statement = connection.get_execution_options().get(BEGIN_OPTION, READING)
    if statement:
        connection.exec_driver_sql(statement)


def _roll_back(connection: DBAPIConnection, _entry: ConnectionPoolEntry, _error: BaseException | None) -> None:
    """End the transaction of a task that was cancelled: closing its connection would not, and would lock out others.

    SQLite closes a connection only when the cursors of its last statements are deleted.
    """
    with suppress(sqlite3.Error):
        connection.rollback()
