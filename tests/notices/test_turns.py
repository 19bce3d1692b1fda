"""A notice of a turn is sent once, by one process, to people who are away; never to bots or people at the table."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest

from parlour.engine.plain import Plain, encode
from parlour.notices.claims import count_turns, turn_number
from parlour.notices.subscriptions import Subscriptions
from parlour.tables.table_service import TableService
from tests.notices.push.push_service import Browser, PushService, claims_of
from tests.notices.running_notices import URL, RunningNotices, offering, running_notices
from tests.tables.running_service import TOY, Body, act_somehow, field, items, people, table_for, text

AFTER = 60.0


async def subscribe(here: RunningNotices, person: str, browser: Browser) -> None:
    keys = browser.subscription["keys"]
    await here.notices.add_device(person, browser.endpoint, keys["p256dh"], keys["auth"])


async def two_at_a_table(here: RunningNotices, browser: Browser) -> tuple[str, str, str]:
    """Seat two people, the first of whom has subscribed; let the match go to the first one's turn."""
    one, other = await people(here.service, 2)
    await here.service.change_me(one, {"name": "Ada"})
    await here.service.change_me(other, {"name": "Bob <b>"})
    table = await table_for(here.service, [one, other], public=True)
    await subscribe(here, one, browser)
    await play_until_due(here.service, table, one, other)
    return table, one, other


async def awaited(service: TableService, table: str, person: str) -> list[Plain]:
    """Name those whose turn it is."""
    places = items(await service.snapshot(table, person), "places")
    return [field(place, "person") for place in places if field(place, "waiting")]


async def play_until_due(service: TableService, table: str, one: str, other: str) -> None:
    """Let the other play until only the one is to act."""
    rng = random.Random(1)
    while (waiting := await awaited(service, table, one)) != [one]:
        assert await act_somehow(service, table, other if other in waiting else one, rng)


async def play_a_round(service: TableService, table: str, one: str, other: str) -> None:
    """Let the one finish a turn, and then the other until the one is due again."""
    rng = random.Random(2)
    while other not in await awaited(service, table, one):
        assert await act_somehow(service, table, one, rng)
    await play_until_due(service, table, one, other)


def read(push_service: PushService, browser: Browser) -> list[dict[str, Any]]:
    return [json.loads(browser.read(found.body)) for found in push_service.deliveries]


async def test_a_notice_of_a_turn_is_sent_once_encrypted_and_signed(tmp_path: Path, push_service: PushService) -> None:
    browser = Browser(push_service.origin)
    async with running_notices(tmp_path, offering(push_service.origin)) as here:
        table, one, _ = await two_at_a_table(here, browser)
        await here.look_after(AFTER - 1)
        assert push_service.deliveries == []
        for _ in range(3):
            await here.look_after(AFTER)
        [delivery] = push_service.deliveries
        assert delivery.path == "/push/one"
        claims = claims_of(delivery, here.notices.vapid.public)
        assert (claims["aud"], claims["sub"]) == (push_service.origin, URL)
        assert delivery.headers["ttl"] == "86400"
        [told] = read(push_service, browser)
        assert told["address"] == f"/table/{table}"
        assert "Bob <b>" in told["body"]
        assert here.counts == {("push", "sent"): 1}
        assert one not in json.dumps(told)


async def test_the_next_turn_gets_a_new_notice(tmp_path: Path, push_service: PushService) -> None:
    browser = Browser(push_service.origin)
    async with running_notices(tmp_path, offering(push_service.origin)) as here:
        table, one, other = await two_at_a_table(here, browser)
        for told in (1, 2):
            await here.look_after(AFTER + 1)
            await here.look_after(AFTER + 1)
            assert len(push_service.deliveries) == told
            if told == 1:
                await play_a_round(here.service, table, one, other)


async def test_unseen_actions_of_others_do_not_delay_a_notice(tmp_path: Path, push_service: PushService) -> None:
    browser = Browser(push_service.origin)
    async with running_notices(tmp_path, offering(push_service.origin)) as here:
        one, other = await people(here.service, 2)
        table = await table_for(here.service, [one, other])
        await subscribe(here, one, browser)
        assert set(await awaited(here.service, table, one)) == {one, other}
        await here.look_after(AFTER - 1)
        assert await act_somehow(here.service, table, other, random.Random(1))  # the first step shows nothing
        assert set(await awaited(here.service, table, one)) == {one, other}
        await here.look_after(2)
        assert len(push_service.deliveries) == 1


async def test_a_person_at_the_table_gets_no_notice_not_even_after_leaving(
    tmp_path: Path, push_service: PushService
) -> None:
    browser = Browser(push_service.origin)
    async with running_notices(tmp_path, offering(push_service.origin)) as here:
        table, one, _ = await two_at_a_table(here, browser)
        watching = here.service.watch(table, one)
        await anext(watching)
        await here.look_after(1)
        await watching.aclose()  # type: ignore[attr-defined]
        await here.look_after(AFTER + 1)
        assert push_service.deliveries == []


