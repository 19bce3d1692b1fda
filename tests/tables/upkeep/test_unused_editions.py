"""Uploaded editions go a day after the last table that uses them, and no edition goes that some table needs."""

import asyncio
import random
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import select

from parlour.engine import catalogue
from parlour.tables.errors import NotFound
from parlour.tables.settings import DAY
from parlour.tables.store.schema import editions
from parlour.tables.table_service import Hall
from tests.tables.running_service import QUIET, TOY, field, opened, people, play_on, table_for, text

HOUR = DAY / 24


async def upload(hall: Hall, name: str) -> str:
    shipped = (catalogue.folder(TOY) / "editions" / "standard.toml").read_text()
    return text(await hall.keep_edition(TOY, shipped.replace('name = "', f'name = "{name} ', 1).encode()), "digest")


async def stored(hall: Hall) -> set[str]:
    async with hall.store.reading() as connection:
        return {row.digest for row in await connection.execute(select(editions.c.digest))}


def test_an_edition_goes_when_no_table_has_used_it_for_a_day(tmp_path: Path) -> None:
    clock = [1000.0]

    async def scenario() -> None:
        async with opened(tmp_path, replace(QUIET, now=lambda: clock[0], ended_tables_last=3 * DAY)) as hall:
            persons = await people(hall, 2)
            shipped = await table_for(hall, persons)
            never, again, playing, over = [await upload(hall, name) for name in ("never", "again", "playing", "over")]
            await table_for(hall, persons, edition=playing)
            ended = await table_for(hall, persons, edition=over)
            await play_on(hall, ended, persons, random.Random(1))
            standard = text(await hall.snapshot(shipped, persons[0]), "edition")
            every = {standard, never, again, playing, over}
            found = []
            for hours in (0, 23, 1, 23, 24, 24, 24):
                clock[0] += hours * HOUR
                if hours == 23 and len(found) == 1:
                    await upload(hall, "again")
                await hall.housekeeping.keep()
                found.append(every - await stored(hall))
                if len(found) == 5:
                    assert field(await hall.replay(ended, persons[0]), "frames")
            assert found == [set(), set(), {never}, {never, again}, {never, again}, {never, again}, {never, again, over}]

    asyncio.run(scenario())


def test_an_edition_that_was_deleted_is_stored_again_by_a_table_that_has_it_in_memory(tmp_path: Path) -> None:
    clock = [1000.0]

    async def scenario() -> None:
        async with opened(tmp_path, replace(QUIET, now=lambda: clock[0])) as hall:
            persons = await people(hall, 2)
            loaded, unloaded = await upload(hall, "loaded"), await upload(hall, "unloaded")
            await hall.library.edition(TOY, loaded)
            await hall.housekeeping.keep()
            clock[0] += DAY
            await hall.housekeeping.keep()
            assert await stored(hall) & {loaded, unloaded} == set()
            await table_for(hall, persons, edition=loaded)
            assert loaded in await stored(hall)
            with pytest.raises(NotFound):
                await table_for(hall, persons, edition=unloaded)

    asyncio.run(scenario())
