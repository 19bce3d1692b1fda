"""Clocks: whose time runs, how much is left, what happens at the end; the downtime of a server does not count."""

import asyncio
import random
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from parlour.engine.plain import Plain, Reader, Wrong
from parlour.tables.model import entries as kinds
from parlour.tables.model import time_control
from parlour.tables.model.clock import Clock, ClockChange, clock_change
from parlour.tables.model.places import BOT, PERSON, Place
from parlour.tables.model.time_control import TimeControl
from parlour.tables.settings import DAY, TableSettings
from parlour.tables.table_service import TableService
from tests.tables.cluster.test_sync import stop
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
from tests.tables.service.test_simultaneous_choices import Reader as Watcher
from tests.tables.service.test_simultaneous_choices import until

LIVE: Body = {"kind": "live", "bank": 60, "increment": 5}
DAYS: Body = {"kind": "days", "days": 2}


def turn(*seats: int, is_undo: bool = False, returned: int = -1, stage: int = 0) -> ClockChange:
    return ClockChange(frozenset(seats), frozenset(seats), is_undo, returned, stage)


def lefts(clock: Clock) -> list[float]:
    return [float(str(field(seat, "left"))) for seat in items(clock.to_plain(0.0), "seats")]


# The clock by itself


def test_only_the_clocks_of_seats_that_must_decide_run() -> None:
    clock = Clock(TimeControl("live", 60, 0), 3)
    clock.apply(turn(0), 100.0)
    clock.apply(turn(1, 2), 110.0)
    assert [clock.ends(seat) for seat in range(3)] == [None, 170.0, 170.0]
    assert lefts(clock) == [50.0, 60.0, 60.0]
    assert clock.deadline == 170.0


def test_a_turn_that_ends_brings_the_increment_once() -> None:
    clock = Clock(TimeControl("live", 60, 5), 2)
    for start in (0.0, 20.0, 40.0):
        clock.apply(turn(0), start)
        clock.apply(turn(0), start + 1)  # a long turn is many small actions
        clock.apply(turn(1), start + 10)
    assert lefts(clock)[0] == 60 - 3 * 10 + 3 * 5


def test_a_stage_that_counts_as_one_decision_brings_the_increment_once() -> None:
    """H31: here both decide at once, then one after the other. The time of a seat that waits stands still."""
    clock = Clock(TimeControl("live", 60, 5), 2)
    clock.apply(turn(0, 1, stage=3), 0.0)
    clock.apply(turn(1, stage=3), 10.0)
    clock.apply(turn(0, stage=3), 20.0)
    assert (clock.ends(0), clock.ends(1)) == (70.0, None), "seat 0 goes on with the 50 seconds it had left"
    clock.apply(turn(1, stage=3), 25.0)
    clock.apply(turn(0, 1, stage=4), 30.0)
    assert lefts(clock) == [60 - 10 - 5 + 5, 60 - 20 - 5 + 5]


def test_days_for_a_turn_are_not_given_twice_in_a_stage_that_counts_as_one_decision() -> None:
    """H31."""
    clock = Clock(TimeControl("days", days=2), 2)
    clock.apply(turn(0, 1, stage=3), 0.0)
    clock.apply(turn(1, stage=3), DAY)
    clock.apply(turn(0, stage=3), DAY + 100)
    assert clock.ends(0) == 2 * DAY + 100
    clock.apply(turn(1, stage=4), DAY + 200)
    clock.apply(turn(0, stage=5), DAY + 300)
    assert clock.ends(0) == 3 * DAY + 300, "another stage begins with the whole time"


def test_no_time_is_won_by_playing_and_taking_back() -> None:
    clock = Clock(TimeControl("live", 60, 30), 2)
    clock.apply(turn(0), 0.0)
    for step in range(5):
        clock.apply(turn(1), 2.0 * step + 1)
        clock.apply(turn(0, is_undo=True), 2.0 * step + 2)
    assert clock.ends(0) == pytest.approx(10 + 60 - 5)
    assert lefts(clock)[1] == 60 - 5  # it was asked five times, for a second each


def test_every_turn_of_days_begins_with_all_of_them() -> None:
    clock = Clock(TimeControl("days", days=2), 2)
    clock.apply(turn(0), 0.0)
    clock.apply(turn(1), DAY)
    clock.apply(turn(0), 1.5 * DAY)
    assert clock.ends(0) == 3.5 * DAY


