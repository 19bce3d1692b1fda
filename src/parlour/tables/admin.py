"""The work of `parlour admin`: reads a store that a server may be using, and changes tables and people in it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from sqlalchemy import func, select

from parlour.engine import catalogue
from parlour.engine.plain import Plain, Wrong
from parlour.tables.editions import usual
from parlour.tables.errors import JobFailed, NotFound, Unreadable
from parlour.tables.live.unreadable_tables import places_on
from parlour.tables.settings import DAY, TableSettings
from parlour.tables.store import revisions
from parlour.tables.store import schema as stored
from parlour.tables.store.archive import outline_of
from parlour.tables.store.database import Store
from parlour.tables.table_service import TableService
from parlour.tables.upkeep import admin_jobs
from parlour.tables.upkeep.admin_jobs import CLOSE, DONE, FORGET, NOT_THERE
from parlour.tables.views import replay

CLAIM_TIMEOUT: Final = 4.0  # seconds within which a running server claims a job
JOB_TIMEOUT: Final = 60.0  # seconds within which it has finished the job
POLL_INTERVAL: Final = 0.1
DIGEST: Final = "sha256:"
REASONS: Final = {NOT_THERE: "there is no such table or person; list them with parlour admin tables or people"}
NO_OUTCOME: Final = f"the server has not finished the job within {JOB_TIMEOUT:.0f} s; its log may say why"


class StoreAdmin:
    """Reads the store; changes are made by the running server, if there is one."""

    def __init__(self, store: Store, claim_timeout: float = CLAIM_TIMEOUT) -> None:
        self.store: Final = store
        self.claim_timeout: Final = claim_timeout
        self._service: Final = TableService(store, TableSettings())
        self.as_stored: Final[dict[str, str]] = {}  # tables that could not be restored for their records, and why
        self._service.live_tables.on_change.clear()  # this process runs no bots and no clocks

    @classmethod
    @asynccontextmanager
    async def at(cls, url: str) -> AsyncIterator[StoreAdmin]:
        """Open a store without migrating it; refuse a store of another schema revision."""
        store = Store.open_as_is(url)
        try:
            with store.explaining_damage():
                revision = await revisions.found(store)
                if revision != revisions.expected():
                    expected = (
                        f"the database in the form {revisions.expected()} (a server of this version brings it there)"
                    )
                    raise Wrong(str(store.file or "store"), expected, revision or "none, or one of another program")
                yield cls(store)
        finally:
            await store.close()

    async def tables(self, status: str | None, idle: float | None) -> list[dict[str, Plain]]:
        """List tables, those that changed last first."""
        query = select(stored.tables).order_by(stored.tables.c.changed.desc())
        if status is not None:
            query = query.where(stored.tables.c.status == status)
        if idle is not None:
            query = query.where(stored.tables.c.changed < time.time() - idle * DAY)
        async with self.store.reading() as connection:
            outlines = [outline_of(row) for row in (await connection.execute(query)).all()]
        await self._service.people.load({str(outline["host"]) for outline in outlines})
        return [self._summary(outline) for outline in outlines]

    def _summary(self, outline: dict[str, Plain]) -> dict[str, Plain]:
        seats = places_on(outline)
        changed = outline["changed"]
        assert isinstance(changed, float)
        return {
            "id": outline["id"],
            "game": outline["game"],
            "status": outline["status"],
            "rules": outline["rules"],
            "own_edition": catalogue.is_own_edition(str(outline["game"]), str(outline["edition"])),
            "trouble": self._service.live_tables.unreadables.trouble(outline) or None,
            "seats": len(seats),
            "people": len({place.person for place in seats if place.person}),
            "idle_days": round((time.time() - changed) / DAY, 1),
            "host": self._service.people.cached(str(outline["host"])).name,
        }

    async def people(self, name: str) -> list[dict[str, Plain]]:
        """List people, the newest first."""
        person = stored.people.c
        many = func.count(stored.members.c.table)
        query = select(person.id, person.name, person.made, many.label("tables"))
        joined = stored.people.outerjoin(stored.members, stored.members.c.person == person.id)
        grouped = query.select_from(joined).group_by(person.id, person.name, person.made)
        async with self.store.reading() as connection:
            rows = (await connection.execute(grouped.order_by(person.made.desc()))).all()
        found = [row for row in rows if name.casefold() in row.name.casefold()]
        now = time.time()
        return [
            {"id": row.id, "name": row.name, "tables": row.tables, "days": round((now - row.made) / DAY, 1)}
            for row in found
        ]

    async def record(self, table: str) -> str | None:
        """Return a table's record, as stored if the table cannot be restored; None if there is no such table."""
        live_tables = self._service.live_tables
        try:
            live = await live_tables.find(table)
        except NotFound:
            return None
        except Unreadable as fault:
            self.as_stored[table] = fault.why
            return await live_tables.unreadables.record(fault, self._service.people)
        text = replay.record_so_far(live.table, self._service.people)
        live_tables.drop(live)
        return text

    async def usual_editions(self) -> list[dict[str, Plain]]:
        """List the usual editions that are not the standard ones."""
        return await usual.usual_rows(self.store)

    async def make_usual(self, slug: str, wanted: str) -> str:
        """Make an edition the usual one of a game: `standard`, a .toml file or a digest; return its name."""
        if wanted == catalogue.STANDARD:
            catalogue.game(slug)
            await usual.make_standard_usual(self.store, slug)
            return wanted
        is_stored = wanted.startswith(DIGEST)
        found = await usual.stored_edition(self.store, slug, wanted) if is_stored else catalogue.edition(slug, wanted)
        await usual.make_usual(self.store, found)
        return found.name

    async def close(self, table: str) -> str:
        """End a table without a result."""
        return await self._run_job(CLOSE, table)

    async def forget(self, person: str) -> str:
        """Remove a person's data."""
        return await self._run_job(FORGET, person)

    async def _run_job(self, what: str, subject: str) -> str:
        """Let the running server do a job; do it in this process if no server claims it."""
        job = await admin_jobs.submit(self.store, what, subject, time.time())
        outcome = await self._wait(job, self.claim_timeout)
        if outcome is None and await admin_jobs.withdraw(self.store, job):
            outcome = await self._service.admin_jobs.execute(job)
        outcome = outcome or await self._wait(job, JOB_TIMEOUT)
        if outcome != DONE:
            raise JobFailed(f"{subject}: {REASONS.get(outcome or '', outcome or NO_OUTCOME)}")
        return outcome

    async def _wait(self, job: admin_jobs.AdminJob, seconds: float) -> str | None:
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            outcome = await admin_jobs.outcome(self.store, job)
            if outcome is not None:
                return outcome
            await asyncio.sleep(POLL_INTERVAL)
        return None
