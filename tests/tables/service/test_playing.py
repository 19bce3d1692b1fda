"""Whole matches through the service; actions that happen once; tables that survive the server."""

import asyncio
import random
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from sqlalchemy.exc import IntegrityError

from parlour.engine import catalogue
from parlour.engine.plain import Plain
from parlour.engine.record import load, verify
from parlour.tables.errors import NotFound, Refused
from parlour.tables.store.archive import NEW_REQUEST, Archive
from parlour.tables.store.batch_writer import BatchWriter, Job, WriteBatch
from parlour.tables.table_service import TableService
from parlour.tables.wire.answers import Seq
from tests.stores import ONE_OF_THEM
from tests.tables.running_service import (
    TOY,
    Body,
    act,
    act_somehow,
    choices,
    field,
    items,
    number,
    opened,
    people,
    play_on,
    table_for,
    text,
)
from tests.thorough import THOROUGH


# Over both stores the toy is played to its end after a restart, see below.
@pytest.mark.slow
@pytest.mark.parametrize("store", ONE_OF_THEM, indirect=True)
@pytest.mark.parametrize("slug", catalogue.slugs())
async def test_every_game_is_played_to_its_end_by_people(slug: str, tmp_path: Path) -> None:
    async with opened(tmp_path) as service:
        persons = await people(service, max(service.library.game(slug).info.seats))
        table = await table_for(service, persons, slug, auto=True)
        await play_on(service, table, persons, random.Random(1))
        await _check_the_end(service, table, persons[0], slug)


@pytest.mark.slow
@pytest.mark.parametrize("store", ONE_OF_THEM, indirect=True)
@pytest.mark.parametrize("slug", catalogue.slugs())
async def test_every_game_is_played_to_its_end_against_bots(slug: str, tmp_path: Path) -> None:
    async with opened(tmp_path) as service:
        [person] = await people(service, 1)
        seats = min(service.library.game(slug).info.seats)
        places: list[Plain] = [{"who": "me"}]
        places += [{"who": "bot", "level": "easy"} for _ in range(seats - 1)]
        request: Body = {"game": slug, "variant": {"seats": seats}, "places": places}
        table = text(await service.create(person, request), "table")
        assert field(await service.snapshot(table, person), "status") == "playing"
        await play_on(service, table, [person], random.Random(2))
        await _check_the_end(service, table, person, slug)


async def _check_the_end(service: TableService, table: str, person: str, slug: str) -> None:
    shot = await service.snapshot(table, person)
    assert field(shot, "status") == "over"
    assert items(shot, "result", "ranking")
    game = service.library.game(slug)
    record = load(await service.record(table, person), game, service.library.standard(slug))
    final = verify(record)
    assert final.digest() == (await service.live_tables.find(table)).table.match.state.digest()
    frames = items(await service.replay(table, person), "frames")
    assert field(frames[-1], "shown") == field(shot, "shown")


async def test_a_request_made_twice_is_answered_twice_and_done_once(tmp_path: Path) -> None:
    async def act_twice(service: TableService, table: str, person: str) -> Seq:
        action = choices(field(await service.snapshot(table, person), "legal"))[0]
        return await act(service, table, person, action, name="twice")

    async with opened(tmp_path) as service:
        persons = await people(service, 2)
        table = await table_for(service, persons)
        action = choices(field(await service.snapshot(table, persons[0]), "legal"))[0]
        first = await act(service, table, persons[0], action, name="same")
        entries = (await service.live_tables.find(table)).table.seq
        assert await act(service, table, persons[0], action, name="same") == first
        assert (await service.live_tables.find(table)).table.seq == entries
        both = await asyncio.gather(*[act_twice(service, table, persons[1]) for _ in range(2)])
        assert both[0] == both[1]
        assert (await service.live_tables.find(table)).table.seq == entries + 1
    async with opened(tmp_path) as service:
        assert await act(service, table, persons[0], action, name="same") == first


async def test_an_action_decided_on_an_old_position_is_refused(service: TableService) -> None:
    persons = await people(service, 2)
    table = await table_for(service, persons)
    before = await service.snapshot(table, persons[0])
    await act_somehow(service, table, persons[0], random.Random(3))
    action = choices(field(await service.snapshot(table, persons[0]), "legal"))[0]
    request: Body = {"id": "late", "seat": 0, "seq": field(before, "seq"), "action": action}
    with pytest.raises(Refused):
        await service.act(table, persons[0], request)


async def test_an_illegal_action_is_refused_with_its_rule(service: TableService) -> None:
    persons = await people(service, 2)
    table = await table_for(service, persons)
    with pytest.raises(Refused) as refused:
        await act(service, table, persons[0], {"do": "ready"})
    why = await service.why(table, persons[0], {"seat": 0, "action": {"do": "ready"}})
    assert refused.value.rule == field(why, "rule") != ""


