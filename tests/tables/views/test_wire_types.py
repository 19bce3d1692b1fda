"""What people are sent has the types of `tables/wire`, at tables of every game; the client is given the same types."""

import asyncio
import random

import pytest

from parlour.engine.plain import Plain, as_plain
from parlour.tables.table_service import TableService
from parlour.tables.wire import answers
from parlour.tables.wire.games import Choosable
from parlour.tables.wire.news import LobbyNews, News
from parlour.tables.wire.people import Me
from parlour.tables.wire.places import Cards
from parlour.tables.wire.table import Replay, Snapshot
from tests.client.make import SLUGS
from tests.stores import ONE_OF_THEM
from tests.tables import news
from tests.tables.running_service import (
    TOY,
    Body,
    act_somehow,
    choices,
    items,
    people,
    play_on,
    table_for,
)
from tests.wire_types import complaints

STORES = ONE_OF_THEM
CLOCK: Body = {"kind": "live", "bank": 600, "increment": 5}

TOLD = {"action", "reveal", "chat", "place", "guest", "muted", "removed", "renewed", "over", "rematch"}


class Watcher:
    """Somebody who checks all the news of a table."""

    def __init__(self, service: TableService, table: str, person: str) -> None:
        self.kinds: set[str] = set()
        self.complaints: list[str] = []
        self._task = asyncio.create_task(self._watch(service, table, person))

    async def _watch(self, service: TableService, table: str, person: str) -> None:
        async for update in service.watch(table, person, 0):
            found = news.read(update)
            self.complaints += complaints(News, found)
            self.kinds |= {str(event["kind"]) for event in found["events"]}

    async def stop(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)


async def previewed(service: TableService, table: str, person: str) -> None:
    """Check the preview of an action."""
    shot = await service.snapshot(table, person)
    if shot["legal"]:
        request: Body = {"seat": shot["seat"], "action": choices(shot["legal"])[0]}
        assert complaints(answers.Preview, await service.preview(table, person, request)) == []
        assert complaints(answers.Why, await service.why(table, person, request)) == []


@pytest.mark.parametrize("slug", SLUGS)
async def test_a_table_of_every_game_is_shown_as_its_types_say(slug: str, service: TableService) -> None:
    rng, persons = random.Random(5), await people(service, 3)
    table = await table_for(service, persons[:2], slug, public=True, clock=CLOCK)
    watcher = Watcher(service, table, persons[2])
    for _ in range(8):
        await play_on(service, table, persons[:2], rng, 3)
        for person in persons:
            assert complaints(Snapshot, await service.snapshot(table, person)) == []
        await previewed(service, table, persons[0])
    await watcher.stop()
    assert watcher.complaints == []
    assert "action" in watcher.kinds


async def test_every_kind_of_event_is_as_its_type_says(service: TableService) -> None:
    rng, persons = random.Random(2), await people(service, 4)
    host, guest, onlooker, stranger = persons
    table = await table_for(service, [host, guest], TOY, public=True, clock={"kind": "days", "days": 3})
    watchers = [Watcher(service, table, person) for person in (host, stranger)]
    await service.join(table, onlooker, {"place": None})
    await service.chat(table, guest, {"text": "hello"})
    await service.mute(table, host, {"person": onlooker})
    await service.renew_invitation(table, host)
    await service.remove(table, host, {"person": onlooker})
    await service.leave(table, guest)
    await service.take_back(table, guest, {"seat": 1})
    await act_somehow(service, table, host, rng)
    assert complaints(answers.Undone, await service.undo(table, host, {"seat": 0})) == []
    await play_on(service, table, [host, guest], rng)
    assert complaints(answers.TableId, await service.rematch(table, host)) == []
    assert complaints(Snapshot, await service.snapshot(table, stranger)) == []
    async with asyncio.timeout(20):
        while any("rematch" not in watcher.kinds for watcher in watchers):  # noqa: ASYNC110  # there is no event for it
            await asyncio.sleep(0.01)
    for watcher in watchers:
        await watcher.stop()
        assert watcher.complaints == []
        assert TOLD - watcher.kinds == set()
    assert "undo" in watchers[0].kinds
    assert complaints(Replay, await service.replay(table, guest)) == []
    assert complaints(answers.ReviewNow, await service.review(table, guest)) == []


async def test_lists_people_and_games_are_as_their_types_say(service: TableService) -> None:
    persons = await people(service, 2)
    lobby = service.watch_lobby(persons[1])
    places: list[Plain] = [{"who": "me"}, {"who": "guest"}]
    await service.create(persons[0], {"game": TOY, "variant": {"seats": 2}, "places": places})
    await table_for(service, persons, TOY, public=True)
    assert complaints(LobbyNews, await anext(lobby)) == []
    for of in ("open", "mine"):
        assert complaints(Cards, await service.cards(persons[0], of)) == []
    assert len(items(await service.cards(persons[0], "mine"), "tables")) == 2
    assert complaints(Me, await service.change_me(persons[0], {"name": "Ann", "settings": {"theme": "dark"}})) == []
    assert complaints(Choosable, service.games()) == []


async def test_a_snapshot_that_says_something_else_is_noticed(service: TableService) -> None:
    persons = await people(service, 2)
    shot = as_plain(await service.snapshot(await table_for(service, persons, TOY), persons[0]))
    assert complaints(Snapshot, shot) == []
    assert complaints(Snapshot, {**shot, "status": "asleep"}) != []
    assert complaints(Snapshot, {**shot, "more": 1}) != []
    assert complaints(Snapshot, {key: value for key, value in shot.items() if key != "prompt"}) != []
    [first, *others] = items(shot, "places")
    assert isinstance(first, dict)
    assert complaints(Snapshot, {**shot, "places": [{**first, "name": 3}, *others]}) != []
