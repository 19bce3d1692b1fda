"""A TCP proxy between browser and server that can be cut: a browser's own offline mode leaves sockets open.

WebSocket messages of the server can also be held back, while everything else goes through.
"""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Iterator

SOCKET = b"GET /api/socket"


class TcpProxy:
    """Forwards every connection to a port of the loopback, until it is cut."""

    def __init__(self, port: int) -> None:
        self._target = port
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._ends: set[socket.socket] = set()
        self._is_cut = False
        self._news = threading.Event()  # set while news may pass
        self._news.set()
        self._lock = threading.Lock()
        self.origin = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """Break every connection and refuse new ones."""
        with self._lock:
            self._is_cut = True
            for end in self._ends:
                with contextlib.suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)

    def restore(self) -> None:
        """Accept connections again."""
        self._is_cut = False

    def hold_news(self) -> None:
        """Hold back the server's WebSocket messages from now on; none is lost."""
        self._news.clear()

    def let_news_through(self) -> None:
        """Forward the held-back messages and all later ones."""
        self._news.set()

    def close(self) -> None:
        """Close all connections and stop listening."""
        self.cut()
        self.let_news_through()
        with contextlib.suppress(OSError):
            self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                here, _ = self._listener.accept()
                threading.Thread(target=self._connect, args=(here,), daemon=True).start()

    def _connect(self, here: socket.socket) -> None:
        with here, contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self._target)) as there:
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
def proxied(origin: str) -> Iterator[TcpProxy]:
    """Run a proxy to the server at *origin* while the block runs."""
    proxy = TcpProxy(int(origin.rsplit(":", 1)[1]))
    try:
        yield proxy
    finally:
        proxy.close()
