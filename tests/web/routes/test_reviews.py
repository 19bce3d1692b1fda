"""Hints and reviews: asked for by requests that are counted, refused with the reason, described as they are."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from parlour.tables.table_service import TableService
from parlour.tables.wire.answers import Hint, ReviewNow
from parlour.web.settings import Rate, Rates, ServerSettings
from tests.web.conftest import InProcessServer, open_server
from tests.web.player import Json, Player, play_to_the_end
from tests.web.routes.test_tables import TOY
from tests.wire_types import complaints

SLOWLY = 0.001


@pytest.fixture
async def quick(stored: ServerSettings) -> AsyncIterator[InProcessServer]:
    """A server whose hints and reviews are computed quickly."""
    tables = replace(stored.tables, hint_seconds=0.01, review_seconds=0.005, max_review_decisions=5)
    async with open_server(replace(stored, tables=tables), TableService) as server:
        yield server


async def test_a_hint_is_as_it_is_described_and_can_be_played(quick: InProcessServer) -> None:
    ada = await Player(quick.visit()).come("Ada")
    table = await ada.create(TOY, "me", "here")
    await ada.done(table, "sit", {"seat": 0})
    found = await ada.done(table, "hint", {"seat": 0})
    assert complaints(Hint, found) == []
    seen = await ada.look(table)
    assert seen["hints"] is True
    await ada.done(table, "actions", {**ada.request(seen), "action": found["best"][0]["action"]})


async def test_a_hint_that_is_not_allowed_is_refused_with_the_reason(quick: InProcessServer) -> None:
    ada = await Player(quick.visit()).come("Ada")
    without = await ada.create(TOY, "me", "here", hints=False)
    await ada.done(without, "sit", {"seat": 0})
    answer = await ada.do(without, "hint", {"seat": 0})
    assert (answer.status_code, answer.json()["error"]["path"]) == (409, "hints")
    answer = await ada.do(without, "hint", {"seat": "0"})
    assert (answer.status_code, answer.json()["error"]["path"]) == (422, "seat")
    eve = await Player(quick.visit()).come("Eve")
    assert (await eve.do(without, "hint", {"seat": 0})).status_code == 404


async def _until_ready(player: Player, table: str) -> Json:
    async with asyncio.timeout(20):
        while True:
            answer = await player.browser.get(f"/api/tables/{table}/review")
            assert answer.status_code == 200, answer.text
            if answer.json()["status"] == "ready":
                return dict(answer.json())
            await asyncio.sleep(0.05)


async def test_a_review_is_requested_made_and_shown_to_those_who_may_see_the_table(quick: InProcessServer) -> None:
    ada, bob = [await Player(quick.visit()).come(name) for name in ("Ada", "Bob")]
    table = await ada.create(TOY, "me", "guest")
    await bob.done(table, "join", {"invitation": (await ada.look(table))["invitation"]})
    assert (await ada.do(table, "review")).status_code == 409
    await play_to_the_end(table, [ada, bob])
    begun = await bob.done(table, "review")
    assert (begun["status"], begun["review"]) == ("working", None)
    found = await _until_ready(ada, table)
    assert complaints(ReviewNow, found) == []
    assert len(found["review"]["decisions"]) == found["done"] == found["of"] == 5
    eve = await Player(quick.visit()).come("Eve")
    assert (await eve.browser.get(f"/api/tables/{table}/review")).status_code == 404
    assert (await eve.do(table, "review")).status_code == 404


async def test_too_many_review_requests_are_refused(settings: ServerSettings) -> None:
    rates = Rates(hint=Rate(2, SLOWLY), review=Rate(1, SLOWLY))
    async with open_server(replace(settings, rates=rates), TableService) as server:
        ada = await Player(server.visit()).come("Ada")
        codes = [(await ada.do("nowhere", "hint", {"seat": 0})).status_code for _ in range(3)]
        assert codes == [404, 404, 429]
        assert [(await ada.do("nowhere", "review")).status_code for _ in range(2)] == [404, 429]
        assert (await ada.browser.get("/api/tables/nowhere/review")).status_code == 404
