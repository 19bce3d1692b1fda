"""The register of open connections: whoever keeps the server waiting longest is dropped first when there are too many.

A connection that is idle, half open or stuck can always be dropped in favour of a new one. So those who open many and
say nothing only drop each other's, and a client that sends its request is served.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable
from time import monotonic
from typing import Final, TypeAlias

import structlog

from parlour.web.connections.phases import WAITING, Connection, Phase
from parlour.web.settings import ConnectionLimits

log: Final = structlog.stdlib.get_logger("parlour.web")
LONGEST_TICK: Final = 1.0
AT_ONCE: Final = 500
REPORT_SECONDS: Final = 60.0
Queue: TypeAlias = OrderedDict[Connection, None]


class ConnectionRegister:
    """All open connections; those that wait for their client, longest first, in all and by household."""

    def __init__(
        self, limits: ConnectionLimits, *, by_address: bool = True, now: Callable[[], float] = monotonic
    ) -> None:
        self.limits: Final = limits
        self.now: Final = now
        self._by_address: Final = by_address
        self._open: Final[dict[asyncio.Transport, Connection]] = {}
        self._counts: Final[Counter[str]] = Counter()
        self._waiting: Final[Queue] = OrderedDict()
        self._waiting_of: Final[dict[str, Queue]] = {}
        self._ended: Final[Counter[str]] = Counter()  # since the last report
        self._reported = -REPORT_SECONDS

    def __len__(self) -> int:
        """Return the number of open connections."""
        return len(self._open)

    def admit(self, connection: Connection) -> bool:
        """Take a connection in, if need be in place of the one that has waited longest; False if there is no room."""
        if not self._has_room(connection.household):
            self._ended["refused"] += 1
            return False
        self._open[connection.transport] = connection
        self._counts[connection.household] += 1
        self.enter(connection, Phase.IDLE)
        return True

    def _has_room(self, household: str) -> bool:
        is_limited = self._by_address and household
        if is_limited and self._counts[household] >= self.limits.an_address and not self._drop(self._of(household)):
            return False
        return len(self._open) < self.limits.most or self._drop(self._waiting)

    def make_room(self, many: int) -> int:
        """Drop so many connections that wait, or as many as there are; give their number."""
        waiting = min(many, len(self._waiting))
        for _ in range(waiting):
            self._drop(self._waiting)
        return waiting

    def find(self, transport: asyncio.Transport) -> Connection | None:
        """Return an open connection."""
        return self._open.get(transport)

    def enter(self, connection: Connection, phase: Phase) -> None:
        """Note that a connection has begun another phase."""
        queues = (self._waiting, self._of(connection.household))
        for queue in queues:
            queue.pop(connection, None)
            if phase in WAITING:
                queue[connection] = None
        connection.enter(phase, self.now())

    def _of(self, household: str) -> Queue:
        return self._waiting_of.setdefault(household, OrderedDict())

    def leave(self, transport: asyncio.Transport) -> None:
        """Forget a connection that is closed."""
        connection = self._open.pop(transport, None)
        if connection is None:
            return
        household = connection.household
        self._waiting.pop(connection, None)
        self._of(household).pop(connection, None)
        self._counts[household] -= 1
        if not self._counts[household]:
            del self._counts[household], self._waiting_of[household]

    def _drop(self, queue: Queue) -> bool:
        """Drop the connection that has waited longest."""
        if not queue:
            return False
        connection = next(iter(queue))
        self._ended["dropped"] += 1
        self.leave(connection.transport)
        connection.transport.abort()
        return True

    async def watch(self) -> None:
        """End connections that are late, for ever."""
        limits = self.limits
        shortest = min(limits.idle, limits.headers, limits.body, limits.unwanted, limits.window, limits.taking)
        while True:
            await asyncio.sleep(min(LONGEST_TICK, shortest / 4))
            await self.sweep()

    async def sweep(self) -> None:
        """Look at every connection once; with very many of them others have their turn meanwhile."""
        for number, connection in enumerate(list(self._open.values()), 1):
            self._look_at(connection)
            if number % AT_ONCE == 0:
                await asyncio.sleep(0)
        self._report(self.now())

    def _look_at(self, connection: Connection) -> None:
        if connection.transport not in self._open:
            return
        self.refresh(connection)
        if connection.is_late(self.now(), self.limits):
            self._ended[f"late_{connection.phase.name.lower()}"] += 1
            connection.owner.end_late(connection.phase)

    def refresh(self, connection: Connection) -> None:
        """Note in which phase a connection is."""
        phase = connection.owner.phase()
        if phase is not connection.phase and connection.transport in self._open:
            self.enter(connection, phase)

    def _report(self, now: float) -> None:
        """Log how many connections were ended, at most once a minute; that idle ones are is no news."""
        self._ended.pop("late_idle", None)
        if self._ended and now - self._reported >= REPORT_SECONDS:
            log.warning("connections ended", open=len(self._open), **self._ended)
            self._ended.clear()
            self._reported = now
