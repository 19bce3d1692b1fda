"""Upgrades of stores: a kill, a full disk or a second process at any moment leaves the old store or the new one."""

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from parlour.engine.plain import Wrong
from parlour.lab.servers.postgres import Postgres
from parlour.tables.store import revisions
from parlour.tables.store.database import Store
from parlour.tables.store.sqlite import copies
from tests.tables.running_service import QUIET
from tests.tables.store import crashing_process, old_stores
from tests.tables.store.old_stores import REVISIONS, make, url_of

STORES = ["sqlite"]
NEW = ""
OLDEST = REVISIONS[0]


async def open_and_close(file: Path) -> None:
    await (await Store.open(url_of(file))).close()


@pytest.fixture(scope="module")
def outcomes(tmp_path_factory: pytest.TempPathFactory) -> tuple[dict[str, Any], str]:
    """The outcomes for stores that were opened under bad conditions, and the messages about them."""
    kills = [f"kill:{revision}" for revision in (NEW, *REVISIONS)]
    return crashing_process.run(
        str(tmp_path_factory.mktemp("stores")), *kills, f"fill:{OLDEST}", f"meet:{NEW}", f"meet:{OLDEST}"
    )


@pytest.mark.slow
@pytest.mark.parametrize("revision", [NEW, *REVISIONS])
def test_a_kill_after_any_statement_leaves_a_store_that_opens(
    outcomes: tuple[dict[str, Any], str], revision: str
) -> None:
    found = outcomes[0][f"kill:{revision}"]
    assert found["broken"] == []
    assert found["steps"] > 25  # BEGIN, every CREATE, the version, COMMIT
    assert found["kills"] >= 3  # in the store of before, in that of afterwards, and between them


@pytest.mark.slow
def test_a_full_disk_leaves_the_old_store_and_is_reported(outcomes: tuple[dict[str, Any], str]) -> None:
    found, told = outcomes[0][f"fill:{OLDEST}"], outcomes[1]
    assert found["broken"] == []
    assert {*found["codes"]} == {crashing_process.OPENED, crashing_process.REFUSED}
    assert "space on the disk" in told
    assert "room for a copy before the upgrade" in told
    assert "Traceback" not in told


@pytest.mark.slow
@pytest.mark.parametrize("revision", [NEW, OLDEST])
def test_processes_that_migrate_at_once_all_end_well(outcomes: tuple[dict[str, Any], str], revision: str) -> None:
    codes = outcomes[0][f"meet:{revision}"]["codes"]
    assert codes == [crashing_process.OPENED] * (crashing_process.AT_ONCE + 1) * crashing_process.MEETINGS, outcomes[1]


async def test_an_old_store_that_another_process_writes_to_is_opened_when_it_has_ended(tmp_path: Path) -> None:
    file = tmp_path / "parlour.sqlite"
    make(file, OLDEST)  # without a log (WAL), which is switched on when a store is opened

    with closing(sqlite3.connect(file)) as other:
        other.execute("BEGIN IMMEDIATE")
        opening = asyncio.create_task(Store.open(url_of(file)))
        done, _ = await asyncio.wait([opening], timeout=0.3)
        assert not done
    await (await opening).close()


@pytest.mark.slow
@pytest.mark.parametrize("revision", [NEW, OLDEST])
async def test_processes_that_migrate_at_once_all_end_well_on_postgresql(postgres: Postgres, revision: str) -> None:
    url = await postgres.new_database(f"meet{revision}")
    if revision:
        await _upgrade(url, revision)
    found, told = crashing_process.run(url)
    assert found["codes"] == [crashing_process.OPENED] * crashing_process.AT_ONCE, told
    store = Store.open_as_is(url)
    assert await _revision(store) == revisions.expected()


async def _upgrade(url: str, revision: str) -> None:
    store = Store.open_as_is(url)
    async with store.writing() as connection:
        await connection.run_sync(revisions.upgrade, revision)
    await store.close()


async def _revision(store: Store) -> str:
    try:
        return await revisions.found(store)
    finally:
        await store.close()


async def test_a_copy_is_made_before_an_upgrade_and_not_otherwise(tmp_path: Path) -> None:
    file = tmp_path / "parlour.sqlite"
    await open_and_close(file)
    assert copies.listed(file) == []
    file.unlink()
    make(file, REVISIONS[1])
    await open_and_close(file)
    await open_and_close(file)
    [copy] = copies.listed(file)
    assert copy.name.startswith(f"parlour.sqlite.before-upgrade-from-{REVISIONS[1]}-")
    assert copy.stat().st_mode & 0o777 == 0o600
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchone() == (REVISIONS[1],)
        assert connection.execute("SELECT count(*) FROM entries").fetchone() == (old_stores.ENTRIES,)


async def test_copies_are_few_and_do_not_stay_for_ever(tmp_path: Path) -> None:
    file, now = tmp_path / "parlour.sqlite", time.time()
    for number in range(3):
        (tmp_path / f"{file.name}{copies.MARK}v0000-{number}").touch()
    make(file, OLDEST)
    await open_and_close(file)
    kept = copies.listed(file)
    assert len(kept) == copies.MAX_COPIES
    assert kept[-1].stat().st_size > 0

    from parlour.tables.table_service import TableService  # noqa: PLC0415

    service = await TableService.open(url_of(file), QUIET)
    await service.housekeeping.keep()
    assert copies.listed(file) == kept
    service.store.delete_old_copies(now + 3600)
    await service.close()
    assert copies.listed(file) == []


async def test_a_store_of_a_newer_program_is_refused_with_an_explanation(tmp_path: Path) -> None:
    file = tmp_path / "parlour.sqlite"
    await open_and_close(file)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = 'v9999'")
        connection.commit()
    with pytest.raises(Wrong, match=r"v9999.*install the version of Parlour that made it"):
        await open_and_close(file)
