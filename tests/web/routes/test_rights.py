"""Rights at a table as browsers meet them: who may talk, who is removed, which link still opens it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.stores import ONE_OF_THEM
from tests.web.conftest import InProcessServer, RunningServer
from tests.web.player import Player
from tests.web.routes.test_tables import TOY
from tests.web.sockets.test_updates import connect_ws, player

STORES = ONE_OF_THEM


async def _players(server: InProcessServer, *names: str) -> list[Player]:
    return [await Player(server.visit()).come(name) for name in names]


async def _code(one: Player, table: str, what: str, body: dict[str, Any]) -> tuple[int, str]:
    """Ask for something that is refused; return the status and the code of the reason."""
    answer = await one.do(table, what, body)
    return answer.status_code, answer.json()["error"]["code"]


async def test_only_members_and_invited_spectators_chat_at_a_public_table(server: InProcessServer) -> None:
    ada, bob, eve, passer_by = await _players(server, "Ada", "Bob", "Eve", "Pat")
    table = await ada.create(TOY, "me", "guest", public=True)
    await bob.done(table, "join", {})
    await eve.done(table, "join", {"invitation": (await ada.look(table))["invitation"]})
    for one in (ada, bob, eve):
        await one.done(table, "chat", {"text": "hello"})
    assert await _code(passer_by, table, "chat", {"text": "hello"}) == (409, "passing")
    assert (await passer_by.look(table))["silent"] == "passing"
    await ada.done(table, "close")
    assert await _code(ada, table, "chat", {"text": "hello"}) == (409, "closed")


async def test_a_removed_spectator_gets_that_reason_in_every_answer(server: InProcessServer) -> None:
    ada, bob, eve = await _players(server, "Ada", "Bob", "Eve")
    table = await ada.create(TOY, "me", "guest", public=True)
    await bob.done(table, "join", {})
    await eve.done(table, "join", {"place": None})
    seen = (await ada.look(table))["onlookers"]
    assert [one["name"] for one in seen["people"]] == ["Eve"]
    assert (await bob.look(table))["onlookers"] is None
    await ada.done(table, "mute", {"person": eve.id})
    await ada.done(table, "remove", {"person": eve.id})
    gone = await eve.browser.get(f"/api/tables/{table}")
    assert (gone.status_code, gone.json()["error"]["code"]) == (404, "removed")
    assert await _code(eve, table, "chat", {"text": "hello"}) == (404, "removed")
    assert await _code(eve, table, "join", {}) == (409, "removed")
    assert (await bob.do(table, "remove", {"person": ada.id})).status_code == 409
    for body in ({}, {"place": 1, "person": bob.id}, {"person": ""}, {"place": None}):
        assert (await ada.do(table, "remove", body)).status_code == 422


async def test_the_old_link_is_reported_as_no_longer_valid(server: InProcessServer) -> None:
    ada, bob, eve = await _players(server, "Ada", "Bob", "Eve")
    table = await ada.create(TOY, "me", "guest", "guest")
    old = (await ada.look(table))["invitation"]
    await bob.done(table, "join", {"invitation": old})
    assert (await bob.do(table, "invitation")).status_code == 409
    new = (await ada.done(table, "invitation"))["invitation"]
    assert await _code(eve, table, "join", {"invitation": old}) == (404, "invitation")
    assert await _code(eve, "nowhere", "join", {"invitation": old}) == (404, "invitation")
    await eve.done(table, "join", {"invitation": new})


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "name-empty"),
        ("\u3164", "name-empty"),
        ("A\u202en", "name-hidden"),
        ("A\u0316\u0317\u0318\u0319", "name-marks"),
        ("x" * 41, "name-long"),
    ],
)
async def test_a_name_that_is_refused_says_why(server: InProcessServer, name: str, code: str) -> None:
    answer = await server.visit().patch("/api/me", json={"name": name})
    assert (answer.status_code, answer.json()["error"]["code"]) == (422, code)


async def test_a_removed_person_stops_watching(running: RunningServer) -> None:
    async with player(running, "Ada") as ada, player(running, "Eve") as eve:
        table = await ada.create(TOY, "me", "guest", public=True)
        async with connect_ws(running, eve) as line:
            await line.say({"watch": table, "after": None})
            await line.hear()
            await ada.done(table, "remove", {"person": eve.id})
            last = await line.hear()
            assert (last["table"], last["error"]["code"]) == (table, "removed")
            await line.say({"watch": table, "after": None})
            assert (await line.hear())["error"]["code"] == "removed"
