"""The initialisation of every worker process, and the flags by which the server hurries it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from ctypes import Array, c_byte
from multiprocessing.connection import wait
from typing import Final

from parlour.bots.search.stop import Request

# The memory that a worker process shares with the server is handed over once, when the process starts.
_flags: Final[list[Array[c_byte]]] = []


class FlagRequest(Request):
    """A request to stop that comes by a flag which the server sets."""

    def __init__(self, slot: int) -> None:
        self.slot: Final = slot

    def has_come(self) -> bool:
        """Return whether the flag is set."""
        return bool(_flags) and _flags[-1][self.slot] != 0


def prepare_with_flags(flags: Array[c_byte]) -> None:
    """Prepare a process whose work can be hurried."""
    _flags.append(flags)
    prepare()


def prepare() -> None:
    """Ignore interrupts, which the server handles, and exit when the server has ended, even if it was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
