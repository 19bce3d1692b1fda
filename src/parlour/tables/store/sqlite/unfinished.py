"""Stores with an interrupted migration of an earlier version of the program, which committed every statement.

No program has ever used such a store, so the tables and columns of the interrupted step are empty.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import structlog
from sqlalchemy import Connection, create_engine, text

from parlour.engine.plain import Wrong
from parlour.tables.store import revisions
from parlour.tables.store.store_errors import REMEDY

log: Final = structlog.get_logger()
VERSION: Final = "alembic_version"
# The newest first: it may refer to those before it.
OBJECTS: Final = text("SELECT type, name FROM sqlite_master WHERE substr(name, 1, 7) != 'sqlite_' ORDER BY rowid DESC")
COLUMNS: Final = text(
    "SELECT stored.name AS home, own.name AS name FROM sqlite_master AS stored, pragma_table_info(stored.name) AS own"
    " WHERE stored.type = 'table'"
)


@dataclass(frozen=True)
class SchemaShape:
    """The tables, columns and indexes of a database."""

    tables: tuple[str, ...]  # the newest first
    columns: frozenset[tuple[str, str]]  # table and column
    indexes: frozenset[str]


def shape_of(connection: Connection) -> SchemaShape:
    """Read the shape of a database, without the table that holds its revision."""
    objects = [(row.type, row.name) for row in connection.execute(OBJECTS)]
    tables = tuple([name for kind, name in objects if kind == "table" and name != VERSION])
    columns = {(row.home, row.name) for row in connection.execute(COLUMNS) if row.home in tables}
    return SchemaShape(tables, frozenset(columns), frozenset([name for kind, name in objects if kind == "index"]))


@cache
def shape_at(revision: str) -> SchemaShape:
    """Return the shape of a database of a revision, by making one in memory."""
    engine = create_engine("sqlite://")
    try:
        with engine.begin() as connection:
            if revision:
                revisions.upgrade(connection, revision)
            return shape_of(connection)
    finally:
        engine.dispose()


def remove_unfinished(connection: Connection, revision: str, file: Path) -> None:
    """Remove what an interrupted step has left; `Wrong` if that may contain data, or the file is not Parlour's."""
    found, before, after = shape_of(connection), shape_at(revision), shape_at(revisions.after(revision))
    if not revision and not set(found.tables) <= set(after.tables):
        raise foreign_database(file, found)
    if not (set(before.tables) <= set(found.tables) and before.columns <= found.columns):
        raise Wrong(str(file), f"all tables of a database in the form {revision}", f"too few; {REMEDY}")
    new = [table for table in found.tables if table in after.tables and table not in before.tables]
    _check_empty(connection, new, file)
    _drop(connection, found, before, after, new)


def foreign_database(file: Path, found: SchemaShape) -> Wrong:
    """Return the error that a file is the database of another program."""
    some = ", ".join(sorted(found.tables)[:3])
    return Wrong(str(file), "a database of Parlour's, or no file", f"one of another program (with {some})")


def _check_empty(connection: Connection, tables: list[str], file: Path) -> None:
    full = [name for name in tables if connection.scalar(text(f'SELECT 1 FROM "{name}" LIMIT 1'))]  # noqa: S608
    if full:
        why = f"one that was interrupted and yet has data in {', '.join(full)}; {REMEDY}, or move the file away"
        raise Wrong(str(file), "a finished migration", why)


def _drop(connection: Connection, found: SchemaShape, before: SchemaShape, after: SchemaShape, new: list[str]) -> None:
    """Drop the newest first; dropping a table drops its indexes, dropping a column does not."""
    columns = [pair for pair in sorted((found.columns & after.columns) - before.columns) if pair[0] not in new]
    if not new and not columns and not (found.indexes & after.indexes) - before.indexes:
        return
    for name in new:
        connection.execute(text(f'DROP TABLE "{name}"'))
    for name in sorted((shape_of(connection).indexes & after.indexes) - before.indexes):
        connection.execute(text(f'DROP INDEX "{name}"'))
    for table, column in columns:
        connection.execute(text(f'ALTER TABLE "{table}" DROP COLUMN "{column}"'))
    log.warning("interrupted migration is repeated", tables=new, columns=[".".join(c) for c in columns])
