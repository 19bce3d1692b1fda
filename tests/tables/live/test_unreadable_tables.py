"""Tables whose entries are damaged: explained, listed, closed, their records given; the others go on undisturbed."""

import asyncio
import gc
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
from parlour.tables.table_service import TableService
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
Damage = Callable[[TableService, str], Awaitable[None]]
ACTION = "SELECT max(seq) FROM entries WHERE \"table\" = :t AND kind = 'action' AND body LIKE '%ready%'"


async def _last_ready(service: TableService, table: str) -> int:
    found = (await rows(service, ACTION, t=table))[0][0]
    assert isinstance(found, int)
    return found


async def _body(service: TableService, table: str, body: str) -> None:
    command = 'UPDATE entries SET body = :b WHERE "table" = :t AND seq = :s'
    await execute(service, command, b=body, t=table, s=await _last_ready(service, table))


async def not_json(service: TableService, table: str) -> None:
    await _body(service, table, '{"seat": 0, "act')


async def not_an_entry(service: TableService, table: str) -> None:
    await _body(service, table, '{"seat": "nobody"}')


async def not_legal(service: TableService, table: str) -> None:
    await _body(service, table, '{"action":{"do":"keep","lantern":24},"seat":0}')


async def not_there(service: TableService, table: str) -> None:
    seq = await _last_ready(service, table)
    await execute(service, 'DELETE FROM entries WHERE "table" = :t AND seq = :s', t=table, s=seq)


async def not_the_last(service: TableService, table: str) -> None:
    await execute(service, "UPDATE tables SET seq = seq + 3 WHERE id = :t", t=table)


async def not_its_variant(service: TableService, table: str) -> None:
    await execute(service, "UPDATE tables SET variant = :v WHERE id = :t", v='{"seats": 9}', t=table)


async def not_an_outline(service: TableService, table: str) -> None:
    await execute(service, "UPDATE tables SET places = :v, to_act = :v WHERE id = :t", v="[{", t=table)


async def not_its_edition(service: TableService, table: str) -> None:
    row = (await rows(service, "SELECT edition FROM tables WHERE id = :t", t=table))[0][0]
    assert isinstance(row, str)
    await execute(service, "INSERT INTO editions (digest, game, body) VALUES ('sha256:x', :g, '{}')", g=TOY)
    await execute(service, "UPDATE tables SET edition = 'sha256:x' WHERE id = :t", t=table)


async def of_rules_that_never_were(service: TableService, table: str) -> None:
    await execute(service, "UPDATE tables SET rules = 0 WHERE id = :t", t=table)


async def newer_rules(service: TableService, table: str) -> None:
    await execute(service, "UPDATE tables SET rules = 99 WHERE id = :t", t=table)


async def newer_entry(service: TableService, table: str) -> None:
    await execute(
        service,
        "UPDATE entries SET kind = 'prophecy' WHERE \"table\" = :t AND seq = :s",
        t=table,
        s=await _last_ready(service, table),
    )


async def newer_game(service: TableService, table: str) -> None:
    await execute(service, "UPDATE tables SET game = 'thimbles' WHERE id = :t", t=table)


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


async def after_a_damage(
    tmp_path: Path, damage: Damage, scenario: Callable[[TableService, str, list[str]], Awaitable[None]]
) -> None:
    """Let two people play for a while, damage the table while no server runs, and go on."""
    async with opened(tmp_path) as service:
        persons = await people(service, 3)
        table = await table_for(service, persons[:2])
        await play_on(service, table, persons[:2], random.Random(4), 9)
        await damage(service, table)
    async with opened(tmp_path, replace(QUIET, heartbeat_every=0.05)) as service:
        await scenario(service, table, persons)


@pytest.mark.parametrize(("damage", "trouble"), DAMAGES, ids=[damage.__name__ for damage, _ in DAMAGES])
async def test_a_table_that_cannot_be_restored_is_there_all_the_same(
    tmp_path: Path, damage: Damage, trouble: str
) -> None:
    await is_there_all_the_same(tmp_path, damage, trouble)


