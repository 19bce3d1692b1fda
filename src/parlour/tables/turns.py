"""Bots' turns: found after every change and at the start of the server, taken one by one, taken again if lost."""

from __future__ import annotations

import asyncio
from typing import Final

import structlog

from parlour.engine.rng import Secure
from parlour.tables.bots import Bots, job_for
from parlour.tables.draft import Draft
from parlour.tables.errors import Busy, NotFound
from parlour.tables.live import Live
from parlour.tables.room import Room

log: Final = structlog.get_logger()
PATIENCE: Final = 1.0  # seconds before a turn that failed is tried again


class Turns:
    """Sees to it that every bot that owes a decision gives one."""

    def __init__(self, room: Room, bots: Bots) -> None:
        self.room: Final = room
        self.bots: Final = bots
        self._tasks: Final[dict[tuple[str, int], asyncio.Task[None]]] = {}

    def look(self, live: Live) -> None:
        """Begin the turns of the bots that are to act at a table."""
        for seat in due(live):
            key = live.table.header.id, seat
            if key not in self._tasks:
                self._tasks[key] = asyncio.create_task(self._turns(*key))

    async def resume(self) -> None:
        """Find the turns that were due when the server stopped."""
        for table in await self.room.archive.ids_where_a_bot_is_due():
            try:
                self.look(await self.room.find(table))
            except NotFound:
                log.warning("table cannot be restored", table=table)

    async def close(self) -> None:
        """Stop all turns; they are found again at the next start."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _turns(self, table: str, seat: int) -> None:
        """Play a bot's actions until it owes none."""
        try:
            live = await self.room.find(table)
            while seat in due(live):
                live.users += 1
                try:
                    await asyncio.sleep(self.room.settings.bot_delay)
                    await self._turn(live, seat)
                finally:
                    live.users -= 1
                live = await self.room.find(table)
        except NotFound:
            log.warning("table cannot be restored", table=table)
        finally:
            del self._tasks[table, seat]

    async def _turn(self, live: Live, seat: int) -> None:
        try:
            action = await self._choice(live, seat)
            async with self.room.at(live.table.header.id) as current:
                if seat in due(current) and action in current.table.course.state.legal(seat):
                    draft = Draft(current.table)
                    draft.act(seat, action)
                    await self.room.commit(current, draft)
        except Busy:
            await asyncio.sleep(PATIENCE)
        except Exception:
            log.exception("bot's turn failed", table=live.table.header.id)
            await asyncio.sleep(PATIENCE)

    async def _choice(self, live: Live, seat: int) -> int:
        """Have the bot choose; one that fails plays anything, so that the table goes on."""
        if seat not in due(live):
            return -1
        is_shipped = live.table.header.edition.digest in self.room.library.shipped_digests
        job = job_for(live.table, seat, is_shipped)
        if len(job.legal) == 1:
            return job.legal[0]
        try:
            return await self.bots.choose(job)
        except (ValueError, ArithmeticError, LookupError, AssertionError):
            log.exception("bot failed", game=job.game, level=job.level)
            return Secure().choice(job.legal)


def due(live: Live) -> list[int]:
    """List the seats whose decisions bots owe now."""
    return [seat for seat in live.table.to_act() if live.table.places[seat].bot]
