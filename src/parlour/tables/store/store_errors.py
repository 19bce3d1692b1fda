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
from parlour.tables.errors import Busy, StoreDamaged, StoreFull, StoreReadOnly

UNREACHABLE: Final = "the store cannot be reached at the moment; please try again in a few seconds"
FULL: Final = "the store is full: nothing can be saved until there is space again"
SLOW: Final = "the store is too busy at the moment; please try again in a few seconds"
READ_ONLY: Final = "the store is read-only: nothing can be saved until it is writable again"
DAMAGED: Final = "the store is damaged: the operator of the server has to restore a backup"
# By SQLite's primary error codes (the low byte). IOERR is what a limit on the size of files causes.
SQLITE_ERRORS: Final[dict[int, Busy]] = {
    sqlite3.SQLITE_FULL: StoreFull(FULL),
    sqlite3.SQLITE_IOERR: StoreFull(FULL),
    sqlite3.SQLITE_READONLY: StoreReadOnly(READ_ONLY),
    sqlite3.SQLITE_CORRUPT: StoreDamaged(DAMAGED),
    sqlite3.SQLITE_NOTADB: StoreDamaged(DAMAGED),
    sqlite3.SQLITE_CANTOPEN: Busy(UNREACHABLE),  # no descriptor is left, or the file was moved away
    sqlite3.SQLITE_BUSY: Busy(SLOW),
}
# I/O errors that do not mean a lack of space, by their extended codes: what was written cannot be read.
UNREADABLE: Final = {
    sqlite3.SQLITE_IOERR_READ,
    sqlite3.SQLITE_IOERR_SHORT_READ,
    sqlite3.SQLITE_IOERR_CORRUPTFS,
    sqlite3.SQLITE_IOERR_DATA,
}
# By PostgreSQL's classes of error codes: connection, operator intervention, transaction rollback, resources.
POSTGRESQL_ERRORS: Final = {"08": UNREACHABLE, "57": UNREACHABLE, "40": SLOW, "53": SLOW}
DISK_FULL: Final = "53100"
READ_ONLY_TRANSACTION: Final = "25006"
BROKEN: Final = {"XX001", "XX002"}  # data and indexes
REMEDY: Final = "restore a backup (parlour restore BACKUP --force): what is there is moved aside, not deleted"


@contextmanager
def translated_errors() -> Iterator[None]:
    """Replace errors of a driver by `Busy` or a subclass; other errors pass unchanged."""
    try:
        yield
    except DBAPIError as error:
        found = store_error(error)
        if found is None:
            raise
        raise found from error
    except PoolTimeout as error:
        raise Busy(SLOW) from error
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:  # from connecting
        raise Busy(UNREACHABLE) from error


def store_error(error: DBAPIError) -> Busy | None:
    """Return the `Busy` that an error of a driver stands for; None if it is not an error of the store."""
    if error.connection_invalidated:
        return Busy(UNREACHABLE)
    code = getattr(error.orig, "sqlite_errorcode", None)
    if isinstance(code, int):
        return _sqlite_error(code)
    state = getattr(error.orig, "sqlstate", None) or ""
    if state == DISK_FULL:
        return StoreFull(FULL)
    if state == READ_ONLY_TRANSACTION:
        return StoreReadOnly(READ_ONLY)
    if state in BROKEN:
        return StoreDamaged(DAMAGED)
    return Busy(POSTGRESQL_ERRORS[state[:2]]) if state[:2] in POSTGRESQL_ERRORS else None


def _sqlite_error(code: int) -> Busy | None:
    if code in UNREADABLE:
        return StoreDamaged(DAMAGED)
    found = SQLITE_ERRORS.get(code & 0xFF)
    return None if found is None else type(found)(*found.args)


def startup_error(file: Path, error: DBAPIError) -> Wrong | None:
    """Return the error that says why a database cannot be opened and what to do; None if it is another error."""
    found = store_error(error)
    why = first_line(error)
    if isinstance(found, StoreDamaged):
        return damage_error(file, why)
    if isinstance(found, StoreFull):
        return Wrong(
            str(file), "space on the disk", f"none ({why}); the database is unchanged: free space and try again"
        )
    if isinstance(found, StoreReadOnly) or (found is not None and str(found) == UNREACHABLE):
        return Wrong(str(file), "a database that this user may read and write, in such a folder", why)
    if found is not None:
        return Wrong(str(file), "a database that no other program is changing", f"one in use ({why}); try again")
    return None


def first_line(error: BaseException | None) -> str:
    """Return the first line of a driver's error, without the statement that caused it."""
    return str(getattr(error, "orig", error)).partition("\n")[0] or type(error).__name__


def damage_error(name: Path | str, why: str) -> Wrong:
    """Return the error that a database is damaged, or a file is not a database, and what to do."""
    found = f"one that is damaged, or a file of another kind ({why}); {REMEDY}"
    return Wrong(str(name), "a database of Parlour's that is whole", found)
