"""A match that is shared by a link, over the web: seen without an identity, refused alike whatever is wrong."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from parlour.tables.table_service import TableService
from parlour.tables.wire.answers import SharedMatch
from parlour.tables.wire.table import Sharing
from parlour.web.settings import Rate, Rates, ServerSettings
from tests.stores import ONE_OF_THEM
from tests.web.conftest import InProcessServer, open_server
from tests.web.player import Json, Player, play_to_the_end
from tests.web.routes.test_tables import TOY
from tests.wire_types import complaints

STORES = ONE_OF_THEM
SLOWLY = 0.001


@pytest.fixture
async def quick(stored: ServerSettings) -> AsyncIterator[InProcessServer]:
    """A server with reviews that are computed quickly, where one may look at a few things only."""
    tables = replace(stored.tables, review_seconds=0.005, max_review_decisions=3)
    async with open_server(replace(stored, tables=tables), TableService) as server:
        yield server


async def _shared(server: InProcessServer) -> tuple[str, str, list[Player]]:
    """Play a match and share it; return the table, the token of the link and the players."""
    players = [await Player(server.visit()).come(name) for name in ("Ada", "Bob")]
    table = await players[0].create(TOY, "me", "guest")
    await players[1].done(table, "join", {"invitation": (await players[0].look(table))["invitation"]})
    await play_to_the_end(table, players)
    answers = [await one.done(table, "sharing", {"agree": True}) for one in players]
    assert complaints(Sharing, answers[1]) == []
    return table, answers[1]["token"], players


async def test_whoever_has_the_link_sees_the_match_and_becomes_nobody(quick: InProcessServer) -> None:
    table, token, [ada, bob] = await _shared(quick)
    anybody = quick.visit()
    answer = await anybody.post(f"/api/shared/{table}", json={"token": token})
    assert answer.status_code == 200
    assert "set-cookie" not in answer.headers
    found: Json = answer.json()
    assert complaints(SharedMatch, found) == []
    assert [place["name"] for place in found["places"]] == ["Ada", "Bob"]
    wrong = [("t", token), (table, token + "x"), (table, "x")]
    for which, what in wrong:
        refused = await anybody.post(f"/api/shared/{which}", json={"token": what})
        assert (refused.status_code, refused.json()["error"]["code"]) == (404, "shared")
    assert (await anybody.get(f"/api/tables/{table}")).status_code == 404  # nothing else of the table is shown
    assert (await anybody.get(f"/api/tables/{table}/replay")).status_code == 404
    assert (await anybody.get(f"/api/tables/{table}/record")).status_code == 404
    await bob.done(table, "sharing", {"agree": False})
    assert (await ada.look(table))["sharing"] == {"agreed": [0], "waiting": [1], "token": None}
    assert (await anybody.post(f"/api/shared/{table}", json={"token": token})).status_code == 404


async def test_looking_for_links_is_limited(stored: ServerSettings) -> None:
    rates = Rates(read=Rate(3, SLOWLY))
    async with open_server(replace(stored, rates=rates), TableService) as server:
        anybody = server.visit()
        codes = [(await anybody.post("/api/shared/t", json={"token": "x"})).status_code for _ in range(5)]
    assert codes == [404, 404, 404, 429, 429]
