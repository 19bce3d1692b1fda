"""Errands: what `parlour admin` asks a running server to do, left in the store and taken on by one process."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Final

import structlog
from sqlalchemy import delete, insert, select, update

from parlour.tables.errors import NotFound, Unreadable
from parlour.tables.ids import new_id
from parlour.tables.live.live_table import Live
from parlour.tables.live.live_tables import Room
from parlour.tables.periodic import attempt
from parlour.tables.service import hosting
from parlour.tables.store.database import Store
from parlour.tables.store.schema import errands
from parlour.tables.upkeep.housekeeping import Housekeeping

log: Final = structlog.get_logger()
CLOSE: Final = "close"
FORGET: Final = "forget"
DONE: Final = "done"
NOT_THERE: Final = "there is none"
FAILED: Final = "it failed; the server's log says why"
EVERY: Final = 1.0  # seconds between two looks
KEPT: Final = 24 * 3600.0  # seconds for which it can be read how an errand went


@dataclass(frozen=True)
class Errand:
    """Something to be done about a table or a person."""

    id: str
    what: str
    subject: str


class Errands:
    """Takes errands on and does them."""

    def __init__(self, room: Room, housekeeping: Housekeeping) -> None:
        self.room: Final = room
        self.housekeeping: Final = housekeeping
        self.store: Final = room.archive.store

    async def run(self) -> None:
        """Look for errands until cancelled."""
        while True:
            await asyncio.sleep(EVERY)
            await attempt("errands", self.look)

    async def look(self) -> None:
        """Do what nobody has taken on yet."""
        query = select(errands).where(errands.c.taken.is_(None)).order_by(errands.c.made)
        async with self.store.reading() as connection:
            rows = (await connection.execute(query)).all()
        for row in rows:
            errand = Errand(row.id, row.what, row.subject)
            if await self._take(errand):
                await write_outcome(self.store, errand, await self.do(errand))
                log.info("errand", what=errand.what)

    async def do(self, errand: Errand) -> str:
        """Do an errand; say how it went."""
        try:
            if errand.what == CLOSE:
                await self._end(errand.subject)
            else:
                await self._forget(errand.subject)
        except NotFound:
            return NOT_THERE
        except Exception:
            log.exception("errand failed", what=errand.what)
            return FAILED
        return DONE

    async def _end(self, table: str) -> None:
        """Close a table, whether or not it can be restored."""
        try:
            await self.room.work(table, None, self._close)
        except Unreadable as fault:
            await self.room.unreadables.close(fault, self.room.settings.now())

    async def _close(self, live: Live) -> None:
        await self.room.commit(live, hosting.expire(live))

    async def _forget(self, person: str) -> None:
        if not await self.room.people.is_person(person):
            raise NotFound("person")
        await self.housekeeping.forget(person)

    async def _take(self, errand: Errand) -> bool:
        """Take an errand on; false if another process has."""
        free = update(errands).where(errands.c.id == errand.id, errands.c.taken.is_(None))
        now = self.room.settings.now()
        async with self.store.writing() as connection:
            await connection.execute(delete(errands).where(errands.c.made < now - KEPT))
            return (await connection.execute(free.values(taken=now))).rowcount == 1


async def leave(store: Store, what: str, subject: str, now: float) -> Errand:
    """Leave an errand for whoever comes by."""
    errand = Errand(new_id(), what, subject)
    async with store.writing() as connection:
        await connection.execute(insert(errands).values(id=errand.id, what=what, subject=subject, made=now))
    return errand


async def outcome(store: Store, errand: Errand) -> str | None:
    """Say how an errand went; None if it has not been done yet."""
    async with store.reading() as connection:
        found: str | None = await connection.scalar(select(errands.c.outcome).where(errands.c.id == errand.id))
    return found


async def withdraw(store: Store, errand: Errand) -> bool:
    """Take an errand back that nobody has taken on; false if somebody has."""
    async with store.writing() as connection:
        free = delete(errands).where(errands.c.id == errand.id, errands.c.taken.is_(None))
        return (await connection.execute(free)).rowcount == 1


async def write_outcome(store: Store, errand: Errand, told: str) -> None:
    """Write down how an errand went; whom it was about need not be known any longer."""
    async with store.writing() as connection:
        await connection.execute(update(errands).where(errands.c.id == errand.id).values(outcome=told, subject=""))
