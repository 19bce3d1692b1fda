"""Leases: one of several processes serves the bots and clocks of a table. A process's leases end with it."""

from __future__ import annotations

from typing import Final

from sqlalchemy import delete, select, update
from sqlalchemy.dialects.postgresql import insert

from parlour.tables.cluster.bus import presence_message
from parlour.tables.ids import new_id
from parlour.tables.settings import TableSettings
from parlour.tables.store.database import Store
from parlour.tables.store.schema import leases, presence, processes


class Leases:
    """The tables that this process serves; all of them, if the store is not shared."""

    def __init__(self, store: Store, settings: TableSettings) -> None:
        self.store: Final = store
        self.settings: Final = settings
        self.process: Final = new_id()
        self._held: Final[set[str]] = set()

    def has(self, table: str) -> bool:
        """Return whether this process serves a table, as far as it knows."""
        return table in self._held or not self.store.is_shared

    async def take(self, table: str) -> bool:
        """Start serving a table unless another process does; return whether this process serves it."""
        if self.has(table):
            return True
        row = {"table": table, "process": self.process}
        async with self.store.writing() as connection:
            await connection.execute(insert(leases).values(row).on_conflict_do_nothing())
            owner = await connection.scalar(select(leases.c.process).where(leases.c.table == table))
        if owner == self.process:
            self._held.add(table)
        return owner == self.process

    async def release(self, table: str) -> None:
        """Stop serving a table."""
        if table in self._held:
            self._held.discard(table)
            ours = (leases.c.table == table, leases.c.process == self.process)
            async with self.store.writing() as connection:
                await connection.execute(delete(leases).where(*ours))

    async def beat(self) -> bool:
        """Record that this process is alive; False if the others took it for dead and ended its leases."""
        now = self.settings.now()
        async with self.store.writing() as connection:
            mine = update(processes).where(processes.c.id == self.process).values(seen=now)
            if (await connection.execute(mine)).rowcount:
                return True
            await connection.execute(insert(processes).values(id=self.process, seen=now))
        self._held.clear()
        return False

    async def expire_dead(self) -> bool:
        """End the leases of processes that have not been seen for too long; return whether there were any."""
        late = self.settings.now() - self.settings.dead_after
        async with self.store.writing() as connection:
            query = select(processes.c.id).where(processes.c.seen < late).with_for_update(skip_locked=True)
            dead = [row.id for row in await connection.execute(query)]
            if dead:
                left = select(presence.c.table).where(presence.c.process.in_(dead)).distinct()
                words = [presence_message(row.table) for row in await connection.execute(left)]
                await connection.execute(delete(processes).where(processes.c.id.in_(dead)))
                await self.store.send_messages(connection, words)
        return bool(dead)

    async def close(self) -> None:
        """End all leases of this process, so that others can take its tables at once."""
        if self.store.is_shared:
            async with self.store.writing() as connection:
                left = select(presence.c.table).where(presence.c.process == self.process).distinct()
                words = [presence_message(row.table) for row in await connection.execute(left)]
                await connection.execute(delete(processes).where(processes.c.id == self.process))
                await self.store.send_messages(connection, words)
