"""A rolling restart: an old process and a new one serve one store, and the old one leaves newer tables alone."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest

from parlour.tables.errors import BROKEN, NEWER, OlderProcess, Unreadable
from parlour.tables.table_service import TableService
from parlour.tables.wire.news import News
from tests.stores import url_of
from tests.tables import news
from tests.tables.live.test_unreadable_tables import (
    Damage,
    is_there_all_the_same,
    newer_entry,
    not_an_outline,
    not_json,
)
from tests.tables.other_versions import execute, old_program, rows
from tests.tables.running_service import QUIET, TOY, Body, field, items, opened, people, play_on, table_for, text
from tests.tables.service.test_simultaneous_choices import until

STORES = ["postgresql"]
QUICK = replace(QUIET, heartbeat_every=0.1, dead_after=60.0)


@pytest.fixture
async def old(tmp_path: Path) -> AsyncIterator[TableService]:
    """A service of the old program."""
    with old_program():
        service = await TableService.open(url_of(tmp_path), QUICK)
    try:
        yield service
    finally:
        await service.close()


@pytest.fixture
async def new(tmp_path: Path) -> AsyncIterator[TableService]:
    """A service of the new program over the same store."""
    async with opened(tmp_path, QUICK) as service:
        yield service


@pytest.mark.parametrize(("damage", "trouble"), [(not_json, BROKEN), (not_an_outline, BROKEN), (newer_entry, NEWER)])
async def test_a_damaged_table_of_a_shared_store_is_there_all_the_same(
    tmp_path: Path, damage: Damage, trouble: str
) -> None:
    await is_there_all_the_same(tmp_path, damage, trouble)


async def test_an_old_process_asks_clients_to_try_again(old: TableService, new: TableService) -> None:
    persons = await people(new, 2)
    table = await table_for(new, persons)
    for ask in (old.snapshot, old.leave, old.record, old.close_table):
        with pytest.raises(
            OlderProcess, match="this server process is older than the table; please try again in a few"
        ):
            await ask(table, persons[0])
    (card,) = await old.lobby.cards(persons[0], "mine")
    assert (card["rules"], card["trouble"]) == (2, "newer")
    await play_on(new, table, persons, random.Random(1))
    assert field(await new.snapshot(table, persons[0]), "status") == "over"


async def ask_alone(old: TableService, new: TableService, table: str, person: str) -> None:
    """Ask the old process for a table while the new one counts as gone, again if that says meanwhile that it runs."""
    while True:
        await execute(new, "UPDATE processes SET seen = 1 WHERE id != :p", p=old.leases.process)
        with suppress(OlderProcess):
            await old.snapshot(table, person)
            return


async def test_without_another_process_an_old_one_says_that_the_table_is_newer(
    old: TableService, new: TableService
) -> None:
    persons = await people(new, 2)
    table = await table_for(new, persons)
    with pytest.raises(Unreadable):
        await ask_alone(old, new, table, persons[0])


async def test_bots_and_clocks_of_a_newer_table_are_the_new_processes(old: TableService, new: TableService) -> None:
    (person,) = await people(new, 1)
    places: Body = {"places": [{"who": "me"}, {"who": "bot", "level": "easy"}]}
    clock: Body = {"clock": {"kind": "live", "bank": 600, "increment": 5}}
    request: Body = {"game": TOY, "variant": {"seats": 2}, **places, **clock}
    table = text(await new.create(person, request), "table")
    await play_on(new, table, [person], random.Random(1), 3)
    for _ in range(3):
        await old.heartbeat.beat_once()
    await play_on(new, table, [person], random.Random(1))
    owners = {owner for _, owner in await rows(new, 'SELECT "table", process FROM leases')}
    assert old.leases.process not in owners
    assert not old.turns.pending
    assert field(await new.snapshot(table, person), "status") == "over"


async def test_both_play_at_a_table_of_the_old_rules(old: TableService, new: TableService) -> None:
    persons = await people(old, 2)
    table = await table_for(old, persons, variant={"seats": 2})
    rng = random.Random(1)
    while field(await new.snapshot(table, persons[0]), "status") == "playing":
        for service in (old, new):
            await play_on(service, table, persons, rng, 3)
    assert field(await old.snapshot(table, persons[0]), "status") == "over"
    assert field(await new.snapshot(table, persons[0]), "rules") == 1


async def test_an_entry_of_a_newer_kind_ends_the_old_processes_work_at_a_table(
    old: TableService, new: TableService
) -> None:
    persons = await people(old, 2)
    table = await table_for(old, persons, variant={"seats": 2})
    assert items(await old.snapshot(table, persons[0]), "places")
    seq = await new.live_tables.archive.seq(table)
    insert = "INSERT INTO entries (\"table\", seq, kind, body, at) VALUES (:t, :s, 'prophecy', '{}', 1)"
    await execute(new, insert, t=table, s=seq + 1)
    await execute(new, "UPDATE tables SET seq = :s WHERE id = :t", t=table, s=seq + 1)
    with pytest.raises(OlderProcess):
        await old.snapshot(table, persons[0])
    await old.heartbeat.beat_once()
    assert not old.live_tables.in_memory(table)


async def test_a_watcher_at_an_old_process_waits(old: TableService, new: TableService) -> None:
    persons = await people(new, 2)
    table = await table_for(new, persons)

    async def first() -> News:
        return await news.following(old.watch(table, persons[0]))

    watch = asyncio.create_task(first())
    await asyncio.sleep(0)
    asked = 0
    seen = old.live_tables.find_for_reading

    async def counted(name: str, person: str) -> object:
        nonlocal asked
        asked += 1
        return await seen(name, person)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(old.live_tables, "find_for_reading", counted)
        await until(lambda: asked >= 2)
    assert not watch.done()
    watch.cancel()
    await asyncio.gather(watch, return_exceptions=True)
