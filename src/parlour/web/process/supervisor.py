"""The supervisor of several server processes: starts them, replaces those that die, and all of them one by one.

SIGTERM and SIGINT stop everything; SIGHUP replaces every worker, each only when its successor is open.
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
LONGEST_START: Final = 60.0
LONGEST_END: Final = 4.5
MOST_UNOPENED: Final = 5  # workers, one after another, that die before they are ready: a new one does not cure that


class Supervisor:
    """Keeps one worker running for every listening socket."""

    def __init__(self, orders: WorkerConfig, doors: list[socket.socket], when_ready: Callable[[], None]) -> None:
        self.orders: Final = orders
        self.doors: Final = doors
        self.when_ready: Final = when_ready
        self._workers: list[Worker] = []
        self._signals: list[int] = []
        self._unopened = 0

    def run(self) -> None:
        """Serve until a signal says to stop; `Wrong` if the workers cannot."""
        with _alarm(self._signals) as dispatcher:
            try:
                self._workers = [Worker(self.orders, door) for door in self.doors]
                for worker in self._workers:
                    self._wait_for(worker, dispatcher)
                if not self._is_stopping:
                    self.when_ready()
                while not self._is_stopping:
                    self._watch(dispatcher)
            finally:
                self._end(self._workers)

    @property
    def _is_stopping(self) -> bool:
        return signal.SIGTERM in self._signals or signal.SIGINT in self._signals

    def _wait_for(self, worker: Worker, dispatcher: int) -> None:
        """Wait until a worker is ready, or there is no more use in waiting."""
        deadline = monotonic() + LONGEST_START
        while not self._is_stopping:
            left = deadline - monotonic()
            if worker.word in wait([worker.word, dispatcher], max(0.0, left)):
                said = worker.heard()
                if said != READY:
                    raise Wrong("server", "a worker that starts", said or "one that ended")
                return
            if left <= 0:
                raise Wrong("server", f"a worker that opens within {LONGEST_START:.0f} s", "none")
            _quiet(dispatcher)

    def _watch(self, dispatcher: int) -> None:
        """Wait for an event and handle it."""
        wait([dispatcher, *[worker.process.sentinel for worker in self._workers]])
        _quiet(dispatcher)
        while signal.SIGHUP in self._signals and not self._is_stopping:  # another one may come meanwhile
            self._signals[:] = [found for found in self._signals if found != signal.SIGHUP]
            self._replace_all(dispatcher)
        for place, worker in enumerate(self._workers):
            if not self._is_stopping and not worker.process.is_alive():
                log.warning("worker died", code=worker.process.exitcode)
                self._record_exit(worker)
                self._workers[place] = Worker(self.orders, self.doors[place])

    def _record_exit(self, worker: Worker) -> None:
        """Count workers that died before they were ready; others are replaced however often they die."""
        self._unopened = 0 if worker.has_opened() else self._unopened + 1
        worker.end(0)
        if self._unopened >= MOST_UNOPENED:
            raise Wrong("server", "workers that open", f"{MOST_UNOPENED} that died before")
        sleep(0.2 * self._unopened)

    def _replace_all(self, dispatcher: int) -> None:
        """Replace every worker; an old one stops when the new one is ready, and stays if that never happens."""
        for place, old in enumerate(self._workers):
            if self._is_stopping:
                return
            new = Worker(self.orders, self.doors[place])
            try:
                self._wait_for(new, dispatcher)
            except Wrong as wrong:
                log.warning("worker not replaced", why=str(wrong))
                new.end(0)
                continue
            self._workers[place] = new
            old.end(LONGEST_END)
        log.info("workers replaced")

    def _end(self, workers: list[Worker]) -> None:
        for worker in workers:
            with suppress(ProcessLookupError):
                worker.process.terminate()
        deadline = monotonic() + LONGEST_END
        for worker in workers:
            worker.end(deadline - monotonic())


@contextmanager
def _alarm(heard: list[int]) -> Iterator[int]:
    """Record signals, and write to a descriptor that can be waited for."""
    dispatcher, rope = os.pipe()
    os.set_blocking(dispatcher, False)
    os.set_blocking(rope, False)

    def note(number: int, _frame: FrameType | None) -> None:
        heard.append(number)
        with suppress(BlockingIOError):
            os.write(rope, b".")

    wanted = (signal.SIGTERM, signal.SIGINT, signal.SIGHUP)
    before = {number: signal.signal(number, note) for number in wanted}
    try:
        yield dispatcher
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
        os.close(dispatcher)
        os.close(rope)


def _quiet(dispatcher: int) -> None:
    with suppress(BlockingIOError):
        os.read(dispatcher, 1024)
