"""The notifier: periodically looks for turns of people who are away, and notifies them once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Final

import structlog

from parlour.notices.claims import Claims, Due
from parlour.notices.dispatch import Dispatcher
from parlour.notices.settings import NoticeSettings
from parlour.notices.subscriptions import Subscriptions
from parlour.tables.periodic import attempt
from parlour.tables.table_service import TableService

log: Final = structlog.get_logger()
INITIAL_LOOK_BACK: Final = 7 * 24 * 3600.0  # at the start: turns that came up while the server was down
OVERLAP: Final = 600.0  # clocks of several machines may differ, and a round may have failed
AT_ONCE: Final = 8  # people notified at the same time


class Notifier:
    """Notifies people of their turns. Every process has one; the one that claims a turn sends its notice."""

    def __init__(
        self,
        service: TableService,
        subscriptions: Subscriptions,
        claims: Claims,
        dispatcher: Dispatcher,
        settings: NoticeSettings,
    ) -> None:
        self.service: Final = service
        self.subscriptions: Final = subscriptions
        self.claims: Final = claims
        self.dispatcher: Final = dispatcher
        self.settings: Final = settings
        self._now: Final[Callable[[], float]] = service.settings.now
        self._examined_until = self._now() - INITIAL_LOOK_BACK
        self._settled: dict[Due, None] = {}  # turns that are done with until something changes at their tables
        self._sending: Final[set[asyncio.Task[None]]] = set()
        self._at_once: Final = asyncio.Semaphore(AT_ONCE)

    async def run(self) -> None:
        """Run until cancelled."""
        try:
            while True:
                await asyncio.sleep(self.settings.every)
                await attempt("notices", self.notify_due)
        finally:
            for task in self._sending:
                task.cancel()
            await asyncio.gather(*self._sending, return_exceptions=True)

    async def notify_due(self) -> None:
        """Claim the turns of people who are present, and notify those who have been away for long enough."""
        people = await self.subscriptions.people_to_notify()
        if not people:
            return
        until = self._now() - self.settings.after
        lives = {live.table.header.id: live for live in self.service.live_tables.all()}
        for due in await self.claims.due(people, self._examined_until - OVERLAP, self._now()):
            is_here = due.table in lives and lives[due.table].is_watching(due.person)
            if due not in self._settled and (is_here or due.changed <= until):
                await self._settle(due, is_here)
        self._examined_until = until
        self._settled = {due: None for due in self._settled if due.changed > until - OVERLAP}

    async def finish(self) -> None:
        """Wait until all notices are sent."""
        await asyncio.gather(*self._sending)

    async def _settle(self, due: Due, is_here: bool) -> None:
        """Claim a turn, and send its notice unless the person is present."""
        turn = await self.claims.turn(due)
        if await self.claims.claim(due, turn) and not is_here:
            self._begin(self._send(due, turn))
        self._settled[due] = None

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _send(self, due: Due, turn: int) -> None:
        try:
            async with self._at_once:
                await self.dispatcher.notify(due)
        except asyncio.CancelledError:  # the server stops: the next one sends it
            await self.claims.release(due, turn)
            raise
        except Exception:
            log.exception("notice failed", table=due.table)
