"""Coming to a table and leaving it; what hosts may do; bots that stand in; rematches."""

import asyncio
import random
from dataclasses import replace
from pathlib import Path

import pytest

from parlour.engine.plain import Plain, Wrong
from parlour.tables.errors import NotFound, Refused
from parlour.tables.table_service import Hall
from tests.tables.running_service import (
    QUIET,
    TOY,
    Body,
    act_somehow,
    at_a_hall,
    field,
    items,
    opened,
    people,
    play_on,
    table_for,
    text,
)


async def _open_table(hall: Hall, host: str, guests: int = 2, public: bool = False) -> tuple[str, Plain]:
    """Make a table that waits for guests; give it and its invitation."""
    places: list[Plain] = [{"who": "me"}]
    places += [{"who": "guest"} for _ in range(guests)]
    request: Body = {"game": TOY, "variant": {"seats": guests + 1}, "places": places, "public": public}
    table = text(await hall.create(host, request), "table")
    return table, field(await hall.snapshot(table, host), "invitation")


def _who(shot: Body) -> list[Plain]:
    return [field(place, "who") for place in items(shot, "places")]


@at_a_hall
async def test_a_private_table_is_not_there_for_those_without_an_invitation(hall: Hall) -> None:
    host, guest, stranger = await people(hall, 3)
    table, token = await _open_table(hall, host)
    for refused in (hall.snapshot(table, stranger), hall.chat(table, stranger, {"text": "hm"})):
        with pytest.raises(NotFound):
            await refused
    with pytest.raises(NotFound):
        await hall.join(table, stranger, {"invitation": "guess"})
    with pytest.raises(NotFound):
        await anext(hall.watch(table, stranger))
    assert _who(await hall.join(table, guest, {"invitation": token})) == ["person", "person", "empty"]


@at_a_hall
async def test_the_match_starts_with_the_last_guest(hall: Hall) -> None:
    host, *guests = await people(hall, 4)
    table, token = await _open_table(hall, host)
    assert field(await hall.join(table, guests[0], {"invitation": token, "place": 2}), "status") == "open"
    with pytest.raises(Refused):
        await hall.join(table, guests[1], {"invitation": token, "place": 2})
    assert field(await hall.join(table, guests[1], {"invitation": token}), "status") == "playing"
    looking_on = await hall.join(table, guests[2], {"invitation": token})
    assert looking_on["seat"] is None
    assert looking_on["invitation"] is None
    assert field(await hall.cards(guests[2], "mine"), "tables", 0, "mine") is False


@at_a_hall
async def test_an_invited_person_may_look_first_and_sit_down_later(hall: Hall) -> None:
    host, guest = await people(hall, 2)
    table, token = await _open_table(hall, host)
    assert _who(await hall.join(table, guest, {"invitation": token, "place": None})) == ["person", "empty", "empty"]
    assert _who(await hall.join(table, guest, {"place": 1})) == ["person", "person", "empty"]


@at_a_hall
async def test_the_host_starts_with_bots_at_free_places(hall: Hall) -> None:
    host, guest = await people(hall, 2)
    table, token = await _open_table(hall, host)
    await hall.join(table, guest, {"invitation": token})
    with pytest.raises(Refused):
        await hall.start(table, guest)
    await hall.start(table, host)
    shot = await hall.snapshot(table, host)
    assert _who(shot) == ["person", "person", "bot"]
    assert shot["status"] == "playing"


@at_a_hall
async def test_a_host_who_leaves_passes_the_table_on_or_closes_it(hall: Hall) -> None:
    host, guest = await people(hall, 2)
    table, token = await _open_table(hall, host)
    await hall.join(table, guest, {"invitation": token})
    await hall.leave(table, host)
    shot = await hall.snapshot(table, guest)
    assert (shot["host"], _who(shot)) == (True, ["empty", "person", "empty"])
    await hall.leave(table, guest)
    assert (await hall.room.find(table)).table.status == "closed"


@at_a_hall
async def test_who_leaves_a_match_is_stood_in_for_and_may_return(hall: Hall) -> None:
    persons = await people(hall, 2)
    table = await table_for(hall, persons)
    await hall.leave(table, persons[1])
    place = field(await hall.snapshot(table, persons[0]), "places", 1)
    assert field(place, "stand_in") == "normal"
    with pytest.raises(Refused):
        await act_somehow(hall, table, persons[1], random.Random(1)) or await hall.resign(
            table, persons[1], {"seat": 1}
        )
    await hall.take_back(table, persons[1], {"seat": 1})
    assert field(await hall.snapshot(table, persons[0]), "places", 1, "stand_in") is None


@at_a_hall
async def test_who_resigns_does_not_return(hall: Hall) -> None:
    persons = await people(hall, 2)
    table = await table_for(hall, persons)
    await hall.resign(table, persons[1], {"seat": 1})
    assert field(await hall.snapshot(table, persons[0]), "places", 1, "resigned") is True
    with pytest.raises(Refused):
        await hall.take_back(table, persons[1], {"seat": 1})


