"""Downtime: clocks stop while no process runs. Its length becomes an entry of every table with a clock."""

from __future__ import annotations

from typing import Final

from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from parlour.engine.plain import encode
from parlour.tables.cluster.bus import table_message
from parlour.tables.model import entries as kinds
from parlour.tables.settings import TableSettings
from parlour.tables.store.database import Store, upsert
from parlour.tables.store.schema import entries, heartbeat, tables

KEY: Final = {"id": 1}
SHIFT_DEADLINE: Final = (
    update(tables)
    .where(tables.c.id == bindparam("its_id"))
    .values(seq=bindparam("its_seq"), deadline=bindparam("its_deadline"))
)


class Downtime:
    """Records when a process was last running, and finds the times when none was."""

    def __init__(self, store: Store, settings: TableSettings) -> None:
        self.store: Final = store
        self.settings: Final = settings
        self._last = 0.0

    @property
    def is_up_to_date(self) -> bool:
        """Return whether all time up to now is accounted for; otherwise no clock may be declared to have run out."""
        return self.settings.now() - self._last <= self.settings.pause_after

    async def begin(self) -> list[str]:
        """Account for the time before this process: all of it was downtime if no other process is running."""
        return await self._beat(0.0 if not self.store.is_shared else self.settings.pause_after)

    async def beat(self) -> list[str]:
        """Record that this process is running; return the tables whose clocks were stopped meanwhile."""
        return await self._beat(self.settings.pause_after)

    async def _beat(self, tolerance: float) -> list[str]:
        now = self.settings.now()
        async with self.store.writing() as connection:
            timed = select(tables.c.id).where(tables.c.status == "playing", tables.c.deadline.is_not(None)).limit(1)
            if (await connection.execute(timed)).first() is None and self._last:
                self._last = now
                return []  # no table has a clock
            seen = await connection.scalar(select(heartbeat.c.seen).where(heartbeat.c.id == 1).with_for_update())
            stood = [] if seen is None else await self._shift_deadlines(connection, seen, now, tolerance)
            await upsert(connection, heartbeat, KEY, {"seen": now if seen is None else max(seen, now)})
        self._last = now
        return stood

    async def _shift_deadlines(
        self, connection: AsyncConnection, seen: float, now: float, tolerance: float
    ) -> list[str]:
        query = select(tables.c.id, tables.c.seq, tables.c.deadline, tables.c.changed)
        running = query.where(tables.c.status == "playing", tables.c.deadline.is_not(None))
        new, moved = [], []
        for row in await connection.execute(running.order_by(tables.c.id).with_for_update()):
            gap = now - max(seen, row.changed)  # a public change shows that a process was running
            if gap > tolerance:
                tenths = round(gap * 10)
                body = encode({"tenths": tenths}).decode()
                new.append({"table": row.id, "seq": row.seq + 1, "kind": kinds.STOOD, "body": body, "at": now})
                moved.append({"its_id": row.id, "its_seq": row.seq + 1, "its_deadline": row.deadline + tenths / 10})
        if new:
            await connection.execute(insert(entries), new)
            await connection.execute(SHIFT_DEADLINE, moved)
            await self.store.send_messages(connection, [table_message(row["its_id"], row["its_seq"]) for row in moved])
        return [row["its_id"] for row in moved]
