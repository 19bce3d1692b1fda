"""Coming to a table and leaving it; what hosts may do; bots that stand in; rematches."""

import asyncio
import random
from dataclasses import replace
from pathlib import Path

import pytest

from parlour.engine.plain import Plain, Wrong
from parlour.tables.errors import NotFound, Refused
from parlour.tables.table_service import TableService
from parlour.tables.wire.table import Snapshot
from tests.stores import ONE_OF_THEM
from tests.tables.running_service import (
    QUIET,
    TOY,
    Body,
    act_somehow,
    field,
    items,
    opened,
    people,
    play_on,
    table_for,
    text,
)

STORES = ONE_OF_THEM


async def _open_table(service: TableService, host: str, guests: int = 2, public: bool = False) -> tuple[str, Plain]:
    """Make a table that waits for guests; return it and its invitation."""
    places: list[Plain] = [{"who": "me"}]
    places += [{"who": "guest"} for _ in range(guests)]
    request: Body = {"game": TOY, "variant": {"seats": guests + 1}, "places": places, "public": public}
    table = text(await service.create(host, request), "table")
    return table, field(await service.snapshot(table, host), "invitation")


def _who(shot: Snapshot) -> list[Plain]:
    return [field(place, "who") for place in items(shot, "places")]


async def test_a_private_table_does_not_exist_for_people_without_an_invitation(service: TableService) -> None:
    host, guest, stranger = await people(service, 3)
    table, token = await _open_table(service, host)
    for refused in (service.snapshot(table, stranger), service.chat(table, stranger, {"text": "hm"})):
        with pytest.raises(NotFound):
            await refused
    with pytest.raises(NotFound):
        await service.join(table, stranger, {"invitation": "guess"})
    with pytest.raises(NotFound):
        await anext(service.watch(table, stranger))
    assert _who(await service.join(table, guest, {"invitation": token})) == ["person", "person", "empty"]


async def test_the_match_starts_with_the_last_guest(service: TableService) -> None:
    host, *guests = await people(service, 4)
    table, token = await _open_table(service, host)
    assert field(await service.join(table, guests[0], {"invitation": token, "place": 2}), "status") == "open"
    with pytest.raises(Refused):
        await service.join(table, guests[1], {"invitation": token, "place": 2})
    assert field(await service.join(table, guests[1], {"invitation": token}), "status") == "playing"
    looking_on = await service.join(table, guests[2], {"invitation": token})
    assert looking_on["seat"] is None
    assert looking_on["invitation"] is None
    assert field(await service.cards(guests[2], "mine"), "tables", 0, "mine") is False


async def test_an_invited_person_may_look_first_and_sit_down_later(service: TableService) -> None:
    host, guest = await people(service, 2)
    table, token = await _open_table(service, host)
    assert _who(await service.join(table, guest, {"invitation": token, "place": None})) == ["person", "empty", "empty"]
    assert _who(await service.join(table, guest, {"place": 1})) == ["person", "person", "empty"]


async def test_the_host_starts_with_bots_at_free_places(service: TableService) -> None:
    host, guest = await people(service, 2)
    table, token = await _open_table(service, host)
    await service.join(table, guest, {"invitation": token})
    with pytest.raises(Refused):
        await service.start(table, guest)
    await service.start(table, host)
    shot = await service.snapshot(table, host)
    assert _who(shot) == ["person", "person", "bot"]
    assert shot["status"] == "playing"


async def test_a_host_who_leaves_passes_the_table_on_or_closes_it(service: TableService) -> None:
    host, guest = await people(service, 2)
    table, token = await _open_table(service, host)
    await service.join(table, guest, {"invitation": token})
    await service.leave(table, host)
    shot = await service.snapshot(table, guest)
    assert (shot["host"], _who(shot)) == (True, ["empty", "person", "empty"])
    await service.leave(table, guest)
    assert (await service.live_tables.find(table)).table.status == "closed"


async def test_a_bot_replaces_a_person_who_leaves_and_who_may_return(service: TableService) -> None:
    persons = await people(service, 2)
    table = await table_for(service, persons)
    await service.leave(table, persons[1])
    place = field(await service.snapshot(table, persons[0]), "places", 1)
    assert field(place, "stand_in") == "normal"
    with pytest.raises(Refused):
        await act_somehow(service, table, persons[1], random.Random(1)) or await service.resign(
            table, persons[1], {"seat": 1}
        )
    await service.take_back(table, persons[1], {"seat": 1})
    assert field(await service.snapshot(table, persons[0]), "places", 1, "stand_in") is None


async def test_a_person_who_resigns_does_not_return(service: TableService) -> None:
    persons = await people(service, 2)
    table = await table_for(service, persons)
    await service.resign(table, persons[1], {"seat": 1})
    assert field(await service.snapshot(table, persons[0]), "places", 1, "resigned") is True
    with pytest.raises(Refused):
        await service.take_back(table, persons[1], {"seat": 1})


