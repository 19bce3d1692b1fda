"""Sharing a match by a link: everybody who has played agrees, anybody ends it, and the link shows the match only."""

import random
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

import pytest

from parlour.engine.plain import Plain, as_plain, encode
from parlour.tables.errors import SHARED, NotFound, Refused
from parlour.tables.table_service import TableService
from tests.stores import ONE_OF_THEM
from tests.tables.running_service import QUIET, Body, field, items, opened, people, play_on, table_for, text

STORES = ONE_OF_THEM
YES: Body = {"agree": True}
NO: Body = {"agree": False}


async def finished(service: TableService, persons: list[str], public: bool = False) -> str:
    table = await table_for(service, persons, public=public)
    await play_on(service, table, persons, random.Random(4))
    return table


async def everybody_agrees(service: TableService, table: str, persons: Iterable[str]) -> str:
    """Let everybody agree; return the token of the link."""
    answers = [await service.share(table, person, YES) for person in persons]
    return text(answers[-1], "token")


async def is_shown(service: TableService, table: str, token: str) -> bool:
    """Return whether the link shows the match; the answer is the same whatever is wrong with it."""
    try:
        await service.shared(table, {"token": token})
    except NotFound as none:
        if (none.path, none.code) != ("token", SHARED):
            raise
        return False
    return True


async def test_a_match_is_shared_once_everybody_has_agreed(tmp_path: Path) -> None:
    async with opened(tmp_path) as service:
        ada, bob = await people(service, 2)
        table = await finished(service, [ada, bob])
        assert field(await service.snapshot(table, ada), "sharing") == {"agreed": [], "waiting": [0, 1], "token": None}
        assert await service.share(table, ada, YES) == {"agreed": [0], "waiting": [1], "token": None}
        answer = await service.share(table, bob, YES)
        token = text(answer, "token")
        assert answer == {"agreed": [0, 1], "waiting": [], "token": token}
        assert len(token) >= 27  # 160 bits
        assert field(await service.snapshot(table, ada), "sharing") == answer
    async with opened(tmp_path) as service:  # also after a restart
        found = await service.shared(table, {"token": token})
        assert field(found, "game") == "lanterns"
        assert len(items(found, "frames")) > 1
        assert field(found, "review") is None
        assert not await is_shown(service, table, token[:-1])
        assert not await is_shown(service, "nowhere", token)


async def test_anybody_who_has_played_ends_it_and_the_next_link_is_another(service: TableService) -> None:
    ada, bob = await people(service, 2)
    table = await finished(service, [ada, bob])
    token = await everybody_agrees(service, table, [ada, bob])
    assert await service.share(table, bob, NO) == {"agreed": [0], "waiting": [1], "token": None}
    assert not await is_shown(service, table, token)
    await service.share(table, bob, NO)  # again: nothing happens
    other = text(await service.share(table, bob, YES), "token")
    assert other != token
    assert text(await service.share(table, ada, YES), "token") == other  # has agreed already
    assert await is_shown(service, table, other)
    assert not await is_shown(service, table, token)


async def test_bots_agree_and_so_does_the_person_of_a_shared_device_for_all_of_its_seats(service: TableService) -> None:
    [ada] = await people(service, 1)
    places: list[Plain] = [{"who": "me"}, {"who": "here"}, {"who": "bot", "level": "easy"}]
    request: Body = {"game": "lanterns", "variant": {"seats": 3}, "places": places}
    table = text(await service.create(ada, request), "table")
    await play_on(service, table, [ada], random.Random(4))
    assert await is_shown(service, table, await everybody_agrees(service, table, [ada]))


async def test_whoever_has_left_or_resigned_is_asked_too(service: TableService) -> None:
    ada, bob, eve = await people(service, 3)
    table = await table_for(service, [ada, bob, eve])
    await service.leave(table, bob)
    await service.resign(table, eve, {"seat": 2})
    await play_on(service, table, [ada], random.Random(4))
    assert field(await service.share(table, ada, YES), "waiting") == [1, 2]
    assert field(await service.share(table, bob, YES), "token") is None
    assert field(await service.share(table, eve, YES), "token") is not None


@pytest.mark.parametrize("is_over", [False, True])
async def test_a_match_with_somebody_who_was_deleted_is_not_shared(service: TableService, is_over: bool) -> None:
    ada, bob = await people(service, 2)
    table = await table_for(service, [ada, bob])
    token = ""
    if is_over:
        await play_on(service, table, [ada, bob], random.Random(4))
        token = await everybody_agrees(service, table, [ada, bob])
    await service.forget(bob)
    await play_on(service, table, [ada], random.Random(4))
    assert field(await service.snapshot(table, ada), "sharing") is None
    with pytest.raises(Refused, match="everybody who played it"):
        await service.share(table, ada, YES)
    assert not await is_shown(service, table, token or "x")


async def test_a_host_cannot_remove_somebody_in_order_to_share(service: TableService) -> None:
    ada, bob = await people(service, 2)
    table = await table_for(service, [ada, bob])
    await service.remove(table, ada, {"place": 1})
    await play_on(service, table, [ada], random.Random(4))
    with pytest.raises(Refused, match="everybody who played it"):
        await service.share(table, ada, YES)


async def test_only_a_match_that_is_over_is_shared_and_only_by_its_players(service: TableService) -> None:
    ada, bob, eve = await people(service, 3)
    table = await table_for(service, [ada, bob], public=True)
    with pytest.raises(Refused, match="a match that is over"):
        await service.share(table, ada, YES)
    await play_on(service, table, [ada, bob], random.Random(4))
    assert field(await service.snapshot(table, eve), "sharing") is None
    with pytest.raises(Refused, match="somebody who has played"):
        await service.share(table, eve, YES)
    again = text(await service.try_again(table, ada, {"frame": 1}), "table")
    await play_on(service, again, [ada], random.Random(4))
    with pytest.raises(Refused, match="a match that is over"):  # it begins with what Bob has played
        await service.share(again, ada, YES)


async def test_the_link_shows_no_chat_no_ids_and_nobodys_own_view(service: TableService) -> None:
    ada, bob, onlooker = await people(service, 3)
    for person, name in ((ada, "Ada"), (bob, "Bob"), (onlooker, "Olga")):
        await service.change_me(person, {"name": name})
    table = await finished(service, [ada, bob], public=True)
    await service.join(table, onlooker, {"place": None})
    await service.chat(table, ada, {"text": "a secret of ours"})
    token = await everybody_agrees(service, table, [ada, bob])
    found = as_plain(await service.shared(table, {"token": token}))
    said = encode(found).decode()
    secrets = (ada, bob, onlooker, "Olga", "a secret of ours", table, token)
    assert [secret for secret in secrets if secret in said] == []
    assert [field(place, "name") for place in items(found, "places")] == ["Ada", "Bob"]
    assert [field(place, "mine") for place in items(found, "places")] == [False, False]
    spectators = as_plain(await service.replay(table, onlooker))
    assert field(found, "frames") == field(spectators, "frames")


async def test_a_table_that_is_deleted_is_shared_no_more(tmp_path: Path) -> None:
    now = [1e9]
    settings = replace(QUIET, now=lambda: now[0], ended_tables_last=10.0)
    async with opened(tmp_path, settings) as service:
        ada, bob = await people(service, 2)
        table = await finished(service, [ada, bob])
        token = await everybody_agrees(service, table, [ada, bob])
        assert await is_shown(service, table, token)
        now[0] += 100
        await service.housekeeping.keep()
        assert not await is_shown(service, table, token)