@pytest.mark.parametrize("store", ["postgresql"], indirect=True)
async def test_a_person_watching_through_another_process_gets_no_notice(
    tmp_path: Path, push_service: PushService
) -> None:
    clock = [1_000_000.0]
    browser, settings = Browser(push_service.origin), offering(push_service.origin)
    async with (
        running_notices(tmp_path, settings, clock) as here,
        running_notices(tmp_path, settings, clock) as there,
    ):
        table, one, _ = await two_at_a_table(here, browser)
        watching = there.service.watch(table, one)
        await anext(watching)
        await here.look_after(10)
        await there.look_after(0)
        await here.look_after(AFTER)
        await watching.aclose()  # type: ignore[attr-defined]
        assert push_service.deliveries == []


@pytest.mark.parametrize("store", ["postgresql"], indirect=True)
async def test_only_one_of_two_processes_sends_a_notice(tmp_path: Path, push_service: PushService) -> None:
    clock = [1_000_000.0]
    browser, settings = Browser(push_service.origin), offering(push_service.origin)
    async with (
        running_notices(tmp_path, settings, clock) as here,
        running_notices(tmp_path, settings, clock) as there,
    ):
        await two_at_a_table(here, browser)
        clock[0] += AFTER + 1
        await asyncio.gather(*[process.notices.notifier.notify_due() for process in (here, there)])
        for process in (here, there):
            await process.look_after(1)
        assert len(push_service.deliveries) == 1


async def test_a_notice_is_not_sent_again_after_a_restart(tmp_path: Path, push_service: PushService) -> None:
    clock = [1_000_000.0]
    browser, settings = Browser(push_service.origin), offering(push_service.origin)
    async with running_notices(tmp_path, settings, clock) as here:
        await two_at_a_table(here, browser)
        await here.look_after(AFTER + 1)
    async with running_notices(tmp_path, settings, clock) as again:
        await again.look_after(3600)
    assert len(push_service.deliveries) == 1


async def test_the_next_server_sends_notices_that_a_stopping_one_did_not(
    tmp_path: Path, push_service: PushService
) -> None:
    clock = [1_000_000.0]
    browser, settings = Browser(push_service.origin), offering(push_service.origin)
    push_service.answers = [503]
    async with running_notices(tmp_path, settings, clock) as here:
        await two_at_a_table(here, browser)
        here.notices.dispatcher.pauses = (600.0,)
        clock[0] += AFTER + 1
        running = asyncio.create_task(here.notices.notifier.run())
        await here.notices.notifier.notify_due()
        async with asyncio.timeout(30):
            while not push_service.deliveries:  # noqa: ASYNC110  # it lives in a thread
                await asyncio.sleep(0.01)
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
    async with running_notices(tmp_path, settings, clock) as again:
        await again.look_after(1)
        assert again.counts == {("push", "sent"): 1}
    assert len(push_service.deliveries) == 2


async def test_turns_due_during_downtime_get_their_notice_later(tmp_path: Path, push_service: PushService) -> None:
    clock = [1_000_000.0]
    browser, settings = Browser(push_service.origin), offering(push_service.origin)
    async with running_notices(tmp_path, settings, clock) as here:
        await two_at_a_table(here, browser)
    async with running_notices(tmp_path, settings, clock) as again:
        await again.look_after(24 * 3600)
    assert len(push_service.deliveries) == 1


async def test_a_seat_played_by_a_bot_gets_no_notice(tmp_path: Path, push_service: PushService) -> None:
    browser = Browser(push_service.origin)
    async with running_notices(tmp_path, offering(push_service.origin)) as here:
        _, one, _ = await two_at_a_table(here, browser)
        places: list[Plain] = [{"who": "bot", "level": "easy"}, {"who": "me"}]
        request: Body = {"game": TOY, "variant": {"seats": 2}, "places": places}
        await here.service.create(one, request)
        for table in items(await here.service.cards(one, "mine"), "tables"):
            await here.service.leave(text(table, "id"), one)
        await here.look_after(AFTER + 1)
        assert push_service.deliveries == []


async def test_an_endpoint_that_is_stored_but_not_allowed_now_is_not_called(
    tmp_path: Path, push_service: PushService
) -> None:
    async with running_notices(tmp_path, offering(push_service.origin)) as here:
        _, one, _ = await two_at_a_table(here, Browser(push_service.origin, "kept"))
        assert len(await here.notices.subscriptions.devices(one)) == 1
        later = Subscriptions(here.service.store, ("push.example.org",), here.notices.subscriptions.now)
        assert await later.devices(one) == []


@pytest.mark.parametrize("status", [404, 410])
async def test_a_browser_that_is_gone_is_forgotten(tmp_path: Path, push_service: PushService, status: int) -> None:
    gone, still = Browser(push_service.origin, "gone"), Browser(push_service.origin, "still")
    async with running_notices(tmp_path, offering(push_service.origin)) as here:
        table, one, other = await two_at_a_table(here, gone)
        here.clock[0] += 1
        await subscribe(here, one, still)
        push_service.refused["/push/gone"] = status
        await here.look_after(AFTER + 1)
        assert {found.path for found in push_service.deliveries} == {"/push/gone", "/push/still"}
        assert [device.endpoint for device in await here.notices.subscriptions.devices(one)] == [still.endpoint]
        await play_a_round(here.service, table, one, other)
        await here.look_after(AFTER + 1)
        assert [found.path for found in push_service.deliveries].count("/push/gone") == 1


