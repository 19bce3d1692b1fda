"""Several processes over one PostgreSQL store, each a service of its own: they play the same tables as one."""

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TypeVar
from unittest.mock import AsyncMock, Mock

import pytest
from sqlalchemy import text as sql

from parlour.engine.plain import Plain
from parlour.tables.cluster import bus
from parlour.tables.errors import Busy, Refused
from parlour.tables.table_service import TableService
from parlour.tables.wire.answers import ReviewNow
from parlour.tables.wire.table import Snapshot
from tests.tables.running_service import (
    TOY,
    Body,
    act,
    act_somehow,
    choices,
    field,
    items,
    number,
    people,
    play_on,
    table_for,
    text,
)
from tests.tables.service.test_simultaneous_choices import SOON, Reader, until

STORES = ["postgresql"]
T = TypeVar("T")


@asynccontextmanager
async def watching(service: TableService, table: str, person: str) -> AsyncIterator[Reader]:
    reader = Reader(service, table, person, 0)
    try:
        await until(lambda: bool(reader.updates))
        yield reader
    finally:
        await reader.stop()


async def stop(service: TableService, name: str) -> None:
    """Stop one of the things that a service does all the time."""
    [task] = [found for found in service._tasks if found.get_name() == name]
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


async def entries(service: TableService, table: str) -> list[int]:
    return [entry.seq for entry in (await service.live_tables.archive.since(table)).entries]


async def test_watchers_at_one_process_get_changes_stored_by_another(one: TableService, two: TableService) -> None:
    rng = random.Random(1)
    persons = await people(one, 2)
    table = await table_for(one, persons)
    async with watching(one, table, persons[0]) as here, watching(two, table, persons[0]) as there:
        for turn in range(12):
            await act_somehow((one, two)[turn % 2], table, persons[turn % 2], rng)
        last = number(await one.snapshot(table, persons[0]), "seq")
        await until(lambda: all(field(reader.updates[-1], "seq") == last for reader in (here, there)))
        assert here.events() == there.events()


async def test_a_whole_match_is_played_through_both(one: TableService, two: TableService) -> None:
    rng = random.Random(2)
    persons = await people(one, 3)
    table = await table_for(one, persons)
    shots: list[Snapshot] = []
    while not shots or field(shots[0], "status") == "playing":
        for person in persons:
            await act_somehow(rng.choice((one, two)), table, person, rng)
        shots = [await service.snapshot(table, persons[0]) for service in (one, two)]
    assert shots[0] == shots[1]
    assert (await one.record(table, persons[0])) == (await two.record(table, persons[1]))


