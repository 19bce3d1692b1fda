"""Clocks that run out: a bot takes over the seat whose time is up."""

from __future__ import annotations

import asyncio
from typing import Final

import structlog

from parlour.tables.cluster.downtime import Downtime
from parlour.tables.cluster.leases import Leases
from parlour.tables.errors import Busy, NotFound, Unreadable
from parlour.tables.live.live_table import LiveTable
from parlour.tables.live.live_tables import LiveTables
from parlour.tables.service import hosting, playing

log: Final = structlog.get_logger()
STEP: Final = 0.5  # seconds: the system clock may be set during a sleep


class ClockTimeouts:
    """Waits for the clocks of live tables that will run out soon; the heartbeat finds all others in time."""

    def __init__(self, live_tables: LiveTables, leases: Leases, downtime: Downtime) -> None:
        self.live_tables: Final = live_tables
        self.leases: Final = leases
        self.downtime: Final = downtime
        self._tasks: Final[dict[str, asyncio.Task[None]]] = {}

    def schedule(self, live: LiveTable) -> None:
        """Schedule the time-out of a table, if it is soon."""
        clock, table = live.table.clock, live.table.header.id
        deadline = None if clock is None else clock.deadline
        soon = (
            self.live_tables.settings.now()
            + self.live_tables.settings.heartbeat_every
            + self.live_tables.settings.pause_after
        )
        if deadline is not None and deadline <= soon and table not in self._tasks:
            self._tasks[table] = asyncio.create_task(self._wait(table, deadline))

    async def _wait(self, table: str, deadline: float) -> None:
        try:
            while (left := self._ends(table, deadline) - self.live_tables.settings.now()) > 0:  # noqa: ASYNC110  # only for time
                await asyncio.sleep(min(left, STEP))
            if self.downtime.is_up_to_date and await self.leases.take(table):
                await self.live_tables.run_locked(table, None, self._replace_timed_out)
        except (Busy, NotFound, Unreadable):
            log.warning("time-out was not handled", table=table)  # the heartbeat tries again
        except Exception:
            log.exception("time-out failed", table=table)
        finally:
            del self._tasks[table]
        found = self.live_tables.in_memory(table)
        if found is not None and self.downtime.is_up_to_date and self.leases.has(table):
            self.schedule(found)

    def _ends(self, table: str, deadline: float) -> float:
        """Return when time runs out: an action may have brought it forward. If it is later, the heartbeat finds it."""
        found = self.live_tables.in_memory(table)
        now = None if found is None or found.table.clock is None else found.table.clock.deadline
        return deadline if now is None else min(deadline, now)

    async def _replace_timed_out(self, live: LiveTable) -> None:
        draft = hosting.replace_timed_out(live, self.live_tables.settings.now())
        if draft.changes:
            await self.live_tables.commit(live, playing.agree_for_bots(draft))

    async def close(self) -> None:
        """Stop waiting."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
