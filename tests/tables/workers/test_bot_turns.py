"""Bots at tables: off the event loop, from their view only, and never stuck."""

import asyncio
import os
import random
import signal
from dataclasses import replace
from functools import partial
from pathlib import Path
from time import monotonic, sleep

import pytest

from parlour.bots.levels import TURN_SECONDS
from parlour.engine import catalogue
from parlour.engine.plain import Plain, Reader, decode, encode
from parlour.engine.view import View
from parlour.tables.errors import Refused
from parlour.tables.live.thinking import BotTurn
from parlour.tables.table_service import TableService
from parlour.tables.workers.bot_worker import choose
from parlour.tables.workers.pool import job_for
from parlour.tables.workers.process import FlagRequest
from tests.stores import ONE_OF_THEM
from tests.tables import news
from tests.tables.running_service import QUIET, TOY, Body, field, opened, people, play_on, table_for, text

STORES = ONE_OF_THEM
AGAINST_BOTS: list[Plain] = [{"who": "me"}, {"who": "bot", "level": "easy"}, {"who": "bot", "level": "easy"}]


async def _table(service: TableService, person: str, edition: Plain = None) -> str:
    request: Body = {"game": TOY, "variant": {"seats": 3}, "places": AGAINST_BOTS, "edition": edition}
    return text(await service.create(person, request), "table")


async def test_views_survive_the_way_to_a_worker(service: TableService) -> None:
    persons = await people(service, 2)
    for slug in catalogue.slugs():
        table = (await service.live_tables.find(await table_for(service, persons, slug))).table
        for seat in range(2):
            view = table.header.game.view(table.match.state, seat)
            plain = Reader(decode(encode(view.to_plain())), "view")
            back = View.from_plain(plain, table.header.game.info, table.header.edition)
            assert back.to_plain() == view.to_plain()


async def test_a_bot_plays_with_an_edition_of_ones_own(service: TableService) -> None:
    [person] = await people(service, 1)
    shipped = (catalogue.folder(TOY) / "editions" / "standard.toml").read_text()
    kept = await service.upload_edition(TOY, shipped.replace('name = "', 'name = "My own ', 1).encode())
    table = await _table(service, person, kept["digest"])
    live = await service.live_tables.find(table)
    job = job_for(live.table, 1, False, BotTurn("easy", 0.0), 0.0)
    assert choose(job, 0) in job.legal
    await play_on(service, table, [person], random.Random(1))
    assert field(await service.snapshot(table, person), "status") == "over"


async def test_a_killed_worker_is_replaced_and_its_turn_taken_again(service: TableService) -> None:
    [person] = await people(service, 1)
    table, rng = await _table(service, person), random.Random(2)
    for _ in range(2):
        await play_on(service, table, [person], rng, 3)
        for process in list(service.pool._ready()._processes):
            os.kill(process, signal.SIGKILL)
    await play_on(service, table, [person], rng)
    assert field(await service.snapshot(table, person), "status") == "over"


async def test_a_turn_that_was_due_at_a_restart_is_taken(tmp_path: Path) -> None:
    async with opened(tmp_path, replace(QUIET, bot_delay=3600.0)) as service:
        [person] = await people(service, 1)
        table = await _table(service, person)
        await play_on(service, table, [person], random.Random(3), 2)
        before = (await service.live_tables.find(table)).table.seq
    async with opened(tmp_path) as service:
        async for update in service.watch(table, person):
            ready = field(news.read(update), "now", "shown", "ready")
            if ready == [False, True, True]:
                break
        assert (await service.live_tables.find(table)).table.seq > before


def _see_flag(flag: int) -> bool:
    """Wait in a worker process until the flag is set; return False if it never is."""
    request, end = FlagRequest(flag), monotonic() + 60.0
    while not request.has_come() and monotonic() < end:
        sleep(0.001)
    return request.has_come()


async def test_a_hurry_reaches_the_worker_that_decides_and_no_other(service: TableService) -> None:
    hurried, later = asyncio.Event(), asyncio.Event()
    deciding = asyncio.create_task(service.pool._run(lambda flag: partial(_see_flag, flag), hurried))
    hurried.set()
    assert await deciding
    assert await service.pool._run(lambda flag: partial(_has_come, flag), later) is False


def _has_come(flag: int) -> bool:
    return FlagRequest(flag).has_come()


async def test_a_hurried_bot_plays_at_once(tmp_path: Path) -> None:
    async with opened(tmp_path, replace(QUIET, bot_delay=3600.0)) as service:
        [person] = await people(service, 1)
        table = await _table(service, person)
        watch = service.watch(table, person)
        assert [bot["hurried"] for bot in (await news.following(watch))["now"]["thinking"]] == [False, False]
        await service.hurry(table, person)
        async for update in watch:
            if not news.read(update)["now"]["thinking"]:
                break
        assert field(await service.snapshot(table, person), "shown", "ready") == [False, True, True]


async def test_only_whoever_has_a_seat_in_a_match_may_hurry(service: TableService) -> None:
    person, stranger = await people(service, 2)
    table = await table_for(service, [person, stranger], public=True)
    third = (await people(service, 1))[0]
    await service.hurry(table, stranger)  # no bot thinks: nothing to do
    with pytest.raises(Refused):
        await service.hurry(table, third)
    await service.close_table(table, person)
    with pytest.raises(Refused):
        await service.hurry(table, person)


async def test_all_decisions_of_a_turn_share_the_time_of_the_level() -> None:
    turn = BotTurn("master", 100.0)
    assert turn.left(100.0) == TURN_SECONDS["master"] == 5.0
    assert turn.left(103.5) == 1.5
    assert turn.left(90.0) == 5.0  # the machine's time was set back
    assert turn.left(200.0) == 0.0
    turn.hurried.set()
    assert turn.left(100.0) == 0.0


async def test_a_decision_without_time_is_still_a_legal_one(service: TableService) -> None:
    persons = await people(service, 2)
    for slug in catalogue.slugs():
        live = await service.live_tables.find(await table_for(service, persons, slug))
        [seat, *_] = live.table.to_act()
        late = job_for(live.table, seat, True, BotTurn("master", 0.0), 1000.0)
        assert late.ends <= monotonic()
        assert choose(late, 0) in late.legal
