"""Who may talk at a table, who may look on, and what its host may do about them."""

import asyncio
import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import text as sql

from parlour.engine.plain import Plain
from parlour.tables.errors import NotFound, Refused, Unfit, Unreadable
from parlour.tables.model import entries as kinds
from parlour.tables.model.entries import Entry
from parlour.tables.table_service import Hall
from tests.tables.other_versions import execute
from tests.tables.running_service import Body, at_a_hall, field, items, opened, people, play_on, table_for, text


async def _say(hall: Hall, table: str, person: str) -> str:
    """Say something; give the code of the refusal, if it is refused."""
    try:
        await hall.chat(table, person, {"text": "hello"})
    except Refused as refused:
        return refused.code
    return ""


async def _invitation(hall: Hall, table: str, host: str) -> Plain:
    return field(await hall.snapshot(table, host), "invitation")


async def _watch(hall: Hall, table: str, person: str) -> AsyncIterator[Body]:
    """Watch a table; the first update has come."""
    watching = hall.watch(table, person)
    await anext(watching)
    return watching


async def _to_the_end(watching: AsyncIterator[Body]) -> None:
    async for _ in watching:
        pass


async def _end(*watches: AsyncIterator[Body]) -> None:
    for watching in watches:
        await watching.aclose()  # type: ignore[attr-defined]  # an async generator


@at_a_hall
async def test_members_and_invited_onlookers_talk_and_nobody_else(hall: Hall) -> None:
    host, player, onlooker, passer_by = await people(hall, 4)
    table = await table_for(hall, [host, player], public=True)
    await hall.join(table, onlooker, {"invitation": await _invitation(hall, table, host), "place": None})
    await hall.join(table, passer_by, {"place": None})
    talkers = [host, player, onlooker]
    assert [await _say(hall, table, person) for person in talkers] == ["", "", ""]
    assert await _say(hall, table, passer_by) == "passing"
    assert [field(await hall.snapshot(table, one), "silent") for one in (*talkers, passer_by, "")] == [
        *(None, None, None),
        *("passing", "passing"),
    ]
    assert len(items(await hall.snapshot(table, passer_by), "chat")) == 3


@at_a_hall
async def test_whoever_a_bot_stands_in_for_goes_on_talking(hall: Hall) -> None:
    host, player = await people(hall, 2)
    table = await table_for(hall, [host, player], public=True)
    await hall.resign(table, player, {"seat": 1})
    assert await _say(hall, table, player) == ""


@at_a_hall
async def test_a_passer_by_who_opens_the_invitation_may_talk(hall: Hall) -> None:
    host, player, onlooker = await people(hall, 3)
    table = await table_for(hall, [host, player], public=True)
    await hall.join(table, onlooker, {"place": None})
    await hall.join(table, onlooker, {"place": None, "invitation": await _invitation(hall, table, host)})
    assert await _say(hall, table, onlooker) == ""


@at_a_hall
async def test_a_closed_table_is_silent(hall: Hall) -> None:
    persons = await people(hall, 2)
    table = await table_for(hall, persons)
    assert await _say(hall, table, persons[1]) == ""
    await hall.close_table(table, persons[0])
    assert [await _say(hall, table, person) for person in persons] == ["closed", "closed"]
    assert field(await hall.snapshot(table, persons[0]), "silent") == "closed"


@at_a_hall
async def test_after_a_match_people_go_on_talking(hall: Hall) -> None:
    persons = await people(hall, 2)
    table = await table_for(hall, persons)
    await play_on(hall, table, persons, random.Random(6))
    assert [await _say(hall, table, person) for person in persons] == ["", ""]


@at_a_hall
async def test_chat_takes_emoji_of_several_parts_and_refuses_what_a_name_may_not_have(hall: Hall) -> None:
    persons = await people(hall, 2)
    table = await table_for(hall, persons)
    await hall.chat(table, persons[0], {"text": "👨\u200d👩\u200d👧\nहिन्दी"})
    for words, code in (("a\u202eb", "text-hidden"), ("\u3164", "text-empty"), ("A\u0336\u0336", "text-marks")):
        with pytest.raises(Unfit) as refused:
            await hall.chat(table, persons[0], {"text": words})
        assert refused.value.code == code
    assert len(items(await hall.snapshot(table, persons[1]), "chat")) == 1


@at_a_hall
async def test_the_host_sees_who_watches_and_nobody_else_does(hall: Hall) -> None:
    host, player, named, nameless, guest = await people(hall, 5)
    await hall.change_me(named, {"name": "Zoë"})
    table = await table_for(hall, [host, player], public=True)
    token = await _invitation(hall, table, host)
    await hall.join(table, guest, {"invitation": token, "place": None})
    watches = [await _watch(hall, table, person) for person in (player, named, nameless)]
    seen = field(await hall.snapshot(table, host), "onlookers")
    found = {text(one, "person"): one for one in items(seen, "people")}
    assert (field(seen, "watching"), field(seen, "nameless")) == (2, 1)
    assert found.keys() == {named, nameless, guest}
    assert [field(found[named], key) for key in ("name", "here", "invited")] == ["Zoë", True, False]
    assert [field(found[guest], key) for key in ("here", "invited")] == [False, True]
    for other in (player, guest, named, ""):
        shot = await hall.snapshot(table, other)
        assert shot["onlookers"] is None
        assert nameless not in str(shot)
    await _end(*watches)
    assert field(await hall.snapshot(table, host), "onlookers", "watching") == 0