def test_a_bot_s_time_does_not_run_and_a_return_after_the_end_gets_extra_time() -> None:
    places = [Place(PERSON, "a"), Place(BOT, level="easy")]
    found = clock_change([0, 1], places)
    assert found is not None
    assert sorted(found.owing) == [0, 1]
    assert sorted(found.running) == [0]
    clock = Clock(TimeControl("live", 60, 5), 2)
    clock.apply(found, 0.0)
    assert clock.timed_out(59.9) == []
    assert clock.timed_out(60.0) == [0]
    clock.apply(ClockChange(frozenset({0, 1}), frozenset()), 60.0)
    clock.apply(ClockChange(frozenset({0, 1}), frozenset({0}), returned=0), 200.0)
    assert clock.ends(0) == 230.0


def test_a_person_who_returns_has_the_time_they_left_with() -> None:
    clock = Clock(TimeControl("live", 60, 5), 2)
    clock.apply(turn(0), 0.0)
    clock.apply(ClockChange(frozenset({0}), frozenset()), 50.0)
    clock.apply(turn(0, returned=0), 90.0)
    assert clock.ends(0) == 100.0


def test_clocks_stop_while_nobody_could_play() -> None:
    clock = Clock(TimeControl("live", 60, 0), 2)
    clock.apply(turn(0), 0.0)
    clock.skip(100.0)
    assert clock.ends(0) == 160.0
    assert clock.ends(1) is None


def test_chance_takes_no_time() -> None:
    assert clock_change([-1], []) is None


@pytest.mark.parametrize(
    "wrong",
    [
        {"kind": "sand"},
        {"kind": "live", "bank": 1},
        {"kind": "live", "bank": 60, "days": 1},
        {"kind": "live", "bank": 10**9},
        {"kind": "days", "days": 0},
        {"kind": "days", "days": 1, "bank": 60},
        7,
    ],
)
def test_terms_that_make_no_sense_are_refused(wrong: Plain) -> None:
    with pytest.raises(Wrong):
        time_control.read(Reader(wrong, "clock"))


def test_terms_survive_the_store() -> None:
    for plain in (LIVE, DAYS, None):
        found = time_control.read(Reader(plain, "clock"))
        assert (None if found is None else found.to_plain()) == plain


# At a table


