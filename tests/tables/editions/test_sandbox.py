"""The sandboxed process does its work, and is killed if it exceeds a limit."""

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
async def sandbox() -> AsyncIterator[Sandbox]:
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


async def test_work_is_done_and_its_result_is_returned(sandbox: Sandbox) -> None:
    assert await sandbox.run(double, 21) == 42
    with pytest.raises(Wrong, match=r"^edition\.card: expected something, found nothing"):
        await sandbox.run(refuse, "edition.card")
    with pytest.raises(RuntimeError, match="a mistake of ours"):
        await sandbox.run(fail, None)
    assert await sandbox.run(double, 2) == 4


async def test_one_process_does_all_of_it(sandbox: Sandbox) -> None:
    assert len({await sandbox.run(process_of, None) for _ in range(3)}) == 1
    assert await sandbox.run(process_of, None) != os.getpid()


async def test_an_endless_computation_is_killed(sandbox: Sandbox) -> None:
    with pytest.raises(LimitExceeded):
        await sandbox.run(compute, None)
    assert await sandbox.run(double, 1) == 2


async def test_work_that_exceeds_the_time_limit_is_killed() -> None:
    sandbox = Sandbox(replace(LIMITS, seconds=0.2))
    try:
        with pytest.raises(LimitExceeded):
            await sandbox.run(sleep, 3600.0)
    finally:
        await sandbox.close()


async def test_memory_beyond_the_limit_is_refused(sandbox: Sandbox) -> None:
    has_limit = sys.platform == "linux"
    with pytest.raises(LimitExceeded) if has_limit else contextlib.nullcontext():
        await sandbox.run(take_memory, None)
    assert await sandbox.run(double, 1) == 2


async def test_a_process_that_dies_is_replaced(sandbox: Sandbox) -> None:
    with pytest.raises(LimitExceeded):
        await sandbox.run(die, 7)
    assert await sandbox.run(double, 1) == 2


async def test_a_process_that_has_nothing_to_do_ends_and_another_is_started() -> None:
    sandbox = Sandbox(replace(LIMITS, idle_seconds=0.05))
    try:
        first = await sandbox.run(process_of, None)
        for child in multiprocessing.active_children():
            if child.pid == first:
                await asyncio.to_thread(child.join, 60)
        assert await sandbox.run(process_of, None) != first
    finally:
        await sandbox.close()


async def test_only_a_few_uploads_wait_and_further_ones_are_busy() -> None:
    sandbox = Sandbox(replace(LIMITS, max_waiting=3))
    try:
        waiting = [asyncio.create_task(sandbox.run(sleep, 0.01)) for _ in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(Busy, match="please try again in a few seconds"):
            await sandbox.run(double, 1)
        await asyncio.gather(*waiting)
        assert await sandbox.run(double, 1) == 2
    finally:
        await sandbox.close()


async def test_closing_kills_what_is_under_way() -> None:
    sandbox = Sandbox(LIMITS)
    process = await sandbox.run(process_of, None)
    working = asyncio.create_task(sandbox.run(sleep, 3600.0))
    await asyncio.sleep(0)
    await sandbox.close()
    with pytest.raises((LimitExceeded, asyncio.CancelledError)):
        await working
    assert process not in [child.pid for child in multiprocessing.active_children()]


async def test_a_process_that_does_not_start_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.tables.editions.sandbox.serve", die)
    sandbox = Sandbox(LIMITS)
    with pytest.raises(Busy, match="does not start"):
        await sandbox.run(double, 1)
    await sandbox.close()


def test_a_system_that_forbids_a_lower_priority_does_not_stop_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """As `SystemCallFilter=~@resources` does in deploy/parlour.service: the limits are set all the same."""

    def refused(_: int) -> int:
        raise PermissionError("Operation not permitted")

    limited: list[int] = []
    monkeypatch.setattr("os.nice", refused)
    monkeypatch.setattr("resource.setrlimit", lambda what, _: limited.append(what))
    _limit_memory(LIMITS.memory)
    assert len(limited) == (2 if sys.platform == "linux" else 1)
