"""Batched writes: changes of several tables that are to be stored at the same time share one transaction.

Every commit waits for the disk; a shared commit waits once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from sqlalchemy import Delete, Insert, String, Update, any_, bindparam, select
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from parlour.tables.errors import Stale
from parlour.tables.store.database import Store
from parlour.tables.store.schema import tables

Rows: TypeAlias = list[dict[str, object]]
Statement: TypeAlias = Insert | Update | Delete
MAX_AT_ONCE: Final = 100
# PostgreSQL only. FOR NO KEY UPDATE: rows that refer to a table can still be written.
LOCK: Final = (
    select(tables.c.id, tables.c.seq)
    .where(tables.c.id == any_(bindparam("ids", type_=ARRAY(String))))
    .order_by(tables.c.id)
    .with_for_update(key_share=True)
)


@dataclass
class WriteBatch:
    """The rows that one change of a table stores, by statement; the entry it follows; its messages for the bus."""

    rows: dict[Statement, Rows] = field(default_factory=dict)
    after: dict[str, int] = field(default_factory=dict)  # by table, the entry that the change was drafted on
    words: list[str] = field(default_factory=list)

    def add(self, statement: Statement, rows: Rows) -> None:
        """Add rows to be written by a statement."""
        self.rows.setdefault(statement, []).extend(rows)


Job: TypeAlias = tuple[WriteBatch, asyncio.Future[None]]


class BatchWriter:
    """Stores write batches, each wholly or not at all; one that fails does not affect the others."""

    def __init__(self, store: Store, order: Sequence[Statement]) -> None:
        """Take all statements, in the order in which they have to be executed."""
        self.store: Final = store
        self.order: Final = order
        self._waiting: Final[list[Job]] = []
        self._task: asyncio.Task[None] | None = None

    async def write(self, writes: WriteBatch) -> None:
        """Store a batch; return when it is on disk. `Stale` if another process has written to a table meanwhile."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((writes, done))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work())
        await done

    async def _work(self) -> None:
        while self._waiting:
            jobs = self._waiting[:MAX_AT_ONCE]
            del self._waiting[: len(jobs)]
            if len(jobs) == 1 or not await self._all_at_once(jobs):
                for job in jobs:
                    await self._one(job)

    async def _all_at_once(self, jobs: list[Job]) -> bool:
        try:
            await self._commit(jobs)
        except Exception:  # noqa: BLE001  # each batch is then tried alone, which shows which of them fails
            return False
        for _, done in jobs:
            _settle(done, None)
        return True

    async def _one(self, job: Job) -> None:
        if job[1].done():
            return
        try:
            await self._commit([job])
        except IntegrityError as error:
            stale = Stale("an entry of that number is there")
            stale.__cause__ = error
            _settle(job[1], stale)
        except Exception as error:  # noqa: BLE001  # raised for the caller that waits
            _settle(job[1], error)
        else:
            _settle(job[1], None)

    async def _commit(self, jobs: list[Job]) -> None:
        async with self.store.writing() as connection:
            if self.store.is_shared:
                jobs = await self._that_are_up_to_date(connection, jobs)
            for statement in self.order:
                rows = [row for writes, _ in jobs for row in writes.rows.get(statement, [])]
                if rows:
                    await connection.execute(statement, rows)
            await self.store.send_messages(connection, [word for writes, _ in jobs for word in writes.words])

    async def _that_are_up_to_date(self, connection: AsyncConnection, jobs: list[Job]) -> list[Job]:
        """Lock the tables in the same order in all processes, to avoid deadlocks; refuse batches that are stale."""
        wanted = sorted({table for writes, _ in jobs for table in writes.after})
        found = {row.id: row.seq for row in await connection.execute(LOCK, {"ids": wanted})}
        kept: list[Job] = []
        for writes, done in jobs:
            if all(found.get(table, 0) == seq for table, seq in writes.after.items()):
                kept.append((writes, done))
            else:
                _settle(done, Stale("another process was quicker"))
        return kept


def _settle(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
