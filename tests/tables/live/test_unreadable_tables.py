"""Tables whose entries are damaged: explained, listed, closed, their records given; the others go on undisturbed."""

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest

from parlour.engine.plain import Wrong
from parlour.engine.record import load
from parlour.notices.claims import Claims
from parlour.tables.errors import BROKEN, NEWER, NotFound, Refused, Unreadable
from parlour.tables.model import entries
from parlour.tables.table_service import Hall
from tests.tables.other_versions import execute, rows
from tests.tables.running_service import (
    QUIET,
    TOY,
    Body,
    act,
    choices,
    field,
    items,
    opened,
    people,
    play_on,
    table_for,
    text,
)

STORES = ["sqlite"]  # test_rolling_restart.py has the same over a shared store
Damage = Callable[[Hall, str], Awaitable[None]]
ACTION = "SELECT max(seq) FROM entries WHERE \"table\" = :t AND kind = 'action' AND body LIKE '%ready%'"


async def _last_ready(hall: Hall, table: str) -> int:
    found = (await rows(hall, ACTION, t=table))[0][0]
    assert isinstance(found, int)
    return found


async def _body(hall: Hall, table: str, body: str) -> None:
    command = 'UPDATE entries SET body = :b WHERE "table" = :t AND seq = :s'
    await execute(hall, command, b=body, t=table, s=await _last_ready(hall, table))


async def not_json(hall: Hall, table: str) -> None:
    await _body(hall, table, '{"seat": 0, "act')


async def not_an_entry(hall: Hall, table: str) -> None:
    await _body(hall, table, '{"seat": "nobody"}')


async def not_legal(hall: Hall, table: str) -> None:
    await _body(hall, table, '{"action":{"do":"keep","lantern":24},"seat":0}')


async def not_there(hall: Hall, table: str) -> None:
    seq = await _last_ready(hall, table)
    await execute(hall, 'DELETE FROM entries WHERE "table" = :t AND seq = :s', t=table, s=seq)


async def not_the_last(hall: Hall, table: str) -> None:
    await execute(hall, "UPDATE tables SET seq = seq + 3 WHERE id = :t", t=table)


async def not_its_variant(hall: Hall, table: str) -> None:
    await execute(hall, "UPDATE tables SET variant = :v WHERE id = :t", v='{"seats": 9}', t=table)


async def not_an_outline(hall: Hall, table: str) -> None:
    await execute(hall, "UPDATE tables SET places = :v, to_act = :v WHERE id = :t", v="[{", t=table)


async def not_its_edition(hall: Hall, table: str) -> None:
    row = (await rows(hall, "SELECT edition FROM tables WHERE id = :t", t=table))[0][0]
    assert isinstance(row, str)
    await execute(hall, "INSERT INTO editions (digest, game, body) VALUES ('sha256:x', :g, '{}')", g=TOY)
    await execute(hall, "UPDATE tables SET edition = 'sha256:x' WHERE id = :t", t=table)


async def of_rules_that_never_were(hall: Hall, table: str) -> None:
    await execute(hall, "UPDATE tables SET rules = 0 WHERE id = :t", t=table)


async def newer_rules(hall: Hall, table: str) -> None:
    await execute(hall, "UPDATE tables SET rules = 99 WHERE id = :t", t=table)


async def newer_entry(hall: Hall, table: str) -> None:
    await execute(
        hall,
        "UPDATE entries SET kind = 'prophecy' WHERE \"table\" = :t AND seq = :s",
        t=table,
        s=await _last_ready(hall, table),
    )


async def newer_game(hall: Hall, table: str) -> None:
    await execute(hall, "UPDATE tables SET game = 'thimbles' WHERE id = :t", t=table)


DAMAGES: list[tuple[Damage, str]] = [
    (not_json, BROKEN),
    (not_an_entry, BROKEN),
    (not_legal, BROKEN),
    (not_there, BROKEN),
    (not_the_last, BROKEN),
    (not_its_variant, BROKEN),
    (not_an_outline, BROKEN),
    (not_its_edition, BROKEN),
    (of_rules_that_never_were, BROKEN),
    (newer_rules, NEWER),
    (newer_entry, NEWER),
    (newer_game, NEWER),
]


