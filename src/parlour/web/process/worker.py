"""A worker: one of several server processes, and how its supervisor hears from it."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import socket
import threading
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Final

from parlour.engine.plain import Wrong
from parlour.tables.errors import Busy
from parlour.web.logs import access_log
from parlour.web.process.serve import serve
from parlour.web.settings import ServerSettings

READY: Final = ""
SPAWN: Final = multiprocessing.get_context("spawn")


@dataclass(frozen=True)
class WorkerConfig:
    """What a worker needs to start."""

    settings: ServerSettings
    log_level: int
    log_form: access_log.Form


class Worker:
    """A process that serves, as seen from outside."""

    def __init__(self, orders: WorkerConfig, door: socket.socket) -> None:
        """Start the process."""
        self.word, theirs = SPAWN.Pipe(duplex=False)
        self.process: Final[SpawnProcess] = SPAWN.Process(target=work, args=(orders, door, theirs))
        self._has_opened = False
        self.process.start()
        theirs.close()

    def heard(self) -> str | None:
        """Return what the process has said: that it is READY, or what is wrong; None if it ended without a word."""
        try:
            said: str = self.word.recv()
        except EOFError:
            return None
        self._has_opened = said == READY
        return said

    def has_opened(self) -> bool:
        """Return whether the process has ever been ready, also if nobody has listened to it yet."""
        if not self._has_opened and self.word.poll():
            self.heard()
        return self._has_opened

    def end(self, seconds: float) -> None:
        """Ask the process to end, and make it end if it does not in time."""
        if self.process.is_alive():
            self.process.terminate()
        self.process.join(max(0.0, seconds))
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.word.close()


def work(orders: WorkerConfig, door: socket.socket, word: Connection) -> None:
    """Serve until told to stop, or until the supervisor is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # until the server listens to it
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    threading.Thread(target=_end_with_supervisor, daemon=True).start()
    access_log.set_up(orders.log_level, form=orders.log_form)
    try:
        asyncio.run(serve(orders.settings, [door], lambda: _say(word, READY)))
    except (Wrong, Busy) as wrong:
        _say(word, str(wrong))
    except KeyboardInterrupt:
        pass


def _say(word: Connection, said: str) -> None:
    """Tell the supervisor; if it is gone, this process is about to stop anyway, in good order."""
    with suppress(BrokenPipeError):
        word.send(said)


def _end_with_supervisor() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os.kill(os.getpid(), signal.SIGTERM)
