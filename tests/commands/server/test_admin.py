"""backup, restore and admin as commands: what they say, and how they refuse."""

from __future__ import annotations

import json
import random
import sqlite3
from pathlib import Path

import pytest

from parlour.record_files import pick
from parlour.tables.table_service import TableService
from tests.commands.conftest import Call
from tests.tables.running_service import QUIET, people, play_on, table_for

pytestmark = pytest.mark.usefixtures("anyio_backend")  # the data folder is made by a coroutine


@pytest.fixture
async def data(tmp_path: Path) -> tuple[Path, list[str], str]:
    """A data folder with two people and a match that is over; the commands that use it run loops of their own."""
    (tmp_path / "data").mkdir()
    service = await TableService.open(f"sqlite+aiosqlite:///{tmp_path}/data/parlour.sqlite", QUIET)
    persons = await people(service, 2)
    table = await table_for(service, persons)
    await play_on(service, table, persons, random.Random(1))
    await service.close()
    return tmp_path / "data", persons, table


def test_a_backup_is_named_after_the_time_and_restored(call: Call, data: tuple[Path, list[str], str]) -> None:
    folder, _, _ = data
    backups = folder.parent / "backups"
    backups.mkdir()
    assert "1 tables" in call("backup", str(backups), "--data", str(folder)).out
    [file] = backups.iterdir()
    assert "is whole" in call("backup", "--check", str(file)).out
    new = folder.parent / "new"
    assert "Restored" in call("restore", str(file), "--data", str(new)).out
    refused = call("restore", str(file), "--data", str(new))
    assert (refused.code, refused.err.count("\n")) == (2, 1)
    assert "--force" in refused.err
    assert "The earlier data are now" in call("restore", str(file), "--data", str(new), "--force").out


def test_a_backup_does_not_replace_a_file(call: Call, data: tuple[Path, list[str], str]) -> None:
    folder, _, _ = data
    file = folder.parent / "b.tar.gz"
    assert call("backup", str(file), "--data", str(folder)).code == 0
    assert call("backup", str(file), "--data", str(folder)).code == 2
    assert call("backup", str(file), "--data", str(folder), "--force").code == 0


def test_tables_are_listed_exported_and_people_forgotten(call: Call, data: tuple[Path, list[str], str]) -> None:
    folder, persons, table = data
    admin = ("admin", "--data", str(folder))
    assert table in call(*admin, "tables").out
    assert json.loads(call(*admin, "tables", "--json").out)["status"] == "over"
    records = folder.parent / "records"
    assert "1 written" in call(*admin, "export", "--all", "--to", str(records)).out
    assert pick((records / f"{table}.jsonl").read_text()).result is not None
    assert call(*admin, "export", "nothing", "--to", str(records)).code == 2
    assert call(*admin, "export").code == 2
    assert call(*admin, "forget", persons[0], given="n\n").code == 130
    assert persons[0] in call(*admin, "people").out
    assert "done" in call(*admin, "forget", persons[0], "--yes").out
    assert persons[0] not in call(*admin, "people").out
    assert call(*admin, "close", "nothing").code == 2


def test_a_table_of_newer_rules_is_listed_so_and_exported_as_it_is_stored(
    call: Call, data: tuple[Path, list[str], str]
) -> None:
    folder, _, table = data
    with sqlite3.connect(folder / "parlour.sqlite") as database:
        database.execute("UPDATE tables SET rules = 99")
    database.close()
    admin = ("admin", "--data", str(folder))
    assert f"{table}  lanterns  newer  " in call(*admin, "tables").out
    records = folder.parent / "records"
    answer = call(*admin, "export", table, "--to", str(records))
    assert answer.code == 0
    assert answer.out.endswith(f"1 written to {records}\n")
    assert f"{table} is written as it is stored, because this program cannot replay it" in answer.err
    file = records / f"{table}.jsonl"
    refused = call("replay", str(file))
    assert (refused.code, refused.err.count("\n")) == (2, 1)
    assert (
        "line 1.rules: expected version 1 or 2 of the rules of lanterns, found version 99, which needs a newer program"
        in refused.err
    )


def test_a_folder_without_a_database_is_reported_and_none_is_made(call: Call, tmp_path: Path) -> None:
    for command in (
        ["admin", "--data", str(tmp_path), "tables"],
        ["backup", str(tmp_path / "b"), "--data", str(tmp_path)],
    ):
        answer = call(*command)
        assert (answer.code, answer.err.count("\n")) == (2, 1)
    assert list(tmp_path.iterdir()) == []


def test_the_database_may_stand_in_the_environment(
    call: Call, data: tuple[Path, list[str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, _, table = data
    monkeypatch.setenv("PARLOUR_DATABASE", str(folder / "parlour.sqlite"))
    assert table in call("admin", "--data", str(folder.parent), "tables").out
