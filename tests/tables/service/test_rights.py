"""Who may talk at a table, who may look on, and what its host may do about them."""

import asyncio
import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import text as sql

from parlour.engine.plain import Plain
from parlour.tables.errors import InvalidText, NotFound, Refused, Unreadable
from parlour.tables.model import entries as kinds
from parlour.tables.model.entries import TableEntry
from parlour.tables.table_service import TableService
from tests.stores import ONE_OF_THEM
from tests.tables import news
from tests.tables.other_versions import execute
from tests.tables.running_service import Body, field, items, opened, people, play_on, table_for, text

STORES = ONE_OF_THEM


async def _say(service: TableService, table: str, person: str) -> str:
    """Say something; return the code of the refusal, if it is refused."""
    try:
        await service.chat(table, person, {"text": "hello"})
    except Refused as refused:
        return refused.code
    return ""


async def _invitation(service: TableService, table: str, host: str) -> Plain:
    return field(await service.snapshot(table, host), "invitation")


async def _watch(service: TableService, table: str, person: str) -> AsyncIterator[bytes]:
    """Watch a table; the first update has come."""
    watching = service.watch(table, person)
    await anext(watching)
    return watching


async def _to_the_end(watching: AsyncIterator[bytes]) -> None:
    async for _ in watching:
        pass


async def _end(*watches: AsyncIterator[bytes]) -> None:
    for watching in watches:
        await watching.aclose()  # type: ignore[attr-defined]  # an async generator


async def test_only_members_and_invited_spectators_may_chat(service: TableService) -> None:
    host, player, onlooker, passer_by = await people(service, 4)
    table = await table_for(service, [host, player], public=True)
    await service.join(table, onlooker, {"invitation": await _invitation(service, table, host), "place": None})
    await service.join(table, passer_by, {"place": None})
    talkers = [host, player, onlooker]
    assert [await _say(service, table, person) for person in talkers] == ["", "", ""]
    assert await _say(service, table, passer_by) == "passing"
    assert [field(await service.snapshot(table, one), "silent") for one in (*talkers, passer_by, "")] == [
        *(None, None, None),
        *("passing", "passing"),
    ]
    assert len(items(await service.snapshot(table, passer_by), "chat")) == 3


async def test_a_person_with_a_stand_in_may_still_chat(service: TableService) -> None:
    host, player = await people(service, 2)
    table = await table_for(service, [host, player], public=True)
    await service.resign(table, player, {"seat": 1})
    assert await _say(service, table, player) == ""


async def test_a_visitor_who_opens_the_invitation_may_chat(service: TableService) -> None:
    host, player, onlooker = await people(service, 3)
    table = await table_for(service, [host, player], public=True)
    await service.join(table, onlooker, {"place": None})
    await service.join(table, onlooker, {"place": None, "invitation": await _invitation(service, table, host)})
    assert await _say(service, table, onlooker) == ""


async def test_a_closed_table_is_silent(service: TableService) -> None:
    persons = await people(service, 2)
    table = await table_for(service, persons)
    assert await _say(service, table, persons[1]) == ""
    await service.close_table(table, persons[0])
    assert [await _say(service, table, person) for person in persons] == ["closed", "closed"]
    assert field(await service.snapshot(table, persons[0]), "silent") == "closed"


async def test_people_may_chat_after_a_match(service: TableService) -> None:
    persons = await people(service, 2)
    table = await table_for(service, persons)
    await play_on(service, table, persons, random.Random(6))
    assert [await _say(service, table, person) for person in persons] == ["", ""]


async def test_chat_takes_emoji_of_several_parts_and_refuses_what_a_name_may_not_have(service: TableService) -> None:
    persons = await people(service, 2)
    table = await table_for(service, persons)
    await service.chat(table, persons[0], {"text": "👨\u200d👩\u200d👧\nहिन्दी"})
    for words, code in (("a\u202eb", "text-hidden"), ("\u3164", "text-empty"), ("A\u0336\u0336", "text-marks")):
        with pytest.raises(InvalidText) as refused:
            await service.chat(table, persons[0], {"text": words})
        assert refused.value.code == code
    assert len(items(await service.snapshot(table, persons[1]), "chat")) == 1


