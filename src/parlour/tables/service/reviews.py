"""Reviews: one process judges the decisions of a match that is over, whenever no bot in play needs a worker."""

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
EVERY: Final = 2.0  # seconds between two looks at what others have asked for
MOST_WAITING: Final = 100


class Reviews:
    """Makes the reviews that people ask for, one after another and each decision by decision."""

    def __init__(self, live_tables: LiveTables, pool: WorkerPool, leases: Leases) -> None:
        self.live_tables: Final = live_tables
        self.pool: Final = pool
        self.leases: Final = leases
        self.review_store: Final = ReviewStore(live_tables.archive.store)
        self._wanted: Final = asyncio.Event()

    async def begin(self, table: str, person: str) -> None:
        """Have a review made, if there is none."""
        (await self.live_tables.seen(table, person)).table.check_over()
        if await self.review_store.count_waiting() >= MOST_WAITING:
            raise Busy("too many reviews are waiting")
        await self.review_store.ask_for(table, self.live_tables.settings.now())
        self._wanted.set()

    async def run(self) -> None:
        """Look for reviews to be made until cancelled."""
        while True:
            await attempt("reviews", self.look)
            with suppress(TimeoutError):
                async with asyncio.timeout(EVERY):
                    await self._wanted.wait()
            self._wanted.clear()

    async def look(self) -> None:
        """Make the reviews that are wanted and that nobody else makes."""
        for table in await self.review_store.waiting(self.leases.process):
            if await self._is_ours(table) and await self.leases.take(table):
                try:
                    await self._make(table)
                finally:
                    await self.leases.let_go(table)

    async def _is_ours(self, table: str) -> bool:
        """Return whether a table is not one of newer rules, which newer programs see to."""
        outline = await self.live_tables.archive.header(table)
        return outline is not None and self.live_tables.unreadables.trouble(outline) != NEWER

    async def _make(self, table: str) -> None:
        """Go on where a review stopped."""
        try:
            record = _record_of((await self.live_tables.find(table)).table)
        except Unreadable as fault:
            log.warning("a match that cannot be reviewed", table=table)
            if fault.trouble == NEWER:
                return
        except NotFound:
            log.warning("a match that is no longer there", table=table)
        else:
            for step in await self._steps(table, record):
                await self.review_store.keep(table, step, await self._judged(table, record, step))
        await self.review_store.finish(table, self.live_tables.settings.now())

    async def _steps(self, table: str, record: str) -> list[int]:
        left = await self.review_store.steps_left(table)
        if left is None:
            plan = await self.pool.reflect(review_worker.plan, PastMatch(record, self.live_tables.settings.review_most))
            await self.review_store.keep_plan(table, plan)
            return plan.steps
        return left

    async def _judged(self, table: str, record: str, step: int) -> dict[str, Plain] | None:
        """Have a decision judged; one that cannot be is left out, so that the review comes to its end."""
        decision = Decision(record, step, step, self.live_tables.settings.review_seconds)
        try:
            return await self.pool.reflect(review_worker.judge, decision)
        except (ValueError, ArithmeticError, LookupError, AssertionError):
            log.exception("decision cannot be judged", table=table, step=step)
            return None


def _record_of(table: Table) -> str:
    """Write the record for a worker: nobody's name, the edition inside."""
    header = table.header
    whole = Record(header.game, header.variant, header.edition, [str(seat) for seat in range(header.variant.seats)])
    whole.entries.extend(table.match.record.entries)
    return whole.dump()
