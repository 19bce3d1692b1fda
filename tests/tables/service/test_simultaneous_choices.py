"""Choices made at once: until the last is in others see done or not done, then one reveal shows all (law 14)."""

import asyncio
import random
from collections.abc import Callable

from parlour.engine.plain import Plain
from parlour.tables.table_service import TableService
from parlour.tables.wire.news import News
from tests.tables import news
from tests.tables.running_service import act_somehow, field, items, people, play_on, table_for

SOON = 30.0


async def until(is_so: Callable[[], bool]) -> None:
    """Wait for something that must come soon."""
    async with asyncio.timeout(SOON):
        while not is_so():  # noqa: ASYNC110  # of many kinds, most without an event
            await asyncio.sleep(0.01)


class Reader:
    """Somebody who reads the stream of a table."""

    def __init__(self, service: TableService, table: str, person: str, after: int | None = None) -> None:
        self.updates: list[News] = []
        self.task = asyncio.create_task(self._read(service, table, person, after))

    async def _read(self, service: TableService, table: str, person: str, after: int | None) -> None:
        async for update in service.watch(table, person, after):
            self.updates.append(news.read(update))

    def events(self) -> list[Plain]:
        return [event for update in self.updates for event in items(update, "events")]

    async def stop(self) -> None:
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)


async def settle() -> None:
    await asyncio.sleep(0.4)  # a busy PostgreSQL takes its time


async def test_others_get_no_update_for_a_hidden_step(service: TableService) -> None:
    persons = await people(service, 3)
    table = await table_for(service, persons[:2], public=True)
    readers = [Reader(service, table, person) for person in persons]
    await until(lambda: all(map(_sees_both, readers)))
    heard = [len(reader.updates) for reader in readers]
    await act_somehow(service, table, persons[0], random.Random(1))
    await until(lambda: len(readers[0].updates) > heard[0])
    await settle()
    assert [len(reader.updates) for reader in readers] == [heard[0] + 1, heard[1], heard[2]]
    for reader in readers:
        await reader.stop()


def _sees_both(reader: Reader) -> bool:
    return bool(reader.updates) and all(field(place, "here") for place in items(reader.updates[-1], "now", "places"))


async def test_the_last_commitment_reveals_all(service: TableService) -> None:
    rng = random.Random(2)
    persons = await people(service, 2)
    table = await table_for(service, persons)
    reader = Reader(service, table, persons[0])
    await until(lambda: bool(reader.updates))
    while not field(await service.snapshot(table, persons[0]), "shown", "ready", 0):
        await act_somehow(service, table, persons[0], rng)
    shot = await service.snapshot(table, persons[1])
    assert [field(place, "waiting") for place in items(shot, "places")] == [False, True]
    assert "keep" not in str(shot["log"])
    while field(await service.snapshot(table, persons[1]), "shown", "nights") == 0:
        await act_somehow(service, table, persons[1], rng)
    await settle()
    reveals = [event for event in reader.events() if field(event, "kind") == "reveal"]
    assert len(reveals) == 1
    lines = items(reveals[0], "lines")
    assert {field(line, "seat") for line in lines} == {1}
    assert [field(line, "seen", "do") for line in lines] == ["keep", "float"]
    await reader.stop()


async def test_two_events_never_share_a_number(service: TableService) -> None:
    rng = random.Random(3)
    persons = await people(service, 3)
    table = await table_for(service, persons)
    readers = [Reader(service, table, person, 0) for person in persons]
    await play_on(service, table, persons, rng)
    await settle()
    for reader in readers:
        numbers = [field(event, "seq") for event in reader.events()]
        assert len(set(numbers)) == len(numbers)
        assert numbers == sorted(numbers, key=lambda seq: seq if isinstance(seq, int) else 0)
        log = items(await service.snapshot(table, persons[0]), "log")
        assert len({field(line, "seq") for line in log}) == len(log)
        await reader.stop()


async def test_a_person_who_was_away_misses_nothing(service: TableService) -> None:
    rng = random.Random(4)
    persons = await people(service, 2)
    table = await table_for(service, persons)
    steady, restless, seq = Reader(service, table, persons[0], 0), [], 0
    for _ in range(6):
        reader = Reader(service, table, persons[0], seq)
        await play_on(service, table, persons, rng, 4)
        await settle()
        await reader.stop()
        restless += reader.events()
        last = field(reader.updates[-1], "seq")
        assert isinstance(last, int)
        seq = last
        await play_on(service, table, persons, rng, 3)
    await settle()
    await steady.stop()
    told = [field(event, "seq") for event in restless]
    assert told == [field(event, "seq") for event in steady.events()][: len(told)]
