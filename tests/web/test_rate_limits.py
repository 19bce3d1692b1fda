"""Limits: generous for play, strict for what fills the store or other people's screens."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace

import pytest
from starlette.requests import HTTPConnection

from parlour.web.client_address import address
from parlour.web.rate_limits import RateLimits, TooOften
from parlour.web.settings import Rate, Rates, ServerSettings
from tests.web.conftest import InProcessServer, open_server

SLOWLY = 0.001
FEW = Rates(chat=Rate(2, SLOWLY), new_person=Rate(3, SLOWLY), all=Rate(30, SLOWLY))


@pytest.fixture
async def strict(settings: ServerSettings) -> AsyncIterator[InProcessServer]:
    async with open_server(replace(settings, rates=FEW, people_per_address=2)) as server:
        yield server


async def test_too_much_chat_is_refused_with_a_time_to_wait(strict: InProcessServer) -> None:
    ada, bob = strict.visit(), strict.visit()
    said = [(await ada.post("/api/tables/t/chat", json={"text": "!"})) for _ in range(3)]
    assert [answer.status_code for answer in said] == [200, 200, 429]
    assert int(said[2].headers["retry-after"]) > 0
    assert (await bob.post("/api/tables/t/chat", json={"text": "!"})).status_code == 200
    assert (await ada.get("/api/me")).status_code == 200


async def test_new_identities_do_not_help_for_long(strict: InProcessServer) -> None:
    codes = [(await strict.visit().post("/api/tables/t/chat", json={"text": "!"})).status_code for _ in range(5)]
    assert codes == [200, 200, 200, 429, 429]
    assert len(strict.stub.known) == 3
    elsewhere = strict.visit(address="192.0.2.7")
    assert (await elsewhere.post("/api/tables/t/chat", json={"text": "!"})).status_code == 200


async def test_an_address_cannot_choose_itself_by_a_header(strict: InProcessServer) -> None:
    codes = []
    for number in range(5):
        headers = {"x-forwarded-for": f"192.0.2.{number}"}
        codes.append((await strict.visit().get("/api/me", headers=headers)).status_code)
    assert codes == [200, 200, 200, 429, 429]


async def test_an_address_has_a_limit_for_everything_together(strict: InProcessServer) -> None:
    ada = strict.visit()
    codes = [(await ada.get("/api/tables")).status_code for _ in range(40)]
    assert codes.count(429) == 10


async def test_play_is_never_held_up_by_the_usual_limits(settings: ServerSettings) -> None:
    async with open_server(replace(settings, rates=Rates())) as server:
        ada = server.visit()
        for _ in range(50):
            assert (await ada.get("/api/me")).status_code == 200


def test_a_bucket_fills_up_again() -> None:
    now = 0.0
    limits = RateLimits(lambda: now)
    rate = Rate(2, 0.5)
    limits.take("chat", "ada", rate)
    limits.take("chat", "ada", rate)
    with pytest.raises(TooOften) as refusal:
        limits.take("chat", "ada", rate)
    assert refusal.value.wait == 2
    now = 2.0
    limits.take("chat", "ada", rate)
    with pytest.raises(TooOften):
        limits.take("chat", "ada", rate)
    now = 1000.0
    limits.take("chat", "ada", rate)
    limits.take("chat", "ada", rate)
    with pytest.raises(TooOften):
        limits.take("chat", "ada", rate)


def test_memory_is_bounded_and_the_longest_unused_go_first() -> None:
    limits = RateLimits(lambda: 0.0, most=2)
    once = Rate(1, 0.1)
    for who in ("ada", "bob", "cyd"):
        limits.take("chat", who, once)
    limits.take("chat", "ada", once)
    with pytest.raises(TooOften):
        limits.take("chat", "cyd", once)


@pytest.mark.parametrize(
    ("host", "found"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_a_household_is_one_address(host: str, found: str) -> None:
    assert address(HTTPConnection({"type": "http", "client": (host, 1), "headers": []})) == found