async def test_nobody_plays_for_another(service: TableService) -> None:
    persons = await people(service, 3)
    table = await table_for(service, persons[:2])
    action = choices(field(await service.snapshot(table, persons[0]), "legal"))[0]
    with pytest.raises(Refused):
        await act(service, table, persons[1], action, seat=0)
    with pytest.raises(NotFound):
        await service.act(table, persons[2], {"id": "x", "seat": 0, "seq": 0, "action": action})


@pytest.mark.parametrize("slug", catalogue.slugs())
async def test_after_a_restart_everybody_sees_the_same(slug: str, tmp_path: Path) -> None:
    rng = random.Random(4)
    async with opened(tmp_path) as service:
        persons = await people(service, 3)
        table = await table_for(service, persons[:2], slug, public=True)
        await play_on(service, table, persons[:2], rng, 9)
        await service.chat(table, persons[1], {"text": "hello"})
        before = [await service.snapshot(table, person) for person in persons]
    async with opened(tmp_path) as service:
        assert [await service.snapshot(table, person) for person in persons] == before
        is_to_end = THOROUGH or slug == TOY  # the matches above and of kept stores are played to their ends
        assert await play_on(service, table, persons[:2], rng, 10_000 if is_to_end else 9) > 0
        assert field(await service.snapshot(table, persons[2]), "status") == ("over" if is_to_end else "playing")


async def test_a_commit_that_fails_leaves_everything_as_it_was(service: TableService) -> None:
    persons = await people(service, 2)
    table = await table_for(service, persons)
    before = [await service.snapshot(table, person) for person in persons]
    commit = BatchWriter._commit

    async def fail(writer: BatchWriter, jobs: list[Job]) -> None:
        jobs[0][0].add(
            NEW_REQUEST, [dict.fromkeys(("table", "person", "request", "answer", "seq"))]
        )  # no such row can be
        await commit(writer, jobs)

    with patch.object(BatchWriter, "_commit", fail), pytest.raises(IntegrityError):
        await act_somehow(service, table, persons[0], random.Random(5))
    assert [await service.snapshot(table, person) for person in persons] == before
    assert await act_somehow(service, table, persons[0], random.Random(5))


async def test_a_commit_that_fails_does_not_harm_those_it_was_to_be_stored_with(service: TableService) -> None:
    persons = await people(service, 2)
    tables = [await table_for(service, persons) for _ in range(4)]
    append = Archive.append

    def fail(archive: Archive, writes: WriteBatch, table: str, *rest: Any) -> None:
        append(archive, writes, table, *rest)
        if table == tables[1]:
            writes.add(NEW_REQUEST, [dict.fromkeys(("table", "person", "request", "answer", "seq"))])

    with patch.object(Archive, "append", fail):
        acting = [act_somehow(service, table, persons[0], random.Random(6)) for table in tables]
        done = await asyncio.gather(*acting, return_exceptions=True)
    assert [isinstance(found, IntegrityError) for found in done] == [False, True, False, False]
    assert [len((await service.live_tables.find(table)).table.event_log.log[0]) for table in tables] == [10, 9, 10, 10]


async def test_forced_actions_are_played_for_those_who_want_it(service: TableService) -> None:
    persons = await people(service, 2)
    for auto, ready in ((True, True), (False, False)):
        table = await table_for(service, persons, auto=auto)
        for kind in ("keep", "float", "release"):
            legal = choices(field(await service.snapshot(table, persons[0]), "legal"))
            await act(service, table, persons[0], next(action for action in legal if action["do"] == kind))
        shot = await service.snapshot(table, persons[0])
        assert field(shot, "shown", "ready", 0) is ready


async def test_a_preview_shows_what_the_action_then_brings(service: TableService) -> None:
    persons = await people(service, 2)
    table = await table_for(service, persons)
    action = choices(field(await service.snapshot(table, persons[0]), "legal"))[0]
    foreseen = await service.preview(table, persons[0], {"seat": 0, "action": action})
    await act(service, table, persons[0], action)
    shot = await service.snapshot(table, persons[0])
    assert field(foreseen, "shown") == field(shot, "shown")
    assert field(foreseen, "sheet") == field(shot, "sheet")
    assert number(shot, "seq") > 0


async def test_a_preview_of_what_is_no_longer_legal_is_empty(service: TableService) -> None:
    persons = await people(service, 2)
    table = await table_for(service, persons)
    action = choices(field(await service.snapshot(table, persons[0]), "legal"))[0]
    thought: Body = {"seat": 0, "action": action}
    possible = await service.preview(table, persons[0], thought)
    assert None not in possible.values()
    assert possible["undo"]
    await act(service, table, persons[0], action)
    nothing = {"shown": None, "sheet": None, "before": None, "undo": False}
    assert dict(await service.preview(table, persons[0], thought)) == nothing
    await play_on(service, table, persons, random.Random(1))
    assert field(await service.snapshot(table, persons[0]), "status") == "over"
    assert dict(await service.preview(table, persons[0], thought)) == nothing