async def test_a_busy_push_service_is_tried_again(tmp_path: Path, push_service: PushService) -> None:
    browser = Browser(push_service.origin)
    push_service.answers = [503, 429]
    async with running_notices(tmp_path, offering(push_service.origin)) as here:
        _, one, _ = await two_at_a_table(here, browser)
        await here.look_after(AFTER + 1)
        assert len(push_service.deliveries) == 3
        assert here.counts == {("push", "sent"): 1}
        assert len(await here.notices.subscriptions.devices(one)) == 1


async def test_a_redirect_is_not_followed(tmp_path: Path, push_service: PushService) -> None:
    push_service.answers = [307]
    async with running_notices(tmp_path, offering(push_service.origin)) as here:
        await two_at_a_table(here, Browser(push_service.origin))
        await here.look_after(AFTER + 1)
        assert here.counts == {("push", "failed"): 1}
        assert len(push_service.deliveries) == 1


@pytest.mark.parametrize(
    ("language", "words"), [("en", "your turn"), ("ru", "ваш ход"), ("fr", "à vous de jouer"), ("uk", "ваш хід")]
)
async def test_a_notice_is_in_the_persons_language(
    tmp_path: Path, push_service: PushService, language: str, words: str
) -> None:
    browser = Browser(push_service.origin)
    async with running_notices(tmp_path, offering(push_service.origin)) as here:
        _, one, _ = await two_at_a_table(here, browser)
        await here.service.change_me(one, {"settings": {"language": language}})
        await here.look_after(AFTER + 1)
        [told] = read(push_service, browser)
        assert words in told["title"]


async def test_a_notice_does_not_depend_on_the_position(tmp_path: Path, push_service: PushService) -> None:
    """Nothing hidden: the text is made from the game, the names and the table only."""

    browser = Browser(push_service.origin)
    async with running_notices(tmp_path, offering(push_service.origin)) as here:
        table, one, other = await two_at_a_table(here, browser)
        await here.look_after(AFTER + 1)
        await play_a_round(here.service, table, one, other)
        await here.look_after(AFTER + 1)
    first, second = read(push_service, browser)
    assert first == second
    assert set(first) == {"title", "body", "address", "off", "off_text"}


async def test_the_link_in_a_notice_ends_it_for_that_browser(tmp_path: Path, push_service: PushService) -> None:
    browser, second = Browser(push_service.origin), Browser(push_service.origin, "second")
    async with running_notices(tmp_path, offering(push_service.origin)) as here:
        _, one, _ = await two_at_a_table(here, browser)
        await here.look_after(AFTER + 1)
        [told] = read(push_service, browser)
        await subscribe(here, one, second)
        await here.notices.off(told["off"].rpartition("/")[2])
        assert [device.endpoint for device in await here.notices.subscriptions.devices(one)] == [second.endpoint]


async def test_a_deleted_person_gets_no_notice_and_leaves_no_data(tmp_path: Path, push_service: PushService) -> None:
    async with running_notices(tmp_path, offering(push_service.origin)) as here:
        _, one, _ = await two_at_a_table(here, Browser(push_service.origin))
        await here.notices.subscriptions.new_feed(one)
        await here.service.forget(one)
        await here.look_after(AFTER + 1)
        assert push_service.deliveries == []
        assert await here.notices.subscriptions.people_to_notify() == set()


@pytest.mark.parametrize(
    ("seats", "mine", "turns"),
    [
        ([], {0}, 0),
        ([1, 1, 2], {0}, 0),
        ([0, 0, 0], {0}, 0),  # one long turn
        ([0, 0, 1], {0}, 1),
        ([0, 1, 2, 0, 0, 1], {0}, 2),
        ([0, 1, 2, 2, 1], {0}, 1),  # the others choose while I am awaited: still the same turn
        ([0, 1, 0, 2], {0, 1}, 1),  # two seats at one browser are one person
    ],
)
def test_turns_are_counted_by_the_order_of_actions(seats: list[int], mine: set[int], turns: int) -> None:
    assert count_turns(seats, frozenset(mine)) == turns


def test_a_seat_that_a_request_made_wait_has_a_new_turn_when_it_comes() -> None:
    """H31: it owed a decision before the request; whoever comes first goes on with the old turn."""
    asked: dict[str, Plain] = {"seat": 0, "action": {"do": "ask"}}
    built: dict[str, Plain] = {"seat": 2, "action": {"do": "place"}}
    waiting: dict[str, Plain] = {**asked, "waiting": [1]}
    bodies = [encode(body).decode() for body in (waiting, built)]
    assert [turn_number(bodies, frozenset([seat])) for seat in range(3)] == [1, 1, 0]
    assert turn_number([encode(body).decode() for body in (asked, built)], frozenset([1])) == 0
    assert turn_number(['{"seat": 0, "action": {}, "waiting": "all"}'], frozenset([1])) == 0, "damaged"
