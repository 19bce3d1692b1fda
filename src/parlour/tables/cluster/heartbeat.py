"""The heartbeat: every few seconds this process reports that it is alive and takes over tables that nobody serves."""

from __future__ import annotations

import asyncio
from typing import Final

import structlog

from parlour.engine.plain import Reader
from parlour.tables.cluster.downtime import Downtime
from parlour.tables.cluster.leases import Leases
from parlour.tables.errors import NotFound, Unreadable
from parlour.tables.live.live_tables import LiveTables
from parlour.tables.periodic import attempt
from parlour.tables.upkeep.timeouts import ClockTimeouts
from parlour.tables.workers.bot_turns import BotTurns

log: Final = structlog.get_logger()


class Heartbeat:
    """Finds the tables whose bots or clocks are due and not served: after a start, and when a process has died."""

    def __init__(
        self, live_tables: LiveTables, leases: Leases, downtime: Downtime, turns: BotTurns, timeouts: ClockTimeouts
    ) -> None:
        self.live_tables: Final = live_tables
        self.leases: Final = leases
        self.downtime: Final = downtime
        self.turns: Final = turns
        self.timeouts: Final = timeouts

    async def begin(self) -> None:
        """Register this process and account for downtime before anything is played."""
        if self.live_tables.archive.store.is_shared:
            await self.leases.beat()
        await self.downtime.begin()
        self.live_tables.before_run.append(self.account_for_time)

    async def run(self) -> None:
        """Run until cancelled."""
        while True:
            await attempt("heartbeat", self.beat_once)
            await asyncio.sleep(self.live_tables.settings.heartbeat_every)

    async def beat_once(self) -> None:
        """Report that this process is alive, account for downtime, and serve the tables that are due."""
        if self.live_tables.archive.store.is_shared:
            if not await self.leases.beat():
                self.live_tables.presence.write_all()
            await self.leases.expire_dead()
        await self._beat()
        await self._serve_due()

    async def account_for_time(self) -> None:
        """Record downtime before anything else is stored: afterwards it would be charged to a seat."""
        if not self.downtime.is_up_to_date:
            await self._beat()

    async def _beat(self) -> None:
        for table in await self.downtime.beat():
            await self.live_tables.catch_up(table)

    async def _serve_due(self) -> None:
        """Serve the tables that are due; what takes too long is left to the next beat, so that beats stay regular."""
        settings = self.live_tables.settings
        begun = settings.now()
        until = begun + settings.heartbeat_every + settings.pause_after
        for outline in await self.live_tables.archive.due(until, self.leases.process):
            if not self.live_tables.unreadables.trouble(outline):  # another process may be able to serve it
                await self._serve(str(outline["id"]), Reader(outline, "table").at("seq").integer(0, 2**53))
            if settings.now() - begun > settings.heartbeat_every:
                break

    async def _serve(self, table: str, seq: int) -> None:
        try:
            if await self.leases.take(table):
                await self.live_tables.catch_up(table, seq)  # its message on the bus may have been missed
                live = await self.live_tables.find(table)
                self.turns.schedule(live)
                self.timeouts.schedule(live)
        except (NotFound, Unreadable):
            log.warning("table cannot be served", table=table)
            await self.leases.release(table)