async def test_the_others_call_a_bot_in_after_a_minute(tmp_path: Path) -> None:
    clock = [1000.0]

    async with opened(tmp_path, replace(QUIET, now=lambda: clock[0])) as service:
        persons = await people(service, 3)
        table = await table_for(service, persons[:2], public=True)
        watching = service.watch(table, persons[1])
        await anext(watching)
        clock[0] += 120
        with pytest.raises(Refused):
            await service.replace(table, persons[0], {"seat": 1, "level": "easy"})
        await watching.aclose()  # type: ignore[attr-defined]  # an async generator
        with pytest.raises(Refused):
            await service.replace(table, persons[0], {"seat": 1, "level": "easy"})
        clock[0] += 61
        with pytest.raises(Refused):
            await service.replace(table, persons[2], {"seat": 1, "level": "easy"})
        await service.replace(table, persons[0], {"seat": 1, "level": "easy"})
        await play_on(service, table, [persons[0]], random.Random(2), 4)
        await service.take_back(table, persons[1], {"seat": 1})
        await play_on(service, table, persons[:2], random.Random(3))
        assert field(await service.snapshot(table, persons[0]), "status") == "over"


async def test_a_removed_person_cannot_return(service: TableService) -> None:
    host, guest = await people(service, 2)
    table, token = await _open_table(service, host)
    await service.join(table, guest, {"invitation": token})
    with pytest.raises(Refused):
        await service.remove(table, guest, {"place": 0})
    await service.remove(table, host, {"place": 1})
    assert _who(await service.snapshot(table, host)) == ["person", "empty", "empty"]
    with pytest.raises(Refused):
        await service.join(table, guest, {"invitation": token})
    with pytest.raises(NotFound):
        await service.snapshot(table, guest)


async def test_a_bot_replaces_a_person_who_is_removed_from_a_match(service: TableService) -> None:
    persons = await people(service, 2)
    table = await table_for(service, persons)
    await service.remove(table, persons[0], {"place": 1})
    assert _who(await service.snapshot(table, persons[0])) == ["person", "bot"]
    await play_on(service, table, persons[:1], random.Random(4))
    assert field(await service.snapshot(table, persons[0]), "status") == "over"


async def test_chat_has_limits(service: TableService) -> None:
    persons = await people(service, 2)
    table = await table_for(service, persons)
    for wrong in ("", "   ", "x" * 501, "bell\a", 7):
        with pytest.raises(Wrong):
            await service.chat(table, persons[1], {"text": wrong})
    await service.chat(table, persons[1], {"text": "two\nlines"})
    await service.mute(table, persons[0], {"person": persons[1]})
    with pytest.raises(Refused):
        await service.chat(table, persons[1], {"text": "still here"})
    with pytest.raises(Refused):
        await service.mute(table, persons[1], {"person": persons[0]})
    await service.mute(table, persons[0], {"person": persons[1], "muted": False})
    await service.chat(table, persons[1], {"text": "again"})
    spoken = items(await service.snapshot(table, persons[0]), "chat")
    assert [field(said, "text") for said in spoken] == ["two\nlines", "again"]


async def test_a_rematch_is_one_table_for_all(service: TableService) -> None:
    persons = await people(service, 3)
    table = await table_for(service, persons[:2], public=True)
    with pytest.raises(Refused):
        await service.rematch(table, persons[0])
    await play_on(service, table, persons[:2], random.Random(5))
    with pytest.raises(Refused):
        await service.rematch(table, persons[2])
    both = await asyncio.gather(service.rematch(table, persons[1]), service.rematch(table, persons[0]))
    assert both[0] == both[1] == await service.rematch(table, persons[2])
    following = text(both[0], "table")
    assert field(await service.snapshot(table, persons[2]), "rematch") == following
    for seat, person in enumerate(persons[:2]):
        shot = await service.snapshot(following, person)
        assert (shot["status"], shot["seat"]) == ("playing", seat)


async def test_the_host_may_close_a_table(service: TableService) -> None:
    persons = await people(service, 2)
    table = await table_for(service, persons)
    with pytest.raises(Refused):
        await service.close_table(table, persons[1])
    await service.close_table(table, persons[0])
    shot = await service.snapshot(table, persons[1])
    assert (shot["status"], shot["to_act"], shot["legal"]) == ("closed", [], None)
    with pytest.raises(Refused):
        await service.record(table, persons[0])


async def test_wrong_tables_are_not_made(service: TableService) -> None:
    [person] = await people(service, 1)
    good: Body = {"game": TOY, "variant": {"seats": 2}, "places": [{"who": "me"}, {"who": "bot", "level": "easy"}]}
    wrong: list[Body] = [
        {"variant": {"seats": 9}},
        {"places": [{"who": "me"}]},
        {"places": [{"who": "me"}, {"who": "me"}]},
        {"places": [{"who": "me"}, {"who": "bot", "level": "random"}]},
        {"places": [{"who": "me"}, {"who": "cat"}]},
        {"public": "yes"},
        {"colour": "red"},
    ]
    for change in wrong:
        with pytest.raises(Wrong):
            await service.create(person, {**good, **change})
    with pytest.raises(NotFound):
        await service.create(person, {**good, "game": "nothing"})
    with pytest.raises(NotFound):
        await service.create(person, {**good, "edition": "sha256:0"})
