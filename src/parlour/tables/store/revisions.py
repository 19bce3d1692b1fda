"""Schema revisions: the one this program expects, the one a store has, and the migrations between them."""

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
    """Return the revision that follows each; the first follows the empty string."""
    scripts = ScriptDirectory.from_config(_config()).walk_revisions()
    return {str(script.down_revision or ""): script.revision for script in scripts}


def expected() -> str:
    """Return the newest revision, to which this program migrates a store."""
    last = ""
    while last in _following():
        last = _following()[last]
    return last


def after(revision: str) -> str:
    """Return the revision that follows one; the first, if that is empty."""
    return _following()[revision]


def is_known(revision: str) -> bool:
    """Return whether this program can migrate from a revision; not if a newer program made it."""
    return revision in _following().values()


async def found(store: Store) -> str:
    """Return the revision that a store has; empty if it has none."""
    async with store.reading() as connection:
        return await connection.run_sync(current)


def current(connection: Connection) -> str:
    """Return the revision that a database has; empty if it has none."""
    return MigrationContext.configure(connection).get_current_revision() or ""


def upgrade(connection: Connection, revision: str) -> None:
    """Run the migrations up to a revision, in the transaction of the connection."""
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
