"""Bots at tables: their thinking is done in worker processes, a few at a time, and never lost when a worker dies."""

from __future__ import annotations

import asyncio
import multiprocessing
import secrets
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

import structlog

from parlour.engine.plain import encode
from parlour.tables.errors import Busy
from parlour.tables.table import Table
from parlour.tables.thinking import Job, choose, prepare

log: Final = structlog.get_logger()
ATTEMPTS: Final = 5
WAITING_PER_WORKER: Final = 2  # jobs handed to the pool; the others queue here, in the order in which they came


class Bots:
    """A pool of workers that think for bots."""

    def __init__(self, workers: int) -> None:
        self.workers: Final = workers
        self._pool: ProcessPoolExecutor | None = None
        self._turn: Final = asyncio.Semaphore(workers * WAITING_PER_WORKER)

    async def choose(self, job: Job) -> int:
        """Have an action chosen; if a worker dies the pool is made anew and the job done again."""
        for _ in range(ATTEMPTS):
            async with self._turn:
                pool = self._ready()
                try:
                    return await asyncio.get_running_loop().run_in_executor(pool, choose, job)
                except BrokenProcessPool:
                    log.warning("bot worker died")
                    self._discard(pool)
        raise Busy("the bots' workers die again and again")

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, mp_context=context, initializer=prepare)
        return self._pool

    def _discard(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = None
            pool.shutdown(wait=False)

    async def close(self) -> None:
        """Stop the workers."""
        if self._pool is not None:
            pool, self._pool = self._pool, None
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)


def job_for(table: Table, seat: int, is_shipped: bool) -> Job:
    """Write down the decision that a bot owes; all it gets is its seat's view."""
    header, state = table.header, table.course.state
    return Job(
        game=header.game.info.slug,
        digest=header.edition.digest,
        edition="" if is_shipped else encode(header.edition.data).decode(),
        view=encode(table.course.view(seat).to_plain()),
        legal=state.legal(seat),
        level=table.places[seat].bot,
        seed=secrets.randbits(62),
    )
