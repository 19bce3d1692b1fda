"""News at a real table over a real socket: nothing is missed, nothing comes twice, nobody sees what is not theirs."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect

from tests.web.conftest import RunningServer
from tests.web.player import Player, fewest
from tests.web.routes.test_games import SLUGS
from tests.web.routes.test_tables import TOY

Json = dict[str, Any]


class Line:
    """A player's socket, and what came over it."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.seq = 0
        self.events: list[Json] = []
        self.now: Json = {}

    async def say(self, message: Json) -> None:
        await self.connection.send(json.dumps(message))

    async def hear(self, seconds: float = 10) -> Json:
        message: Json = json.loads(await asyncio.wait_for(self.connection.recv(), seconds))
        if "events" in message:
            self.seq = message["seq"]
            self.events += message["events"]
            self.now = {**self.now, **message["now"]}
        return message

    async def until(self, seq: int) -> None:
        """Listen until everything up to *seq* has come."""
        while self.seq < seq:
            await self.hear()

    async def quiet(self) -> None:
        """Listen until nothing more comes."""
        try:
            while True:
                await self.hear(0.3)
        except TimeoutError:
            pass


@asynccontextmanager
async def player(running: RunningServer, name: str) -> AsyncIterator[Player]:
    async with httpx.AsyncClient(base_url=running.origin, trust_env=False, timeout=30) as browser:
        yield await Player(browser).come(name)


@asynccontextmanager
async def connect_ws(running: RunningServer, one: Player) -> AsyncIterator[Line]:
    headers = {"cookie": f"parlour={one.browser.cookies['parlour']}"}
    address = f"ws://{running.host}/api/socket"
    async with connect(address, additional_headers=headers, origin=running.origin, proxy=None) as connection:  # type: ignore[arg-type]
        yield Line(connection)


def seqs(events: list[Json]) -> list[int]:
    return [event["seq"] for event in events]


@pytest.mark.parametrize("slug", SLUGS)
async def test_two_players_and_a_spectator_get_every_action(running: RunningServer, slug: str) -> None:
    async with player(running, "Ada") as ada, player(running, "Bob") as bob, player(running, "Eve") as eve:
        table = await ada.create(slug, "me", "guest", *["bot"] * (fewest(slug) - 2), public=True, auto=False)
        await bob.done(table, "join", {})
        async with (
            connect_ws(running, ada) as a,
            connect_ws(running, bob) as b,
            connect_ws(running, eve) as e,
        ):
            for line in (a, b, e):
                await line.say({"watch": table, "after": None})
                await line.hear()
            assert [a.now["seat"], b.now["seat"], e.now["seat"]] == [0, 1, None]
            assert e.now["legal"] is None
            for _ in range(30):
                for one in (ada, bob):
                    if (await one.look(table))["legal"]:
                        await one.act(table)
                if (await eve.look(table))["seq"] > e.seq:  # what is hidden from all does not even count
                    break
            for line, one in ((a, ada), (b, bob), (e, eve)):
                await line.until((await one.look(table))["seq"])
                assert seqs(line.events) == sorted(set(seqs(line.events)))
                seen = await one.look(table)
                assert line.now["shown"] == seen["shown"]
                assert {event["kind"] for event in line.events} & {"action", "reveal"}


async def test_after_a_break_nothing_is_missed_and_nothing_comes_twice(running: RunningServer) -> None:
    async with player(running, "Ada") as ada, player(running, "Bob") as bob:
        table = await ada.create(TOY, "me", "guest", public=True, auto=False)
        await bob.done(table, "join", {})
        async with connect_ws(running, ada) as whole:
            await whole.say({"watch": table})
            await whole.hear()
            start = whole.seq
            heard: list[Json] = []
            last = start
            for _ in range(4):
                async with connect_ws(running, ada) as broken:
                    await broken.say({"watch": table, "after": last})
                    await bob.done(table, "chat", {"text": "while you listen"})
                    await broken.until((await ada.look(table))["seq"])
                    heard += broken.events
                    last = broken.seq
                for one in (ada, bob):
                    if (await one.look(table))["legal"]:
                        await one.act(table)
                await bob.done(table, "chat", {"text": "while you are away"})
            async with connect_ws(running, ada) as broken:
                await broken.say({"watch": table, "after": last})
                await broken.until((await ada.look(table))["seq"])
                heard += broken.events
            await whole.until((await ada.look(table))["seq"])
            assert len(heard) > 8
            assert seqs(heard) == seqs(whole.events)
            assert len(set(seqs(heard))) == len(heard)


async def test_presence_is_sent_to_the_others(running: RunningServer) -> None:
    async with player(running, "Ada") as ada, player(running, "Bob") as bob:
        table = await ada.create(TOY, "me", "guest", public=True)
        await bob.done(table, "join", {})
        async with connect_ws(running, ada) as a:
            await a.say({"watch": table})
            await a.hear()
            assert not a.now["places"][1]["here"]
            async with connect_ws(running, bob) as b:
                await b.say({"watch": table})
                while not a.now["places"][1]["here"]:
                    await a.hear()
            while a.now["places"][1]["here"]:
                await a.hear()


async def test_the_lobby_is_live(running: RunningServer) -> None:
    async with (
        player(running, "Ada") as ada,
        player(running, "Bob") as bob,
        connect_ws(running, bob) as b,
    ):
        await b.say({"lobby": True})
        assert await b.hear() == {"lobby": []}
        table = await ada.create(TOY, "me", "guest", public=True)
        assert [card["id"] for card in (await b.hear())["lobby"]] == [table]
        await b.say({"lobby": False})
        await b.say({"ping": 1})
        assert await b.hear() == {"pong": 1}
        await ada.done(table, "close")
        await b.say({"ping": 2})
        assert await b.hear() == {"pong": 2}


async def test_a_private_table_is_not_revealed(running: RunningServer) -> None:
    async with (
        player(running, "Ada") as ada,
        player(running, "Eve") as eve,
        connect_ws(running, eve) as e,
    ):
        table = await ada.create(TOY, "me", "guest")
        await e.say({"watch": table})
        assert (await e.hear())["error"]["path"] == "table"
        await e.say({"watch": "none"})
        assert (await e.hear())["error"]["path"] == "table"


async def test_of_a_hidden_choice_others_only_learn_that_it_is_made(running: RunningServer) -> None:
    async with (
        player(running, "Ada") as ada,
        player(running, "Bob") as bob,
        connect_ws(running, bob) as b,
    ):
        table = await ada.create(TOY, "me", "guest", public=True, auto=False)
        await bob.done(table, "join", {})
        await b.say({"watch": table})
        await b.hear()
        request = ada.request(await ada.look(table))
        await ada.done(table, "actions", request)
        await b.quiet()
        chosen = json.dumps(next(value for key, value in request["action"].items() if key != "do"))
        for event in b.events:
            assert chosen not in json.dumps(event.get("line", {}).get("seen", {}))
