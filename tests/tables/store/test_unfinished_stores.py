"""Stores that an earlier version left half-made when it was killed: finished if they can be, otherwise explained."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import create_engine, event

from parlour.engine.plain import Wrong
from parlour.tables.store import revisions
from parlour.tables.store.database import Store
from parlour.tables.store.sqlite import copies
from tests.tables.store.old_stores import REVISIONS, faults, make, url_of

STORES = ["sqlite"]
STATEMENTS = (1, 2, 3, 5, 8, 13)


class Killed(Exception):
    """The process is gone: what was not stored is lost."""


def begin_step(file: Path, revision: str, statements: int) -> None:
    """Begin the step after a revision as earlier versions did, each statement stored by itself; die on the way."""
    engine, done = create_engine(f"sqlite:///{file}"), 0

    def count(*_: object) -> None:
        nonlocal done
        done += 1
        if done > statements:
            raise Killed

    changes = ("CREATE", "ALTER", "INSERT", "UPDATE")
    event.listen(engine, "before_cursor_execute", lambda *a: count() if a[2].strip().startswith(changes) else None)
    with engine.connect() as connection, pytest.raises(Killed):
        revisions.upgrade(connection, revisions.after(revision))
    engine.dispose()


@pytest.mark.parametrize("revision", ["", *REVISIONS])
async def test_a_step_that_was_cut_short_is_done_again(tmp_path: Path, revision: str) -> None:
    for statements in [many for many in STATEMENTS if not (revision and many > 3)]:
        file = tmp_path / f"{statements}.sqlite"
        make(file, revision)
        begin_step(file, revision, statements)
        assert await faults(file, revision) == []
        assert len(copies.listed(file)) == bool(revision)


async def refused(file: Path) -> str:
    with pytest.raises(Wrong) as told:
        await Store.open(url_of(file))
    return str(told.value)


async def test_data_in_a_store_without_a_revision_are_not_thrown_away(tmp_path: Path) -> None:
    file = tmp_path / "parlour.sqlite"
    begin_step(file, "", 6)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("INSERT INTO people VALUES ('p', 'Ada', 'owl', '{}', 0)")
        connection.commit()
    assert "interrupted and yet has data in people" in await refused(file)
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT name FROM people").fetchall() == [("Ada",)]


async def test_a_store_that_lacks_tables_is_refused_before_it_is_upgraded(tmp_path: Path) -> None:
    file = tmp_path / "parlour.sqlite"
    make(file, REVISIONS[-1])
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("DROP TABLE presence")
    assert "restore a backup" in await refused(file)
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchone() == (REVISIONS[-1],)