class Time:
    """A time that passes when it is told to."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def settings(self) -> TableSettings:
        return replace(QUIET, now=lambda: self.now, heartbeat_every=0.05)


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
async def service(tmp_path: Path, time: Time) -> AsyncIterator[TableService]:
    """A service whose time stands until it is told to pass."""
    async with opened(tmp_path, time.settings()) as service:
        yield service


async def pass_by(service: TableService, time: Time, seconds: float) -> None:
    """Let time pass in steps short enough that the server is seen to be at work."""
    while seconds > 0:
        step = min(seconds, 4.0)
        time.now += step
        seconds -= step
        await service.downtime.beat()


async def test_when_time_runs_out_a_bot_stands_in_and_the_seat_can_be_taken_back(
    service: TableService, time: Time
) -> None:
    persons = await people(service, 2)
    table = await table_for(service, persons, clock=LIVE)
    shot = await service.snapshot(table, persons[0])
    assert field(shot, "clock", "seats", 0, "ends") == time.now + 60
    assert field(shot, "clock", "at") == time.now
    await pass_by(service, time, 61)

    def bots() -> list[str]:
        live = service.live_tables.in_memory(table)
        return [] if live is None else [place.stand_in for place in live.table.places]

    await until(lambda: all(bots()) and bool(bots()))
    await service.take_back(table, persons[0], {"seat": 0})
    assert not bots()[0]
    assert await service.chat(table, persons[0], {"text": "I am back"}) == {}


async def test_a_person_who_plays_in_time_is_not_replaced(service: TableService, time: Time) -> None:
    rng = random.Random(1)
    persons = await people(service, 2)
    table = await table_for(service, persons, clock=LIVE)
    for _ in range(8):
        await pass_by(service, time, 3)
        await play_on(service, table, persons, rng, 2)
    live = await service.live_tables.find(table)
    assert not any(place.stand_in for place in live.table.places)
    stored = await service.live_tables.archive.header(table)
    assert stored is not None
    assert live.table.clock is not None
    assert stored["deadline"] == live.table.clock.deadline


async def test_a_match_with_a_clock_comes_to_its_end_and_its_rematch_has_the_same(
    service: TableService, time: Time
) -> None:
    persons = await people(service, 2)
    table = await table_for(service, persons, clock=DAYS)
    await pass_by(service, time, 10)
    await play_on(service, table, persons, random.Random(2))
    over = await service.snapshot(table, persons[0])
    assert field(over, "status") == "over"
    assert [field(seat, "ends") for seat in items(over, "clock", "seats")] == [None, None]
    again = text(await service.rematch(table, persons[0]), "table")
    assert field(await service.snapshot(again, persons[0]), "clock", "days") == 2


async def test_the_clock_does_not_reveal_hidden_steps(service: TableService, time: Time) -> None:
    persons = await people(service, 2)
    table = await table_for(service, persons, clock=LIVE)
    watcher = Watcher(service, table, persons[1])
    await until(lambda: bool(watcher.updates))
    heard = len(watcher.updates)
    time.now += 1
    await act_somehow(service, table, persons[0], random.Random(3))
    await asyncio.sleep(0.05)
    assert len(watcher.updates) == heard
    await watcher.stop()


async def test_clocks_stand_while_the_server_is_down(tmp_path: Path) -> None:
    time = Time()

    async def begin() -> tuple[list[str], str]:
        async with opened(tmp_path, time.settings()) as service:
            persons = await people(service, 2)
            table = await table_for(service, persons, clock=LIVE)
            await pass_by(service, time, 20)
            return persons, table

    async def go_on(persons: list[str], table: str) -> None:
        async with opened(tmp_path, time.settings()) as service:
            shot = await service.snapshot(table, persons[0])
            assert field(shot, "clock", "seats", 0, "ends") == pytest.approx(time.now + 40, abs=0.2)
            assert [entry.kind for entry in (await service.live_tables.archive.since(table)).entries].count(
                kinds.STOOD
            ) == 1
            assert field(shot, "places", 0, "stand_in") is None
            await play_on(service, table, persons, random.Random(4), 3)

    found = await begin()
    time.now += 1000
    await go_on(*found)


async def test_clocks_stop_while_the_machine_sleeps(service: TableService, time: Time) -> None:
    persons = await people(service, 2)
    table = await table_for(service, persons, clock=LIVE)
    await service.downtime.beat()
    time.now += 3600
    live = await service.live_tables.find(table)
    assert live.table.clock is not None
    clock = live.table.clock
    await until(lambda: (clock.ends(0) or 0) > time.now)
    assert clock.ends(0) == pytest.approx(time.now + 60, abs=0.2)
    assert not any(place.stand_in for place in live.table.places)


async def test_a_chat_message_after_downtime_costs_nobody_time(service: TableService, time: Time) -> None:
    persons = await people(service, 2)
    table = await table_for(service, persons, clock=LIVE)
    await service.downtime.beat()
    await stop(service, "Heartbeat")  # it would have come a moment later
    time.now += 3600
    await service.chat(table, persons[1], {"text": "is it back?"})
    await service.downtime.beat()
    live = await service.live_tables.find(table)
    assert live.table.clock is not None
    assert live.table.clock.ends(0) == pytest.approx(time.now + 60, abs=0.2)


async def test_an_end_that_comes_nearer_is_waited_for(service: TableService, time: Time) -> None:
    table = await table_for(service, await people(service, 2), clock=LIVE)
    live = await service.live_tables.find(table)
    clock = live.table.clock
    assert clock is not None
    await pass_by(service, time, 56)
    service.timeouts.schedule(live)  # waits four seconds
    clock.skip(-3)
    time.now += 2
    await until(lambda: any(place.stand_in for place in live.table.places))


async def test_a_round_with_too_much_to_do_goes_on_in_the_next(service: TableService, time: Time) -> None:
    await stop(service, "Heartbeat")
    tended: list[str] = []

    async def due(_until: float, _process: str) -> list[Body]:
        return [{"id": table, "seq": 1, "game": TOY, "rules": 1} for table in "abc" if table not in tended]

    async def tend(table: str, _seq: int) -> None:
        tended.append(table)
        time.now += 1

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(service.live_tables.archive, "due", due)
        patch.setattr(service.heartbeat, "_serve", tend)
        for count in (1, 2, 3):
            await service.heartbeat.beat_once()
            assert len(tended) == count
