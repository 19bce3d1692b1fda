"""Phases of a connection: who waits for whom, and for how long that may last."""

from __future__ import annotations

import asyncio
from enum import Enum, auto
from math import inf
from typing import Final, Protocol

from parlour.web.settings import ConnectionLimits


class Phase(Enum):
    """What happens on a connection now."""

    IDLE = auto()  # no request has begun
    HEADERS = auto()  # a request line or headers are incomplete
    BODY = auto()  # a body is incomplete
    UNWANTED = auto()  # a body is incomplete, but its request is answered already
    WORKING = auto()  # the server works on the answer
    READING = auto()  # the client has not taken all that was sent; also after the server has closed the connection
    SOCKET = auto()  # a WebSocket, which has pings to find out whether anybody is there


WAITING: Final = frozenset({Phase.IDLE, Phase.HEADERS, Phase.BODY, Phase.UNWANTED, Phase.READING})


class Owner(Protocol):
    """The protocol that reads and writes a connection."""

    def phase(self) -> Phase:
        """Return what happens on the connection now."""

    def end_late(self, phase: Phase) -> None:
        """End the connection: this phase has lasted too long."""


class Connection:
    """One open connection."""

    def __init__(self, transport: asyncio.Transport, owner: Owner, household: str) -> None:
        self.transport: Final = transport
        self.owner = owner
        self.household: Final = household  # empty for a trusted proxy, which speaks for many
        self.phase = Phase.IDLE
        self.since = 0.0
        self.received = 0  # bytes, ever
        self._window = (0.0, 0)  # when it began, and how far the transfer was then

    def enter(self, phase: Phase, now: float) -> None:
        """Begin a phase."""
        self.phase, self.since = phase, now
        self._window = (now, self._progress())

    def _progress(self) -> int:
        """Return how far a transfer is: bytes of a body that have arrived, or fewer and fewer that are left to send."""
        return -self.transport.get_write_buffer_size() if self.phase is Phase.READING else self.received

    def is_late(self, now: float, limits: ConnectionLimits) -> bool:
        """Return whether the client has kept the server waiting for too long."""
        if now - self.since > self._longest(limits):
            return True
        return self.phase in {Phase.BODY, Phase.READING} and self._is_slow(now, limits)

    def _longest(self, limits: ConnectionLimits) -> float:
        if self.phase is Phase.IDLE:
            return limits.idle if self.household else limits.idle_proxy
        if self.phase is Phase.HEADERS:
            return limits.headers
        if self.phase is Phase.BODY:
            return limits.body
        return limits.unwanted if self.phase is Phase.UNWANTED else inf

    def _is_slow(self, now: float, limits: ConnectionLimits) -> bool:
        """Return whether less than enough was transferred in a whole window; then, begin another one."""
        began, before = self._window
        window = limits.window if self.phase is Phase.BODY else limits.taking
        if now - began < window:
            return False
        self._window = (now, self._progress())
        return self._window[1] - before < limits.rate * window
