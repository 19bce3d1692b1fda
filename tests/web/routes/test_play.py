"""Play: what seats do at a table, on every game there is."""

from __future__ import annotations

import pytest

from tests.stores import ONE_OF_THEM
from tests.web.conftest import InProcessServer
from tests.web.player import Player, fewest, first
from tests.web.routes.test_games import SLUGS
from tests.web.routes.test_tables import TOY

STORES = ONE_OF_THEM


async def two_players(server: InProcessServer, slug: str, **more: object) -> tuple[str, Player, Player]:
    """Sit two people down at a table that has begun, with bots at the rest."""
    ada, bob = await Player(server.visit()).come("Ada"), await Player(server.visit()).come("Bob")
    table = await ada.create(slug, "me", "guest", *["bot"] * (fewest(slug) - 2), public=True, auto=False, **more)
    await bob.done(table, "join", {})
    return table, ada, bob


async def on_turn(table: str, *players: Player) -> Player:
    """Return the one who may act."""
    for player in players:
        if (await player.look(table))["legal"]:
            return player
    raise AssertionError("nobody may act")


@pytest.mark.parametrize("slug", SLUGS)
async def test_an_action_is_acknowledged_and_never_played_twice(server: InProcessServer, slug: str) -> None:
    table, ada, bob = await two_players(server, slug)
    player = await on_turn(table, ada, bob)
    before = await player.look(table)
    request = player.request(before)
    answer = await player.done(table, "actions", request)
    after = await player.look(table)
    assert after["seq"] >= answer["seq"] > before["seq"]
    assert await player.done(table, "actions", request) == answer
    assert (await player.look(table))["seq"] == after["seq"]


@pytest.mark.parametrize("slug", SLUGS)
async def test_an_action_of_somebody_else_or_none_is_refused(server: InProcessServer, slug: str) -> None:
    table, ada, bob = await two_players(server, slug)
    player = await on_turn(table, ada, bob)
    other = bob if player is ada else ada
    seen = await player.look(table)
    request = player.request(seen)
    stranger = await Player(server.visit()).come()
    assert (await other.do(table, "actions", request)).status_code == 409
    assert (await stranger.do(table, "actions", request)).status_code == 409
    for wrong in ({"do": "dance"}, {}, {**request["action"], "more": 1}, {"do": 10**30}, {"do": None}):
        answer = await player.do(table, "actions", {**request, "id": "x", "action": wrong})
        assert answer.status_code == 422
        assert answer.json()["error"]["path"].startswith("action")
    assert (await player.look(table))["seq"] == seen["seq"]


@pytest.mark.parametrize("slug", SLUGS)
async def test_a_preview_and_a_reason_are_given_to_the_seat_only(server: InProcessServer, slug: str) -> None:
    table, ada, bob = await two_players(server, slug)
    player = await on_turn(table, ada, bob)
    other = bob if player is ada else ada
    seen = await player.look(table)
    attempt = {"seat": seen["seat"], "action": first(seen["legal"])}
    shown = await player.done(table, "preview", attempt)
    assert shown.keys() == {"shown", "sheet", "before", "undo"}
    assert shown["before"] == seen["sheet"]
    assert await player.done(table, "why", attempt) == {"rule": None, "lacks": []}
    assert (await other.do(table, "preview", attempt)).status_code == 409
    assert (await other.do(table, "why", attempt)).status_code == 409
    assert (await player.look(table))["seq"] == seen["seq"]


async def test_a_choice_not_yet_shown_is_taken_back_freely(server: InProcessServer) -> None:
    table, ada, bob = await two_players(server, TOY)
    before = await ada.look(table)
    assert (await ada.do(table, "undo", {"seat": 0})).status_code == 409
    await ada.act(table)
    assert await ada.done(table, "undo", {"seat": 0}) == {"done": True}
    assert (await ada.look(table))["legal"] == before["legal"]
    assert (await bob.do(table, "undo/answer", {"seat": 1, "agree": True})).status_code == 409


async def test_a_bot_plays_on_after_a_resignation(server: InProcessServer) -> None:
    table, ada, bob = await two_players(server, TOY)
    assert (await ada.do(table, "resign", {"seat": 1})).status_code == 409
    await bob.done(table, "resign", {"seat": 1})
    place = (await ada.look(table))["places"][1]
    assert place["resigned"]
    assert (await bob.do(table, "return", {"seat": 1})).status_code == 409


async def test_a_bot_stands_in_until_the_player_is_back(server: InProcessServer) -> None:
    table, ada, bob = await two_players(server, TOY)
    assert (await ada.do(table, "replace", {"seat": 1, "level": "divine"})).status_code == 422
    await ada.done(table, "replace", {"seat": 1, "level": "easy"})
    assert (await ada.look(table))["places"][1]["stand_in"] == "easy"
    assert (await ada.do(table, "return", {"seat": 1})).status_code == 409
    await bob.done(table, "return", {"seat": 1})
    assert (await ada.look(table))["places"][1]["stand_in"] is None


@pytest.mark.parametrize("slug", SLUGS)
async def test_at_one_browser_a_seat_is_seen_only_after_the_hand_over(server: InProcessServer, slug: str) -> None:
    ada = await Player(server.visit()).come("Ada")
    seats = fewest(slug)
    table = await ada.create(slug, "me", *["here"] * (seats - 1), auto=False)
    seen = await ada.look(table)
    assert seen["seat"] is None
    assert seen["legal"] is None
    seat = seen["hand_over"]
    assert seat in seen["to_act"]
    assert await ada.done(table, "sit", {"seat": seat}) == {}
    assert (await ada.look(table))["seat"] == seat
    await ada.act(table)
    stranger = await Player(server.visit()).come()
    assert (await stranger.do(table, "sit", {"seat": seat})).status_code == 404
    assert (await ada.do(table, "sit", {"seat": 99})).status_code in {409, 422}