def test_the_others_call_a_bot_in_after_a_minute(tmp_path: Path) -> None:
    clock = [1000.0]

    async def scenario() -> None:
        async with opened(tmp_path, replace(QUIET, now=lambda: clock[0])) as hall:
            persons = await people(hall, 3)
            table = await table_for(hall, persons[:2], public=True)
            watching = hall.watch(table, persons[1])
            await anext(watching)
            clock[0] += 120
            with pytest.raises(Refused):
                await hall.replace(table, persons[0], {"seat": 1, "level": "easy"})
            await watching.aclose()  # type: ignore[attr-defined]  # an async generator
            with pytest.raises(Refused):
                await hall.replace(table, persons[0], {"seat": 1, "level": "easy"})
            clock[0] += 61
            with pytest.raises(Refused):
                await hall.replace(table, persons[2], {"seat": 1, "level": "easy"})
            await hall.replace(table, persons[0], {"seat": 1, "level": "easy"})
            await play_on(hall, table, [persons[0]], random.Random(2), 4)
            await hall.take_back(table, persons[1], {"seat": 1})
            await play_on(hall, table, persons[:2], random.Random(3))
            assert field(await hall.snapshot(table, persons[0]), "status") == "over"

    asyncio.run(scenario())


@at_a_hall
async def test_who_was_sent_away_does_not_come_back(hall: Hall) -> None:
    host, guest = await people(hall, 2)
    table, token = await _open_table(hall, host)
    await hall.join(table, guest, {"invitation": token})
    with pytest.raises(Refused):
        await hall.remove(table, guest, {"place": 0})
    await hall.remove(table, host, {"place": 1})
    assert _who(await hall.snapshot(table, host)) == ["person", "empty", "empty"]
    with pytest.raises(Refused):
        await hall.join(table, guest, {"invitation": token})
    with pytest.raises(NotFound):
        await hall.snapshot(table, guest)


@at_a_hall
async def test_who_is_sent_away_from_a_match_leaves_a_bot(hall: Hall) -> None:
    persons = await people(hall, 2)
    table = await table_for(hall, persons)
    await hall.remove(table, persons[0], {"place": 1})
    assert _who(await hall.snapshot(table, persons[0])) == ["person", "bot"]
    await play_on(hall, table, persons[:1], random.Random(4))
    assert field(await hall.snapshot(table, persons[0]), "status") == "over"


@at_a_hall
async def test_chat_has_limits(hall: Hall) -> None:
    persons = await people(hall, 2)
    table = await table_for(hall, persons)
    for wrong in ("", "   ", "x" * 501, "bell\a", 7):
        with pytest.raises(Wrong):
            await hall.chat(table, persons[1], {"text": wrong})
    await hall.chat(table, persons[1], {"text": "two\nlines"})
    await hall.mute(table, persons[0], {"person": persons[1]})
    with pytest.raises(Refused):
        await hall.chat(table, persons[1], {"text": "still here"})
    with pytest.raises(Refused):
        await hall.mute(table, persons[1], {"person": persons[0]})
    await hall.mute(table, persons[0], {"person": persons[1], "muted": False})
    await hall.chat(table, persons[1], {"text": "again"})
    spoken = items(await hall.snapshot(table, persons[0]), "chat")
    assert [field(said, "text") for said in spoken] == ["two\nlines", "again"]


@at_a_hall
async def test_a_rematch_is_one_table_for_all(hall: Hall) -> None:
    persons = await people(hall, 3)
    table = await table_for(hall, persons[:2], public=True)
    with pytest.raises(Refused):
        await hall.rematch(table, persons[0])
    await play_on(hall, table, persons[:2], random.Random(5))
    with pytest.raises(Refused):
        await hall.rematch(table, persons[2])
    both = await asyncio.gather(hall.rematch(table, persons[1]), hall.rematch(table, persons[0]))
    assert both[0] == both[1] == await hall.rematch(table, persons[2])
    following = text(both[0], "table")
    assert field(await hall.snapshot(table, persons[2]), "rematch") == following
    for seat, person in enumerate(persons[:2]):
        shot = await hall.snapshot(following, person)
        assert (shot["status"], shot["seat"]) == ("playing", seat)


@at_a_hall
async def test_the_host_may_close_a_table(hall: Hall) -> None:
    persons = await people(hall, 2)
    table = await table_for(hall, persons)
    with pytest.raises(Refused):
        await hall.close_table(table, persons[1])
    await hall.close_table(table, persons[0])
    shot = await hall.snapshot(table, persons[1])
    assert (shot["status"], shot["to_act"], shot["legal"]) == ("closed", [], None)
    with pytest.raises(Refused):
        await hall.record(table, persons[0])


@at_a_hall
async def test_wrong_tables_are_not_made(hall: Hall) -> None:
    [person] = await people(hall, 1)
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
            await hall.create(person, {**good, **change})
    with pytest.raises(NotFound):
        await hall.create(person, {**good, "game": "nothing"})
    with pytest.raises(NotFound):
        await hall.create(person, {**good, "edition": "sha256:0"})
