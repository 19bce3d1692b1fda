"""People: their names, their settings, their links."""

from __future__ import annotations

from dataclasses import replace

import pytest

from parlour.tables.table_service import TableService
from parlour.web.settings import ServerSettings
from tests.stores import ONE_OF_THEM
from tests.web.conftest import InProcessServer, open_server
from tests.web.player import Player

STORES = ONE_OF_THEM


async def test_a_person_has_a_name_an_avatar_and_settings_and_can_change_them(server: InProcessServer) -> None:
    ada = server.visit()
    me = (await ada.get("/api/me")).json()
    assert me.keys() == {"id", "name", "avatar", "settings"}
    avatars = (await ada.get("/api/games")).json()["avatars"]
    assert me["avatar"] in avatars
    change = {"name": "Ада <b>&amp;", "avatar": avatars[3], "settings": {"language": "uk"}}
    changed = await ada.patch("/api/me", json=change)
    assert changed.json() == {"id": me["id"], **change}
    assert (await ada.get("/api/me")).json() == changed.json()


@pytest.mark.parametrize(
    "change",
    [
        {"name": ""},
        {"name": "   "},
        {"name": "a" * 41},
        {"name": "a\u0000b"},
        {"name": 3},
        {"name": None},
        {"avatar": "nobody's"},
        {"settings": {"a": "b" * 4096}},
        {"settings": []},
        {"id": "another"},
    ],
)
async def test_what_is_not_a_name_or_an_avatar_is_refused(server: InProcessServer, change: dict[str, object]) -> None:
    ada = server.visit()
    before = (await ada.get("/api/me")).json()
    answer = await ada.patch("/api/me", json=change)
    assert answer.status_code == 422
    assert answer.json()["error"]["path"].startswith(next(iter(change)))
    assert (await ada.get("/api/me")).json() == before


async def test_a_personal_link_opens_the_identity_elsewhere_once(server: InProcessServer) -> None:
    ada, phone, thief = server.visit(), server.visit(), server.visit()
    me = (await ada.get("/api/me")).json()
    link = (await ada.post("/api/me/link")).json()["link"]
    assert link.startswith("/me/")
    token = link.removeprefix("/me/")
    assert len(token) >= 22  # 128 bits
    assert (await phone.post("/api/me/claim", json={"token": token})).json() == me
    assert (await phone.get("/api/me")).json() == me
    refused = await thief.post("/api/me/claim", json={"token": token})
    assert refused.status_code in {404, 409}
    assert "set-cookie" not in refused.headers


@pytest.mark.parametrize("body", [{}, {"token": ""}, {"token": 3}, {"token": "x" * 201}])
async def test_a_claim_needs_a_token(server: InProcessServer, body: dict[str, object]) -> None:
    assert (await server.visit().post("/api/me/claim", json=body)).status_code == 422


async def test_a_deleted_person_leaves_no_name_and_no_chat(server: InProcessServer) -> None:
    ada, bob = await Player(server.visit()).come("Ada"), await Player(server.visit()).come("Bob")
    table = await ada.create("lanterns", "me", "guest", public=True)
    await bob.done(table, "join", {})
    await bob.done(table, "chat", {"text": "Bob was here"})
    assert (await bob.browser.delete("/api/me")).json() == {}
    seen = (await ada.browser.get(f"/api/tables/{table}")).text
    assert "Bob" not in seen
    assert (await bob.browser.get("/api/me")).json()["id"] != bob.id


async def test_people_are_the_same_after_the_server_starts_again(stored: ServerSettings) -> None:
    async with open_server(stored, TableService) as server:
        ada = server.visit()
        me = (await ada.get("/api/me")).json()
        kept = dict(ada.cookies)
    async with open_server(replace(stored), TableService) as server:
        again = server.visit()
        again.cookies.update(kept)
        assert (await again.get("/api/me")).json() == me