async def is_there_all_the_same(tmp_path: Path, damage: Damage, trouble: str) -> None:
    """Try everything that a person can ask about a damaged table, and about others beside it."""

    async def scenario(service: TableService, table: str, persons: list[str]) -> None:
        (card,) = await service.lobby.cards(persons[0], "mine")
        assert (card["id"], card["trouble"], card["waiting"]) == (table, trouble, False)
        for ask in (service.snapshot, service.replay, service.leave, service.review, service.rematch):
            with pytest.raises(Unreadable) as caught:
                await ask(table, persons[1])
            assert caught.value.trouble == trouble
            with pytest.raises(NotFound):
                await ask(table, persons[2])
        with pytest.raises(Unreadable) as watched:
            await anext(service.watch(table, persons[1]))
        describe_unreadable = await service.describe_unreadable(watched.value)
        assert (field(describe_unreadable, "card", "trouble"), field(describe_unreadable, "may")) == (trouble, [])
        await others_go_on(service, persons)
        await service.close_table(table, persons[0])
        assert await service.lobby.cards(persons[0], "mine") == []
        lines = [json.loads(line) for line in (await service.record(table, persons[1])).splitlines()]
        assert lines[0]["parlour"] == 1
        assert len(lines) > 9

    await after_a_damage(tmp_path, damage, scenario)


async def test_a_failure_to_restore_is_no_error_when_nobody_waits_for_it_any_more(tmp_path: Path) -> None:
    """Pytest's loop reports exceptions that nobody has retrieved."""

    async def scenario(service: TableService, table: str, persons: list[str]) -> None:
        asking = asyncio.create_task(service.snapshot(table, persons[0]))
        while not service.live_tables._loading:  # noqa: ASYNC110  # nothing tells when it begins
            await asyncio.sleep(0)
        loading = service.live_tables._loading[table]
        asking.cancel()
        await asyncio.wait([loading])
        del loading
        gc.collect()

    await after_a_damage(tmp_path, not_legal, scenario)


def test_every_kind_of_entry_that_there_is_is_known() -> None:
    """One that is forgotten in the list would make tables look newer than the program that wrote them."""
    kinds = {value for name, value in vars(entries).items() if name.isupper() and isinstance(value, str)}
    assert kinds == entries.KINDS
    assert kinds


async def others_go_on(service: TableService, persons: list[str]) -> None:
    """Lists, housekeeping, admin jobs, notices and matches work as if the damaged table were not there."""
    await service.housekeeping.keep()
    await service.heartbeat.beat_once()
    await service.admin_jobs.run_waiting()
    claims = Claims(service.store, service.settings.now, service.live_tables.unreadables.trouble)
    assert await claims.due(set(persons), 0.0, service.settings.now()) == []
    assert await claims.due_for(persons[0]) == []
    again = await table_for(service, persons[:2])
    await play_on(service, again, persons[:2], random.Random(1), 6)
    assert again in {card["id"] for card in await service.lobby.cards(persons[0], "mine")}
    await service.close_table(again, persons[0])


async def say_ready(service: TableService, table: str, person: str) -> None:
    if {"do": "ready"} in choices(field(await service.snapshot(table, person), "legal") or []):
        await act(service, table, person, {"do": "ready"})


@pytest.mark.parametrize("damage", [not_legal, newer_rules])
async def test_bots_go_on_elsewhere_when_one_of_their_tables_cannot_be_restored(tmp_path: Path, damage: Damage) -> None:
    """The damaged table waits for a bot, and comes first in the scan of the start."""
    bots: Body = {"game": TOY, "variant": {"seats": 2}, "places": [{"who": "me"}, {"who": "bot", "level": "easy"}]}

    async with opened(tmp_path, replace(QUIET, bot_delay=3600.0)) as service:
        (person,) = await people(service, 1)
        tables = [text(await service.create(person, bots), "table") for _ in range(3)]
        for table in tables:
            await play_on(service, table, [person], random.Random(4), 3)
            await say_ready(service, table, person)
        await damage(service, tables[0])
    async with opened(tmp_path, replace(QUIET, heartbeat_every=0.05)) as service:
        for table in tables[1:]:
            await asyncio.wait_for(play_on(service, table, [person], random.Random(1)), 60)
            assert field(await service.snapshot(table, person), "status") == "over"
        assert await rows(service, 'SELECT * FROM leases WHERE "table" = :t', t=tables[0]) == []
        assert (await service.lobby.cards(person, "mine"))[-1]["trouble"]


