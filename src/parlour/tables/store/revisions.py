"""Schema revisions: which one this program expects, which one a store has, and the steps between them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

if TYPE_CHECKING:
    from parlour.tables.store.database import Store

MIGRATIONS: Final = Path(__file__).parent / "migrations"


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


@cache
def _following() -> dict[str, str]:
    """Return the revision that follows on each; the first follows on the empty one."""
    scripts = ScriptDirectory.from_config(_config()).walk_revisions()
    return {str(script.down_revision or ""): script.revision for script in scripts}


def expected() -> str:
    """Name the revision that this program brings a store to."""
    last = ""
    while last in _following():
        last = _following()[last]
    return last


def after(revision: str) -> str:
    """Name the revision that follows on one; the first, if that is empty."""
    return _following()[revision]


def is_known(revision: str) -> bool:
    """Return whether this program can go on from a revision; not from one that a newer program has made."""
    return revision in _following().values()


async def found(store: Store) -> str:
    """Name the revision that a store has; empty if it has none."""
    async with store.reading() as connection:
        return await connection.run_sync(current)


def current(connection: Connection) -> str:
    """Name the revision that a database has; empty if it has none."""
    return MigrationContext.configure(connection).get_current_revision() or ""


def upgrade(connection: Connection, revision: str) -> None:
    """Take the steps to a revision, in the transaction of the connection."""
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
