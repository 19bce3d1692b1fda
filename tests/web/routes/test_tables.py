"""Tables: made, found, joined, begun and ended."""

from __future__ import annotations

from typing import Any

import pytest

from tests.stores import ONE_OF_THEM
from tests.web.conftest import InProcessServer
from tests.web.player import Player, fewest, play_to_the_end
from tests.web.routes.test_games import SLUGS

STORES = ONE_OF_THEM

TOY = "lanterns"


@pytest.fixture
async def ada(server: InProcessServer) -> Player:
    return await Player(server.visit()).come("Ada")


@pytest.fixture
async def bob(server: InProcessServer) -> Player:
    return await Player(server.visit()).come("Bob")


@pytest.fixture
async def eve(server: InProcessServer) -> Player:
    return await Player(server.visit()).come("Eve")


@pytest.mark.parametrize("slug", SLUGS)
async def test_a_table_against_bots_starts_at_once(ada: Player, slug: str) -> None:
    seats = fewest(slug)
    table = await ada.create(slug, "me", *["bot"] * (seats - 1))
    seen = await ada.look(table)
    assert seen["status"] == "playing"
    assert seen["game"] == slug
    assert seen["seat"] == 0
    assert seen["shown"]
    assert [place["who"] for place in seen["places"]] == ["person", *["bot"] * (seats - 1)]


@pytest.mark.parametrize(
    ("change", "path"),
    [
        ({"game": "none"}, "game"),
        ({"game": 3}, "game"),
        ({"variant": {"seats": 99}}, "variant.seats"),
        ({"variant": {"seats": 2, "sun": "full"}}, "variant.sun"),
        ({"variant": []}, "variant"),
        ({"places": []}, "places"),
        ({"places": [{"who": "me"}]}, "places"),
        ({"places": [{"who": "me"}, {"who": "me"}]}, "places"),
        ({"places": [{"who": "me"}, {"who": "dog"}]}, "places[1].who"),
        ({"places": [{"who": "me"}, {"who": "bot", "level": "divine"}]}, "places[1].level"),
        ({"edition": "sha256:0"}, "edition"),
        ({"edition": "sha256:" + "0" * 64}, "edition"),
        ({"public": "yes"}, "public"),
        ({"colour": "red"}, "colour"),
        ({"clock": {"kind": "hourglass"}}, "clock.kind"),
    ],
)
async def test_an_impossible_table_is_refused_with_the_wrong_field(
    ada: Player, change: dict[str, Any], path: str
) -> None:
    usual = {"game": TOY, "variant": {"seats": 2}, "places": [{"who": "me"}, {"who": "bot"}]}
    answer = await ada.browser.post("/api/tables", json={**usual, **change})
    assert answer.status_code in {404, 422}
    assert answer.json()["error"]["path"] == path


async def test_an_unknown_kind_of_clock_is_refused_with_the_known_ones(ada: Player) -> None:
    body = {"game": TOY, "variant": {"seats": 2}, "places": [{"who": "me"}, {"who": "bot"}], "clock": {"kind": "sand"}}
    answer = await ada.browser.post("/api/tables", json=body)
    assert answer.json()["error"]["message"] == "clock.kind: one of live, days"


async def test_lists_show_open_tables_to_all_and_mine_to_me(ada: Player, bob: Player, server: InProcessServer) -> None:
    public = await ada.create(TOY, "me", "guest", public=True)
    private = await ada.create(TOY, "me", "guest")
    waiting = await ada.create(TOY, "me", "bot")

    async def ids(player: Player, of: str) -> list[str]:
        return [card["id"] for card in (await player.browser.get(f"/api/tables?of={of}")).json()["tables"]]

    assert await ids(bob, "open") == [public]
    assert await ids(bob, "mine") == []
    mine = await ids(ada, "mine")
    assert mine[0] == waiting
    assert sorted(mine) == sorted([public, private, waiting])
    assert [card["id"] for card in (await server.visit().get("/api/tables")).json()["tables"]] == [public]
    assert (await ada.browser.get("/api/tables?of=all")).status_code == 422


async def test_an_invitation_opens_a_private_table_and_nothing_else_does(ada: Player, bob: Player, eve: Player) -> None:
    table = await ada.create(TOY, "me", "guest")
    invitation = (await ada.look(table))["invitation"]
    assert len(invitation) >= 22  # 128 bits
    for body in ({}, {"invitation": "x" * len(invitation)}):
        assert (await eve.do(table, "join", body)).status_code == 404
    assert (await eve.browser.get(f"/api/tables/{table}")).status_code == 404
    seen = await bob.done(table, "join", {"invitation": invitation})
    assert seen["status"] == "playing"
    assert seen["seat"] == 1
    again = await bob.done(table, "join", {"invitation": invitation})
    assert again["seat"] == 1
    watching = await eve.done(table, "join", {"invitation": invitation})
    assert watching["seat"] is None
    assert watching["invitation"] is None


