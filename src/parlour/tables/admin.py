"""What `parlour admin` does: reads a store that a server may be using, and changes tables and people in it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from sqlalchemy import func, select

from parlour.engine.plain import Plain, Wrong
from parlour.tables.errors import NotFound, Unreadable
from parlour.tables.live.unreadable_tables import places_on
from parlour.tables.settings import DAY, TableSettings
from parlour.tables.store import revisions
from parlour.tables.store import schema as stored
from parlour.tables.store.archive import outline_of
from parlour.tables.store.database import Store
from parlour.tables.table_service import TableService
from parlour.tables.upkeep import admin_jobs
from parlour.tables.upkeep.admin_jobs import CLOSE, DONE, FORGET
from parlour.tables.views import replay

PATIENCE: Final = 4.0  # seconds within which a running server takes a job on
TOO_LONG: Final = 60.0  # and within which it has done it
LOOK: Final = 0.1


class StoreAdmin:
    """Reads the store, and leaves changes to the server, if one runs."""

    def __init__(self, store: Store, patience: float = PATIENCE) -> None:
        self.store: Final = store
        self.patience: Final = patience
        self._service: Final = TableService(store, TableSettings())
        self.as_stored: Final[dict[str, str]] = {}  # tables that could not be restored for their records, and why
        self._service.live_tables.on_change.clear()  # nobody is here to think for bots or to run clocks

    @classmethod
    @asynccontextmanager
    async def at(cls, url: str) -> AsyncIterator[StoreAdmin]:
        """Open a store as it is; one of another version is refused."""
        store = Store.look_at(url)
        try:
            with store.naming_damage():
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
        await self._service.people.learn({str(outline["host"]) for outline in outlines})
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
            "trouble": self._service.live_tables.unreadables.trouble(outline) or None,
            "seats": len(seats),
            "people": len({place.person for place in seats if place.person}),
            "idle_days": round((time.time() - changed) / DAY, 1),
            "host": self._service.people.known(str(outline["host"])).name,
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
        """Write a table's record; as it is stored, if it cannot be restored; None if there is no such table."""
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

    async def close(self, table: str) -> str:
        """End a table without a result."""
        return await self._have_done(CLOSE, table)

    async def forget(self, person: str) -> str:
        """Remove a person's data."""
        return await self._have_done(FORGET, person)

    async def _have_done(self, what: str, subject: str) -> str:
        """Have the running server do something; do it ourselves if none takes it on."""
        job = await admin_jobs.leave(self.store, what, subject, time.time())
        told = await self._wait(job, self.patience)
        if told is None and await admin_jobs.withdraw(self.store, job):
            told = await self._service.admin_jobs.do(job)
        told = told or await self._wait(job, TOO_LONG)
        if told != DONE:
            raise Wrong(subject, "to be done", told or "the server has taken it on and not said how it went")
        return told

    async def _wait(self, job: admin_jobs.AdminJob, seconds: float) -> str | None:
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            told = await admin_jobs.outcome(self.store, job)
            if told is not None:
                return told
            await asyncio.sleep(LOOK)
        return None
