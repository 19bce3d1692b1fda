"""The worker pool: computes bots' turns, hints and reviews in a few processes; repeats the jobs of a dead worker."""

from __future__ import annotations

import asyncio
import multiprocessing
import secrets
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from ctypes import c_byte
from functools import partial
from time import monotonic
from typing import Final, TypeVar

import structlog

from parlour.engine.plain import encode
from parlour.tables.errors import Busy
from parlour.tables.live.thinking import BotTurn
from parlour.tables.model.table import Table
from parlour.tables.workers.bot_worker import BotJob, SeatPosition, choose
from parlour.tables.workers.process import prepare_with_flags

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
        self._context: Final = multiprocessing.get_context("spawn")
        self._pool: ProcessPoolExecutor | None = None
        most = workers * MAX_SUBMITTED_PER_WORKER
        self._turn: Final = asyncio.Semaphore(most)
        self._flags: Final = self._context.RawArray(c_byte, most)  # in memory that the workers share
        self._free_flags: Final = list(range(most))
        self._jobs = 0
        self._free: Final = asyncio.Event()  # a worker has nothing to do
        self._free.set()

    async def choose(self, job: BotJob, hurried: asyncio.Event) -> int:
        """Choose an action for a bot in play; the best found so far once it is *hurried*."""
        return await self._run(lambda flag: partial(choose, job, flag), hurried)

    async def run_soon(self, work: Callable[[Input], Result], argument: Input) -> Result:
        """Compute something that a person waits for; `Busy` if too much is under way."""
        if self._jobs >= self.workers * MAX_JOBS_PER_WORKER:
            raise Busy("too many hints are being computed; please try again in a few seconds")
        return await self._run(lambda _: partial(work, argument))

    async def run_when_idle(self, work: Callable[[Input], Result], argument: Input) -> Result:
        """Compute something that can wait: start when a worker is free, or after a while."""
        with suppress(TimeoutError):
            async with asyncio.timeout(REVIEW_WAIT_SECONDS):
                while self._jobs >= self.workers:
                    await self._free.wait()
        return await self._run(lambda _: partial(work, argument))

    async def _run(self, work: Callable[[int], Callable[[], Result]], hurried: asyncio.Event | None = None) -> Result:
        """Run work in the pool; if a worker dies, make a new pool and repeat the work.

        The work is given the number of the flag that is set once it is *hurried*.
        """
        self._count_job(1)
        try:
            for _ in range(ATTEMPTS):
                async with self._turn:
                    pool = self._ready()
                    try:
                        return await self._run_flagged(pool, work, hurried)
                    except BrokenProcessPool:
                        log.warning("bot worker died")
                        self._discard(pool)
            raise Busy("the worker processes keep crashing; the server's log says why")
        finally:
            self._count_job(-1)

    async def _run_flagged(
        self, pool: ProcessPoolExecutor, work: Callable[[int], Callable[[], Result]], hurried: asyncio.Event | None
    ) -> Result:
        flag = self._free_flags.pop()  # there are as many as the semaphore lets through
        self._flags[flag] = 0
        setting = asyncio.create_task(self._set_when(hurried, flag)) if hurried is not None else None
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, work(flag))
        finally:
            if setting is not None:
                setting.cancel()
            self._free_flags.append(flag)

    async def _set_when(self, hurried: asyncio.Event, flag: int) -> None:
        await hurried.wait()
        self._flags[flag] = 1

    def _count_job(self, more: int) -> None:
        self._jobs += more
        if self._jobs < self.workers:
            self._free.set()
        else:
            self._free.clear()

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self.workers, mp_context=self._context, initializer=prepare_with_flags, initargs=(self._flags,)
            )
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


def job_for(table: Table, seat: int, is_shipped: bool, turn: BotTurn, now: float) -> BotJob:
    """Return the decision that a bot owes in its turn, as data for a worker: its seat's view and nothing else."""
    return BotJob(
        **vars(position_for(table, seat, is_shipped)),
        legal=table.match.state.legal(seat),
        level=turn.level,
        seed=secrets.randbits(62),
        ends=monotonic() + turn.left(now),
        is_first=turn.decisions == 0,
    )
