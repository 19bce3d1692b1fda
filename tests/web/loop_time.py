"""Measures how long the event loop is blocked: the processor time of its longest step, however busy the machine is."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import time
from collections.abc import Awaitable, Iterator
from unittest import mock

import httpx


class Longest:
    """The longest step of an event loop so far, in seconds of its thread's processor time."""

    def __init__(self) -> None:
        self.seconds = 0.0

    async def of(self, request: Awaitable[httpx.Response]) -> tuple[httpx.Response, float]:
        """Send a request; return its answer and the longest step meanwhile."""
        await asyncio.sleep(0)  # the step in which the request before was answered ends here
        self.seconds = 0.0
        return await request, self.seconds


@contextlib.contextmanager
def measured() -> Iterator[Longest]:
    """Measure every step of the running loop; as in a real server, the collector passes over what was there before."""
    longest, run = Longest(), asyncio.Handle._run

    def timed(handle: asyncio.Handle) -> None:
        start = time.thread_time()
        run(handle)
        longest.seconds = max(longest.seconds, time.thread_time() - start)

    gc.collect()
    gc.freeze()
    try:
        with mock.patch.object(asyncio.Handle, "_run", timed):
            yield longest
    finally:
        gc.unfreeze()