def after_a_damage(tmp_path: Path, damage: Damage, scenario: Callable[[Hall, str, list[str]], Awaitable[None]]) -> None:
    """Let two people play for a while, damage the table while no server runs, and go on."""

    async def whole() -> None:
        async with opened(tmp_path) as hall:
            persons = await people(hall, 3)
            table = await table_for(hall, persons[:2])
            await play_on(hall, table, persons[:2], random.Random(4), 9)
            await damage(hall, table)
        async with opened(tmp_path, replace(QUIET, patrol_every=0.05)) as hall:
            await asyncio.wait_for(scenario(hall, table, persons), 60)

    asyncio.run(whole())


@pytest.mark.parametrize(("damage", "trouble"), DAMAGES, ids=[damage.__name__ for damage, _ in DAMAGES])
def test_a_table_that_cannot_be_restored_is_there_all_the_same(tmp_path: Path, damage: Damage, trouble: str) -> None:
    is_there_all_the_same(tmp_path, damage, trouble)


def is_there_all_the_same(tmp_path: Path, damage: Damage, trouble: str) -> None:
    """Try everything that a person can ask about a damaged table, and about others beside it."""

    async def scenario(hall: Hall, table: str, persons: list[str]) -> None:
        (card,) = await hall.lobby.cards(persons[0], "mine")
        assert (card["id"], card["trouble"], card["waiting"]) == (table, trouble, False)
        for ask in (hall.snapshot, hall.replay, hall.leave, hall.review, hall.rematch):
            with pytest.raises(Unreadable) as caught:
                await ask(table, persons[1])
            assert caught.value.trouble == trouble
            with pytest.raises(NotFound):
                await ask(table, persons[2])
        with pytest.raises(Unreadable) as watched:
            await anext(hall.watch(table, persons[1]))
        told = await hall.told(watched.value)
        assert (field(told, "card", "trouble"), field(told, "may")) == (trouble, [])
        await others_go_on(hall, persons)
        await hall.close_table(table, persons[0])
        assert await hall.lobby.cards(persons[0], "mine") == []
        lines = [json.loads(line) for line in (await hall.record(table, persons[1])).splitlines()]
        assert lines[0]["parlour"] == 1
        assert len(lines) > 9

    after_a_damage(tmp_path, damage, scenario)


def test_every_kind_of_entry_that_there_is_is_known() -> None:
    """One that is forgotten in the list would make tables look newer than the program that wrote them."""
    kinds = {value for name, value in vars(entries).items() if name.isupper() and isinstance(value, str)}
    assert kinds == entries.KINDS
    assert kinds


async def others_go_on(hall: Hall, persons: list[str]) -> None:
    """Lists, housekeeping, errands, notices and matches work as if the damaged table were not there."""
    await hall.housekeeping.keep()
    await hall.patrol.go_round()
    await hall.errands.look()
    claims = Claims(hall.store, hall.settings.now, hall.room.unreadables.trouble)
    assert await claims.due(set(persons), 0.0, hall.settings.now()) == []
    assert await claims.due_to(persons[0]) == []
    again = await table_for(hall, persons[:2])
    await play_on(hall, again, persons[:2], random.Random(1), 6)
    assert again in {card["id"] for card in await hall.lobby.cards(persons[0], "mine")}
    await hall.close_table(again, persons[0])


async def say_ready(hall: Hall, table: str, person: str) -> None:
    if {"do": "ready"} in choices(field(await hall.snapshot(table, person), "legal") or []):
        await act(hall, table, person, {"do": "ready"})


@pytest.mark.parametrize("damage", [not_legal, newer_rules])
def test_bots_go_on_elsewhere_when_one_of_their_tables_cannot_be_restored(tmp_path: Path, damage: Damage) -> None:
    """The damaged table waits for a bot, and comes first in the scan of the start."""
    bots: Body = {"game": TOY, "variant": {"seats": 2}, "places": [{"who": "me"}, {"who": "bot", "level": "easy"}]}

    async def whole() -> None:
        async with opened(tmp_path, replace(QUIET, bot_delay=3600.0)) as hall:
            (person,) = await people(hall, 1)
            tables = [text(await hall.create(person, bots), "table") for _ in range(3)]
            for table in tables:
                await play_on(hall, table, [person], random.Random(4), 3)
                await say_ready(hall, table, person)
            await damage(hall, tables[0])
        async with opened(tmp_path, replace(QUIET, patrol_every=0.05)) as hall:
            for table in tables[1:]:
                await asyncio.wait_for(play_on(hall, table, [person], random.Random(1)), 60)
                assert field(await hall.snapshot(table, person), "status") == "over"
            assert await rows(hall, 'SELECT * FROM leases WHERE "table" = :t', t=tables[0]) == []
            assert (await hall.lobby.cards(person, "mine"))[-1]["trouble"]

    asyncio.run(whole())


