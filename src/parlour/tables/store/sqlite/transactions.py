"""Transactions of SQLite: begun by us, so that everything in one is stored or nothing, the definition of tables too.

Python's driver would begin one only before rows are changed, and would store each new table or column by itself.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from typing import Final

from sqlalchemy import Connection, event
from sqlalchemy.engine.interfaces import DBAPIConnection, DBAPICursor
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.pool import ConnectionPoolEntry
from sqlalchemy.util import await_only

PATIENCE: Final = 10.0  # seconds, for others who write
PAUSE: Final = 0.01
# First of all how long to wait for others: the pragmas after it may have to.
# WAL lets readers read while one writes; with FULL a commit is on disk before it is acknowledged.
# Deleted data are overwritten, so that people who ask to be forgotten are.
PRAGMAS: Final = (
    f"busy_timeout={PATIENCE * 1000:.0f}",
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "secure_delete=ON",
)
HOW: Final = "parlour_begin"  # an execution option: the statement that begins a transaction
READING: Final = "BEGIN"
# A transaction that reads before it writes must not find out later that somebody else was quicker.
WRITING: Final = "BEGIN IMMEDIATE"
NONE: Final = ""  # what cannot be done in a transaction, such as a checkpoint


def control(engine: AsyncEngine) -> None:
    """Begin the transactions of an engine ourselves, by `HOW`."""
    event.listen(engine.sync_engine, "connect", _set_up)
    event.listen(engine.sync_engine, "begin", _begin)


def _set_up(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
    try:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            _execute_patiently(cursor, f"PRAGMA {pragma}")
        cursor.close()
    except BaseException:
        connection.close()  # nobody else knows of it yet
        raise


def _execute_patiently(cursor: DBAPICursor, command: str) -> None:
    """Try a command until nobody else holds it up: SQLite itself does not wait for a writer when WAL is switched on."""
    deadline = time.monotonic() + PATIENCE
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
    statement = connection.get_execution_options().get(HOW, READING)
    if statement:
        connection.exec_driver_sql(statement)
