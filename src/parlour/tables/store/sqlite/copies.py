"""Consistent copies of a database, readable by its owner only; one is made before every upgrade."""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import closing, suppress
from glob import escape
from pathlib import Path
from typing import Final

from parlour.engine.plain import Wrong
from parlour.tables.store.sqlite.files import OWNER_ONLY
from parlour.tables.store.store_errors import damage_error

BUSY_TIMEOUT: Final = 10.0
MARK: Final = ".before-upgrade-from-"
UNFINISHED: Final = ".part"
MAX_COPIES: Final = 2  # copies beside a database; when there are more the oldest are deleted
DAMAGE: Final = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}


def connect(file: Path) -> sqlite3.Connection:
    """Connect to a database that exists."""
    path = str(file.absolute()).replace("%", "%25").replace("?", "%3f").replace("#", "%23")
    return sqlite3.connect(f"file:{path}?mode=rw", uri=True, timeout=BUSY_TIMEOUT)


def is_damage(error: sqlite3.Error) -> bool:
    """Return whether an error means that a file is damaged, or is not a database."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF in DAMAGE


def copy(source: Path, target: Path) -> None:
    """Copy a database into a new file, consistently and without blocking writers."""
    os.close(os.open(target, os.O_RDWR | os.O_CREAT | os.O_EXCL, OWNER_ONLY))
    try:
        with closing(connect(source)) as there, closing(sqlite3.connect(target)) as here:
            there.backup(here, pages=-1)
            here.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.Error as error:
        target.unlink()
        raise damage_error(source, str(error)) if is_damage(error) else error from None


def before_upgrade(file: Path, revision: str) -> Path:
    """Copy a database that has a *revision* to a file beside it, check the copy, and delete the oldest copies."""
    for left in file.parent.glob(f"{escape(file.name)}{MARK}*{UNFINISHED}"):
        left.unlink()  # of a process that was killed
    target = file.with_name(f"{file.name}{MARK}{revision}-{time.strftime('%Y%m%d-%H%M%S')}")
    unfinished = target.with_name(target.name + UNFINISHED)
    try:
        copy(file, unfinished)
        _check(file, unfinished)
        unfinished.replace(target)
    except (sqlite3.OperationalError, OSError) as error:
        room = f"room for a copy before the upgrade ({file.stat().st_size / 1e6:.1f} MB)"
        raise Wrong(str(file.parent), room, f"{error}; the database is as it was") from None
    finally:
        unfinished.unlink(missing_ok=True)
    for old in listed(file)[:-MAX_COPIES]:
        old.unlink(missing_ok=True)
    return target


def _check(file: Path, made: Path) -> None:
    with closing(connect(made)) as connection:
        [found] = connection.execute("PRAGMA quick_check(1)").fetchone()
    if found != "ok":
        raise damage_error(file, str(found))


def listed(file: Path) -> list[Path]:
    """Return the copies that were made before upgrades, the oldest first."""
    found = [path for path in file.parent.glob(f"{escape(file.name)}{MARK}*") if path.suffix != UNFINISHED]
    return sorted(found, key=lambda path: path.stat().st_mtime)


def delete_older(file: Path, than: float) -> None:
    """Delete the copies that were made before a time."""
    for path in listed(file):
        with suppress(FileNotFoundError):
            if path.stat().st_mtime < than:
                path.unlink()