@at_a_hall
async def test_the_host_hears_of_onlookers_at_once_and_others_hear_nothing(hall: Hall) -> None:
    host, player, passer_by = await people(hall, 3)
    table = await table_for(hall, [host, player], public=True)
    theirs, players = await _watch(hall, table, host), await _watch(hall, table, player)
    await anext(theirs)  # the player is here
    told: asyncio.Task[Body] = asyncio.ensure_future(anext(players))
    passing = await _watch(hall, table, passer_by)
    assert field(await anext(theirs), "now", "onlookers", "people", 0, "person") == passer_by
    await hall.mute(table, host, {"person": passer_by})
    update = await told
    assert [field(event, "kind") for event in items(update, "events")] == ["muted"]  # nothing before it
    assert passer_by not in str(update)
    await _end(theirs, players, passing)


@at_a_hall
async def test_a_removed_passer_by_sees_a_public_table_no_more(hall: Hall) -> None:
    host, player, passer_by = await people(hall, 3)
    table = await table_for(hall, [host, player], public=True)
    passing = await _watch(hall, table, passer_by)
    await hall.remove(table, host, {"person": passer_by})
    with pytest.raises(NotFound) as ended:
        await _to_the_end(passing)
    assert ended.value.code == "removed"
    with pytest.raises(NotFound):
        await hall.snapshot(table, passer_by)
    with pytest.raises(NotFound):
        await hall.chat(table, passer_by, {"text": "still here"})
    token = await _invitation(hall, table, host)
    with pytest.raises(Refused) as refused:
        await hall.join(table, passer_by, {"invitation": token})
    assert refused.value.code == "removed"
    assert items(await hall.snapshot(table, host), "onlookers", "people") == []


@at_a_hall
async def test_whoever_was_removed_is_told_nothing_of_a_public_table_that_cannot_be_read(hall: Hall) -> None:
    host, player, passer_by, other = await people(hall, 4)
    table = await table_for(hall, [host, player], public=True)
    await hall.join(table, passer_by, {"place": None})
    await hall.remove(table, host, {"person": passer_by})
    await execute(hall, "UPDATE tables SET rules = 0 WHERE id = :t", t=table)
    hall.room.drop(await hall.room.find(table))
    with pytest.raises(Unreadable):
        await hall.snapshot(table, other)
    with pytest.raises(NotFound):
        await hall.snapshot(table, passer_by)


@at_a_hall
async def test_a_removed_player_sees_a_public_table_no_more(hall: Hall) -> None:
    host, player = await people(hall, 2)
    table = await table_for(hall, [host, player], public=True)
    watching = await _watch(hall, table, player)
    await hall.remove(table, host, {"place": 1})
    with pytest.raises(NotFound):
        await _to_the_end(watching)
    with pytest.raises(NotFound):
        await hall.chat(table, player, {"text": "still here"})
    assert [field(place, "who") for place in items(await hall.snapshot(table, host), "places")] == ["person", "bot"]


@at_a_hall
async def test_an_open_table_is_not_listed_for_whoever_was_removed_from_it(hall: Hall) -> None:
    host, other = await people(hall, 2)
    places: list[Plain] = [{"who": "me"}, {"who": "guest"}]
    table = await hall.create(host, {"game": "lanterns", "variant": {"seats": 2}, "places": places, "public": True})
    passing = await _watch(hall, text(table, "table"), other)
    assert len(items(await hall.cards(other, "open"), "tables")) == 1
    await hall.remove(text(table, "table"), host, {"person": other})
    assert items(await hall.cards(other, "open"), "tables") == []
    assert len(items(await hall.cards(host, "open"), "tables")) == 1
    await _end(passing)


@at_a_hall
async def test_only_the_host_removes_and_not_strangers_or_players_of_the_past(hall: Hall) -> None:
    host, player, stranger = await people(hall, 3)
    table = await table_for(hall, [host, player], public=True)
    with pytest.raises(Refused):
        await hall.remove(table, player, {"person": host})
    for nobody in (stranger, host, "nobody"):
        with pytest.raises(NotFound):
            await hall.remove(table, host, {"person": nobody})
        with pytest.raises(NotFound):
            await hall.mute(table, host, {"person": nobody})
    await play_on(hall, table, [host, player], random.Random(7))
    with pytest.raises(Refused):  # whoever played it has a right to it
        await hall.remove(table, host, {"person": player})
    assert field(await hall.snapshot(table, player), "status") == "over"


