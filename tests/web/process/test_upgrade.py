"""An upgrade, over HTTP with a real server: old tables go on under their rules, others are explained."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import httpx
import pytest
from sqlalchemy import text
from websockets.asyncio.client import connect

from parlour.engine.record import load, verify
from parlour.tables.table_service import TableService
from parlour.tables.wire.places import Cards
from parlour.tables.wire.table import Snapshot
from parlour.web.app import database_url
from parlour.web.schemas.responses import ErrorResponse
from parlour.web.settings import ServerSettings
from tests.tables.other_versions import old_program
from tests.web.conftest import RunningServer, run_server
from tests.web.player import Json, Player, play_to_the_end
from tests.wire_types import complaints

TOY = "lanterns"
Jars = dict[str, dict[str, str]]


@asynccontextmanager
async def visitors(running: RunningServer, jars: Jars) -> AsyncIterator[list[Player]]:
    """Let two people come to a server with the cookies that they have."""
    players = [Player(httpx.AsyncClient(base_url=running.origin, cookies=jars.get(name), timeout=30)) for name in "ab"]
    try:
        for name, player in zip("ab", players, strict=True):
            await player.come()
            jars[name] = dict(player.browser.cookies)
        yield players
    finally:
        for player in players:
            await player.browser.aclose()


async def together(players: list[Player], **more: str) -> str:
    table = await players[0].create(TOY, "me", "guest", **more)
    invitation = (await players[0].look(table))["invitation"]
    await players[1].done(table, "join", {"invitation": invitation})
    return table


async def test_a_table_begun_before_an_upgrade_is_played_to_its_end_after_it(stored: ServerSettings) -> None:
    jars: Jars = {}
    with old_program(), run_server(stored, TableService) as running:
        async with visitors(running, jars) as players:
            assert {game["rules"] for game in await games(players[0]) if game["slug"] == TOY} == {1}
            table = await together(players)
            for _ in range(2):
                await players[0].act(table)
            before = await players[0].look(table)
    with run_server(stored, TableService) as running:
        async with visitors(running, jars) as players:
            (toy,) = [game for game in await games(players[0]) if game["slug"] == TOY]
            assert (toy["rules"], [one["rules"] for one in toy["earlier"]]) == (2, [1])
            after = await players[0].look(table)
            assert complaints(Snapshot, after) == []
            assert after["rules"] == 1
            assert {**after, "places": []} == {**before, "places": []}
            await play_to_the_end(table, players)
            assert list(toy["earlier"][0]["lines"]) == ["light", "wind", "wishes", "home"]
            assert set((await players[0].look(table))["result"]["seats"][0]["lines"]) == set(toy["earlier"][0]["lines"])
            record = load((await players[0].browser.get(f"/api/tables/{table}/record")).text)
            assert record.variant.rules == 1
            verify(record)
            new = (await players[0].done(table, "rematch"))["table"]
            assert (await players[0].look(new))["rules"] == 2


@pytest.mark.parametrize("stored", ["postgresql"], indirect=True)
async def test_an_old_worker_asks_clients_to_try_again_at_a_newer_table(stored: ServerSettings) -> None:
    with old_program():
        old = RunningServer(stored, TableService)
        old.open()
    try:
        with run_server(stored, TableService) as new:
            jars: Jars = {}
            async with visitors(new, jars) as players:
                table = await together(players)
                async with visitors(old, jars) as (early, _):
                    answer = await early.browser.get(f"/api/tables/{table}")
                    assert answer.status_code == 503
                    assert int(answer.headers["Retry-After"]) > 0
                    told = answer.json()["error"]
                    assert told["code"] == "older"
                    said = "this server process is older than the table; please try again in a few seconds"
                    assert told["message"] == said
                await play_to_the_end(table, players)
    finally:
        old.close()


async def games(player: Player) -> list[Json]:
    return list((await player.browser.get("/api/games")).json()["games"])


async def test_a_table_that_cannot_be_read_is_explained_listed_closed_and_downloaded(stored: ServerSettings) -> None:
    jars: Jars = {}
    with run_server(stored, TableService) as running:
        async with visitors(running, jars) as players:
            table, other = await together(players), await together(players)
            await players[0].act(table)
    await _damage(stored, table)
    with run_server(stored, TableService) as running:
        async with visitors(running, jars) as (ada, bob):
            cards = await ada.browser.get("/api/tables?of=mine")
            assert complaints(Cards, cards.json()) == []
            troubles = {card["id"]: card["trouble"] for card in cards.json()["tables"]}
            assert troubles == {table: "broken", other: None}
            for answer in [
                await ada.browser.get(f"/api/tables/{table}"),
                await ada.do(table, "leave"),
                await ada.do(table, "chat", {"text": "hello?"}),
                await ada.browser.get(f"/api/tables/{table}/replay"),
            ]:
                _is_explained(answer, table, may=["close"])
            _is_explained(await bob.browser.get(f"/api/tables/{table}"), table, may=[])
            assert (await bob.browser.get(f"/api/tables/{table}/record")).status_code == 409
            async with httpx.AsyncClient(base_url=running.origin) as stranger:
                assert (await stranger.get(f"/api/tables/{table}")).status_code == 404
            await _socket_tells(running, jars["a"], table, other)
            await play_to_the_end(other, [ada, bob])
            assert (await bob.do(table, "close")).status_code == 409
            await ada.done(table, "close")
            _is_explained(await bob.browser.get(f"/api/tables/{table}"), table, may=["record"])
            stored_record = (await bob.browser.get(f"/api/tables/{table}/record")).text.splitlines()
            assert json.loads(stored_record[0])["game"] == TOY
            assert [card["id"] for card in (await ada.browser.get("/api/tables?of=mine")).json()["tables"]] == [other]


def _is_explained(answer: httpx.Response, table: str, may: list[str]) -> None:
    assert answer.status_code == 409, answer.text
    body = answer.json()
    assert complaints(ErrorResponse, body) == []
    assert (body["error"]["path"], body["error"]["found"]) == ("table", "broken")
    assert body["error"]["message"] == "table: the record of this table is damaged; this server cannot show it"
    assert (body["card"]["id"], body["card"]["trouble"], body["may"]) == (table, "broken", may)


async def _socket_tells(running: RunningServer, cookies: dict[str, str], table: str, other: str) -> None:
    """Watch both tables: the one is explained, the other comes as ever."""
    header = {"Cookie": "; ".join(f"{name}={value}" for name, value in cookies.items()), "Origin": running.origin}
    async with connect(f"ws://{running.host}/api/socket", additional_headers=header) as socket:
        for name in (table, other):
            await socket.send(json.dumps({"watch": name, "after": None}))
        told: dict[str, Json] = {}
        while len(told) < 2:
            message = json.loads(await asyncio.wait_for(socket.recv(), 20))
            told[message["table"]] = message
        assert (told[table]["card"]["trouble"], told[table]["error"]["found"]) == ("broken", "broken")
        assert told[other]["now"]["id"] == other


async def _damage(settings: ServerSettings, table: str) -> None:
    service = await TableService.open(database_url(settings))
    command = "UPDATE entries SET body = '[' WHERE \"table\" = :t AND kind = 'action' AND seq > 10"
    async with service.store.writing() as connection:
        await connection.execute(text(command), {"t": table})
    await service.close()
