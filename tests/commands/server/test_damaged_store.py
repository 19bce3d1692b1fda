"""A database that is damaged, cut short or not ours: every command says so in one line, and what to do."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.commands.conftest import Call
from tests.tables.store.old_stores import make

pytestmark = pytest.mark.usefixtures("own_logs")
REMEDY = "parlour restore BACKUP --force"


def damage(file: Path, kind: str) -> None:
    make(file, "v0005")
    content = file.read_bytes()
    if kind == "overwritten":
        file.write_bytes(content[:4096] + b"\xff" * 16384 + content[4096 + 16384 :])
    elif kind == "cut short":
        file.write_bytes(content[: len(content) // 2])
    elif kind == "no database":
        file.write_bytes(b"A letter to somebody.\n" * 300)


def commands(folder: Path) -> list[list[str]]:
    return [
        ["serve", "--port", "0", "--data", str(folder)],
        ["admin", "--data", str(folder), "people"],
        ["backup", str(folder / "b.tar.gz"), "--data", str(folder)],
    ]


@pytest.mark.parametrize("kind", ["overwritten", "cut short", "no database"])
def test_damage_is_reported_with_what_to_do(call: Call, tmp_path: Path, kind: str) -> None:
    damage(tmp_path / "parlour.sqlite", kind)
    for arguments in commands(tmp_path):
        told = call(*arguments)
        assert told.code == 2, told.err
        assert [line for line in told.err.splitlines() if "level='info'" not in line] == told.err.splitlines()[-1:]
        assert str(tmp_path / "parlour.sqlite") in told.err
        assert "damaged" in told.err
        assert REMEDY in told.err
        assert "bug" not in told.err
    assert not (tmp_path / "b.tar.gz").exists()


def test_a_damaged_database_is_replaced_by_a_backup_and_kept(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "parlour.sqlite"
    make(file, "v0005")
    assert call("backup", str(tmp_path / "b.tar.gz"), "--data", str(tmp_path)).code == 0
    damaged = b"\xff" * 5000
    file.write_bytes(damaged)
    (tmp_path / "parlour.sqlite-wal").write_bytes(b"perhaps of use")
    restored = call("restore", str(tmp_path / "b.tar.gz"), "--data", str(tmp_path), "--force")
    assert restored.code == 0, restored.err
    assert call("admin", "--data", str(tmp_path), "people").out.count("name ") == 20
    [aside] = [path for path in tmp_path.glob("parlour.sqlite.before-*") if not path.name.endswith("-wal")]
    assert aside.read_bytes() == damaged
    assert aside.with_name(aside.name + "-wal").read_bytes() == b"perhaps of use"


def test_a_database_of_another_program_is_left_alone(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "parlour.sqlite"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE recipes (name)")
    before = file.read_bytes()
    for arguments in commands(tmp_path):
        told = call(*arguments)
        assert told.code == 2, told.err
        assert [line for line in told.err.splitlines() if "level='info'" not in line] == told.err.splitlines()[-1:]
        assert "of another program" in told.err
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT name FROM sqlite_master").fetchall() == [("recipes",)]
    assert len(before) == file.stat().st_size


def test_the_copy_of_before_an_upgrade_can_be_restored(call: Call, tmp_path: Path) -> None:
    make(tmp_path / "parlour.sqlite.before-upgrade-from-v0003-1", "v0003")
    copy = str(tmp_path / "parlour.sqlite.before-upgrade-from-v0003-1")
    assert "20 people" in call("backup", "--check", copy).out
    told = call("restore", copy, "--data", str(tmp_path / "new"))
    assert (told.code, "v0003" in told.out) == (0, True), told.err
    assert (tmp_path / "new" / "parlour.sqlite").stat().st_mode & 0o777 == 0o600
