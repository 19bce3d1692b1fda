"""One server to a database: a second one is refused and told who the first is; the lock ends with its process."""

import os
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from parlour.engine.plain import Wrong
from parlour.tables.admin import StoreAdmin
from parlour.tables.store.database import Store
from parlour.tables.store.sqlite.lock import ServerLock
from parlour.tables.table_service import TableService
from tests.tables.running_service import QUIET, people

STORES = ["sqlite"]
ROOT = Path(__file__).resolve().parents[3]
HOLDER = """
import sys, time
from pathlib import Path
from parlour.tables.store.sqlite.lock import ServerLock
lock = ServerLock(Path(sys.argv[1]), "http://localhost:8123/")
print("taken", flush=True)
time.sleep(600)
"""


def url_of(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


async def test_a_second_server_is_refused_and_the_first_is_named(tmp_path: Path) -> None:
    first = await TableService.open(url_of(tmp_path / "a.sqlite"), replace(QUIET, address="http://localhost:8000/"))
    try:
        with pytest.raises(Wrong, match=rf"http://localhost:8000/ \(process {os.getpid()}, since \d\d\d\d-"):
            await TableService.open(url_of(tmp_path / "a.sqlite"), QUIET)
        assert await people(first, 1)
    finally:
        await first.close()
    await (await TableService.open(url_of(tmp_path / "a.sqlite"), QUIET)).close()


async def test_however_a_file_is_named_it_is_the_same_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "data" / "a.sqlite"
    (tmp_path / "link").symlink_to(tmp_path / "data")
    (tmp_path / "other.sqlite").symlink_to(file)

    first = await TableService.open(url_of(file), QUIET)
    monkeypatch.chdir(file.parent)
    names = [
        "a.sqlite",
        f"{tmp_path}/data/../data//a.sqlite",
        f"{tmp_path}/link/a.sqlite",
        f"{tmp_path}/other.sqlite",
    ]
    try:
        for name in names:
            with pytest.raises(Wrong, match="in use by the server"):
                await TableService.open(f"sqlite+aiosqlite:///{name}", QUIET)
    finally:
        await first.close()


async def test_a_file_with_a_second_name_is_refused(tmp_path: Path) -> None:
    first = await TableService.open(url_of(tmp_path / "a.sqlite"), QUIET)
    (tmp_path / "b.sqlite").hardlink_to(tmp_path / "a.sqlite")
    try:
        with pytest.raises(Wrong, match="hard links"):
            await TableService.open(url_of(tmp_path / "b.sqlite"), QUIET)
        with pytest.raises(Wrong, match="hard links"):
            Store.open_as_is(url_of(tmp_path / "b.sqlite"))
    finally:
        await first.close()


def test_the_lock_dies_with_its_process(tmp_path: Path) -> None:
    file = tmp_path / "a.sqlite"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([*sys.path, str(ROOT)])}
    command = [sys.executable, "-c", HOLDER, str(file)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "taken\n"
        with pytest.raises(Wrong, match=f"http://localhost:8123/ .process {holder.pid}"):
            ServerLock(file, "")
        holder.send_signal(signal.SIGKILL)
    ServerLock(file, "").release()


def test_a_lock_that_nothing_is_written_in_is_a_lock(tmp_path: Path) -> None:
    lock = ServerLock(tmp_path / "a.sqlite", "")
    (tmp_path / "a.sqlite.lock").write_bytes(b"{")
    with pytest.raises(Wrong, match="in use by another process"):
        ServerLock(tmp_path / "a.sqlite", "")
    lock.release()


async def test_an_administrator_works_beside_a_server(tmp_path: Path) -> None:
    service = await TableService.open(url_of(tmp_path / "a.sqlite"), QUIET)
    try:
        [person] = await people(service, 1)
        async with StoreAdmin.at(url_of(tmp_path / "a.sqlite")) as admin:
            assert [row["id"] for row in await admin.people("")] == [person]
            assert await admin.forget(person) == "done"
    finally:
        await service.close()
