"""The supervisor of several worker processes: starts them, replaces those that die, or all of them one by one.

SIGTERM and SIGINT stop everything; SIGHUP replaces every worker, each only when its successor is ready.
"""

from __future__ import annotations

import os
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import wait
from time import monotonic, sleep
from types import FrameType
from typing import Final

import structlog

from parlour.engine.plain import Wrong
from parlour.web.process.worker import READY, Worker, WorkerConfig

log: Final = structlog.stdlib.get_logger("parlour.web")
START_TIMEOUT: Final = 60.0
STOP_TIMEOUT: Final = 4.5
MAX_FAILED_STARTS: Final = 5  # workers, one after another, that die before they are ready: a new one does not cure that


class Supervisor:
    """Keeps one worker running for every listening socket."""

    def __init__(self, config: WorkerConfig, sockets: list[socket.socket], when_ready: Callable[[], None]) -> None:
        self.config: Final = config
        self.sockets: Final = sockets
        self.when_ready: Final = when_ready
        self._workers: list[Worker] = []
        self._signals: list[int] = []
        self._failed_starts = 0

    def run(self) -> None:
        """Serve until a signal stops the server; `Wrong` if the workers do not start."""
        with _recorded_signals(self._signals) as wakeup:
            try:
                self._workers = [Worker(self.config, listening) for listening in self.sockets]
                for worker in self._workers:
                    self._wait_for(worker, wakeup)
                if not self._is_stopping:
                    self.when_ready()
                while not self._is_stopping:
                    self._watch(wakeup)
            finally:
                self._end(self._workers)

    @property
    def _is_stopping(self) -> bool:
        return signal.SIGTERM in self._signals or signal.SIGINT in self._signals

    def _wait_for(self, worker: Worker, wakeup: int) -> None:
        """Wait until a worker is ready; `Wrong` if it fails or takes too long."""
        deadline = monotonic() + START_TIMEOUT
        while not self._is_stopping:
            left = deadline - monotonic()
            if worker.pipe in wait([worker.pipe, wakeup], max(0.0, left)):
                message = worker.receive()
                if message != READY:
                    raise Wrong("server", "a worker that starts", message or "one that ended")
                return
            if left <= 0:
                raise Wrong("server", f"a worker that opens within {START_TIMEOUT:.0f} s", "none")
            _clear(wakeup)

    def _watch(self, wakeup: int) -> None:
        """Wait for an event and handle it."""
        wait([wakeup, *[worker.process.sentinel for worker in self._workers]])
        _clear(wakeup)
        while signal.SIGHUP in self._signals and not self._is_stopping:  # another one may come meanwhile
            self._signals[:] = [found for found in self._signals if found != signal.SIGHUP]
            self._replace_all(wakeup)
        for place, worker in enumerate(self._workers):
            if not self._is_stopping and not worker.process.is_alive():
                log.warning("worker died", code=worker.process.exitcode)
                self._record_exit(worker)
                self._workers[place] = Worker(self.config, self.sockets[place])

    def _record_exit(self, worker: Worker) -> None:
        """Count workers that died before they were ready; others are replaced however often they die."""
        self._failed_starts = 0 if worker.was_ready() else self._failed_starts + 1
        worker.end(0)
        if self._failed_starts >= MAX_FAILED_STARTS:
            raise Wrong("server", "workers that open", f"{MAX_FAILED_STARTS} that died before")
        sleep(0.2 * self._failed_starts)

    def _replace_all(self, wakeup: int) -> None:
        """Replace every worker; an old one stops when the new one is ready, and stays if that never happens."""
        for place, old in enumerate(self._workers):
            if self._is_stopping:
                return
            new = Worker(self.config, self.sockets[place])
            try:
                self._wait_for(new, wakeup)
            except Wrong as wrong:
                log.warning("worker not replaced", why=str(wrong))
                new.end(0)
                continue
            self._workers[place] = new
            old.end(STOP_TIMEOUT)
        log.info("workers replaced")

    def _end(self, workers: list[Worker]) -> None:
        for worker in workers:
            with suppress(ProcessLookupError):
                worker.process.terminate()
        deadline = monotonic() + STOP_TIMEOUT
        for worker in workers:
            worker.end(deadline - monotonic())


@contextmanager
def _recorded_signals(received: list[int]) -> Iterator[int]:
    """Record signals, and write to a descriptor that can be waited for."""
    wakeup, wakeup_end = os.pipe()
    os.set_blocking(wakeup, False)
    os.set_blocking(wakeup_end, False)

    def note(number: int, _frame: FrameType | None) -> None:
        received.append(number)
        with suppress(BlockingIOError):
            os.write(wakeup_end, b".")

    wanted = (signal.SIGTERM, signal.SIGINT, signal.SIGHUP)
    before = {number: signal.signal(number, note) for number in wanted}
    try:
        yield wakeup
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
        os.close(wakeup)
        os.close(wakeup_end)


def _clear(wakeup: int) -> None:
    with suppress(BlockingIOError):
        os.read(wakeup, 1024)
