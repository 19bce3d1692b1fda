"""A backup is taken while people play, is checked, and restores everything; nothing is overwritten by accident."""

from __future__ import annotations

import asyncio
import gzip
import io
import json
import random
import shutil
import tarfile
from pathlib import Path

import pytest

from parlour.backup import backup as keeping
from parlour.backup.backup import DataLocation
from parlour.engine.plain import Wrong
from parlour.lab.servers.postgres import Postgres
from parlour.tables.table_service import TableService
from tests.tables.running_service import QUIET, act_somehow, field, people, table_for

VERSION = "1.2.3"


@pytest.fixture
def place(store: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> DataLocation:
    """A server's data: an empty database of either kind, and keys."""
    if store.startswith("postgresql"):
        monkeypatch.setenv("PATH", str(Postgres().programs), prepend=":")
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / "secret.key").write_text("a secret of the tests\n")
    return DataLocation(folder, store)


async def play(service: TableService, table: str, persons: list[str], actions: int) -> int:
    rng, done = random.Random(1), 0
    while done < actions and field(await service.snapshot(table, persons[0]), "status") == "playing":
        for person in persons:
            done += await act_somehow(service, table, person, rng)
    return done


async def begin(url: str) -> tuple[list[str], str, int]:
    """Play for a while; return the people, the table and the number of its last entry."""
    service = await TableService.open(url, QUIET)
    try:
        persons = await people(service, 2)
        table = await table_for(service, persons)
        await play(service, table, persons, 3)
        return persons, table, (await service.live_tables.find(table)).table.seq
    finally:
        await service.close()


async def go_on(url: str, persons: list[str], table: str) -> tuple[int, int]:
    """Look at the table and play on; return its last entry's number before and after."""
    service = await TableService.open(url, QUIET)
    try:
        before = (await service.live_tables.find(table)).table.seq
        await play(service, table, persons, 2)
        return before, (await service.live_tables.find(table)).table.seq
    finally:
        await service.close()


async def test_a_restored_backup_can_be_played_on(place: DataLocation, tmp_path: Path) -> None:
    persons, table, seq = await begin(place.url)
    manifest = await asyncio.to_thread(keeping.back_up, place, tmp_path / "b.tar.gz", VERSION)
    assert (manifest.counts["people"], manifest.counts["tables"]) == (2, 1)
    assert (tmp_path / "b.tar.gz").stat().st_mode & 0o777 == 0o600
    assert (await go_on(place.url, persons, table))[1] > seq
    (place.folder / "secret.key").write_text("another secret\n")
    _, aside = await asyncio.to_thread(keeping.restore, place, tmp_path / "b.tar.gz", force=True)
    assert len(aside) == 2
    assert (place.folder / "secret.key").read_text() == "a secret of the tests\n"
    before, after = await go_on(place.url, persons, table)
    assert before == seq
    assert after > seq


async def test_a_backup_is_taken_while_people_play(place: DataLocation, tmp_path: Path) -> None:
    service = await TableService.open(place.url, QUIET)
    try:
        persons = await people(service, 2)
        rng, played = random.Random(3), 0
        backup = asyncio.create_task(asyncio.to_thread(keeping.back_up, place, tmp_path / "b.tar.gz", VERSION))
        while not backup.done():
            table = await table_for(service, persons)
            for _ in range(5):
                played += await act_somehow(service, table, rng.choice(persons), rng)
        await backup
        assert played > 0
    finally:
        await service.close()
    assert keeping.look_into(tmp_path / "b.tar.gz").counts["people"] == 2


async def test_nothing_is_replaced_without_force(place: DataLocation, tmp_path: Path) -> None:
    persons, table, seq = await begin(place.url)
    await asyncio.to_thread(keeping.back_up, place, tmp_path / "b.tar.gz", VERSION)
    with pytest.raises(Wrong, match="--force"):
        await asyncio.to_thread(keeping.restore, place, tmp_path / "b.tar.gz")
    assert (await go_on(place.url, persons, table))[0] == seq


async def test_a_database_that_a_server_has_open_is_not_replaced(place: DataLocation, tmp_path: Path) -> None:
    service = await TableService.open(place.url, QUIET)
    try:
        persons = await people(service, 2)
        await asyncio.to_thread(keeping.back_up, place, tmp_path / "b.tar.gz", VERSION)
        with pytest.raises(Wrong, match="in use"):
            await asyncio.to_thread(keeping.restore, place, tmp_path / "b.tar.gz", force=True)
        assert await service.is_person(persons[0])
    finally:
        await service.close()


async def test_a_backup_of_one_kind_of_database_does_not_go_into_another(place: DataLocation, tmp_path: Path) -> None:
    await begin(place.url)
    await asyncio.to_thread(keeping.back_up, place, tmp_path / "b.tar.gz", VERSION)
    other = "postgresql://nobody@/nothing" if place.kind == "sqlite" else f"sqlite+aiosqlite:///{tmp_path}/x.db"
    with pytest.raises(Wrong, match="a backup of a"):
        await asyncio.to_thread(keeping.restore, DataLocation(tmp_path / "elsewhere", other), tmp_path / "b.tar.gz")


async def test_a_backup_without_keys_has_none(place: DataLocation, tmp_path: Path) -> None:
    await begin(place.url)
    await asyncio.to_thread(keeping.back_up, place, tmp_path / "b.tar.gz", VERSION, with_keys=False)
    with tarfile.open(tmp_path / "b.tar.gz") as archive:
        assert archive.getnames() == ["manifest.json", "database"]


