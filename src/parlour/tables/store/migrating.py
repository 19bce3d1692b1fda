"""Migrates a store to the schema that this program expects, in one transaction."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import structlog
from sqlalchemy import Connection

from parlour.engine.plain import Wrong
from parlour.tables.store import revisions
from parlour.tables.store.sqlite import copies, unfinished

log: Final = structlog.get_logger()


def migrate(connection: Connection, file: Path | None) -> None:
    """Migrate a store in the transaction of *connection*; *file* is its path, if it is a file.

    A file that has data is copied first.
    """
    found = revisions.current(connection)
    if found == revisions.expected():
        return
    if found and not revisions.is_known(found):
        raise _unknown(connection, file, found)
    copy = None
    if file is not None:
        copy = copies.before_upgrade(file, found) if found else None
        unfinished.remove_unfinished(connection, found, file)
    revisions.upgrade(connection, "head")
    if found:
        log.info("store upgraded", before=found, now=revisions.expected(), copy=None if copy is None else copy.name)


def _unknown(connection: Connection, file: Path | None, revision: str) -> Wrong:
    if file is not None:
        shape = unfinished.shape_of(connection)
        if not set(unfinished.shape_at(revisions.after("")).tables) <= set(shape.tables):
            return unfinished.foreign_database(file, shape)
    return newer_error(str(file or "the database"), revision)


def newer_error(name: str, revision: str) -> Wrong:
    """Return the error that a store cannot be used by this program, and which version can."""
    why = f"one in the form {revision}: install the version of Parlour that made it, or restore an earlier backup"
    return Wrong(name, "a database of this version of Parlour or an earlier one", why)
