"""Revisions: which form of the store this program expects, and which a store has."""

from __future__ import annotations

from functools import cache

from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from parlour.tables.store import MIGRATIONS, Store


@cache
def _scripts() -> ScriptDirectory:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return ScriptDirectory.from_config(config)


def expected() -> str:
    """Name the revision that this program brings a store to."""
    head = _scripts().get_current_head()
    assert head is not None
    return head


def is_known(revision: str) -> bool:
    """Say whether this program can go on from a revision; not from one that a newer program has made."""
    return revision in {script.revision for script in _scripts().walk_revisions()}


async def found(store: Store) -> str:
    """Name the revision that a store has; empty if it has none."""
    async with store.reading() as connection:
        return await connection.run_sync(_current)


def _current(connection: Connection) -> str:
    return MigrationContext.configure(connection).get_current_revision() or ""
