"""Accepts connections; when the system has no file descriptors left, it pauses and logs that once."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import Final

import structlog

log: Final = structlog.stdlib.get_logger("parlour.web")
AT_ONCE: Final = 8  # connections; dropped ones are closed before the next are accepted
PAUSE: Final = 0.5  # seconds
SHORT_PAUSE: Final = 0.05  # if connections were dropped to have descriptors again
DROPPED: Final = 2 * AT_ONCE
QUIET: Final = 10.0  # seconds without an error end an outage


class Acceptor:
    """Accepts the connections of one listening socket."""

    def __init__(
        self,
        listening: socket.socket,
        make: Callable[[], asyncio.Protocol],
        drop_waiting: Callable[[int], int],
        now: Callable[[], float] = monotonic,
    ) -> None:
        self._listening: Final = listening
        self._make: Final = make
        self._drop_waiting: Final = drop_waiting
        self._loop: Final = asyncio.get_running_loop()
        self._starting: Final[set[asyncio.Task[None]]] = set()
        self._retry: asyncio.TimerHandle | None = None
        self._outage: Final = AcceptOutage(now)

    def start(self) -> None:
        """Start to accept connections."""
        self._retry = None
        self._loop.add_reader(self._listening.fileno(), self._accept)

    async def stop(self) -> None:
        """Stop accepting connections; those already accepted are served."""
        if self._retry is not None:
            self._retry.cancel()
        self._loop.remove_reader(self._listening.fileno())
        if self._starting:
            await asyncio.wait(self._starting)
        self._listening.close()

    def _accept(self) -> None:
        for _ in range(AT_ONCE):
            try:
                connection, _ = self._listening.accept()
            except (BlockingIOError, InterruptedError):
                return
            except ConnectionAbortedError:
                continue
            except OSError as error:
                self._pause(error)
                return
            self._outage.note_success()
            self._begin(connection)

    def _pause(self, error: OSError) -> None:
        """Retry later: a listening socket left in the selector would be reported as readable continuously."""
        self._outage.note_failure(error)
        pause = SHORT_PAUSE if self._drop_waiting(DROPPED) else PAUSE
        self._loop.remove_reader(self._listening.fileno())
        self._retry = self._loop.call_later(pause, self.start)

    def _begin(self, connection: socket.socket) -> None:
        connection.setblocking(False)
        task = self._loop.create_task(self._connect(connection))
        self._starting.add(task)
        task.add_done_callback(self._starting.discard)

    async def _connect(self, connection: socket.socket) -> None:
        with suppress(OSError):  # the client has disconnected already
            await self._loop.connect_accepted_socket(self._make, connection)


class AcceptOutage:
    """A time in which connections cannot be accepted: logged when it begins, and with a count when it is over."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now: Final = now
        self._failures = 0
        self._began = 0.0
        self._last = 0.0

    def note_failure(self, error: OSError) -> None:
        """Count an error; log the first."""
        self._last = self._now()
        if not self._failures:
            self._began = self._last
            log.error("connections cannot be accepted", why=error.strerror or str(error))
        self._failures += 1

    def note_success(self) -> None:
        """Log the end of an outage if it has been over for a while."""
        if self._failures and self._now() - self._last > QUIET:
            seconds = round(self._last - self._began, 1)
            log.warning("connections are accepted again", failures=self._failures, seconds=seconds)
            self._failures = 0
