"""A write that has begun is finished even if its caller is cancelled."""

from __future__ import annotations

import asyncio
import gc
from typing import Any

import pytest

from parlour.tables.errors import Stale
from parlour.tables.live.live_tables import finish


async def cancelled_while(work: asyncio.Future[None]) -> None:
    """Wait for work in a task, and cancel that task before the work is done."""
    caller = asyncio.ensure_future(finish(work))
    await asyncio.sleep(0)
    caller.cancel()
    await asyncio.sleep(0)
    assert not caller.done()
    work.set_exception(Stale("another process was quicker"))
    with pytest.raises(asyncio.CancelledError):
        await caller


async def test_a_failure_after_the_caller_was_cancelled_is_not_reported_as_forgotten() -> None:
    loop = asyncio.get_running_loop()
    reported: list[dict[str, Any]] = []
    usual = loop.get_exception_handler()
    loop.set_exception_handler(lambda _, context: reported.append(context))
    try:
        await cancelled_while(loop.create_future())
        gc.collect()
        await asyncio.sleep(0)
    finally:
        loop.set_exception_handler(usual)
    assert not reported
