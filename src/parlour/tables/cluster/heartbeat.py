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
    """Looks after the matches that wait for a bot or for a clock: after a start, and after others' deaths."""

    def __init__(
        self, live_tables: LiveTables, leases: Leases, downtime: Downtime, turns: BotTurns, timeouts: ClockTimeouts
    ) -> None:
        self.live_tables: Final = live_tables
        self.leases: Final = leases
        self.downtime: Final = downtime
        self.turns: Final = turns
        self.timeouts: Final = timeouts

    async def begin(self) -> None:
        """Let the others know of this process, and clocks go on."""
        if self.live_tables.archive.store.is_shared:
            await self.leases.beat()
        await self.downtime.begin()
        self.live_tables.before_work.append(self.account_for_time)

    async def run(self) -> None:
        """Go round until cancelled."""
        while True:
            await attempt("heartbeat", self.go_round)
            await asyncio.sleep(self.live_tables.settings.heartbeat_every)

    async def go_round(self) -> None:
        """Go round once."""
        if self.live_tables.archive.store.is_shared:
            if not await self.leases.beat():
                self.live_tables.presence.write_again()
            await self.leases.bury()
        await self._beat()
        await self._tend_all()

    async def account_for_time(self) -> None:
        """Note how long nobody was at work, before anything is stored: afterwards it would be somebody's time."""
        if not self.downtime.is_felt:
            await self._beat()

    async def _beat(self) -> None:
        for table in await self.downtime.beat():
            await self.live_tables.catch_up(table)

    async def _tend_all(self) -> None:
        """Take up what is due; what takes too long is left to the next round, so that the others hear that we live."""
        settings = self.live_tables.settings
        begun = settings.now()
        until = begun + settings.heartbeat_every + settings.pause_after
        for outline in await self.live_tables.archive.due(until, self.leases.process):
            if not self.live_tables.unreadables.trouble(outline):  # others may be able to see to it
                await self._tend(str(outline["id"]), Reader(outline, "table").at("seq").integer(0, 2**53))
            if settings.now() - begun > settings.heartbeat_every:
                break

    async def _tend(self, table: str, seq: int) -> None:
        try:
            if await self.leases.take(table):
                await self.live_tables.catch_up(table, seq)  # word of it may have been missed
                live = await self.live_tables.find(table)
                self.turns.look(live)
                self.timeouts.look(live)
        except (NotFound, Unreadable):
            log.warning("table cannot be seen to", table=table)
            await self.leases.let_go(table)
