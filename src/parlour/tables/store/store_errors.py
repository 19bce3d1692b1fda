"""Errors of the store that are not the request's fault: unreachable, slow, full, read-only or damaged."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import asyncpg
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from parlour.engine.plain import Wrong
from parlour.tables.errors import Busy, Damaged, Full, ReadOnly

AWAY: Final = "the store cannot be reached now"
FULL: Final = "the store is full: nothing can be kept until there is room again"
SLOW: Final = "the store has too much to do now"
READ_ONLY: Final = "the store is read-only: nothing can be kept until it can be written again"
DAMAGED: Final = "the store is damaged: whoever looks after the server has to restore a backup"
# By SQLite's main error codes (the low byte). IOERR: so a limit on the size of files shows itself.
FILE_TROUBLES: Final[dict[int, Busy]] = {
    sqlite3.SQLITE_FULL: Full(FULL),
    sqlite3.SQLITE_IOERR: Full(FULL),
    sqlite3.SQLITE_READONLY: ReadOnly(READ_ONLY),
    sqlite3.SQLITE_CORRUPT: Damaged(DAMAGED),
    sqlite3.SQLITE_NOTADB: Damaged(DAMAGED),
    sqlite3.SQLITE_CANTOPEN: Busy(AWAY),  # no descriptor is left, or the file was moved away
    sqlite3.SQLITE_BUSY: Busy(SLOW),
}
# Errors of input and output that are no lack of room, by their whole codes: what was written cannot be read.
UNREADABLE: Final = {
    sqlite3.SQLITE_IOERR_READ,
    sqlite3.SQLITE_IOERR_SHORT_READ,
    sqlite3.SQLITE_IOERR_CORRUPTFS,
    sqlite3.SQLITE_IOERR_DATA,
}
# By PostgreSQL's classes of error codes: connection, resources, operator's doing, retries wanted.
SERVER_TROUBLES: Final = {"08": AWAY, "57": AWAY, "40": SLOW, "53": SLOW}
DISK_FULL: Final = "53100"
READ_ONLY_TRANSACTION: Final = "25006"
BROKEN: Final = {"XX001", "XX002"}  # data and indexes
REMEDY: Final = "restore a backup (parlour restore BACKUP --force): what is there is moved aside, not deleted"


@contextmanager
def explained() -> Iterator[None]:
    """Say `Busy` (or a kind of it) instead of whatever a driver says about such troubles; all else passes as it is."""
    try:
        yield
    except DBAPIError as error:
        found = trouble(error)
        if found is None:
            raise
        raise found from error
    except PoolTimeout as error:
        raise Busy(SLOW) from error
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:  # from connecting
        raise Busy(AWAY) from error


def trouble(error: DBAPIError) -> Busy | None:
    """Return the trouble that a driver's error tells of; None if it is another kind of error."""
    if error.connection_invalidated:
        return Busy(AWAY)
    code = getattr(error.orig, "sqlite_errorcode", None)
    if isinstance(code, int):
        return _file_trouble(code)
    state = getattr(error.orig, "sqlstate", None) or ""
    if state == DISK_FULL:
        return Full(FULL)
    if state == READ_ONLY_TRANSACTION:
        return ReadOnly(READ_ONLY)
    if state in BROKEN:
        return Damaged(DAMAGED)
    return Busy(SERVER_TROUBLES[state[:2]]) if state[:2] in SERVER_TROUBLES else None


def _file_trouble(code: int) -> Busy | None:
    if code in UNREADABLE:
        return Damaged(DAMAGED)
    found = FILE_TROUBLES.get(code & 0xFF)
    return None if found is None else type(found)(*found.args)


def at_start(file: Path, error: DBAPIError) -> Wrong | None:
    """Say of a database that cannot be opened what is wrong with it and what to do; None if it is another error."""
    found = trouble(error)
    why = first_line(error)
    if isinstance(found, Damaged):
        return damaged(file, why)
    if isinstance(found, Full):
        return Wrong(str(file), "room on the disk", f"none ({why}); the database is as it was: make room and try again")
    if isinstance(found, ReadOnly) or (found is not None and str(found) == AWAY):
        return Wrong(str(file), "a database that this user may read and write, in such a folder", why)
    if found is not None:
        return Wrong(str(file), "a database that nobody else is changing", f"one that is in use ({why}); try again")
    return None


def first_line(error: BaseException | None) -> str:
    """Return what a driver says, without the statement that it was about."""
    return str(getattr(error, "orig", error)).partition("\n")[0] or type(error).__name__


def damaged(name: Path | str, why: str) -> Wrong:
    """Say that a database is damaged, or a file is none at all, and what to do."""
    found = f"one that is damaged, or a file of another kind ({why}); {REMEDY}"
    return Wrong(str(name), "a database of Parlour's that is whole", found)
