"""A worker: one of several server processes, and the pipe by which it reports to the supervisor."""

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
    """A worker process, as the supervisor sees it."""

    def __init__(self, config: WorkerConfig, listening: socket.socket) -> None:
        """Start the process."""
        self.pipe, theirs = SPAWN.Pipe(duplex=False)
        self.process: Final[SpawnProcess] = SPAWN.Process(target=work, args=(config, listening, theirs))
        self._was_ready = False
        self.process.start()
        theirs.close()

    def receive(self) -> str | None:
        """Return the message of the process: READY, or what is wrong; None if it ended without a message."""
        try:
            message: str = self.pipe.recv()
        except EOFError:
            return None
        self._was_ready = message == READY
        return message

    def was_ready(self) -> bool:
        """Return whether the process has ever been ready, also if its message was not received yet."""
        if not self._was_ready and self.pipe.poll():
            self.receive()
        return self._was_ready

    def end(self, seconds: float) -> None:
        """Terminate the process, and kill it if it does not end in time."""
        if self.process.is_alive():
            self.process.terminate()
        self.process.join(max(0.0, seconds))
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.pipe.close()


def work(config: WorkerConfig, listening: socket.socket, pipe: Connection) -> None:
    """Serve until a signal stops the process, or until the supervisor has ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # until the server listens to it
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    threading.Thread(target=_end_with_supervisor, daemon=True).start()
    access_log.set_up(config.log_level, form=config.log_form)
    try:
        asyncio.run(serve(config.settings, [listening], lambda: _send(pipe, READY)))
    except (Wrong, Busy) as wrong:
        _send(pipe, str(wrong))
    except KeyboardInterrupt:
        pass


def _send(pipe: Connection, message: str) -> None:
    """Send a message to the supervisor; if that has ended, this process is about to stop anyway."""
    with suppress(BrokenPipeError):
        pipe.send(message)


def _end_with_supervisor() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os.kill(os.getpid(), signal.SIGTERM)
