"""Reviews: one process evaluates the decisions of a match that is over, while no bot in play needs its workers."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

import structlog

from parlour.engine.plain import Plain
from parlour.engine.record import Record
from parlour.tables.cluster.leases import Leases
from parlour.tables.errors import NEWER, Busy, NotFound, Unreadable
from parlour.tables.live.live_tables import LiveTables
from parlour.tables.model.table import Table
from parlour.tables.periodic import attempt
from parlour.tables.store.review_store import ReviewStore
from parlour.tables.workers import review_worker
from parlour.tables.workers.pool import WorkerPool
from parlour.tables.workers.review_worker import Decision, PastMatch

log: Final = structlog.get_logger()
POLL_SECONDS: Final = 2.0  # between two queries for reviews that other processes have requested
MAX_WAITING: Final = 100


class Reviews:
    """Makes the requested reviews, one after another, each decision by decision."""

    def __init__(self, live_tables: LiveTables, pool: WorkerPool, leases: Leases) -> None:
        self.live_tables: Final = live_tables
        self.pool: Final = pool
        self.leases: Final = leases
        self.review_store: Final = ReviewStore(live_tables.archive.store)
        self._wanted: Final = asyncio.Event()

    async def request(self, table: str, person: str) -> None:
        """Request a review, unless there is one."""
        (await self.live_tables.find_for_reading(table, person)).table.check_over()
        if await self.review_store.count_waiting() >= MAX_WAITING:
            raise Busy("too many reviews are waiting; please try again later")
        await self.review_store.request(table, self.live_tables.settings.now())
        self._wanted.set()

    async def run(self) -> None:
        """Make requested reviews until cancelled."""
        while True:
            await attempt("reviews", self.make_waiting)
            with suppress(TimeoutError):
                async with asyncio.timeout(POLL_SECONDS):
                    await self._wanted.wait()
            self._wanted.clear()

    async def make_waiting(self) -> None:
        """Make the requested reviews that no other process makes."""
        for table in await self.review_store.waiting(self.leases.process):
            if await self._can_review(table) and await self.leases.take(table):
                try:
                    await self._make(table)
                finally:
                    await self.leases.release(table)

    async def _can_review(self, table: str) -> bool:
        """Return whether a table exists and does not need a newer program."""
        outline = await self.live_tables.archive.header(table)
        return outline is not None and self.live_tables.unreadables.trouble(outline) != NEWER

    async def _make(self, table: str) -> None:
        """Make a review, or continue one that was interrupted."""
        try:
            record = record_of((await self.live_tables.find(table)).table)
        except Unreadable as fault:
            log.warning("match cannot be reviewed", table=table)
            if fault.trouble == NEWER:
                return
        except NotFound:
            log.warning("match to be reviewed no longer exists", table=table)
        else:
            for step in await self._steps(table, record):
                await self.review_store.store_judgement(table, step, await self._judge(table, record, step))
        await self.review_store.finish(table, self.live_tables.settings.now())

    async def _steps(self, table: str, record: str) -> list[int]:
        left = await self.review_store.steps_left(table)
        if left is None:
            plan = await self.pool.run_when_idle(
                review_worker.plan, PastMatch(record, self.live_tables.settings.max_review_decisions)
            )
            await self.review_store.store_plan(table, plan)
            return plan.steps
        return left

    async def _judge(self, table: str, record: str, step: int) -> dict[str, Plain] | None:
        """Evaluate a decision; None if that fails, so that the rest of the review can be made."""
        decision = Decision(record, step, step, self.live_tables.settings.review_seconds)
        try:
            return await self.pool.run_when_idle(review_worker.evaluate, decision)
        except (ValueError, ArithmeticError, LookupError, AssertionError):
            log.exception("decision cannot be evaluated", table=table, step=step)
            return None


def record_of(table: Table) -> str:
    """Write the record for a worker: without names, with the edition."""
    header = table.header
    whole = Record(header.game, header.variant, header.edition, [str(seat) for seat in range(header.variant.seats)])
    whole.entries.extend(table.match.record.entries)
    return whole.dump()
