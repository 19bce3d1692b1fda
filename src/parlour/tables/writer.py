"""The writer: what several tables have to store at the same moment goes to the disk together, in one transaction.

Waiting for the disk is the price of every commit; shared, it is paid once for all who wait.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final, TypeAlias

from sqlalchemy import Delete, Insert, Update

from parlour.tables.store import Store

Rows: TypeAlias = list[dict[str, object]]
Statement: TypeAlias = Insert | Update | Delete
MOST_AT_ONCE: Final = 100


class Writes:
    """The rows that one change of a table stores, by statement."""

    def __init__(self) -> None:
        self.rows: Final[dict[Statement, Rows]] = {}

    def add(self, statement: Statement, rows: Rows) -> None:
        """Add rows to be written by a statement."""
        self.rows.setdefault(statement, []).extend(rows)


class Writer:
    """Stores `Writes`; each is stored whole or not at all, and one that fails does not harm the others."""

    def __init__(self, store: Store, order: Sequence[Statement]) -> None:
        """Take the statements there are, in the order in which they have to be carried out."""
        self.store: Final = store
        self.order: Final = order
        self._waiting: Final[list[tuple[Writes, asyncio.Future[None]]]] = []
        self._task: asyncio.Task[None] | None = None

    async def write(self, writes: Writes) -> None:
        """Store; return when it is on the disk."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((writes, done))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work())
        await done

    async def _work(self) -> None:
        while self._waiting:
            jobs = self._waiting[:MOST_AT_ONCE]
            del self._waiting[: len(jobs)]
            if len(jobs) == 1 or not await self._all_at_once(jobs):
                for writes, done in jobs:
                    await self._one(writes, done)

    async def _all_at_once(self, jobs: list[tuple[Writes, asyncio.Future[None]]]) -> bool:
        try:
            await self._commit([writes for writes, _ in jobs])
        except Exception:  # noqa: BLE001  # whose fault it is shows when each is tried alone
            return False
        for _, done in jobs:
            _settle(done, None)
        return True

    async def _one(self, writes: Writes, done: asyncio.Future[None]) -> None:
        try:
            await self._commit([writes])
        except Exception as error:  # noqa: BLE001  # told to whoever waits
            _settle(done, error)
        else:
            _settle(done, None)

    async def _commit(self, batch: list[Writes]) -> None:
        async with self.store.writing() as connection:
            for statement in self.order:
                rows = [row for writes in batch for row in writes.rows.get(statement, [])]
                if rows:
                    await connection.execute(statement, rows)


def _settle(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
