"""Admin jobs: what `parlour admin` asks a running server to do; stored as rows, each done by one process."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Final

import structlog
from sqlalchemy import delete, insert, select, update

from parlour.tables.errors import NotFound, Unreadable
from parlour.tables.ids import new_id
from parlour.tables.live.live_table import LiveTable
from parlour.tables.live.live_tables import LiveTables
from parlour.tables.periodic import attempt
from parlour.tables.service import hosting
from parlour.tables.store.database import Store
from parlour.tables.store.schema import admin_jobs
from parlour.tables.upkeep.housekeeping import Housekeeping

log: Final = structlog.get_logger()
CLOSE: Final = "close"
FORGET: Final = "forget"
DONE: Final = "done"
NOT_THERE: Final = "there is none"
FAILED: Final = "it failed; the server's log says why"
POLL_SECONDS: Final = 1.0  # between two queries for jobs
OUTCOME_KEPT_SECONDS: Final = 24 * 3600.0


@dataclass(frozen=True)
class AdminJob:
    """A job: what to do, and with which table or person."""

    id: str
    what: str
    subject: str


class AdminJobs:
    """Claims admin jobs and does them."""

    def __init__(self, live_tables: LiveTables, housekeeping: Housekeeping) -> None:
        self.live_tables: Final = live_tables
        self.housekeeping: Final = housekeeping
        self.store: Final = live_tables.archive.store

    async def run(self) -> None:
        """Do admin jobs until cancelled."""
        while True:
            await asyncio.sleep(POLL_SECONDS)
            await attempt("admin jobs", self.run_waiting)

    async def run_waiting(self) -> None:
        """Do the jobs that no process has claimed."""
        query = select(admin_jobs).where(admin_jobs.c.taken.is_(None)).order_by(admin_jobs.c.made)
        async with self.store.reading() as connection:
            rows = (await connection.execute(query)).all()
        for row in rows:
            job = AdminJob(row.id, row.what, row.subject)
            if await self._claim(job):
                await write_outcome(self.store, job, await self.execute(job))
                log.info("admin job", what=job.what)

    async def execute(self, job: AdminJob) -> str:
        """Do a job; return its outcome."""
        try:
            if job.what == CLOSE:
                await self._close_table(job.subject)
            else:
                await self._forget(job.subject)
        except NotFound:
            return NOT_THERE
        except Exception:
            log.exception("admin job failed", what=job.what)
            return FAILED
        return DONE

    async def _close_table(self, table: str) -> None:
        """Close a table, whether or not it can be restored."""
        try:
            await self.live_tables.run_locked(table, None, self._close)
        except Unreadable as fault:
            await self.live_tables.unreadables.close(fault, self.live_tables.settings.now())

    async def _close(self, live: LiveTable) -> None:
        await self.live_tables.commit(live, hosting.close_abandoned(live))

    async def _forget(self, person: str) -> None:
        if not await self.live_tables.people.is_person(person):
            raise NotFound("person")
        await self.housekeeping.forget(person)

    async def _claim(self, job: AdminJob) -> bool:
        """Claim a job; False if another process has it."""
        free = update(admin_jobs).where(admin_jobs.c.id == job.id, admin_jobs.c.taken.is_(None))
        now = self.live_tables.settings.now()
        async with self.store.writing() as connection:
            await connection.execute(delete(admin_jobs).where(admin_jobs.c.made < now - OUTCOME_KEPT_SECONDS))
            return (await connection.execute(free.values(taken=now))).rowcount == 1


async def submit(store: Store, what: str, subject: str, now: float) -> AdminJob:
    """Store a job for a running server."""
    job = AdminJob(new_id(), what, subject)
    async with store.writing() as connection:
        await connection.execute(insert(admin_jobs).values(id=job.id, what=what, subject=subject, made=now))
    return job


async def outcome(store: Store, job: AdminJob) -> str | None:
    """Return the outcome of a job; None if it is not done yet."""
    async with store.reading() as connection:
        found: str | None = await connection.scalar(select(admin_jobs.c.outcome).where(admin_jobs.c.id == job.id))
    return found


async def withdraw(store: Store, job: AdminJob) -> bool:
    """Withdraw a job that no process has claimed; False if one has."""
    async with store.writing() as connection:
        free = delete(admin_jobs).where(admin_jobs.c.id == job.id, admin_jobs.c.taken.is_(None))
        return (await connection.execute(free)).rowcount == 1


async def write_outcome(store: Store, job: AdminJob, outcome: str) -> None:
    """Store the outcome of a job, and delete the id of its table or person."""
    async with store.writing() as connection:
        await connection.execute(
            update(admin_jobs).where(admin_jobs.c.id == job.id).values(outcome=outcome, subject="")
        )