async def test_all_at_once_nothing_is_lost_or_doubled(one: TableService, two: TableService) -> None:
    persons = await people(one, 4)
    table = await table_for(one, persons)
    said = [[f"{service} {person} {count}" for count in range(5)] for service in range(2) for person in range(4)]
    talking = [
        (one, two)[index // 4].chat(table, persons[index % 4], {"text": words})
        for index, sayings in enumerate(said)
        for words in sayings
    ]
    await asyncio.gather(*talking)
    numbers = await entries(one, table)
    assert numbers == list(range(1, len(numbers) + 1))
    for service in (one, two):
        heard = [text(line, "text") for line in items(await service.snapshot(table, persons[0]), "chat")]
        assert sorted(heard) == sorted([words for sayings in said for words in sayings])


async def test_the_same_request_at_both_is_done_once(one: TableService, two: TableService) -> None:
    persons = await people(one, 2)
    table = await table_for(one, persons)
    shot = await one.snapshot(table, persons[0])
    request: Body = {
        "id": "the same",
        "seat": field(shot, "seat"),
        "seq": field(shot, "seq"),
        "action": choices(field(shot, "legal"))[0],
    }
    await two.snapshot(table, persons[0])
    before = len(await entries(one, table))
    answers = await asyncio.gather(*[service.act(table, persons[0], request) for service in (one, two, one, two)])
    assert all(answer == answers[0] for answer in answers)
    assert len(await entries(one, table)) == before + 1
    assert await two.act(table, persons[0], request) == answers[0]


async def test_nobody_is_refused_because_a_process_is_behind(one: TableService, two: TableService) -> None:
    rng = random.Random(3)
    persons = await people(one, 2)
    table = await table_for(one, persons)
    await two.snapshot(table, persons[0])
    for service in (one, two):
        await stop(service, "Bus")  # nobody hears anything any more
    for turn in range(20):
        service = (one, two)[turn % 2]
        for person in persons:
            shot = await (two, one)[turn % 2].snapshot(table, person)
            if field(shot, "legal") is not None:
                request: Body = {"id": f"r{turn}{person}", "seat": field(shot, "seat"), "seq": field(shot, "seq")}
                await service.act(table, person, {**request, "action": rng.choice(choices(field(shot, "legal")))})


async def test_a_shared_device_is_handed_over_at_both(one: TableService, two: TableService) -> None:
    [person] = await people(one, 1)
    places: list[Plain] = [{"who": "me"}, {"who": "here"}]
    request: Body = {"game": TOY, "variant": {"seats": 2}, "places": places, "auto": False}
    table = text(await one.create(person, request), "table")
    async with watching(two, table, person) as there:
        await one.sit(table, person, {"seat": 1})
        await until(lambda: field(there.updates[-1], "now", "seat") == 1)
        await act(two, table, person, choices(field(await two.snapshot(table, person), "legal"))[0], seat=1)
        with pytest.raises(Refused):
            await two.preview(table, person, {"seat": 0, "action": {"do": "keep", "lantern": 0}})


async def test_presence_is_shared_between_processes(one: TableService, two: TableService) -> None:
    persons = await people(one, 2)
    table = await table_for(one, persons)

    async def here(service: TableService) -> Plain:
        return field(await service.snapshot(table, persons[0]), "places", 1, "here")

    assert await here(two) is False
    async with watching(one, table, persons[1]):
        live = await two.live_tables.find(table)
        await until(lambda: live.is_watching(persons[1]))
        assert await here(two) is True
    await until(lambda: not live.is_watching(persons[1]))


async def test_a_new_name_and_a_deletion_are_known_at_both(one: TableService, two: TableService) -> None:
    persons = await people(one, 2)
    table = await table_for(one, persons)
    await one.chat(table, persons[1], {"text": "remember me"})
    async with watching(two, table, persons[0]) as there:
        await one.change_me(persons[1], {"name": "Grace"})
        await until(lambda: field(there.updates[-1], "now", "places", 1, "name") == "Grace")
        await one.forget(persons[1])
        await until(lambda: field(there.updates[-1], "now", "places", 1, "who") == "bot")
    await until(lambda: persons[1] not in two.people._known)
    assert not await two.is_person(persons[1])
    assert items(await two.snapshot(table, persons[0]), "chat") == []


async def test_the_lobby_shows_tables_of_the_other_process(one: TableService, two: TableService) -> None:
    persons = await people(one, 2)
    cards = two.watch_lobby(persons[1])
    assert field(await anext(cards), "lobby") == []
    places: list[Plain] = [{"who": "me"}, {"who": "guest"}]
    request: Body = {"game": TOY, "variant": {"seats": 2}, "places": places, "public": True}
    table = text(await one.create(persons[0], request), "table")
    async with asyncio.timeout(SOON):
        assert field(await anext(cards), "lobby", 0, "id") == table


async def _against_a_bot(service: TableService, person: str) -> str:
    places: list[Plain] = [{"who": "me"}, {"who": "bot", "level": "easy"}]
    request: Body = {"game": TOY, "variant": {"seats": 2}, "places": places, "auto": False}
    return text(await service.create(person, request), "table")


async def _owned(one: TableService, two: TableService) -> tuple[str, str, TableService, TableService]:
    """Return a person, a table against a bot, the process that sees to it, and the other one."""
    [person] = await people(one, 1)
    table = await _against_a_bot(one, person)
    await until(lambda: one.leases.has(table) or two.leases.has(table))
    return (person, table, one, two) if one.leases.has(table) else (person, table, two, one)


async def _die(service: TableService) -> None:
    """End as a killed process does: without a word."""
    for task in service._tasks:
        task.cancel()
    await asyncio.gather(*service._tasks, return_exceptions=True)
    await service.turns.close()
    await service.timeouts.close()
    await _age(service)


async def _age(service: TableService) -> None:
    """Let a process that is silent have been seen long ago."""
    async with service.store.writing() as connection:
        mine = {"process": service.leases.process}
        await connection.execute(sql("UPDATE processes SET seen = 0 WHERE id = :process"), mine)


async def test_a_bot_is_played_by_one_process_and_by_the_other_after_its_death(
    one: TableService, two: TableService
) -> None:
    rng = random.Random(5)
    person, table, owner, heir = await _owned(one, two)
    await play_on(heir, table, [person], rng, 3)
    assert not heir.leases.has(table)
    await _die(owner)
    await play_on(heir, table, [person], rng)
    assert field(await heir.snapshot(table, person), "status") == "over"
    assert heir.leases.has(table)


async def test_a_process_that_was_declared_dead_returns_without_its_leases(
    one: TableService, two: TableService
) -> None:
    table = await table_for(one, await people(one, 2))
    assert await one.leases.take(table)
    assert not await two.leases.take(table)
    await stop(one, "Heartbeat")
    await _age(one)
    async with asyncio.timeout(SOON):
        while not await two.leases.take(table):  # noqa: ASYNC110  # the store has no events
            await asyncio.sleep(0.1)
    assert await one.leases.beat() is False
    assert not one.leases.has(table)
    assert not await one.leases.take(table)


async def _insist(work: Callable[[], Awaitable[T]]) -> T:
    """Ask again as long as the store is said to be away."""
    async with asyncio.timeout(SOON):
        while True:
            try:
                return await work()
            except Busy:
                await asyncio.sleep(0.1)


async def test_a_lost_connection_is_made_again_and_nothing_is_missed(one: TableService, two: TableService) -> None:
    rng = random.Random(6)
    persons = await people(one, 2)
    table = await table_for(one, persons)
    async with watching(two, table, persons[0]) as there:
        others = "pid <> pg_backend_pid() AND datname = current_database()"
        async with one.store.reading() as connection:
            await connection.execute(sql(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}"))
        await _insist(lambda: play_on(one, table, persons, rng, 2))
        last = number(await _insist(lambda: one.snapshot(table, persons[0])), "seq")
        await until(lambda: field(there.updates[-1], "seq") == last)


async def test_a_line_that_is_cut_in_silence_is_given_up() -> None:
    connection = AsyncMock()
    connection.execute.side_effect = TimeoutError()
    connection.terminate = Mock()
    with pytest.raises(TimeoutError):
        await bus.ping(connection)
    connection.terminate.assert_called_once_with()


@pytest.fixture
def pinged(monkeypatch: pytest.MonkeyPatch) -> Mock:
    """What pings a connection, after the shortest silence."""
    monkeypatch.setattr(bus, "PING_AFTER", 0.01)
    pinged = Mock(wraps=bus.ping)
    monkeypatch.setattr(bus, "ping", pinged)
    return pinged


async def test_after_an_idle_time_messages_still_arrive(pinged: Mock, one: TableService, two: TableService) -> None:
    persons = await people(one, 2)
    table = await table_for(one, persons)
    async with watching(two, table, persons[0]) as there:
        await until(lambda: pinged.call_count > 5)
        await one.change_me(persons[1], {"name": "Grace"})
        await until(lambda: field(there.updates[-1], "now", "places", 1, "name") == "Grace")


async def test_a_table_whose_message_was_missed_is_updated_by_the_heartbeat(
    one: TableService, two: TableService
) -> None:
    rng = random.Random(8)
    person, table, owner, other = await _owned(one, two)
    await owner.live_tables.find(table)
    await stop(owner, "Bus")
    await play_on(other, table, [person], rng, 3)
    assert not other.leases.has(table)


async def test_a_review_is_made_by_one_process_and_served_by_both(one: TableService, two: TableService) -> None:
    rng = random.Random(9)
    persons = await people(one, 2)
    table = await table_for(one, persons)
    await play_on(two, table, persons, rng)
    judged: list[tuple[TableService, int]] = []
    for service in (one, two):
        _note_judgements(service, judged)
    await asyncio.gather(one.begin_review(table, persons[0]), two.begin_review(table, persons[1]))
    found = await _reviewed(one, table, persons[0])
    steps = [step for _, step in judged]
    assert len(steps) == len(set(steps)) == number(found, "of") > 5
    assert len({service for service, _ in judged}) == 1
    assert await two.review(table, persons[0]) == found


async def test_a_review_of_a_process_that_died_is_gone_on_with(one: TableService, two: TableService) -> None:
    persons = await people(one, 2)
    table = await table_for(one, persons)
    await play_on(one, table, persons, random.Random(10))
    await stop(two, "Reviews")
    judged: list[tuple[TableService, int]] = []
    _note_judgements(one, judged)
    await one.begin_review(table, persons[0])
    await until(lambda: len(judged) > 1)
    one.leases.release = _never  # type: ignore[method-assign]
    for name in ("Reviews", "Heartbeat"):
        await stop(one, name)
    await _age(one)
    two._tasks.append(asyncio.create_task(two.reviews.run()))
    assert text(await _reviewed(two, table, persons[1]), "status") == "ready"


async def _never(table: str) -> None:
    """Die before it is done."""


def _note_judgements(service: TableService, judged: list[tuple[TableService, int]]) -> None:
    keep = service.reviews.review_store.store_judgement

    async def note(table: str, step: int, judgement: Body | None) -> None:
        judged.append((service, step))
        await keep(table, step, judgement)

    service.reviews.review_store.store_judgement = note  # type: ignore[method-assign]


async def _reviewed(service: TableService, table: str, person: str) -> ReviewNow:
    async with asyncio.timeout(SOON):
        while field(found := await service.review(table, person), "status") != "ready":  # noqa: ASYNC110  # as above
            await asyncio.sleep(0.05)
    return found