async def test_the_host_sees_who_watches_and_nobody_else_does(service: TableService) -> None:
    host, player, named, nameless, guest = await people(service, 5)
    await service.change_me(named, {"name": "Zoë"})
    table = await table_for(service, [host, player], public=True)
    token = await _invitation(service, table, host)
    await service.join(table, guest, {"invitation": token, "place": None})
    watches = [await _watch(service, table, person) for person in (player, named, nameless)]
    seen = field(await service.snapshot(table, host), "onlookers")
    found = {text(one, "person"): one for one in items(seen, "people")}
    assert (field(seen, "watching"), field(seen, "nameless")) == (2, 1)
    assert found.keys() == {named, nameless, guest}
    assert [field(found[named], key) for key in ("name", "here", "invited")] == ["Zoë", True, False]
    assert [field(found[guest], key) for key in ("here", "invited")] == [False, True]
    for other in (player, guest, named, ""):
        shot = await service.snapshot(table, other)
        assert shot["onlookers"] is None
        assert nameless not in str(shot)
    await _end(*watches)
    assert field(await service.snapshot(table, host), "onlookers", "watching") == 0


async def test_the_host_is_updated_about_spectators_and_others_are_not(service: TableService) -> None:
    host, player, passer_by = await people(service, 3)
    table = await table_for(service, [host, player], public=True)
    theirs, players = await _watch(service, table, host), await _watch(service, table, player)
    await anext(theirs)  # the player is here
    told: asyncio.Task[bytes] = asyncio.ensure_future(anext(players))
    passing = await _watch(service, table, passer_by)
    assert field(await news.following(theirs), "now", "onlookers", "people", 0, "person") == passer_by
    await service.mute(table, host, {"person": passer_by})
    update = news.read(await told)
    assert [field(event, "kind") for event in items(update, "events")] == ["muted"]  # nothing before it
    assert passer_by not in str(update)
    await _end(theirs, players, passing)


async def test_a_removed_spectator_no_longer_sees_a_public_table(service: TableService) -> None:
    host, player, passer_by = await people(service, 3)
    table = await table_for(service, [host, player], public=True)
    passing = await _watch(service, table, passer_by)
    await service.remove(table, host, {"person": passer_by})
    with pytest.raises(NotFound) as ended:
        await _to_the_end(passing)
    assert ended.value.code == "removed"
    with pytest.raises(NotFound):
        await service.snapshot(table, passer_by)
    with pytest.raises(NotFound):
        await service.chat(table, passer_by, {"text": "still here"})
    token = await _invitation(service, table, host)
    with pytest.raises(Refused) as refused:
        await service.join(table, passer_by, {"invitation": token})
    assert refused.value.code == "removed"
    assert items(await service.snapshot(table, host), "onlookers", "people") == []


async def test_a_removed_person_learns_nothing_of_an_unreadable_public_table(service: TableService) -> None:
    host, player, passer_by, other = await people(service, 4)
    table = await table_for(service, [host, player], public=True)
    await service.join(table, passer_by, {"place": None})
    await service.remove(table, host, {"person": passer_by})
    await execute(service, "UPDATE tables SET rules = 0 WHERE id = :t", t=table)
    service.live_tables.drop(await service.live_tables.find(table))
    with pytest.raises(Unreadable):
        await service.snapshot(table, other)
    with pytest.raises(NotFound):
        await service.snapshot(table, passer_by)


async def test_a_removed_player_no_longer_sees_a_public_table(service: TableService) -> None:
    host, player = await people(service, 2)
    table = await table_for(service, [host, player], public=True)
    watching = await _watch(service, table, player)
    await service.remove(table, host, {"place": 1})
    with pytest.raises(NotFound):
        await _to_the_end(watching)
    with pytest.raises(NotFound):
        await service.chat(table, player, {"text": "still here"})
    assert [field(place, "who") for place in items(await service.snapshot(table, host), "places")] == ["person", "bot"]


async def test_an_open_table_is_not_listed_for_people_removed_from_it(service: TableService) -> None:
    host, other = await people(service, 2)
    places: list[Plain] = [{"who": "me"}, {"who": "guest"}]
    table = await service.create(host, {"game": "lanterns", "variant": {"seats": 2}, "places": places, "public": True})
    passing = await _watch(service, text(table, "table"), other)
    assert len(items(await service.cards(other, "open"), "tables")) == 1
    await service.remove(text(table, "table"), host, {"person": other})
    assert items(await service.cards(other, "open"), "tables") == []
    assert len(items(await service.cards(host, "open"), "tables")) == 1
    await _end(passing)


async def test_only_the_host_removes_and_not_strangers_or_players_of_the_past(service: TableService) -> None:
    host, player, stranger = await people(service, 3)
    table = await table_for(service, [host, player], public=True)
    with pytest.raises(Refused):
        await service.remove(table, player, {"person": host})
    for nobody in (stranger, host, "nobody"):
        with pytest.raises(NotFound):
            await service.remove(table, host, {"person": nobody})
        with pytest.raises(NotFound):
            await service.mute(table, host, {"person": nobody})
    await play_on(service, table, [host, player], random.Random(7))
    with pytest.raises(Refused):  # whoever played it has a right to it
        await service.remove(table, host, {"person": player})
    assert field(await service.snapshot(table, player), "status") == "over"


