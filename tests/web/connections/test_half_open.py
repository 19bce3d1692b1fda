"""A server process with 256 descriptors, hundreds of connections that only wait, and an honest client among them."""

from __future__ import annotations

import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest

from tests.web.connections.small_server import SmallServer, small_server

HALF = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n"
BODY = b"PATCH /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
MANY = 400
FILES = 256
SMALL_LOG = 50_000
SOON = 15.0  # seconds, on a machine that is busy with other tests; a fraction of one otherwise


@contextmanager
def crowd(port: int, words: bytes, many: int = MANY) -> Iterator[list[socket.socket]]:
    """Open many connections that say something and then wait."""
    with ExitStack() as stack:
        lines = []
        for _ in range(many):
            line = stack.enter_context(socket.create_connection(("127.0.0.1", port), timeout=30))
            if words:
                line.sendall(words)
            lines.append(line)
        yield lines


def ask(port: int) -> float:
    """Ask as an honest client, on a new connection; return the seconds it took."""
    start = time.monotonic()
    with httpx.Client(trust_env=False, timeout=20) as client:
        assert client.get(f"http://127.0.0.1:{port}/healthz").status_code == 200
    return time.monotonic() - start


@pytest.mark.slow
def test_idle_connections_do_not_block_others(tmp_path: Path) -> None:
    with small_server(tmp_path, FILES // 2, FILES) as server:
        assert open_files_allowed(server) == FILES  # the limit was raised at the start
        for words in (HALF, BODY, b""):
            with crowd(server.port, words):
                assert max([ask(server.port) for _ in range(5)]) < SOON
                assert server.files() < FILES
        wait_for(lambda: "event='connections ended'" in server.log)
        assert "cannot be accepted" not in server.log
        assert len(server.log) < SMALL_LOG
        assert "Traceback" not in server.log


def open_files_allowed(server: SmallServer) -> int:
    limits = Path(f"/proc/{server.process.pid}/limits").read_text()
    [line] = [line for line in limits.splitlines() if line.startswith("Max open files")]
    return int(line.split()[3])


def wait_for(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 30
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.05)


@pytest.mark.slow
def test_a_server_without_descriptors_says_so_once_and_goes_on(tmp_path: Path) -> None:
    with small_server(tmp_path, 128, 128, max_open=10_000, per_address=10_000) as server, crowd(server.port, HALF):
        assert max([ask(server.port) for _ in range(3)]) < SOON
        assert server.log.count("connections cannot be accepted") == 1
        assert "Too many open files" in server.log
        assert len(server.log) < SMALL_LOG
        assert "Traceback" not in server.log
