"""Tables of earlier and later rules: the one is finished under the rules it began with, the other is left alone."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest

from parlour.engine import catalogue
from parlour.engine.plain import Wrong
from parlour.engine.record import load, verify
from parlour.tables.errors import NEWER, NotFound, Refused, Unreadable
from parlour.tables.table_service import TableService
from tests.tables.other_versions import old_program
from tests.tables.running_service import QUIET, TOY, Body, act, field, items, opened, people, play_on, table_for, text

Scenario = Callable[[TableService], Awaitable[None]]
QUICK = replace(QUIET, hint_seconds=0.1, review_seconds=0.01)


async def upgraded(tmp_path: Path, before: Scenario, after: Scenario) -> None:
    """Run a scenario with the old program, then another with the new one, over one store."""
    with old_program():
        async with opened(tmp_path) as service:
            await before(service)
    async with opened(tmp_path, QUICK) as service:
        await after(service)


async def downgraded(tmp_path: Path, before: Scenario, after: Scenario) -> None:
    """Run a scenario with the new program, then another with the old one."""
    async with opened(tmp_path) as service:
        await before(service)
    with old_program():
        async with opened(tmp_path) as service:
            await after(service)


async def skip_to_the_last_night(service: TableService, table: str, persons: list[str]) -> None:
    """Play two nights in which nothing is released."""
    for _ in range(2):
        for person in persons:
            hand = items(await service.snapshot(table, person), "shown", "hands")
            mine = items(hand[persons.index(person)], "lanterns")
            await act(service, table, person, {"do": "keep", "lantern": mine[0]})
            await act(service, table, person, {"do": "float", "face": "lit"})
            await act(service, table, person, {"do": "ready"})


async def test_a_table_is_finished_under_the_rules_it_began_with(tmp_path: Path) -> None:
    """T23: in version 1 a lantern could be released on the last night, and a table of version 1 goes on so."""
    persons: list[str] = []
    tables: list[str] = []

    async def before(service: TableService) -> None:
        persons.extend(await people(service, 2))
        tables.append(await table_for(service, persons))
        assert field(await service.snapshot(tables[0], persons[0]), "rules") == 1
        await act(
            service, tables[0], persons[0], {"do": "keep", "lantern": await first_of(service, tables[0], persons[0])}
        )

    async def first_of(service: TableService, table: str, person: str) -> int:
        found = field(await service.snapshot(table, person), "shown", "hands", 0, "lanterns", 0)
        assert isinstance(found, int)
        return found

    async def after(service: TableService) -> None:
        table = tables[0]
        await act(service, table, persons[0], {"do": "float", "face": "lit"})
        await act(service, table, persons[0], {"do": "ready"})
        await play_on(service, table, [persons[1]], random.Random(1), 3)
        shot = await service.snapshot(table, persons[0])
        assert (field(shot, "rules"), field(shot, "status")) == (1, "playing")
        assert list(dict(field(shot, "sheet", "seats", 0, "lines"))) == ["light", "wind", "wishes", "home"]  # type: ignore[arg-type]
        await play_on(service, table, persons, random.Random(2))
        record = load(await service.record(table, persons[0]))
        assert (record.game.info.rules_version, record.result is not None) == (1, True)
        verify(record)
        assert len(items(await service.replay(table, persons[0]), "frames")) > 10

    await upgraded(tmp_path, before, after)


async def test_an_old_table_may_do_what_its_rules_allowed_and_a_new_one_may_not(tmp_path: Path) -> None:
    """T23, on the last night."""
    persons: list[str] = []
    tables: list[str] = []

    async def before(service: TableService) -> None:
        persons.extend(await people(service, 2))
        tables.append(await table_for(service, persons))
        await skip_to_the_last_night(service, tables[0], persons)

    async def after(service: TableService) -> None:
        tables.append(await table_for(service, persons))
        await skip_to_the_last_night(service, tables[1], persons)
        for table, may in zip(tables, (True, False), strict=True):
            hand = items(await service.snapshot(table, persons[0]), "shown", "hands", 0, "lanterns")
            await act(service, table, persons[0], {"do": "keep", "lantern": hand[0]})
            await act(service, table, persons[0], {"do": "float", "face": "lit"})
            release: Body = {"do": "release", "lantern": hand[1]}
            why = await service.why(table, persons[0], {"seat": 0, "action": release})
            assert field(why, "rule") == (None if may else "T23")
            if may:
                await act(service, table, persons[0], release)
            else:
                with pytest.raises(Refused):
                    await act(service, table, persons[0], release)

    await upgraded(tmp_path, before, after)


async def is_reviewed(service: TableService, table: str, person: str) -> None:
    while field(await service.review(table, person), "status") != "ready":  # noqa: ASYNC110  # nothing tells when it is
        await asyncio.sleep(0.05)


async def test_bots_hints_and_reviews_keep_to_the_rules_of_an_old_table(tmp_path: Path) -> None:
    persons: list[str] = []
    tables: list[str] = []
    places: list[dict[str, str]] = [{"who": "me"}, {"who": "bot", "level": "easy"}]

    async def before(service: TableService) -> None:
        persons.extend(await people(service, 1))
        request: Body = {"game": TOY, "variant": {"seats": 2}, "places": places, "auto": True, "hints": True}  # type: ignore[dict-item]
        tables.append(text(await service.create(persons[0], request), "table"))

    async def after(service: TableService) -> None:
        table = tables[0]
        assert items(await service.hint(table, persons[0], {"seat": 0}), "best")
        await play_on(service, table, persons, random.Random(1))
        assert load(await service.record(table, persons[0])).variant.rules == 1
        await service.begin_review(table, persons[0])
        await asyncio.wait_for(is_reviewed(service, table, persons[0]), 50)
        assert items(await service.review(table, persons[0]), "review", "decisions")

    await upgraded(tmp_path, before, after)


async def test_a_rematch_of_an_old_table_is_played_by_the_newest_rules(tmp_path: Path) -> None:
    persons: list[str] = []
    tables: list[str] = []

    async def before(service: TableService) -> None:
        persons.extend(await people(service, 2))
        tables.append(await table_for(service, persons, variant={"seats": 2, "river": "clear"}))

    async def after(service: TableService) -> None:
        await play_on(service, tables[0], persons, random.Random(1))
        again = text(await service.rematch(tables[0], persons[0]), "table")
        shot = await service.snapshot(again, persons[0])
        assert field(shot, "rules") == 2
        assert field(shot, "variant") == {"seats": 2, "river": "clear", "moon": "none"}
        old = await service.snapshot(tables[0], persons[0])
        assert (field(old, "rules"), field(old, "variant")) == (1, {"seats": 2, "river": "clear"})

    await upgraded(tmp_path, before, after)


async def test_a_table_with_an_edition_of_an_earlier_release_goes_on_and_its_rematch_has_todays(tmp_path: Path) -> None:
    async with opened(tmp_path) as service:
        (data,) = catalogue.earlier_editions(TOY)
        earlier = catalogue.game(TOY).edition(data).digest
        persons = await people(service, 2)
        table = await table_for(service, persons, edition=earlier)
        await play_on(service, table, persons, random.Random(1))
        assert field(await service.snapshot(table, persons[0]), "edition") == earlier
        again = text(await service.rematch(table, persons[0]), "table")
        today = catalogue.edition(TOY).digest
        assert field(await service.snapshot(again, persons[0]), "edition") == today != earlier
        listed = items(service.games(), "games")
        offered = next(game for game in listed if field(game, "slug") == TOY)
        assert [field(edition, "digest") for edition in items(offered, "editions")] == [today]


async def test_a_table_of_newer_rules_is_explained_listed_closed_and_its_record_kept(tmp_path: Path) -> None:
    persons: list[str] = []
    tables: list[str] = []

    async def before(service: TableService) -> None:
        persons.extend(await people(service, 3))
        tables.append(await table_for(service, persons[:2]))
        ended = await table_for(service, persons[:2])
        await play_on(service, ended, persons[:2], random.Random(1))
        tables.append(ended)

    async def after(service: TableService) -> None:
        playing, ended = tables
        for table in tables:
            with pytest.raises(Unreadable) as caught:
                await service.snapshot(table, persons[0])
            assert caught.value.trouble == NEWER
            with pytest.raises(NotFound):
                await service.snapshot(table, persons[2])
        cards = {text(card, "id"): card for card in items(await service.cards(persons[0], "mine"), "tables")}
        assert {field(cards[table], "trouble") for table in tables} == {NEWER}
        assert field(cards[playing], "waiting") is False
        with pytest.raises(Refused):
            await service.record(playing, persons[0])
        header = (await service.record(ended, persons[1])).splitlines()[0]
        assert '"rules":2' in header
        with pytest.raises(Wrong, match="needs a newer program"):
            load(await service.record(ended, persons[1]))
        with pytest.raises(Refused):
            await service.close_table(playing, persons[1])
        await service.close_table(playing, persons[0])
        assert [card["id"] for card in await service.lobby.cards(persons[0], "mine")] == [ended]
        other = await table_for(service, persons[:2])
        await play_on(service, other, persons[:2], random.Random(1))
        assert field(await service.snapshot(other, persons[0]), "status") == "over"

    await downgraded(tmp_path, before, after)


async def test_the_record_of_a_newer_table_is_read_by_the_newer_program(tmp_path: Path) -> None:
    persons: list[str] = []
    texts: list[str] = []

    async def before(service: TableService) -> None:
        persons.extend(await people(service, 2))
        table = await table_for(service, persons)
        await play_on(service, table, persons, random.Random(1))
        persons.append(table)
        texts.append(await service.record(table, persons[0]))

    async def after(service: TableService) -> None:
        texts.append(await service.record(persons[2], persons[0]))

    await downgraded(tmp_path, before, after)
    whole, stored = [load(text) for text in texts]
    assert texts[1].splitlines() == texts[0].splitlines()[:-1], "all but the result, which needs the rules"
    assert stored.state().digest() == whole.state().digest()
