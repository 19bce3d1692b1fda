"""Troubles of the store that are nobody's mistake: it is away, or full, or has too much to do. They pass."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import asyncpg
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from parlour.tables.errors import Busy, Full

AWAY: Final = "the store cannot be reached now"
FULL: Final = "the store is full: nothing can be kept until there is room again"
SLOW: Final = "the store has too much to do now"
# By SQLite's main error codes (the low byte). IOERR: so a limit on the size of files shows itself.
FILE_TROUBLES: Final = {
    sqlite3.SQLITE_FULL: Full(FULL),
    sqlite3.SQLITE_IOERR: Full(FULL),
    sqlite3.SQLITE_BUSY: Busy(SLOW),
}
# By PostgreSQL's classes of error codes: connection, resources, operator's doing, retries wanted.
SERVER_TROUBLES: Final = {"08": AWAY, "57": AWAY, "40": SLOW, "53": SLOW}
DISK_FULL: Final = "53100"


@contextmanager
def explained() -> Iterator[None]:
    """Say `Busy` (or `Full`) instead of whatever a driver says about such troubles; all else goes through as it is."""
    try:
        yield
    except DBAPIError as error:
        trouble = _trouble(error)
        if trouble is None:
            raise
        raise trouble from error
    except PoolTimeout as error:
        raise Busy(SLOW) from error
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:  # from connecting
        raise Busy(AWAY) from error


def _trouble(error: DBAPIError) -> Busy | None:
    if error.connection_invalidated:
        return Busy(AWAY)
    code = getattr(error.orig, "sqlite_errorcode", None)
    if isinstance(code, int):
        found = FILE_TROUBLES.get(code & 0xFF)
        return None if found is None else type(found)(*found.args)
    state = getattr(error.orig, "sqlstate", None) or ""
    if state == DISK_FULL:
        return Full(FULL)
    return Busy(SERVER_TROUBLES[state[:2]]) if state[:2] in SERVER_TROUBLES else None
