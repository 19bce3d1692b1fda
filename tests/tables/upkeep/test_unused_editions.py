"""Uploaded editions go a day after the last table that uses them, and no edition goes that some table needs."""

import random
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import select

from parlour.engine import catalogue
from parlour.tables.errors import NotFound
from parlour.tables.settings import DAY
from parlour.tables.store.schema import editions
from parlour.tables.table_service import TableService
from tests.tables.running_service import QUIET, TOY, field, opened, people, play_on, table_for, text

HOUR = DAY / 24


async def upload(service: TableService, name: str) -> str:
    shipped = (catalogue.folder(TOY) / "editions" / "standard.toml").read_text()
    return text(
        await service.upload_edition(TOY, shipped.replace('name = "', f'name = "{name} ', 1).encode()), "digest"
    )


async def stored(service: TableService) -> set[str]:
    async with service.store.reading() as connection:
        return {row.digest for row in await connection.execute(select(editions.c.digest))}


async def test_an_edition_goes_when_no_table_has_used_it_for_a_day(tmp_path: Path) -> None:
    clock = [1000.0]

    async with opened(tmp_path, replace(QUIET, now=lambda: clock[0], ended_tables_last=3 * DAY)) as service:
        persons = await people(service, 2)
        shipped = await table_for(service, persons)
        never, again, playing, over = [await upload(service, name) for name in ("never", "again", "playing", "over")]
        await table_for(service, persons, edition=playing)
        ended = await table_for(service, persons, edition=over)
        await play_on(service, ended, persons, random.Random(1))
        standard = text(await service.snapshot(shipped, persons[0]), "edition")
        every = {standard, never, again, playing, over}
        found: list[set[str]] = []
        for hours in (0, 23, 1, 23, 24, 24, 24):
            clock[0] += hours * HOUR
            if hours == 23 and len(found) == 1:
                await upload(service, "again")
            await service.housekeeping.keep()
            found.append(every - await stored(service))
            if len(found) == 5:
                assert field(await service.replay(ended, persons[0]), "frames")
        both = {never, again}
        assert found == [set(), set(), {never}, both, both, both, {*both, over}]


async def test_an_edition_that_was_deleted_is_stored_again_by_a_table_that_has_it_in_memory(tmp_path: Path) -> None:
    clock = [1000.0]

    async with opened(tmp_path, replace(QUIET, now=lambda: clock[0])) as service:
        persons = await people(service, 2)
        loaded, unloaded = await upload(service, "loaded"), await upload(service, "unloaded")
        await service.library.edition(TOY, loaded)
        await service.housekeeping.keep()
        clock[0] += DAY
        await service.housekeeping.keep()
        assert await stored(service) & {loaded, unloaded} == set()
        await table_for(service, persons, edition=loaded)
        assert loaded in await stored(service)
        with pytest.raises(NotFound):
            await table_for(service, persons, edition=unloaded)
