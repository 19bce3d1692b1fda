"""The files of a store: nobody else may read them, and people who are forgotten are in none of them."""

import random
from dataclasses import replace
from pathlib import Path

from parlour.tables.store.database import Store
from parlour.tables.store.sqlite import copies
from tests.tables.running_service import QUIET, opened, people, play_on, table_for
from tests.tables.store.old_stores import make, url_of

STORES = ["sqlite"]
NAME = "Unforgettable Ursula"
WORDS = "something that nobody should read later"


def modes(folder: Path) -> dict[str, int]:
    return {path.name: path.stat().st_mode & 0o777 for path in folder.iterdir()}


async def test_only_its_owner_can_read_a_store(tmp_path: Path) -> None:
    async def scenario() -> dict[str, int]:
        store = await Store.open(url_of(tmp_path / "new" / "parlour.sqlite"), serving="")
        async with store.writing() as connection:
            await connection.exec_driver_sql("DELETE FROM people")
        found = modes(tmp_path / "new")
        await store.close()
        return found

    found = await scenario()
    assert found.keys() == {f"parlour.sqlite{ending}" for ending in ("", "-wal", "-shm", ".lock")}
    assert {*found.values()} == {0o600}
    assert (tmp_path / "new").stat().st_mode & 0o777 == 0o700


async def test_files_that_others_could_read_are_closed_to_them_at_the_start(tmp_path: Path) -> None:
    folder = tmp_path / "old"
    folder.mkdir()
    file = folder / "parlour.sqlite"
    make(file, "v0003")

    store = await Store.open(url_of(file))
    async with store.writing() as connection:
        await connection.exec_driver_sql("DELETE FROM people WHERE id = 'p1'")
    let_others_read(folder)
    again = await Store.open(url_of(file))
    found = modes(folder)
    assert {f"parlour.sqlite{ending}": 0o600 for ending in ("", "-wal", "-shm")}.items() <= found.items()
    assert len(found) == 4
    await again.close()
    await store.close()


def let_others_read(folder: Path) -> None:
    for path in folder.iterdir():
        path.chmod(0o644)


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def is_found(folder: Path, *words: str) -> list[bool]:
    """Return which words are in any of the store's files."""
    return [any([word.encode() in content for content in contents(folder).values()]) for word in words]


async def test_a_deleted_person_is_in_no_file_any_more(tmp_path: Path) -> None:
    async with opened(tmp_path) as service:
        persons = await people(service, 2)
        await service.change_me(persons[1], {"name": NAME})
        table = await table_for(service, persons)
        await play_on(service, table, persons, random.Random(1), 3)
        await service.chat(table, persons[1], {"text": WORDS})
        assert is_found(tmp_path, NAME, WORDS) == [True, True]
        await service.forget(persons[1])
        assert is_found(tmp_path, NAME, WORDS) == [False, False]


async def test_while_somebody_reads_the_log_is_kept_and_emptied_later(tmp_path: Path) -> None:
    async with opened(tmp_path) as service:
        persons = await people(service, 2)
        await service.change_me(persons[1], {"name": NAME})
        async with service.store.reading() as connection:
            await connection.exec_driver_sql("SELECT * FROM people")  # and goes on reading
            await service.forget(persons[1])
            assert is_found(tmp_path, NAME) == [True]
        await service.housekeeping.keep()
        assert is_found(tmp_path, NAME) == [False]


async def test_a_log_that_a_kill_left_is_emptied_at_the_start(tmp_path: Path) -> None:
    async with opened(tmp_path) as service:
        persons = await people(service, 1)
        await service.change_me(persons[0], {"name": NAME})
        killed = contents(tmp_path)
    for name, content in killed.items():
        (tmp_path / name).write_bytes(content)
    assert (tmp_path / "parlour.db-wal").stat().st_size > 0
    async with opened(tmp_path):
        assert (tmp_path / "parlour.db-wal").stat().st_size < len(killed["parlour.db-wal"])


async def test_a_copy_of_before_an_upgrade_goes_after_two_weeks(tmp_path: Path) -> None:
    file = tmp_path / "old" / "parlour.db"
    file.parent.mkdir()
    make(file, "v0003")
    clock = [0.0]

    async with opened(file.parent, replace(QUIET, now=lambda: clock[0])) as service:
        [copy] = copies.listed(file)
        for days, is_there in ((13, True), (15, False)):
            clock[0] = copy.stat().st_mtime + days * 24 * 3600
            await service.housekeeping.keep()
            assert copy.exists() is is_there