async def test_the_host_can_mute_and_unmute_anybody(service: TableService) -> None:
    host, player, onlooker = await people(service, 3)
    table = await table_for(service, [host, player], public=True)
    await service.join(table, onlooker, {"invitation": await _invitation(service, table, host)})
    await service.mute(table, host, {"person": onlooker})
    assert await _say(service, table, onlooker) == "muted"
    await service.mute(table, host, {"person": onlooker, "muted": False})
    assert await _say(service, table, onlooker) == ""


async def test_a_renewed_invitation_replaces_the_old_one(service: TableService) -> None:
    host, player, early, late = await people(service, 4)
    table = await table_for(service, [host, player])
    old = await _invitation(service, table, host)
    with pytest.raises(Refused):
        await service.renew_invitation(table, player)
    new = field(await service.renew_invitation(table, host), "invitation")
    assert new != old
    assert await _invitation(service, table, player) == new
    with pytest.raises(NotFound) as refused:
        await service.join(table, early, {"invitation": old})
    assert refused.value.code == "invitation"
    await service.join(table, player, {"invitation": old})  # whoever is in stays in
    assert field(await service.join(table, late, {"invitation": new}), "silent") is None
    async with service.store.reading() as connection:
        assert await connection.scalar(sql("select token from invitations")) == new


async def test_a_wrong_invitation_says_so_also_where_none_is_needed_or_nothing_is(service: TableService) -> None:
    host, player, stranger = await people(service, 3)
    table = await table_for(service, [host, player], public=True)
    for where in (table, "nowhere"):
        with pytest.raises(NotFound) as refused:
            await service.join(where, stranger, {"invitation": "guess"})
        assert (refused.value.path, refused.value.code) == ("invitation", "invitation")
    assert field(await service.join(table, stranger, {}), "silent") == "passing"


async def test_rights_are_the_same_after_a_restart(tmp_path: Path) -> None:
    async with opened(tmp_path) as service:
        host, player, gone, guest, late = await people(service, 5)
        table = await table_for(service, [host, player], public=True)
        token = await _invitation(service, table, host)
        await service.join(table, gone, {"place": None})
        await service.join(table, guest, {"place": None, "invitation": token})
        await service.remove(table, host, {"person": gone})
        new = field(await service.renew_invitation(table, host), "invitation")
    async with opened(tmp_path) as service:
        assert await _invitation(service, table, host) == new
        assert await _say(service, table, guest) == ""
        with pytest.raises(NotFound):
            await service.snapshot(table, gone)
        with pytest.raises(NotFound):
            await service.join(table, late, {"invitation": token})


async def test_a_removed_person_stays_removed_in_the_rematch(service: TableService) -> None:
    host, player, passer_by = await people(service, 3)
    table = await table_for(service, [host, player], public=True)
    await service.join(table, passer_by, {"place": None})
    await service.remove(table, host, {"person": passer_by})
    await play_on(service, table, [host, player], random.Random(8))
    following = text(await service.rematch(table, player), "table")
    with pytest.raises(NotFound):
        await service.snapshot(following, passer_by)


async def test_guests_from_before_invitations_were_marked_count_as_invited(
    service: TableService,
) -> None:
    for public, silence in ((False, None), (True, "passing")):
        host, player, guest = await people(service, 3)
        table = await table_for(service, [host, player], public=public)
        live = await service.live_tables.find(table)
        live.table.apply(TableEntry(live.table.seq + 1, 0.0, kinds.GUEST, {"person": guest, "here": True}))
        assert field(await service.snapshot(table, guest), "silent") == silence


async def test_a_person_removed_from_one_of_two_seats_earlier_keeps_the_other(service: TableService) -> None:
    """Tables that were stored earlier may have this; now the host's removal takes both seats."""
    host, player = await people(service, 2)
    places: list[Plain] = [{"who": "me"}, {"who": "guest"}, {"who": "guest"}]
    made = await service.create(host, {"game": "lanterns", "variant": {"seats": 3}, "places": places, "public": True})
    table = text(made, "table")
    await service.join(table, player, {"place": 1})
    live = await service.live_tables.find(table)
    seat: Body = {"who": "person", "person": player}
    for body in (
        {"seat": 2, "change": "joined", "place": seat},
        {"seat": 1, "change": "removed", "place": {"who": "empty"}},
    ):
        live.table.apply(TableEntry(live.table.seq + 1, 0.0, kinds.PLACE, body))  # type: ignore[arg-type]  # plain data
    assert field(await service.snapshot(table, player), "places", 2, "mine") is True
