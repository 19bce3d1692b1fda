"""The confined process does what it is given, and does not survive what takes too much."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import sys
import time
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from parlour.engine.plain import Wrong
from parlour.tables.editions.sandbox import LimitExceeded, Sandbox, SandboxLimits, _limit_memory
from parlour.tables.errors import Busy

LIMITS = SandboxLimits(seconds=30, processor_seconds=1)


@pytest.fixture(scope="module")
async def confined() -> AsyncIterator[Sandbox]:
    found = Sandbox(LIMITS)
    yield found
    await found.close()


def double(number: int) -> int:
    return 2 * number


def refuse(place: str) -> None:
    raise Wrong(place, "something", "nothing")


def fail(_: None) -> None:
    raise LookupError("a mistake of ours")


def compute(_: None) -> None:
    while True:
        pass


def sleep(seconds: float) -> None:
    time.sleep(seconds)


def take_memory(_: None) -> int:
    return len(bytearray(2 * LIMITS.memory))


def die(code: int) -> None:
    os._exit(code)


def process_of(_: None) -> int:
    return os.getpid()


async def test_work_is_done_and_what_it_says_comes_back(confined: Sandbox) -> None:
    assert await confined.run(double, 21) == 42
    with pytest.raises(Wrong, match=r"^edition\.card: expected something, found nothing"):
        await confined.run(refuse, "edition.card")
    with pytest.raises(RuntimeError, match="a mistake of ours"):
        await confined.run(fail, None)
    assert await confined.run(double, 2) == 4


async def test_one_process_does_all_of_it(confined: Sandbox) -> None:
    assert len({await confined.run(process_of, None) for _ in range(3)}) == 1
    assert await confined.run(process_of, None) != os.getpid()


async def test_who_computes_without_end_is_killed(confined: Sandbox) -> None:
    with pytest.raises(LimitExceeded):
        await confined.run(compute, None)
    assert await confined.run(double, 1) == 2


async def test_who_takes_too_long_by_the_clock_is_killed() -> None:
    confined = Sandbox(replace(LIMITS, seconds=0.2))
    try:
        with pytest.raises(LimitExceeded):
            await confined.run(sleep, 3600.0)
    finally:
        await confined.close()


async def test_who_takes_too_much_memory_gets_none(confined: Sandbox) -> None:
    has_limit = sys.platform == "linux"
    with pytest.raises(LimitExceeded) if has_limit else contextlib.nullcontext():
        await confined.run(take_memory, None)
    assert await confined.run(double, 1) == 2


async def test_a_process_that_dies_is_replaced(confined: Sandbox) -> None:
    with pytest.raises(LimitExceeded):
        await confined.run(die, 7)
    assert await confined.run(double, 1) == 2


async def test_a_process_that_has_nothing_to_do_ends_and_another_is_started() -> None:
    confined = Sandbox(replace(LIMITS, idle_seconds=0.05))
    try:
        first = await confined.run(process_of, None)
        for child in multiprocessing.active_children():
            if child.pid == first:
                await asyncio.to_thread(child.join, 60)
        assert await confined.run(process_of, None) != first
    finally:
        await confined.close()


async def test_only_a_few_uploads_wait_and_further_ones_are_busy() -> None:
    confined = Sandbox(replace(LIMITS, max_waiting=3))
    try:
        waiting = [asyncio.create_task(confined.run(sleep, 0.01)) for _ in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(Busy, match="please try again in a few seconds"):
            await confined.run(double, 1)
        await asyncio.gather(*waiting)
        assert await confined.run(double, 1) == 2
    finally:
        await confined.close()


async def test_closing_kills_what_is_under_way() -> None:
    confined = Sandbox(LIMITS)
    process = await confined.run(process_of, None)
    working = asyncio.create_task(confined.run(sleep, 3600.0))
    await asyncio.sleep(0)
    await confined.close()
    with pytest.raises((LimitExceeded, asyncio.CancelledError)):
        await working
    assert process not in [child.pid for child in multiprocessing.active_children()]


async def test_a_process_that_does_not_start_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.tables.editions.sandbox.serve", die)
    confined = Sandbox(LIMITS)
    with pytest.raises(Busy, match="does not start"):
        await confined.run(double, 1)
    await confined.close()


def test_a_system_that_forbids_a_lower_priority_does_not_stop_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """As `SystemCallFilter=~@resources` does in deploy/parlour.service: the limits are set all the same."""

    def refused(_: int) -> int:
        raise PermissionError("Operation not permitted")

    limited: list[int] = []
    monkeypatch.setattr("os.nice", refused)
    monkeypatch.setattr("resource.setrlimit", lambda what, _: limited.append(what))
    _limit_memory(LIMITS.memory)
    assert len(limited) == (2 if sys.platform == "linux" else 1)
