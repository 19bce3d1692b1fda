"""The register of open connections: when there are too many, the one that has been waiting longest is dropped first.

A connection that is idle, half open or stuck can always be dropped in favour of a new one. So clients that open many
connections without sending requests only displace each other, and a client that sends its request is served.
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
MAX_TICK: Final = 1.0
AT_ONCE: Final = 500
REPORT_SECONDS: Final = 60.0
Queue: TypeAlias = OrderedDict[Connection, None]


class ConnectionRegister:
    """All open connections; and those that wait for their client, longest first, in total and by network."""

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
        """Register a connection, if need be by dropping the one that has waited longest; False if it is refused."""
        if not self._may_admit(connection.network):
            self._ended["refused"] += 1
            return False
        self._open[connection.transport] = connection
        self._counts[connection.network] += 1
        self.enter(connection, Phase.IDLE)
        return True

    def _may_admit(self, network: str) -> bool:
        is_limited = self._by_address and network
        if is_limited and self._counts[network] >= self.limits.per_address and not self._drop(self._of(network)):
            return False
        return len(self._open) < self.limits.max_open or self._drop(self._waiting)

    def drop_waiting(self, count: int) -> int:
        """Drop up to *count* waiting connections; return their number."""
        waiting = min(count, len(self._waiting))
        for _ in range(waiting):
            self._drop(self._waiting)
        return waiting

    def find(self, transport: asyncio.Transport) -> Connection | None:
        """Return an open connection."""
        return self._open.get(transport)

    def enter(self, connection: Connection, phase: Phase) -> None:
        """Record that a connection has entered another phase."""
        queues = (self._waiting, self._of(connection.network))
        for queue in queues:
            queue.pop(connection, None)
            if phase in WAITING:
                queue[connection] = None
        connection.enter(phase, self.now())

    def _of(self, network: str) -> Queue:
        return self._waiting_of.setdefault(network, OrderedDict())

    def remove(self, transport: asyncio.Transport) -> None:
        """Remove a closed connection."""
        connection = self._open.pop(transport, None)
        if connection is None:
            return
        network = connection.network
        self._waiting.pop(connection, None)
        self._of(network).pop(connection, None)
        self._counts[network] -= 1
        if not self._counts[network]:
            del self._counts[network], self._waiting_of[network]

    def _drop(self, queue: Queue) -> bool:
        """Drop the connection that has waited longest."""
        if not queue:
            return False
        connection = next(iter(queue))
        self._ended["dropped"] += 1
        self.remove(connection.transport)
        connection.transport.abort()
        return True

    async def watch(self) -> None:
        """End overdue connections until cancelled."""
        limits = self.limits
        shortest = min(limits.idle, limits.headers, limits.body, limits.unread_body, limits.window, limits.send_window)
        while True:
            await asyncio.sleep(min(MAX_TICK, shortest / 4))
            await self.sweep()

    async def sweep(self) -> None:
        """Check every connection once, with pauses for other tasks."""
        for number, connection in enumerate(list(self._open.values()), 1):
            self._check(connection)
            if number % AT_ONCE == 0:
                await asyncio.sleep(0)
        self._report(self.now())

    def _check(self, connection: Connection) -> None:
        if connection.transport not in self._open:
            return
        self.refresh(connection)
        if connection.is_overdue(self.now(), self.limits):
            self._ended[f"late_{connection.phase.name.lower()}"] += 1
            connection.owner.end_overdue(connection.phase)

    def refresh(self, connection: Connection) -> None:
        """Record the current phase of a connection."""
        phase = connection.owner.phase()
        if phase is not connection.phase and connection.transport in self._open:
            self.enter(connection, phase)

    def _report(self, now: float) -> None:
        """Log how many connections were ended, at most once a minute; idle ones are not counted."""
        self._ended.pop("late_idle", None)
        if self._ended and now - self._reported >= REPORT_SECONDS:
            log.warning("connections ended", open=len(self._open), **self._ended)
            self._ended.clear()
            self._reported = now
