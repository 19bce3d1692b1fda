"""Phases of a connection: whether the server waits for the client, and how long a phase may last."""

from __future__ import annotations

import asyncio
from enum import Enum, auto
from math import inf
from typing import Final, Protocol

from parlour.web.settings import ConnectionLimits


class Phase(Enum):
    """The current phase of a connection."""

    IDLE = auto()  # no request has begun
    HEADERS = auto()  # a request line or headers are incomplete
    BODY = auto()  # a body is incomplete
    UNREAD_BODY = auto()  # a body is incomplete, but the response has been sent already
    WORKING = auto()  # the server computes the response
    SENDING = auto()  # the client has not read everything yet; also after the server has closed the connection
    SOCKET = auto()  # a WebSocket, which detects dead clients by pings


WAITING: Final = frozenset({Phase.IDLE, Phase.HEADERS, Phase.BODY, Phase.UNREAD_BODY, Phase.SENDING})


class ConnectionOwner(Protocol):
    """The protocol that reads and writes a connection."""

    def phase(self) -> Phase:
        """Return the current phase of the connection."""

    def end_overdue(self, phase: Phase) -> None:
        """End the connection: this phase has lasted too long."""


class Connection:
    """One open connection."""

    def __init__(self, transport: asyncio.Transport, owner: ConnectionOwner, network: str) -> None:
        self.transport: Final = transport
        self.owner = owner
        self.network: Final = network  # empty for a trusted proxy, which forwards many clients
        self.phase = Phase.IDLE
        self.since = 0.0
        self.received = 0  # bytes, ever
        self._window = (0.0, 0)  # its start time, and the progress at that time

    def enter(self, phase: Phase, now: float) -> None:
        """Start a phase."""
        self.phase, self.since = phase, now
        self._window = (now, self._progress())

    def _progress(self) -> int:
        """Return the progress of a transfer: the bytes received, or minus the bytes left to send."""
        return -self.transport.get_write_buffer_size() if self.phase is Phase.SENDING else self.received

    def is_overdue(self, now: float, limits: ConnectionLimits) -> bool:
        """Return whether the client has kept the server waiting for too long."""
        if now - self.since > self._time_limit(limits):
            return True
        return self.phase in {Phase.BODY, Phase.SENDING} and self._is_slow(now, limits)

    def _time_limit(self, limits: ConnectionLimits) -> float:
        if self.phase is Phase.IDLE:
            return limits.idle if self.network else limits.idle_proxy
        if self.phase is Phase.HEADERS:
            return limits.headers
        if self.phase is Phase.BODY:
            return limits.body
        return limits.unread_body if self.phase is Phase.UNREAD_BODY else inf

    def _is_slow(self, now: float, limits: ConnectionLimits) -> bool:
        """Return whether too little was transferred in the window that has just ended; start the next one."""
        began, before = self._window
        window = limits.window if self.phase is Phase.BODY else limits.send_window
        if now - began < window:
            return False
        self._window = (now, self._progress())
        return self._window[1] - before < limits.rate * window