async def test_a_visitor_without_a_cookie_can_look_at_a_public_table(ada: Player, server: InProcessServer) -> None:
    table = await ada.create(TOY, "me", "guest", public=True)
    stranger = server.visit()
    seen = (await stranger.get(f"/api/tables/{table}")).json()
    assert seen["seat"] is None
    assert seen["invitation"] is None
    assert not any(place["mine"] for place in seen["places"])
    assert dict(stranger.cookies) == {}


async def test_people_come_and_go_before_the_start(ada: Player, bob: Player) -> None:
    table = await ada.create(TOY, "me", "guest", "guest", public=True)
    assert (await bob.done(table, "join", {"place": 2}))["seat"] == 2
    assert (await bob.do(table, "join", {"place": 1})).status_code == 409
    assert (await bob.do(table, "join", {"place": 9})).status_code in {409, 422}
    assert await bob.done(table, "leave") == {}
    assert (await ada.look(table))["places"][2]["who"] == "empty"
    assert (await bob.do(table, "start")).status_code == 409
    assert await ada.done(table, "start") == {}
    assert (await ada.look(table))["status"] == "playing"
    assert (await ada.do(table, "start")).status_code == 409


async def test_the_host_removes_mutes_and_closes_and_nobody_else(ada: Player, bob: Player) -> None:
    table = await ada.create(TOY, "me", "guest", "guest", public=True)
    await bob.done(table, "join", {})
    for what, body in (("remove", {"place": 0}), ("mute", {"person": ada.id}), ("close", None)):
        assert (await bob.do(table, what, body)).status_code == 409
    await ada.done(table, "mute", {"person": bob.id})
    assert (await bob.do(table, "chat", {"text": "hello?"})).status_code == 409
    await ada.done(table, "mute", {"person": bob.id, "muted": False})
    await bob.done(table, "chat", {"text": "hello <script>"})
    assert (await ada.look(table))["chat"][0]["text"] == "hello <script>"
    await ada.done(table, "remove", {"place": 1})
    assert (await ada.look(table))["places"][1]["who"] == "empty"
    assert (await bob.do(table, "join", {})).status_code in {404, 409}
    assert await ada.done(table, "close") == {}
    assert (await ada.look(table))["status"] == "closed"
    assert (await ada.do(table, "close")).status_code == 409


@pytest.mark.parametrize("text", ["", "   ", "a" * 501, "a\u0000b", 3])
async def test_chat_must_be_text(ada: Player, text: object) -> None:
    table = await ada.create(TOY, "me", "guest", public=True)
    assert (await ada.do(table, "chat", {"text": text})).status_code == 422


@pytest.mark.parametrize("slug", SLUGS)
async def test_a_match_is_played_recorded_replayed_and_played_again(ada: Player, bob: Player, slug: str) -> None:
    seats = fewest(slug)
    table = await ada.create(slug, "me", *["guest"] * (seats - 1), public=True)
    await bob.done(table, "join", {})
    now = await ada.browser.get(f"/api/tables/{table}/explanations")
    assert now.status_code == 200
    for what in ("record", "replay", "explanations?frame=0"):
        assert (await ada.browser.get(f"/api/tables/{table}/{what}")).status_code == 409
    if (await ada.look(table))["status"] == "open":
        await ada.done(table, "start")
    await play_to_the_end(table, [ada, bob])
    seen = await ada.look(table)
    assert seen["status"] == "over"
    assert seen["result"]["ranking"]
    record = await ada.browser.get(f"/api/tables/{table}/record")
    assert record.headers["content-type"].startswith("application/jsonl")
    assert record.text.count("\n") > 3
    frames = (await bob.browser.get(f"/api/tables/{table}/replay")).json()["frames"]
    assert frames[-1]["sheet"]["ranking"] == seen["result"]["ranking"]
    following = (await ada.done(table, "rematch"))["table"]
    assert following != table
    assert (await bob.done(table, "rematch"))["table"] == following


async def test_there_is_nothing_to_do_at_a_table_that_is_not_there(ada: Player) -> None:
    seat: dict[str, Any] = {"seat": 0}
    attempt = {**seat, "action": {"do": "x"}}
    bodies: dict[str, dict[str, Any]] = {
        "sit": seat,
        "actions": {"id": "1", "seq": 0, **attempt},
        "preview": attempt,
        "why": attempt,
        "undo": seat,
        "undo/answer": {"seat": 0, "agree": True},
        "chat": {"text": "hello"},
        "resign": seat,
        "replace": {"seat": 0, "level": "easy"},
        "return": seat,
        "remove": {"place": 0},
        "mute": {"person": "x"},
    }
    for what, body in bodies.items():
        answers = [await ada.do("none", what, given) for given in (body, {}, {**body, "extra": 1})]
        assert [answer.status_code for answer in answers] == [404, 422, 422], what
    for what in ("join", "leave", "start", "rematch", "close"):
        assert (await ada.do("none", what, {} if what == "join" else None)).status_code == 404, what


async def test_there_is_nothing_to_see_at_a_table_that_is_not_there(ada: Player) -> None:
    for what in ("", "/record", "/replay"):
        assert (await ada.browser.get(f"/api/tables/none{what}")).status_code == 404
