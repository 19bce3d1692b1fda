"""Presence: who watches which table, shared between the processes of a store."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Final

import structlog
from sqlalchemy import and_, delete, or_, select
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from parlour.tables.cluster.bus import presence_message
from parlour.tables.errors import Busy
from parlour.tables.store.database import Store
from parlour.tables.store.schema import presence, processes

log: Final = structlog.get_logger()
WRITE_DELAY: Final = 0.1  # seconds during which arrivals and departures are collected into one write
RETRY_SECONDS: Final = 1.0
MAX_AT_ONCE: Final = 500


class Presence:
    """Who watches through this process, by table and person; and, from the store, who watches through others."""

    def __init__(self, store: Store, process: str) -> None:
        self.store: Final = store
        self.process: Final = process
        self._here: Final[Counter[tuple[str, str]]] = Counter()
        self._unwritten: Final[set[tuple[str, str]]] = set()
        self._task: asyncio.Task[None] | None = None

    def start_watching(self, table: str, person: str) -> None:
        """Record that a person watches a table."""
        self._here[table, person] += 1
        if self._here[table, person] == 1:
            self._write_soon({(table, person)})

    def stop_watching(self, table: str, person: str) -> None:
        """Record that a person has stopped watching a table."""
        self._here[table, person] -= 1
        if self._here[table, person] <= 0:
            del self._here[table, person]
            self._write_soon({(table, person)})

    def write_all(self) -> None:
        """Write all entries again, after the other processes have deleted them."""
        self._write_soon(set(self._here))

    async def watching_elsewhere(self, table: str) -> set[str]:
        """Return the people who watch a table through other processes."""
        if not self.store.is_shared:
            return set()
        others = select(presence.c.person).where(presence.c.table == table, presence.c.process != self.process)
        async with self.store.reading() as connection:
            return {row.person for row in await connection.execute(others)}

    async def has_other_processes(self, since: float) -> bool:
        """Return whether another process that serves the store has been seen since."""
        if not self.store.is_shared:
            return False
        others = select(processes.c.id).where(processes.c.id != self.process, processes.c.seen >= since).limit(1)
        async with self.store.reading() as connection:
            return (await connection.execute(others)).first() is not None

    def _write_soon(self, changed: set[tuple[str, str]]) -> None:
        if not self.store.is_shared:
            return
        self._unwritten.update(changed)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._write())

    async def _write(self) -> None:
        while self._unwritten:
            await asyncio.sleep(WRITE_DELAY)
            some = sorted(self._unwritten)[:MAX_AT_ONCE]
            self._unwritten.difference_update(some)
            try:
                async with self.store.writing() as connection:
                    await self._write_changes(connection, some)
            except Busy:
                self._unwritten.update(some)
                await asyncio.sleep(RETRY_SECONDS)
            except Exception:
                log.exception("presence was not written")

    async def _write_changes(self, connection: AsyncConnection, some: list[tuple[str, str]]) -> None:
        gone = [(table, person) for table, person in some if (table, person) not in self._here]
        if gone:
            pairs = [and_(presence.c.table == table, presence.c.person == person) for table, person in gone]
            await connection.execute(delete(presence).where(presence.c.process == self.process, or_(*pairs)))
        rows = [{"process": self.process, "table": t, "person": p} for t, p in some if (t, p) in self._here]
        if rows:
            await connection.execute(insert(presence).on_conflict_do_nothing(), rows)
        await self.store.send_messages(
            connection, [presence_message(table) for table in sorted({table for table, _ in some})]
        )

    async def close(self) -> None:
        """Stop writing."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