def rewritten(file: Path, change: dict[str, bytes]) -> Path:
    """Write a bundle again with some of its files changed or added."""
    with tarfile.open(file) as archive:
        parts = {entry.name: archive.extractfile(entry).read() for entry in archive}  # type: ignore[union-attr]
    changed = file.with_name(f"changed-{len(list(file.parent.iterdir()))}.tar.gz")
    with tarfile.open(changed, "w:gz") as archive:
        for name, content in {**parts, **change}.items():
            entry = tarfile.TarInfo(name)
            entry.size = len(content)
            archive.addfile(entry, io.BytesIO(content))
    return changed


def manifest_of(file: Path) -> dict[str, object]:
    with tarfile.open(file) as archive:
        found = archive.extractfile("manifest.json")
        assert found is not None
        return dict(json.loads(found.read()))


@pytest.mark.parametrize("store", ["sqlite"], indirect=True)
async def test_a_file_that_is_not_as_it_was_written_is_refused(place: DataLocation, tmp_path: Path) -> None:
    await begin(place.url)
    good = tmp_path / "b.tar.gz"
    await asyncio.to_thread(keeping.back_up, place, good, VERSION)
    manifest = manifest_of(good)
    (tmp_path / "text").write_text("no archive")
    (tmp_path / "cut.tar.gz").write_bytes(good.read_bytes()[:-200])
    (tmp_path / "empty.tar.gz").write_bytes(gzip.compress(b""))
    bad = [
        (tmp_path / "text", "a backup made by"),
        (tmp_path / "cut.tar.gz", "a backup made by"),
        (tmp_path / "empty.tar.gz", "a backup made by"),
        (rewritten(good, {"database": b"another"}), "a changed file"),
        (rewritten(good, {"manifest.json": json.dumps({**manifest, "format": 9}).encode()}), "format"),
        (rewritten(good, {"manifest.json": json.dumps({**manifest, "revision": "v9999"}).encode()}), "this version"),
        (rewritten(good, {"manifest.json": json.dumps({**manifest, "sums": {"../x": ""}}).encode()}), "other files"),
    ]
    empty = DataLocation(tmp_path / "elsewhere", f"sqlite+aiosqlite:///{tmp_path}/elsewhere/x.sqlite")
    for number, (file, told) in enumerate(bad):
        copy = tmp_path / f"bad-{number}"
        shutil.copy(file, copy)
        with pytest.raises(Wrong, match=told):
            await asyncio.to_thread(keeping.restore, empty, copy)
        assert list(empty.folder.iterdir()) == []


@pytest.mark.parametrize("store", ["sqlite"], indirect=True)
async def test_unexpected_files_of_an_archive_are_not_unpacked(place: DataLocation, tmp_path: Path) -> None:
    await begin(place.url)
    await asyncio.to_thread(keeping.back_up, place, tmp_path / "b.tar.gz", VERSION)
    odd = rewritten(tmp_path / "b.tar.gz", {"../escaped": b"x", "more": b"y"})
    empty = DataLocation(tmp_path / "new" / "data", f"sqlite+aiosqlite:///{tmp_path}/new/data/x.sqlite")
    await asyncio.to_thread(keeping.restore, empty, odd)
    assert sorted([file.name for file in empty.folder.iterdir()]) == ["secret.key", "x.sqlite"]
    assert not (tmp_path / "new" / "escaped").exists()


@pytest.mark.parametrize("store", ["sqlite"], indirect=True)
async def test_a_database_that_is_damaged_is_not_backed_up(place: DataLocation, tmp_path: Path) -> None:
    await begin(place.url)
    content = bytearray(place.file.read_bytes())
    content[4096:12288] = b"\xff" * 8192
    place.file.write_bytes(content)
    with pytest.raises(Wrong, match="whole"):
        await asyncio.to_thread(keeping.back_up, place, tmp_path / "b.tar.gz", VERSION)
    assert not (tmp_path / "b.tar.gz").exists()


@pytest.mark.parametrize("store", ["sqlite"], indirect=True)
def test_a_missing_database_is_reported(store: str, tmp_path: Path) -> None:
    with pytest.raises(Wrong, match="nothing"):
        keeping.back_up(DataLocation(tmp_path, store + ".none"), tmp_path / "b.tar.gz", VERSION)


@pytest.mark.parametrize("store", ["postgresql"], indirect=True)
async def test_without_postgresqls_programs_the_error_says_what_to_install(
    store: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin(store)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(Wrong, match="apt install postgresql-client"):
        await asyncio.to_thread(keeping.back_up, DataLocation(tmp_path, store), tmp_path / "b.tar.gz", VERSION)


@pytest.mark.parametrize("store", ["postgresql"], indirect=True)
async def test_a_restore_that_fails_leaves_everything_as_it_was(
    place: DataLocation, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    persons, table, seq = await begin(place.url)
    await asyncio.to_thread(keeping.back_up, place, tmp_path / "b.tar.gz", VERSION)

    def breaks(*_: object) -> None:
        raise Wrong("pg_restore", "to succeed", "a power cut")

    monkeypatch.setattr("parlour.backup.postgresql.restore", breaks)
    with pytest.raises(Wrong, match="a power cut"):
        await asyncio.to_thread(keeping.restore, place, tmp_path / "b.tar.gz", force=True)
    assert (await go_on(place.url, persons, table))[0] == seq
