"""Asking for order at a table: what people see, whose time runs, what can be taken back (H31)."""

from __future__ import annotations

import random

import pytest

from parlour.tables.errors import Refused
from parlour.tables.table_service import TableService
from parlour.tables.wire.table import Snapshot
from tests.tables.running_service import (
    Body,
    act,
    act_somehow,
    choices,
    field,
    items,
    people,
    table_for,
    text,
)

CLOCK: Body = {"kind": "live", "bank": 600, "increment": 5}


async def all_placing(service: TableService) -> tuple[str, list[str]]:
    """Seat three people, all of whom have kept a card."""
    persons = await people(service, 3)
    variant: Body = {"seats": 3, "side": "a", "goals": "on", "choice": "draft", "placing": "request"}
    table = await table_for(service, persons, "hokkaido", variant=variant, clock=CLOCK)
    for person in persons:
        assert await act_somehow(service, table, person, random.Random(1))
    return table, persons


def placement(shot: Snapshot) -> Body:
    return next(choice for choice in choices(field(shot, "legal")) if choice["do"] == "place")


async def told(service: TableService, table: str, person: str) -> list[str]:
    """List what the log of a person says, by the ids of the texts."""
    return [text(line, "message", "text") for line in items(await service.snapshot(table, person), "log")]


async def test_committed_seats_are_informed_and_commitments_stay_hidden(service: TableService) -> None:
    """H31: the own log keeps the placement; others see the request and the cards."""
    table, persons = await all_placing(service)
    await act(service, table, persons[1], placement(await service.snapshot(table, persons[1])))
    await act(service, table, persons[0], {"do": "ask"})
    for person in persons:
        shot = await service.snapshot(table, person)
        assert (field(shot, "shown", "stage"), field(shot, "shown", "asked")) == ("build", 0)
        assert field(shot, "shown", "again") == [1]
        assert "do-ask" in await told(service, table, person)
    assert ["do-place" in await told(service, table, person) for person in persons] == [False, True, False]
    assert text(await service.snapshot(table, persons[1]), "prompt", "text") in (
        "prompt-build-again",
        "prompt-wait-again",
    )


async def test_only_the_time_of_the_seat_whose_turn_it_is_runs(service: TableService) -> None:
    """H31: who waits loses no time, and has no other decision to make."""
    table, persons = await all_placing(service)
    await act(service, table, persons[0], {"do": "ask"})
    shot = await service.snapshot(table, persons[0])
    first = items(shot, "shown", "turns")[0]
    assert [field(seat, "ends") is not None for seat in items(shot, "clock", "seats")] == [
        seat == first for seat in range(3)
    ]
    waiting = [field(place, "waiting") for place in items(shot, "places")]
    assert waiting == [seat == first for seat in range(3)]


async def test_a_second_request_and_an_undo_are_refused(service: TableService) -> None:
    """H31: a second request changes nothing, and nothing before the first can be taken back."""
    table, persons = await all_placing(service)
    await act(service, table, persons[0], {"do": "ask"})
    before = await service.snapshot(table, persons[2])
    for person in persons:
        with pytest.raises(Refused):
            await act(service, table, person, {"do": "ask"})
        assert field(await service.snapshot(table, person), "undo") is None
    assert field(await service.snapshot(table, persons[2]), "shown") == field(before, "shown")
