"""The lobby: open tables for all, one's own for oneself, live."""

import asyncio
import random
from dataclasses import replace
from pathlib import Path

import pytest

from parlour.engine.plain import Plain
from parlour.tables.table_service import Hall
from tests.tables.running_service import (
    QUIET,
    TOY,
    Body,
    act_somehow,
    at_a_hall,
    field,
    items,
    opened,
    people,
    play_on,
    table_for,
    text,
)
from tests.tables.service.test_simultaneous_choices import until

WAITING: list[Plain] = [{"who": "me"}, {"who": "guest"}]


def _request(public: bool) -> Body:
    return {"game": TOY, "variant": {"seats": 2}, "places": WAITING, "public": public}


@at_a_hall
async def test_the_lobby_shows_public_tables_that_wait(hall: Hall) -> None:
    host, guest = await people(hall, 2)
    lobby = hall.watch_lobby(guest)
    assert await anext(lobby) == {"lobby": []}
    await hall.create(host, _request(public=False))
    table = text(await hall.create(host, _request(public=True)), "table")
    [card] = items(await anext(lobby), "lobby")
    assert (field(card, "id"), field(card, "mine"), field(card, "waiting")) == (table, False, False)
    assert field(card, "host") == field(await hall.me(host), "name")
    await hall.join(table, guest, {})
    [card] = items(await anext(lobby), "lobby")
    assert (field(card, "status"), field(card, "mine"), field(card, "waiting")) == ("playing", True, True)
    assert items(await hall.cards(guest, "open"), "tables") == []


@at_a_hall
async def test_my_tables_begin_with_those_that_wait_for_me(hall: Hall) -> None:
    persons = await people(hall, 2)
    tables = [text(await hall.create(persons[0], _request(public=True)), "table") for _ in range(3)]
    for table in tables:
        await hall.join(table, persons[1], {})
    await play_on(hall, tables[2], persons, random.Random(1))
    mine = items(await hall.cards(persons[0], "mine"), "tables")
    assert [field(card, "waiting") for card in mine] == [True, True, False]
    assert field(mine[2], "id") == tables[2]


@at_a_hall
async def test_what_is_heard_while_the_store_is_asked_is_asked_next(hall: Hall) -> None:
    [guest] = await people(hall, 1)
    lobby = hall.watch_lobby(guest)
    await anext(lobby)
    asked: list[list[str]] = []

    async def concerned(tables: list[str], _people: set[str]) -> tuple[bool, set[str]]:
        asked.append(tables)
        if tables == ["early"]:
            hall.lobby.hear(["late"])
        return False, set()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(hall.room.archive, "concerned", concerned)
        hall.lobby.hear(["early"])
        await until(lambda: len(asked) == 2)
    assert asked == [["early"], ["late"]]


def test_lists_are_dated_by_what_everybody_could_see(tmp_path: Path) -> None:
    """What stands in the store after every action is what a restored table knows."""
    clock = [1_000.0]

    async def scenario() -> None:
        rng, hidden = random.Random(3), 0
        async with opened(tmp_path, replace(QUIET, now=lambda: clock[0])) as hall:
            persons = await people(hall, 3)
            table = await table_for(hall, persons)
            while field(before := await hall.snapshot(table, persons[0]), "status") == "playing":
                clock[0] += 10
                if await act_somehow(hall, table, rng.choice(persons[1:]), rng):
                    is_seen = before["seq"] != field(await hall.snapshot(table, persons[0]), "seq")
                    live, [row] = await hall.room.find(table), await hall.room.archive.tables_of(persons[0])
                    assert (row["changed"] == clock[0]) == is_seen
                    hidden += not is_seen
                    hall.room.drop(live)
                    assert (await hall.room.find(table)).table.changed == live.table.changed == row["changed"]
                else:
                    await act_somehow(hall, table, persons[0], rng)
        assert hidden > 5

    asyncio.run(scenario())
