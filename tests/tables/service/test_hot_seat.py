"""Hot-seat: several seats at one browser, which sees only through the eyes of the one that has the device."""

import random

import pytest

from parlour.engine.plain import Plain
from parlour.tables.errors import Refused
from parlour.tables.table_service import Hall
from tests.tables.running_service import TOY, act, act_somehow, at_a_hall, choices, field, people, play_on, text

HERE: list[Plain] = [{"who": "me"}, {"who": "here"}]


async def _table(hall: Hall, person: str) -> str:
    request: dict[str, Plain] = {"game": TOY, "variant": {"seats": 2}, "places": HERE}
    return text(await hall.create(person, request), "table")


@at_a_hall
async def test_nothing_of_a_seat_is_seen_before_the_hand_over(hall: Hall) -> None:
    [person] = await people(hall, 1)
    table = await _table(hall, person)
    shot = await hall.snapshot(table, person)
    assert (shot["seat"], shot["hand_over"], shot["legal"]) == (None, 0, None)
    assert field(shot, "shown", "mine") is None
    with pytest.raises(Refused):
        await hall.act(table, person, {"id": "x", "seat": 0, "seq": 0, "action": {"do": "ready"}})
    with pytest.raises(Refused):
        await hall.preview(table, person, {"seat": 0, "action": {"do": "ready"}})
    await hall.sit(table, person, {"seat": 0})
    shot = await hall.snapshot(table, person)
    assert (shot["seat"], shot["hand_over"]) == (0, None)
    assert choices(shot["legal"])


@at_a_hall
async def test_the_view_is_withdrawn_once_the_seat_is_done(hall: Hall) -> None:
    rng = random.Random(1)
    [person] = await people(hall, 1)
    table = await _table(hall, person)
    await hall.sit(table, person, {"seat": 0})
    while field(await hall.snapshot(table, person), "seat") == 0:
        await act_somehow(hall, table, person, rng)
    shot = await hall.snapshot(table, person)
    assert (shot["seat"], shot["hand_over"]) == (None, 1)
    assert "keep" not in str(shot["log"])
    await hall.sit(table, person, {"seat": 1})
    with pytest.raises(Refused):
        await act(hall, table, person, {"do": "ready"}, seat=0)


@at_a_hall
async def test_a_whole_match_is_played_at_one_browser(hall: Hall) -> None:
    [person] = await people(hall, 1)
    table = await _table(hall, person)
    await play_on(hall, table, [person], random.Random(2))
    assert field(await hall.snapshot(table, person), "status") == "over"


@at_a_hall
async def test_nobody_sits_at_the_seat_of_another(hall: Hall) -> None:
    one, two = await people(hall, 2)
    table = await _table(hall, one)
    token = field(await hall.snapshot(table, one), "invitation")
    await hall.join(table, two, {"invitation": token})
    with pytest.raises(Refused):
        await hall.sit(table, two, {"seat": 1})
    assert field(await hall.snapshot(table, two), "seat") is None
