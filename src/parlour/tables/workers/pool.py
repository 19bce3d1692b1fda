"""The worker pool: computes bots' turns, hints and reviews in a few processes; repeats the jobs of a dead worker."""

from __future__ import annotations

import asyncio
import multiprocessing
import secrets
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import Final, TypeVar

import structlog

from parlour.engine.plain import encode
from parlour.tables.errors import Busy
from parlour.tables.model.table import Table
from parlour.tables.workers.bot_worker import BotJob, SeatPosition, choose
from parlour.tables.workers.process import prepare

log: Final = structlog.get_logger()
ATTEMPTS: Final = 5
MAX_SUBMITTED_PER_WORKER: Final = 2  # jobs in the executor; the others wait for the semaphore, in order
MAX_JOBS_PER_WORKER: Final = 8  # jobs of all kinds; beyond this hints are refused for now
REVIEW_WAIT_SECONDS: Final = 5.0  # seconds for which reviews let bots in play go first
Input = TypeVar("Input")
Result = TypeVar("Result")


class WorkerPool:
    """A pool of worker processes for everything that a bot computes."""

    def __init__(self, workers: int) -> None:
        self.workers: Final = workers
        self._pool: ProcessPoolExecutor | None = None
        self._turn: Final = asyncio.Semaphore(workers * MAX_SUBMITTED_PER_WORKER)
        self._jobs = 0
        self._free: Final = asyncio.Event()  # a worker has nothing to do
        self._free.set()

    async def choose(self, job: BotJob) -> int:
        """Choose an action for a bot in play."""
        return await self._run(choose, job)

    async def run_soon(self, work: Callable[[Input], Result], argument: Input) -> Result:
        """Compute something that a person waits for; `Busy` if too much is under way."""
        if self._jobs >= self.workers * MAX_JOBS_PER_WORKER:
            raise Busy("too many hints are being computed; please try again in a few seconds")
        return await self._run(work, argument)

    async def run_when_idle(self, work: Callable[[Input], Result], argument: Input) -> Result:
        """Compute something that can wait: start when a worker is free, or after a while."""
        with suppress(TimeoutError):
            async with asyncio.timeout(REVIEW_WAIT_SECONDS):
                while self._jobs >= self.workers:
                    await self._free.wait()
        return await self._run(work, argument)

    async def _run(self, work: Callable[[Input], Result], argument: Input) -> Result:
        """Run work in the pool; if a worker dies, make a new pool and repeat the work."""
        self._count_job(1)
        try:
            for _ in range(ATTEMPTS):
                async with self._turn:
                    pool = self._ready()
                    try:
                        return await asyncio.get_running_loop().run_in_executor(pool, work, argument)
                    except BrokenProcessPool:
                        log.warning("bot worker died")
                        self._discard(pool)
            raise Busy("the worker processes keep crashing; the server's log says why")
        finally:
            self._count_job(-1)

    def _count_job(self, more: int) -> None:
        self._jobs += more
        if self._jobs < self.workers:
            self._free.set()
        else:
            self._free.clear()

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


def position_for(table: Table, seat: int, is_shipped: bool) -> SeatPosition:
    """Return what a seat knows now, as data for a worker."""
    header = table.header
    edition = "" if is_shipped else encode(header.edition.data).decode()
    view = encode(table.match.view(seat).to_plain())
    return SeatPosition(header.game.info.slug, header.variant.rules, header.edition.digest, edition, view)


def job_for(table: Table, seat: int, is_shipped: bool) -> BotJob:
    """Return the decision that a bot owes, as data for a worker: its seat's view and nothing else."""
    return BotJob(
        **vars(position_for(table, seat, is_shipped)),
        legal=table.match.state.legal(seat),
        level=table.places[seat].bot,
        seed=secrets.randbits(62),
    )
