"""A wire between browser and server that can be cut: browsers only pretend to be offline, and leave sockets open.

What comes by WebSocket can also be held back, while everything else goes through.
"""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Iterator

SOCKET = b"GET /api/socket"


class Wire:
    """Passes on every connection to a port of the loopback, until it is cut."""

    def __init__(self, port: int) -> None:
        self._goal = port
        self._door = socket.create_server(("127.0.0.1", 0))
        self._ends: set[socket.socket] = set()
        self._is_cut = False
        self._news = threading.Event()  # set while news may pass
        self._news.set()
        self._lock = threading.Lock()
        self.origin = f"http://127.0.0.1:{self._door.getsockname()[1]}"
        threading.Thread(target=self._welcome, daemon=True).start()

    def cut(self) -> None:
        """Break every connection and let none through."""
        with self._lock:
            self._is_cut = True
            for end in self._ends:
                with contextlib.suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)

    def mend(self) -> None:
        """Let connections through again."""
        self._is_cut = False

    def hold_news(self) -> None:
        """Hold back what the server says by WebSocket from now on; nothing of it is lost."""
        self._news.clear()

    def let_news_through(self) -> None:
        """Pass on what was held back, and all that comes."""
        self._news.set()

    def close(self) -> None:
        """Be gone."""
        self.cut()
        self.let_news_through()
        with contextlib.suppress(OSError):
            self._door.shutdown(socket.SHUT_RDWR)
        self._door.close()

    def _welcome(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                here, _ = self._door.accept()
                threading.Thread(target=self._join, args=(here,), daemon=True).start()

    def _join(self, here: socket.socket) -> None:
        with here, contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self._goal)) as there:
            with self._lock:
                if self._is_cut:
                    return
                self._ends |= {here, there}
            first = here.recv(65536)
            may_pass = self._news if first.startswith(SOCKET) else None
            back = threading.Thread(target=_pass_on, args=(there, here, may_pass), daemon=True)
            back.start()
            there.sendall(first)
            _pass_on(here, there)
            back.join()
            with self._lock:
                self._ends -= {here, there}


def _pass_on(source: socket.socket, goal: socket.socket, may_pass: threading.Event | None = None) -> None:
    with contextlib.suppress(OSError):
        while data := source.recv(65536):
            if may_pass:
                may_pass.wait()
            goal.sendall(data)
    with contextlib.suppress(OSError):
        goal.shutdown(socket.SHUT_WR)


@contextlib.contextmanager
def strung(origin: str) -> Iterator[Wire]:
    """Have a wire to the server at *origin* while the block runs."""
    wire = Wire(int(origin.rsplit(":", 1)[1]))
    try:
        yield wire
    finally:
        wire.close()
