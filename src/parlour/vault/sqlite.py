"""SQLite: copied while a server writes to it, and put back when none does."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Final

from parlour.engine.plain import Wrong

COUNTED: Final = ("people", "tables", "entries")
BESIDE: Final = ("-wal", "-shm", "-journal")
PATIENCE: Final = 10.0


def copy(source: Path, target: Path) -> None:
    """Copy a database, as it is at one moment, into one file; who writes meanwhile is not held up."""
    if not source.exists():
        raise Wrong(str(source), "a database", "nothing")
    with closing(_connect(source)) as there, closing(sqlite3.connect(target)) as here:
        there.backup(here, pages=-1)
        here.execute("PRAGMA journal_mode=DELETE")
    check(target)


def check(file: Path) -> None:
    """Say `Wrong` unless the file is a whole database of ours."""
    try:
        with closing(_connect(file)) as connection:
            [found] = connection.execute("PRAGMA integrity_check(1)").fetchone()
            broken = connection.execute("PRAGMA foreign_key_check").fetchone()
            revision(file)
    except sqlite3.DatabaseError as error:
        raise Wrong(str(file), "a database that is whole", str(error)) from None
    if found != "ok" or broken is not None:
        raise Wrong(str(file), "a database that is whole", str(found))


def revision(file: Path) -> str:
    """Name the form of a database."""
    with closing(_connect(file)) as connection:
        [found] = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        return str(found)


def counts(file: Path) -> dict[str, int]:
    """Count what is in a database."""
    with closing(_connect(file)) as connection:
        return {name: connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in COUNTED}  # noqa: S608


def set_aside(file: Path) -> Path:
    """Move a database that nobody uses out of the way; `Wrong` if a server has it open."""
    try:
        with closing(sqlite3.connect(file, timeout=1.0)) as connection:
            # Leaving WAL needs the file for oneself: it fails while anybody else has it open.
            connection.execute("PRAGMA locking_mode=EXCLUSIVE")
            connection.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.OperationalError:
        raise Wrong(str(file), "a database that no server has open (stop it first)", "one in use") from None
    except sqlite3.DatabaseError:
        pass  # no database at all: it is moved away all the same
    aside = file.with_name(f"{file.name}.before-{time.strftime('%Y%m%d-%H%M%S')}")
    file.rename(aside)
    for ending in BESIDE:
        file.with_name(file.name + ending).unlink(missing_ok=True)
    return aside


def _connect(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"file:{_escaped(file)}?mode=rw", uri=True, timeout=PATIENCE)


def _escaped(file: Path) -> str:
    return str(file.absolute()).replace("%", "%25").replace("?", "%3f").replace("#", "%23")
