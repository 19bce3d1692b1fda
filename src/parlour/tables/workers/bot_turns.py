"""Bots' turns: found after every change and when the server starts, played one by one, repeated if one fails."""

from __future__ import annotations

import asyncio
from typing import Final

import structlog

from parlour.engine.rng import Secure
from parlour.tables.cluster.leases import Leases
from parlour.tables.errors import Busy, NotFound, Unreadable
from parlour.tables.live.live_table import LiveTable
from parlour.tables.live.live_tables import LiveTables
from parlour.tables.model.draft import Draft
from parlour.tables.workers.pool import WorkerPool, job_for

log: Final = structlog.get_logger()
RETRY_SECONDS: Final = 1.0  # before a failed turn is repeated


class BotTurns:
    """Plays the turns of bots at the tables that this process serves."""

    def __init__(self, live_tables: LiveTables, pool: WorkerPool, leases: Leases) -> None:
        self.live_tables: Final = live_tables
        self.leases: Final = leases
        self.pool: Final = pool
        self._tasks: Final[dict[tuple[str, int], asyncio.Task[None]]] = {}

    def schedule(self, live: LiveTable) -> None:
        """Start the turns of the bots that are to act at a table."""
        for seat in due(live):
            key = live.table.header.id, seat
            if key not in self._tasks:
                self._tasks[key] = asyncio.create_task(self._turns(*key))

    @property
    def pending(self) -> int:
        """Count the bots' turns that are being computed or are waiting."""
        return len(self._tasks)

    async def close(self) -> None:
        """Stop all turns; they are found again at the next start, or by another process."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _turns(self, table: str, seat: int) -> None:
        """Play a bot's actions until it owes none; do nothing if another process serves the table."""
        try:
            if not await self.leases.take(table):
                return
            live = await self.live_tables.find(table)
            while seat in due(live):
                live.users += 1
                try:
                    await asyncio.sleep(self.live_tables.settings.bot_delay)
                    await self._turn(live, seat)
                finally:
                    live.users -= 1
                live = await self.live_tables.find(table)
        except (NotFound, Unreadable):
            log.warning("bot's table cannot be restored", table=table)
            await self.leases.release(table)
        except Busy as busy:
            log.warning("bot's turn postponed", table=table, why=str(busy))  # until the next heartbeat
        finally:
            del self._tasks[table, seat]

    async def _turn(self, live: LiveTable, seat: int) -> None:
        try:
            action, table = await self._choice(live, seat), live.table.header.id
            await self.live_tables.run_locked(table, None, lambda current: self._play(current, seat, action))
        except Busy:
            await asyncio.sleep(RETRY_SECONDS)
        except Unreadable:
            raise
        except Exception:
            log.exception("bot's turn failed", table=live.table.header.id)
            await asyncio.sleep(RETRY_SECONDS)

    async def _play(self, live: LiveTable, seat: int, action: int) -> None:
        """Play the chosen action, if it is still legal."""
        if seat in due(live) and action in live.table.match.state.legal(seat):
            draft = Draft(live.table)
            draft.act(seat, action)
            await self.live_tables.commit(live, draft)

    async def _choice(self, live: LiveTable, seat: int) -> int:
        """Return the bot's choice; a random action if the bot fails, so that the match goes on."""
        if seat not in due(live):
            return -1
        is_shipped = live.table.header.edition.digest in self.live_tables.library.shipped_digests
        job = job_for(live.table, seat, is_shipped)
        if len(job.legal) == 1:
            return job.legal[0]
        try:
            return await self.pool.choose(job)
        except (ValueError, ArithmeticError, LookupError, AssertionError):
            log.exception("bot failed", game=job.game, level=job.level)
            return Secure().choice(job.legal)


def due(live: LiveTable) -> list[int]:
    """List the seats whose decisions bots owe now."""
    return [seat for seat in live.table.to_act() if live.table.places[seat].bot]