async def test_a_damaged_match_in_play_does_not_show_its_hidden_hands(tmp_path: Path) -> None:
    async def scenario(service: TableService, table: str, persons: list[str]) -> None:
        for person in persons[:2]:
            with pytest.raises(Refused, match="a match that is over or closed"):
                await service.record(table, person)
        with pytest.raises(NotFound):
            await service.record(table, persons[2])
        with pytest.raises(Unreadable) as caught:
            await service.snapshot(table, persons[0])
        assert '"keep"' in caught.value.why, "logs tell what is wrong"
        describe_unreadable = json.dumps(await service.describe_unreadable(caught.value)) + str(caught.value)
        assert "keep" not in describe_unreadable
        assert "lantern" not in describe_unreadable.replace(TOY, "")

    await after_a_damage(tmp_path, not_legal, scenario)


async def test_somebody_who_plays_alone_gets_the_record_at_once(tmp_path: Path) -> None:
    async with opened(tmp_path) as service:
        (person,) = await people(service, 1)
        bots: Body = {"game": TOY, "variant": {"seats": 2}, "places": [{"who": "me"}, {"who": "bot"}]}
        table = text(await service.create(person, bots), "table")
        await play_on(service, table, [person], random.Random(4), 4)
        await not_json(service, table)
    async with opened(tmp_path) as service:
        with pytest.raises(Unreadable) as caught:
            await service.snapshot(table, person)
        assert field(await service.describe_unreadable(caught.value), "may") == ["record", "close"]
        stored = await service.record(table, person)
        assert '"damaged":' in stored
        with pytest.raises(Wrong, match=r"line \d+\.by: expected a value, found nothing"):
            load(stored)


async def test_only_a_guest_with_the_invitation_learns_why(tmp_path: Path) -> None:
    async def scenario(service: TableService, table: str, persons: list[str]) -> None:
        token = (await rows(service, 'SELECT token FROM invitations WHERE "table" = :t', t=table))[0][0]
        assert isinstance(token, str)
        with pytest.raises(Unreadable):
            await service.join(table, persons[2], {"invitation": token})
        with pytest.raises(NotFound):
            await service.join(table, persons[2], {"invitation": "guessed"})

    await after_a_damage(tmp_path, not_legal, scenario)


async def test_a_damaged_table_that_is_abandoned_is_closed_like_any_other(tmp_path: Path) -> None:
    async def scenario(service: TableService, table: str, persons: list[str]) -> None:
        await execute(service, "UPDATE tables SET changed = 1 WHERE id = :t", t=table)
        await service.housekeeping.close_abandoned()
        assert await rows(service, "SELECT status FROM tables WHERE id = :t", t=table) == [("closed",)]
        assert persons

    await after_a_damage(tmp_path, not_legal, scenario)


async def test_a_person_at_a_damaged_table_can_be_forgotten(tmp_path: Path) -> None:
    async def scenario(service: TableService, table: str, persons: list[str]) -> None:
        await service.forget(persons[0])
        assert not await service.is_person(persons[0])
        with pytest.raises(Unreadable):
            await service.snapshot(table, persons[1])

    await after_a_damage(tmp_path, not_legal, scenario)


async def test_a_table_is_not_read_again_and_again_but_is_when_it_is_mended(tmp_path: Path) -> None:
    async def scenario(service: TableService, table: str, persons: list[str]) -> None:
        body = (await rows(service, 'SELECT body FROM entries WHERE "table" = :t ORDER BY seq DESC', t=table))[0][0]
        assert isinstance(body, str)
        asked = 0
        since = service.live_tables.archive.since

        async def counted(name: str, seq: int = 0) -> object:
            nonlocal asked
            asked += 1
            return await since(name, seq)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(service.live_tables.archive, "since", counted)
            for _ in range(3):
                with pytest.raises(Unreadable):
                    await service.snapshot(table, persons[0])
        assert asked <= 1
        await execute(service, "UPDATE tables SET seq = seq - 3 WHERE id = :t", t=table)
        assert items(await service.snapshot(table, persons[0]), "places")

    await after_a_damage(tmp_path, not_the_last, scenario)
