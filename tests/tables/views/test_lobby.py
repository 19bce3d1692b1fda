"""The lobby: open tables for all, one's own for oneself, live."""

import random
from dataclasses import replace
from pathlib import Path

import pytest

from parlour.engine.plain import Plain
from parlour.tables.table_service import TableService
from tests.stores import ONE_OF_THEM
from tests.tables.running_service import (
    QUIET,
    TOY,
    Body,
    act_somehow,
    field,
    items,
    opened,
    people,
    play_on,
    table_for,
    text,
)
from tests.tables.service.test_simultaneous_choices import until

STORES = ONE_OF_THEM
WAITING: list[Plain] = [{"who": "me"}, {"who": "guest"}]


def _request(public: bool) -> Body:
    return {"game": TOY, "variant": {"seats": 2}, "places": WAITING, "public": public}


async def test_the_lobby_shows_public_tables_that_wait(service: TableService) -> None:
    host, guest = await people(service, 2)
    lobby = service.watch_lobby(guest)
    assert await anext(lobby) == {"lobby": []}
    await service.create(host, _request(public=False))
    table = text(await service.create(host, _request(public=True)), "table")
    [card] = items(await anext(lobby), "lobby")
    assert (field(card, "id"), field(card, "mine"), field(card, "waiting")) == (table, False, False)
    assert field(card, "host") == field(await service.me(host), "name")
    await service.join(table, guest, {})
    [card] = items(await anext(lobby), "lobby")
    assert (field(card, "status"), field(card, "mine"), field(card, "waiting")) == ("playing", True, True)
    assert items(await service.cards(guest, "open"), "tables") == []


async def test_my_tables_begin_with_those_that_wait_for_me(service: TableService) -> None:
    persons = await people(service, 2)
    tables = [text(await service.create(persons[0], _request(public=True)), "table") for _ in range(3)]
    for table in tables:
        await service.join(table, persons[1], {})
    await play_on(service, tables[2], persons, random.Random(1))
    mine = items(await service.cards(persons[0], "mine"), "tables")
    assert [field(card, "waiting") for card in mine] == [True, True, False]
    assert field(mine[2], "id") == tables[2]


async def test_changes_during_a_query_are_queried_next(service: TableService) -> None:
    [guest] = await people(service, 1)
    lobby = service.watch_lobby(guest)
    await anext(lobby)
    asked: list[list[str]] = []

    async def concerned(tables: list[str], _people: set[str]) -> tuple[bool, set[str]]:
        asked.append(tables)
        if tables == ["early"]:
            service.lobby.tables_changed(["late"])
        return False, set()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(service.live_tables.archive, "concerned", concerned)
        service.lobby.tables_changed(["early"])
        await until(lambda: len(asked) == 2)
    assert asked == [["early"], ["late"]]


async def test_lists_are_dated_by_what_everybody_could_see(tmp_path: Path) -> None:
    """What stands in the store after every action is what a restored table knows."""
    clock = [1_000.0]

    rng, hidden = random.Random(3), 0
    async with opened(tmp_path, replace(QUIET, now=lambda: clock[0])) as service:
        persons = await people(service, 3)
        table = await table_for(service, persons)
        while field(before := await service.snapshot(table, persons[0]), "status") == "playing":
            clock[0] += 10
            if await act_somehow(service, table, rng.choice(persons[1:]), rng):
                is_seen = before["seq"] != field(await service.snapshot(table, persons[0]), "seq")
                live, [row] = (
                    await service.live_tables.find(table),
                    await service.live_tables.archive.tables_of(persons[0]),
                )
                assert (row["changed"] == clock[0]) == is_seen
                hidden += not is_seen
                service.live_tables.drop(live)
                assert (await service.live_tables.find(table)).table.changed == live.table.changed == row["changed"]
            else:
                await act_somehow(service, table, persons[0], rng)
    assert hidden > 5
