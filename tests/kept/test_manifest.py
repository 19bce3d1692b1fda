"""Manifests: a loss or a change in a kept store is detected; additions of a later version are allowed."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from parlour.engine.plain import Plain
from tests.kept import folder, manifest
from tests.kept.conftest import Kept
from tests.kept.make import NEVER
from tests.kept.manifest import changes
from tests.tables.running_service import number

ENDS_WITH_AN_ACTION = """
    SELECT tables.id FROM tables JOIN entries ON entries."table" = tables.id AND entries.seq = tables.seq
    WHERE tables.status = 'playing' AND entries.kind = 'action' ORDER BY tables.id
"""
LOST = (
    'DELETE FROM entries WHERE "table" = ?1 AND seq = (SELECT seq FROM tables WHERE id = ?1)',
    "UPDATE tables SET seq = seq - 1 WHERE id = ?1",
)


@pytest.mark.parametrize(
    ("expected", "found", "noticed"),
    [
        ({"total": 7}, {"total": 7, "new": True}, []),
        ({"seats": [{"total": 7}]}, {"seats": [{"total": 7, "new": True}]}, []),
        ({"total": 7}, {"total": 8}, [".total was 7, is 8"]),
        ({"total": 7}, {}, [".total is missing"]),
        ({"legal": [1, 2]}, {"legal": [1]}, [".legal was [1, 2], is [1]"]),
        ({"seen": {"a": None}}, {"seen": {"a": {}}}, [".seen.a was None, is {}"]),
    ],
)
def test_all_that_a_manifest_names_must_be_there(expected: Plain, found: Plain, noticed: list[str]) -> None:
    assert changes(expected, found) == noticed


async def test_a_lost_entry_is_noticed(kept_folder: Path, tmp_path: Path) -> None:
    kept = Kept(folder.put_file(kept_folder, tmp_path / "parlour.db"), folder.read_manifest(kept_folder))
    table = _lose_an_entry(tmp_path / "parlour.db")
    seen = kept.tables("playing")[table]

    async def scenario() -> list[str]:
        async with kept.opened(NEVER) as service:
            return changes(number(seen, "entries"), (await manifest.of_table(service, table, []))["entries"])

    assert await scenario() == [f" was {number(seen, 'entries')}, is {number(seen, 'entries') - 1}"]


def _lose_an_entry(file: Path) -> str:
    """Take away the last entry of a table, so that nothing in the store tells of it; return the table."""
    with closing(sqlite3.connect(file)) as connection, connection:
        table = str(connection.execute(ENDS_WITH_AN_ACTION).fetchone()[0])
        for statement in LOST:
            assert connection.execute(statement, (table,)).rowcount == 1
    return table


def test_a_kept_store_that_was_changed_is_noticed(kept_folder: Path, tmp_path: Path) -> None:
    copy = tmp_path / kept_folder.name
    copy.mkdir()
    for path in kept_folder.iterdir():
        (copy / path.name).write_bytes(path.read_bytes() + (b" " if path.name == folder.POSTGRESQL else b""))
    with pytest.raises(AssertionError, match="has changed"):
        folder.read_manifest(copy)
