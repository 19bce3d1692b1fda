"""Trying again: from any moment of a match that is over, with the hidden cards as they were, against bots."""

import random
from dataclasses import replace
from pathlib import Path

import pytest

from parlour.engine.record import Record
from parlour.tables.errors import NotFound, Refused
from parlour.tables.model.table import Table
from parlour.tables.table_service import TableService
from parlour.tables.views import replay
from tests.stores import ONE_OF_THEM
from tests.tables.running_service import QUIET, field, items, opened, people, play_on, table_for, text

STORES = ONE_OF_THEM
NO_BOTS = replace(QUIET, bot_delay=3600.0)


async def _finished(service: TableService, persons: list[str]) -> str:
    table = await table_for(service, persons)
    await play_on(service, table, persons, random.Random(4))
    return table


async def _table(service: TableService, table: str) -> Table:
    return (await service.live_tables.find(table)).table


def _actions(record: Record, count: int) -> list[tuple[int, int]]:
    entries = [record.entries[index] for index in record.live()]
    return [(entry.seat, entry.action) for entry in entries[:count]]


async def test_a_match_goes_on_from_a_moment_with_its_own_entries(tmp_path: Path) -> None:
    async with opened(tmp_path, NO_BOTS) as service:
        persons = await people(service, 2)
        past = await _finished(service, persons)
        steps = replay.steps(await _table(service, past), 0)
        count = len(steps) // 2
        new = text(await service.try_again(past, persons[0], {"frame": steps[count]}), "table")
        shot = await service.snapshot(new, persons[0])
        assert field(shot, "status") == "playing"
        assert field(shot, "again") == past
        assert (field(shot, "public"), field(shot, "hints"), field(shot, "clock")) == (False, True, None)
        assert [field(place, "who") for place in items(shot, "places")] == ["person", "bot"]
        first = steps.index(steps[count])
        begun, repeated = (await _table(service, past)).match.record, (await _table(service, new)).match.record
        assert _actions(repeated, first) == _actions(begun, first)
        assert field(await service.snapshot(past, persons[0]), "again") is None
    async with opened(tmp_path, NO_BOTS) as service:  # also after a restart
        assert field(await service.snapshot(new, persons[0]), "again") == past
        with pytest.raises(NotFound):
            await service.snapshot(new, persons[1])  # it is private


async def test_only_players_try_again_and_only_where_something_can_be_played(tmp_path: Path) -> None:
    async with opened(tmp_path, NO_BOTS) as service:
        *persons, stranger = await people(service, 3)
        running = await table_for(service, persons)
        with pytest.raises(Refused, match="a match that is over"):
            await service.try_again(running, persons[0], {"frame": 0})
        past = await _finished(service, persons)
        last = replay.steps(await _table(service, past), 0)[-1]
        with pytest.raises(Refused, match="one before the end of the match"):
            await service.try_again(past, persons[0], {"frame": last})
        with pytest.raises(NotFound):
            await service.try_again(past, stranger, {"frame": 0})
