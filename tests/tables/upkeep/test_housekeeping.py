"""Housekeeping: abandoned tables close, idle ones cost nothing, and a table in memory is small."""

import random
import tracemalloc
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import select

from parlour.engine import catalogue
from parlour.engine.plain import Plain
from parlour.tables.settings import DAY
from parlour.tables.store.schema import requests
from parlour.tables.upkeep.pruning import prune
from tests.tables.running_service import QUIET, TOY, Body, field, opened, people, play_on, table_for, text

MEGABYTE = 1_000_000


async def test_abandoned_tables_are_closed(tmp_path: Path) -> None:
    clock = [0.0]

    async with opened(tmp_path, replace(QUIET, now=lambda: clock[0])) as service:
        persons = await people(service, 2)
        places: list[Plain] = [{"who": "me"}, {"who": "guest"}]
        request: Body = {"game": TOY, "variant": {"seats": 2}, "places": places, "public": True}
        waiting = text(await service.create(persons[0], request), "table")
        playing = await table_for(service, persons)
        found = []
        for days in (0.9, 0.2, 28, 2):
            clock[0] += days * DAY
            await service.housekeeping.close_abandoned()
            found.append([field(await service.snapshot(table, persons[0]), "status") for table in (waiting, playing)])
        assert found == [["open", "playing"], ["closed", "playing"], ["closed", "playing"], ["closed", "closed"]]
        assert await service.cards(persons[0], "open") == {"tables": []}


async def test_idle_tables_leave_the_memory_and_come_back_as_they_were(tmp_path: Path) -> None:
    clock = [0.0]

    async with opened(tmp_path, replace(QUIET, now=lambda: clock[0], idle_after=60.0)) as service:
        persons = await people(service, 2)
        idle, watched = [await table_for(service, persons) for _ in range(2)]
        watching = service.watch(watched, persons[1])
        await anext(watching)
        before = await service.snapshot(idle, persons[0])
        clock[0] += 61
        service.live_tables.drop_idle()
        assert [live.table.header.id for live in service.live_tables.all()] == [watched]
        assert await service.snapshot(idle, persons[0]) == before


async def test_the_longest_unused_tables_go_first(tmp_path: Path) -> None:
    async with opened(tmp_path, replace(QUIET, max_live=2)) as service:
        persons = await people(service, 2)
        tables = [await table_for(service, persons) for _ in range(4)]
        await service.snapshot(tables[0], persons[0])
        service.live_tables.drop_idle()
        assert {live.table.header.id for live in service.live_tables.all()} == {tables[0], tables[3]}


@pytest.mark.parametrize("store", ["sqlite"], indirect=True)
async def test_a_table_in_memory_is_small(tmp_path: Path) -> None:
    async with opened(tmp_path) as service:
        for slug in catalogue.slugs():
            persons = await people(service, 2)
            table = await table_for(service, persons, slug, public=True)
            await play_on(service, table, persons, random.Random(1))
            service.live_tables.drop(await service.live_tables.find(table))
            tracemalloc.start()
            for person in [*persons, "somebody"]:
                await service.snapshot(table, person)
            size, _ = tracemalloc.get_traced_memory()
            tracemalloc.stop()
            assert size < MEGABYTE, f"{slug}: {size} bytes"


async def test_answers_at_tables_that_are_over_go_after_a_while(tmp_path: Path) -> None:
    clock = [0.0]

    async with opened(tmp_path, replace(QUIET, now=lambda: clock[0])) as service:
        persons = await people(service, 2)
        ended, playing = await table_for(service, persons), await table_for(service, persons)
        await play_on(service, ended, persons, random.Random(1))
        await play_on(service, playing, persons, random.Random(1), 2)
        found = []
        for days in (29, 2):
            clock[0] += days * DAY
            await prune(service.live_tables)
            async with service.store.reading() as connection:
                found.append({row.table for row in await connection.execute(select(requests.c.table))})
        assert found == [{ended, playing}, {playing}]
        assert field(await service.snapshot(ended, persons[0]), "status") == "over"


async def test_old_matches_go_only_if_that_is_wanted(tmp_path: Path) -> None:
    clock = [0.0]

    async def scenario(days: float | None) -> list[bool]:
        lasts = None if days is None else days * DAY
        async with opened(tmp_path, replace(QUIET, now=lambda: clock[0], ended_tables_last=lasts)) as service:
            persons = await people(service, 2)
            ended, playing = await table_for(service, persons), await table_for(service, persons)
            await play_on(service, ended, persons, random.Random(1))
            clock[0] += 20 * DAY
            await prune(service.live_tables)
            return [await service.live_tables.archive.header(table) is not None for table in (ended, playing)]

    assert await scenario(None) == [True, True]
    assert await scenario(30) == [True, True]
    assert await scenario(10) == [False, True]
