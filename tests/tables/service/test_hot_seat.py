"""Hot-seat: several seats at one browser, which shows only the view of the seat that has the device."""

import random

import pytest

from parlour.engine.plain import Plain
from parlour.tables.errors import Refused
from parlour.tables.table_service import TableService
from tests.stores import ONE_OF_THEM
from tests.tables.running_service import TOY, act, act_somehow, choices, field, people, play_on, text

STORES = ONE_OF_THEM
HERE: list[Plain] = [{"who": "me"}, {"who": "here"}]


async def _table(service: TableService, person: str) -> str:
    request: dict[str, Plain] = {"game": TOY, "variant": {"seats": 2}, "places": HERE}
    return text(await service.create(person, request), "table")


async def test_nothing_of_a_seat_is_seen_before_the_hand_over(service: TableService) -> None:
    [person] = await people(service, 1)
    table = await _table(service, person)
    shot = await service.snapshot(table, person)
    assert (shot["seat"], shot["hand_over"], shot["legal"]) == (None, 0, None)
    assert field(shot, "shown", "mine") is None
    with pytest.raises(Refused):
        await service.act(table, person, {"id": "x", "seat": 0, "seq": 0, "action": {"do": "ready"}})
    with pytest.raises(Refused):
        await service.preview(table, person, {"seat": 0, "action": {"do": "ready"}})
    await service.sit(table, person, {"seat": 0})
    shot = await service.snapshot(table, person)
    assert (shot["seat"], shot["hand_over"]) == (0, None)
    assert choices(shot["legal"])


async def test_the_view_is_withdrawn_once_the_seat_is_done(service: TableService) -> None:
    rng = random.Random(1)
    [person] = await people(service, 1)
    table = await _table(service, person)
    await service.sit(table, person, {"seat": 0})
    while field(await service.snapshot(table, person), "seat") == 0:
        await act_somehow(service, table, person, rng)
    shot = await service.snapshot(table, person)
    assert (shot["seat"], shot["hand_over"]) == (None, 1)
    assert "keep" not in str(shot["log"])
    await service.sit(table, person, {"seat": 1})
    with pytest.raises(Refused):
        await act(service, table, person, {"do": "ready"}, seat=0)


async def test_a_whole_match_is_played_at_one_browser(service: TableService) -> None:
    [person] = await people(service, 1)
    table = await _table(service, person)
    await play_on(service, table, [person], random.Random(2))
    assert field(await service.snapshot(table, person), "status") == "over"


async def test_nobody_sits_at_the_seat_of_another(service: TableService) -> None:
    one, two = await people(service, 2)
    table = await _table(service, one)
    token = field(await service.snapshot(table, one), "invitation")
    await service.join(table, two, {"invitation": token})
    with pytest.raises(Refused):
        await service.sit(table, two, {"seat": 1})
    assert field(await service.snapshot(table, two), "seat") is None