@at_a_hall
async def test_the_host_mutes_anybody_and_lets_them_talk_again(hall: Hall) -> None:
    host, player, onlooker = await people(hall, 3)
    table = await table_for(hall, [host, player], public=True)
    await hall.join(table, onlooker, {"invitation": await _invitation(hall, table, host)})
    await hall.mute(table, host, {"person": onlooker})
    assert await _say(hall, table, onlooker) == "muted"
    await hall.mute(table, host, {"person": onlooker, "muted": False})
    assert await _say(hall, table, onlooker) == ""


@at_a_hall
async def test_a_renewed_invitation_replaces_the_old_one(hall: Hall) -> None:
    host, player, early, late = await people(hall, 4)
    table = await table_for(hall, [host, player])
    old = await _invitation(hall, table, host)
    with pytest.raises(Refused):
        await hall.renew_invitation(table, player)
    new = field(await hall.renew_invitation(table, host), "invitation")
    assert new != old
    assert await _invitation(hall, table, player) == new
    with pytest.raises(NotFound) as refused:
        await hall.join(table, early, {"invitation": old})
    assert refused.value.code == "invitation"
    await hall.join(table, player, {"invitation": old})  # whoever is in stays in
    assert field(await hall.join(table, late, {"invitation": new}), "silent") is None
    async with hall.store.reading() as connection:
        assert await connection.scalar(sql("select token from invitations")) == new


@at_a_hall
async def test_a_wrong_invitation_says_so_also_where_none_is_needed_or_nothing_is(hall: Hall) -> None:
    host, player, stranger = await people(hall, 3)
    table = await table_for(hall, [host, player], public=True)
    for where in (table, "nowhere"):
        with pytest.raises(NotFound) as refused:
            await hall.join(where, stranger, {"invitation": "guess"})
        assert (refused.value.path, refused.value.code) == ("invitation", "invitation")
    assert field(await hall.join(table, stranger, {}), "silent") == "passing"


def test_rights_are_the_same_after_a_restart(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as hall:
            host, player, gone, guest, late = await people(hall, 5)
            table = await table_for(hall, [host, player], public=True)
            token = await _invitation(hall, table, host)
            await hall.join(table, gone, {"place": None})
            await hall.join(table, guest, {"place": None, "invitation": token})
            await hall.remove(table, host, {"person": gone})
            new = field(await hall.renew_invitation(table, host), "invitation")
        async with opened(tmp_path) as hall:
            assert await _invitation(hall, table, host) == new
            assert await _say(hall, table, guest) == ""
            with pytest.raises(NotFound):
                await hall.snapshot(table, gone)
            with pytest.raises(NotFound):
                await hall.join(table, late, {"invitation": token})

    asyncio.run(scenario())


@at_a_hall
async def test_whoever_was_removed_is_so_at_the_next_match_too(hall: Hall) -> None:
    host, player, passer_by = await people(hall, 3)
    table = await table_for(hall, [host, player], public=True)
    await hall.join(table, passer_by, {"place": None})
    await hall.remove(table, host, {"person": passer_by})
    await play_on(hall, table, [host, player], random.Random(8))
    following = text(await hall.rematch(table, player), "table")
    with pytest.raises(NotFound):
        await hall.snapshot(following, passer_by)


@at_a_hall
async def test_guests_of_before_there_was_a_mark_are_invited_where_nobody_else_gets_in(hall: Hall) -> None:
    for public, silence in ((False, None), (True, "passing")):
        host, player, guest = await people(hall, 3)
        table = await table_for(hall, [host, player], public=public)
        live = await hall.room.find(table)
        live.table.take(Entry(live.table.seq + 1, 0.0, kinds.GUEST, {"person": guest, "here": True}))
        assert field(await hall.snapshot(table, guest), "silent") == silence


@at_a_hall
async def test_whoever_was_removed_from_one_of_two_seats_before_still_plays_the_other(hall: Hall) -> None:
    """Tables that were stored earlier may have this; now the host's removal takes both seats."""
    host, player = await people(hall, 2)
    places: list[Plain] = [{"who": "me"}, {"who": "guest"}, {"who": "guest"}]
    made = await hall.create(host, {"game": "lanterns", "variant": {"seats": 3}, "places": places, "public": True})
    table = text(made, "table")
    await hall.join(table, player, {"place": 1})
    live = await hall.room.find(table)
    seat: Body = {"who": "person", "person": player}
    for body in (
        {"seat": 2, "change": "joined", "place": seat},
        {"seat": 1, "change": "removed", "place": {"who": "empty"}},
    ):
        live.table.take(Entry(live.table.seq + 1, 0.0, kinds.PLACE, body))  # type: ignore[arg-type]  # plain data
    assert field(await hall.snapshot(table, player), "places", 2, "mine") is True
