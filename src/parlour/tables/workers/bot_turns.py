"""Bots' turns: found after every change and when the server starts, played one by one, repeated if one fails."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

import structlog

from parlour.engine.rng import Secure
from parlour.tables.cluster.bus import hurry_message
from parlour.tables.cluster.leases import Leases
from parlour.tables.errors import Busy, NotFound, Unreadable
from parlour.tables.live.live_table import LiveTable
from parlour.tables.live.live_tables import LiveTables
from parlour.tables.live.thinking import BotTurn, bots_due
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
        for seat in bots_due(live.table):
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
            while live.thinking.of(seat) is not None:
                live.users += 1
                try:
                    await self._decide(live, seat)
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

    async def hurry(self, live: LiveTable) -> None:
        """Let the bots that think at a table take the best that they have found, in whatever process they think."""
        if live.thinking.hurry():
            live.announce()
            await self.live_tables.archive.store.notify([hurry_message(live.table.header.id)])

    async def _decide(self, live: LiveTable, seat: int) -> None:
        turn = live.thinking.of(seat)
        if turn is None:
            return
        try:
            await _pause(turn, self._delay(turn))
            action, table = await self._choice(live, seat, turn), live.table.header.id
            await self.live_tables.run_locked(table, None, lambda current: self._play(current, seat, action))
            turn.decisions += 1
        except Busy:
            await asyncio.sleep(RETRY_SECONDS)
        except Unreadable:
            raise
        except Exception:
            log.exception("bot's turn failed", table=live.table.header.id)
            await asyncio.sleep(RETRY_SECONDS)

    def _delay(self, turn: BotTurn) -> float:
        """Return for how long to wait before a decision; the waiting, too, is part of the time for a turn."""
        settings = self.live_tables.settings
        return min(settings.bot_delay, turn.left(settings.now())) if turn.decisions else settings.bot_delay

    async def _play(self, live: LiveTable, seat: int, action: int) -> None:
        """Play the chosen action, if it is still legal."""
        if live.thinking.of(seat) is not None and action in live.table.match.state.legal(seat):
            draft = Draft(live.table)
            draft.act(seat, action)
            await self.live_tables.commit(live, draft)

    async def _choice(self, live: LiveTable, seat: int, turn: BotTurn) -> int:
        """Return the bot's choice; a random action if the bot fails, so that the match goes on."""
        if live.thinking.of(seat) is None:
            return -1
        is_shipped = live.table.header.edition.digest in self.live_tables.library.shipped_digests
        job = job_for(live.table, seat, is_shipped, turn, self.live_tables.settings.now())
        if len(job.legal) == 1:
            return job.legal[0]
        try:
            return await self.pool.choose(job, turn.hurried)
        except (ValueError, ArithmeticError, LookupError, AssertionError):
            log.exception("bot failed", game=job.game, level=job.level)
            return Secure().choice(job.legal)


async def _pause(turn: BotTurn, seconds: float) -> None:
    """Wait so that people can follow, unless they are in a hurry."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await turn.hurried.wait()
