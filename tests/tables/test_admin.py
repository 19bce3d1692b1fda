"""Tables and people are looked after beside a running server, and without one."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path

import pytest
from sqlalchemy import select

from parlour.engine.plain import Wrong
from parlour.record_files import pick
from parlour.tables.admin import StoreAdmin
from parlour.tables.errors import JobFailed
from parlour.tables.store.database import Store
from parlour.tables.store.schema import entries
from parlour.tables.table_service import TableService
from tests.tables import news
from tests.tables.other_versions import execute
from tests.tables.running_service import TOY, field, items, opened, people, play_on, table_for


async def alone(url: str) -> StoreAdmin:
    """Return an admin of a store without a running server, which does not wait for one."""
    return StoreAdmin(Store.open_as_is(url), claim_timeout=0.0)


async def over(service: TableService, persons: list[str]) -> str:
    table = await table_for(service, persons)
    await play_on(service, table, persons, random.Random(1))
    return table


async def test_tables_and_people_are_listed(store: str, tmp_path: Path) -> None:
    async with opened(tmp_path) as service:
        persons = await people(service, 2)
        await service.change_me(persons[0], {"name": "Ada"})
        ended, playing = await over(service, persons), await table_for(service, persons)
        async with StoreAdmin.at(store) as admin:
            found = await admin.tables(None, None)
            assert [(row["id"], row["status"]) for row in found] == [(playing, "playing"), (ended, "over")]
            assert (found[0]["game"], found[0]["host"], found[0]["people"]) == (TOY, "Ada", 2)
            assert [row["id"] for row in await admin.tables("over", None)] == [ended]
            assert await admin.tables(None, 1.0) == []
            [ada] = await admin.people("ada")
            assert (ada["id"], ada["tables"]) == (persons[0], 2)
            assert len(await admin.people("")) == 2


async def test_a_running_server_closes_a_table_and_those_who_watch_see_it(store: str, tmp_path: Path) -> None:
    async with opened(tmp_path) as service:
        persons = await people(service, 2)
        table = await table_for(service, persons)
        watching = service.watch(table, persons[0])
        await anext(watching)
        async with StoreAdmin.at(store) as admin:
            assert await admin.close(table) == "done"
        update = await asyncio.wait_for(news.following(watching), 5)
        assert field(update, "now", "status") == "closed"


async def test_without_a_server_it_is_done_all_the_same(store: str, tmp_path: Path) -> None:
    async with opened(tmp_path) as service:
        persons = await people(service, 2)
        table = await table_for(service, persons)
    admin = await alone(store)
    assert await admin.close(table) == "done"
    assert await admin.forget(persons[1]) == "done"
    await admin.store.close()
    async with opened(tmp_path) as service:
        assert field(await service.snapshot(table, persons[0]), "status") == "closed"
        assert not await service.is_person(persons[1])


async def test_a_running_server_deletes_a_person(store: str, tmp_path: Path) -> None:
    async with opened(tmp_path) as service:
        persons = await people(service, 2)
        await service.change_me(persons[1], {"name": "Bob the Forgotten"})
        table = await table_for(service, persons)
        await service.chat(table, persons[1], {"text": "something said"})
        async with StoreAdmin.at(store) as admin:
            assert await admin.forget(persons[1]) == "done"
        assert not await service.is_person(persons[1])
        shot = str(await service.snapshot(table, persons[0]))
        assert [word for word in (persons[1], "Bob the Forgotten", "something said") if word in shot] == []


async def test_a_missing_table_or_person_is_reported(store: str, tmp_path: Path) -> None:
    async with opened(tmp_path):
        pass
    admin = await alone(store)
    for work in (admin.close, admin.forget):
        with pytest.raises(JobFailed, match="there is no such table or person"):
            await work("nothing")
    assert await admin.record("nothing") is None
    await admin.store.close()


async def test_records_are_written_of_matches_that_are_over_and_of_others(store: str, tmp_path: Path) -> None:
    async with opened(tmp_path) as service:
        persons = await people(service, 2)
        ended = await over(service, persons)
        playing = await table_for(service, persons)
        await play_on(service, playing, persons, random.Random(1), 2)
        async with StoreAdmin.at(store) as admin:
            whole, part = await admin.record(ended), await admin.record(playing)
        assert whole == await service.record(ended, persons[0])
        assert part is not None
        state = (await service.live_tables.find(playing)).table.match.state
        assert pick(part).state().digest() == state.digest()


async def test_tables_that_cannot_be_restored_are_listed_exported_and_closed(store: str, tmp_path: Path) -> None:
    """One of newer rules, and one whose last entry is lost."""

    async with opened(tmp_path) as service:
        persons = await people(service, 2)
        newer, broken = [await table_for(service, persons) for _ in range(2)]
        await execute(service, "UPDATE tables SET rules = 99 WHERE id = :t", t=newer)
        await execute(service, "UPDATE tables SET seq = seq + 1 WHERE id = :t", t=broken)
    admin = await alone(store)
    assert {row["id"]: row["trouble"] for row in await admin.tables(None, None)} == {newer: "newer", broken: None}
    for table, rules in ((newer, 99), (broken, 2)):
        text = await admin.record(table)
        assert text is not None
        assert json.loads(text.splitlines()[0])["rules"] == rules
        assert len(text.splitlines()) > 8
        assert await admin.close(table) == "done"
    assert list(admin.as_stored) == [newer, broken]
    assert "version 99, which needs a newer program" in admin.as_stored[newer]
    assert {row["status"] for row in await admin.tables(None, None)} == {"closed"}
    await admin.store.close()


async def test_a_running_server_closes_a_table_that_it_cannot_restore(store: str, tmp_path: Path) -> None:
    async with opened(tmp_path) as service:
        persons = await people(service, 2)
        table = await table_for(service, persons)
        await execute(service, "UPDATE tables SET rules = 99 WHERE id = :t", t=table)
    async with opened(tmp_path) as service:
        async with StoreAdmin.at(store) as admin:
            assert await admin.close(table) == "done"
        assert items(await service.cards(persons[0], "mine"), "tables") == []


async def test_a_store_of_another_version_is_left_alone(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path}/empty.db"
    with pytest.raises(Wrong, match="the database"):
        async with StoreAdmin.at(url):
            pass
    store = Store.open_as_is(url)
    async with store.reading() as connection:
        assert await connection.run_sync(lambda sync: sync.dialect.get_table_names(sync)) == []
    await store.close()


@pytest.mark.parametrize("store", ["postgresql"], indirect=True)
async def test_an_admin_job_is_done_by_one_process(store: str, tmp_path: Path) -> None:
    async with opened(tmp_path) as one, opened(tmp_path) as other:
        persons = await people(one, 2)
        table = await table_for(one, persons)
        async with StoreAdmin.at(store) as admin:
            closing = asyncio.create_task(admin.close(table))
            await asyncio.sleep(0.05)
            await asyncio.gather(*[service.admin_jobs.run_waiting() for service in (one, other)])
            assert await closing == "done"
        async with one.store.reading() as connection:
            kinds = [row.kind for row in await connection.execute(select(entries.c.kind))]
        assert kinds.count("closed") == 1
