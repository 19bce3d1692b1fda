"""Bots at tables: off the event loop, from their view only, and never stuck."""

import os
import random
import signal
from dataclasses import replace
from pathlib import Path

from parlour.engine import catalogue
from parlour.engine.plain import Plain, Reader, decode, encode
from parlour.engine.view import View
from parlour.tables.table_service import TableService
from parlour.tables.workers.bot_worker import choose
from parlour.tables.workers.pool import job_for
from tests.stores import ONE_OF_THEM
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
    job = job_for(live.table, 1, is_shipped=False)
    assert choose(job) in job.legal
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
            ready = field(update, "now", "shown", "ready")
            if ready == [False, True, True]:
                break
        assert (await service.live_tables.find(table)).table.seq > before
