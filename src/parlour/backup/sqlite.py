"""Copies an SQLite database while a server writes to it, and replaces it while no server uses it."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Final

from parlour.engine.plain import Wrong
from parlour.tables.store.sqlite import copies
from parlour.tables.store.sqlite.copies import connect, is_damage
from parlour.tables.store.sqlite.files import BESIDE, check_names
from parlour.tables.store.store_errors import damage_error

COUNTED: Final = ("people", "tables", "entries")
MAGIC: Final = b"SQLite format 3\0"  # with which every database begins


def copy(source: Path, target: Path) -> None:
    """Copy a database into one file, consistently and without blocking writers."""
    if not source.exists():
        raise Wrong(str(source), "a database", "nothing")
    check_names(source.resolve())
    copies.copy(source.resolve(), target)
    check(target, source)


def is_database(file: Path) -> bool:
    """Return whether a file begins as a database of SQLite does."""
    with file.open("rb") as stream:
        return stream.read(len(MAGIC)) == MAGIC


def check(file: Path, named: Path | None = None) -> None:
    """Raise `Wrong` unless the file is an undamaged database of Parlour's; *named* is its name in the error."""
    name = named or file
    try:
        with closing(connect(file)) as connection:
            [found] = connection.execute("PRAGMA integrity_check(1)").fetchone()
            broken = connection.execute("PRAGMA foreign_key_check").fetchone()
    except sqlite3.DatabaseError as error:
        raise damage_error(name, str(error)) from None
    if found != "ok" or broken is not None:
        raise damage_error(name, str(found) if found != "ok" else "a row refers to one that is missing")
    if not revision(file):
        raise Wrong(str(name), "a database of Parlour's", "one of another program, or an empty one")


def revision(file: Path) -> str:
    """Return the schema revision of a database; empty if it is not one of Parlour's."""
    with closing(connect(file)) as connection:
        try:
            found = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        except sqlite3.OperationalError:  # no such table
            return ""
    return "" if found is None else str(found[0])


def counts(file: Path) -> dict[str, int]:
    """Count the rows of the main tables of a database."""
    with closing(connect(file)) as connection:
        return {name: connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in COUNTED}  # noqa: S608


def set_aside(file: Path) -> Path:
    """Rename a database that is not in use; `Wrong` if a server has it open."""
    if is_database(file):
        _check_unused(file)
    aside = file.with_name(f"{file.name}.before-{time.strftime('%Y%m%d-%H%M%S')}")
    file.rename(aside)
    for ending in BESIDE:  # a damaged database may have left some
        left = file.with_name(file.name + ending)
        if left.exists():
            left.rename(aside.with_name(aside.name + ending))
    return aside


def _check_unused(file: Path) -> None:
    """Move the write-ahead log into the file; that fails while another process has it open."""
    try:
        with closing(sqlite3.connect(file, timeout=1.0)) as connection:
            connection.execute("PRAGMA locking_mode=EXCLUSIVE")
            connection.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.DatabaseError as error:
        if not is_damage(error):
            why = f"one in use ({error})"
            raise Wrong(str(file), "a database that no server has open (stop it first)", why) from None