def test_a_damaged_match_in_play_does_not_show_its_hidden_hands(tmp_path: Path) -> None:
    async def scenario(hall: Hall, table: str, persons: list[str]) -> None:
        for person in persons[:2]:
            with pytest.raises(Refused, match="a match that is over or closed"):
                await hall.record(table, person)
        with pytest.raises(NotFound):
            await hall.record(table, persons[2])
        with pytest.raises(Unreadable) as caught:
            await hall.snapshot(table, persons[0])
        assert '"keep"' in caught.value.why, "logs tell what is wrong"
        told = json.dumps(await hall.told(caught.value)) + str(caught.value)
        assert "keep" not in told
        assert "lantern" not in told.replace(TOY, "")

    after_a_damage(tmp_path, not_legal, scenario)


def test_somebody_who_plays_alone_gets_the_record_at_once(tmp_path: Path) -> None:
    async def whole() -> None:
        async with opened(tmp_path) as hall:
            (person,) = await people(hall, 1)
            bots: Body = {"game": TOY, "variant": {"seats": 2}, "places": [{"who": "me"}, {"who": "bot"}]}
            table = text(await hall.create(person, bots), "table")
            await play_on(hall, table, [person], random.Random(4), 4)
            await not_json(hall, table)
        async with opened(tmp_path) as hall:
            with pytest.raises(Unreadable) as caught:
                await hall.snapshot(table, person)
            assert field(await hall.told(caught.value), "may") == ["record", "close"]
            stored = await hall.record(table, person)
            assert '"damaged":' in stored
            with pytest.raises(Wrong, match=r"line \d+\.by: expected a value, found nothing"):
                load(stored)

    asyncio.run(whole())


def test_a_guest_with_the_invitation_is_told_and_one_without_is_not(tmp_path: Path) -> None:
    async def scenario(hall: Hall, table: str, persons: list[str]) -> None:
        token = (await rows(hall, 'SELECT token FROM invitations WHERE "table" = :t', t=table))[0][0]
        assert isinstance(token, str)
        with pytest.raises(Unreadable):
            await hall.join(table, persons[2], {"invitation": token})
        with pytest.raises(NotFound):
            await hall.join(table, persons[2], {"invitation": "guessed"})

    after_a_damage(tmp_path, not_legal, scenario)


def test_a_damaged_table_that_is_abandoned_is_closed_like_any_other(tmp_path: Path) -> None:
    async def scenario(hall: Hall, table: str, persons: list[str]) -> None:
        await execute(hall, "UPDATE tables SET changed = 1 WHERE id = :t", t=table)
        await hall.housekeeping.expire()
        assert await rows(hall, "SELECT status FROM tables WHERE id = :t", t=table) == [("closed",)]
        assert persons

    after_a_damage(tmp_path, not_legal, scenario)


def test_a_person_at_a_damaged_table_can_be_forgotten(tmp_path: Path) -> None:
    async def scenario(hall: Hall, table: str, persons: list[str]) -> None:
        await hall.forget(persons[0])
        assert not await hall.is_person(persons[0])
        with pytest.raises(Unreadable):
            await hall.snapshot(table, persons[1])

    after_a_damage(tmp_path, not_legal, scenario)


def test_a_table_is_not_read_again_and_again_but_is_when_it_is_mended(tmp_path: Path) -> None:
    async def scenario(hall: Hall, table: str, persons: list[str]) -> None:
        body = (await rows(hall, 'SELECT body FROM entries WHERE "table" = :t ORDER BY seq DESC', t=table))[0][0]
        assert isinstance(body, str)
        asked = 0
        since = hall.room.archive.since

        async def counted(name: str, seq: int = 0) -> object:
            nonlocal asked
            asked += 1
            return await since(name, seq)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(hall.room.archive, "since", counted)
            for _ in range(3):
                with pytest.raises(Unreadable):
                    await hall.snapshot(table, persons[0])
        assert asked <= 1
        await execute(hall, "UPDATE tables SET seq = seq - 3 WHERE id = :t", t=table)
        assert items(await hall.snapshot(table, persons[0]), "places")

    after_a_damage(tmp_path, not_the_last, scenario)
