"""Connections: how long each may keep the server waiting, and how many one address may have."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace

import pytest
from websockets.sync.client import connect

from parlour.web.connections.phases import Connection, Phase
from parlour.web.identity.cookie import NAME
from parlour.web.settings import ConnectionLimits, Rates, ServerSettings
from tests.web.conftest import RunningServer, run_server
from tests.web.sockets.test_session import identity, service

LINE = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n"
WHOLE = LINE + b"\r\n"
BODY = b"PATCH /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n"
LONG = 60.0
PATIENT = ConnectionLimits(idle=LONG, headers=LONG, body=LONG, unread_body=LONG, window=LONG, send_window=LONG)
SHORT = 0.5
LARGE = 30_000_000  # more than the system keeps for a client that does not read


@contextmanager
def serving(settings: ServerSettings, **limits: float) -> Iterator[RunningServer]:
    """Serve with these time limits; all others are long."""
    chosen = replace(PATIENT, **limits)  # type: ignore[arg-type]  # all but two are seconds
    with run_server(replace(settings, rates=Rates(), connections=chosen)) as running:
        yield running


@contextmanager
def connect_tcp(running: RunningServer, source: str = "127.0.0.1") -> Iterator[socket.socket]:
    with socket.create_connection(running.socket.getsockname(), timeout=LONG / 2, source_address=(source, 0)) as line:
        yield line


def rest(line: socket.socket) -> bytes:
    """Read until the server closes; that it does not is a TimeoutError."""
    found = b""
    try:
        while piece := line.recv(65536):
            found += piece
    except ConnectionResetError:
        pass
    return found


def drip(line: socket.socket, words: bytes, pause: float = 0.05) -> bytes:
    """Say something byte by byte until the server answers; return its answer."""
    line.setblocking(False)
    deadline = time.monotonic() + LONG / 2
    for byte in words:
        assert time.monotonic() < deadline
        try:
            line.send(bytes([byte]))
            answer = line.recv(65536)
        except BlockingIOError:
            time.sleep(pause)
        except (ConnectionResetError, BrokenPipeError):
            return b"reset"
        else:
            return answer
    raise AssertionError("it was let finish")


def status(answer: bytes) -> int:
    return int(answer.split(b" ", 2)[1])


def wait_for(running: RunningServer, many: int) -> None:
    """Wait until the server has so many connections."""
    deadline = time.monotonic() + LONG / 2
    while len(running.server.register) != many:
        assert time.monotonic() < deadline, len(running.server.register)
        time.sleep(0.02)


def test_headers_have_a_time_limit_however_slowly_they_come(settings: ServerSettings) -> None:
    with serving(settings, headers=SHORT) as running:
        with connect_tcp(running) as line:
            answer = drip(line, LINE + b"X-Slow: " + b"a" * 2000)
            assert status(answer) == 408
            assert b"for too long" in answer
        with connect_tcp(running) as line:
            line.sendall(WHOLE)
            assert status(line.recv(65536)) == 200
            line.sendall(LINE)  # the second request of a connection as well
            assert status(rest(line)) == 408


def test_a_body_has_a_time_limit(settings: ServerSettings) -> None:
    with serving(settings, body=SHORT) as running, connect_tcp(running) as line:
        line.sendall(BODY + b"{")
        assert status(rest(line)) == 408


def test_a_body_has_to_come_at_a_minimum_rate(settings: ServerSettings) -> None:
    with serving(settings, window=SHORT, rate=1000.0) as running:
        with connect_tcp(running) as line:
            line.sendall(BODY)
            assert status(drip(line, b"{" * 2000)) == 408
        with connect_tcp(running) as line:
            line.sendall(BODY + b" " * 5000)
            assert status(line.recv(65536)) in {400, 422}  # a blank body, which is judged by the application


def test_an_idle_connection_is_closed_without_a_response(settings: ServerSettings) -> None:
    with serving(settings, idle=SHORT) as running:
        with connect_tcp(running) as line:
            assert rest(line) == b""
        with connect_tcp(running) as line:
            line.sendall(WHOLE)
            assert rest(line).count(b"HTTP/1.1 ") == 1


def test_a_body_that_nobody_needs_is_not_read_for_long(settings: ServerSettings) -> None:
    refused = (
        b"POST /api/me/claim HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/html\r\nContent-Length: 9000000\r\n\r\n"
    )
    with serving(settings, unread_body=SHORT) as running, connect_tcp(running) as line:
        line.sendall(refused)
        assert status(rest(line)) == 415
        wait_for(running, 0)


@pytest.mark.parametrize("closing", ["keep-alive", "close"])
def test_a_client_that_does_not_read_is_given_up(settings: ServerSettings, closing: str) -> None:
    settings.static.mkdir(parents=True)
    (settings.static / "index.html").write_bytes(b"a" * LARGE)
    with serving(settings, send_window=SHORT) as running, connect_tcp(running) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: " + closing.encode() + b"\r\n\r\n")
        wait_for(running, 1)
        wait_for(running, 0)
        assert len(rest(line)) < LARGE


class SlowReader(asyncio.Transport):
    """A connection with bytes that are left to send."""

    left = 0

    def get_write_buffer_size(self) -> int:
        return self.left


class Nobody:
    """Owns a connection and does nothing."""

    def phase(self) -> Phase:
        return Phase.SENDING

    def end_overdue(self, phase: Phase) -> None:
        raise AssertionError(phase)


def test_a_client_that_reads_slowly_but_reads_is_served() -> None:
    limits = ConnectionLimits(send_window=60.0, rate=1000.0)
    transport = SlowReader()
    transport.left = 1_000_000
    line = Connection(transport, Nobody(), "192.0.2.1")
    line.enter(Phase.SENDING, 0.0)
    for second in range(1, 600):
        transport.left -= 60_000 if second % 60 == 0 and second <= 300 else 0  # in large pieces
        assert line.is_overdue(float(second), limits) == (second == 360)
        if second == 360:  # a minute without any
            return
    raise AssertionError("it may stop reading")


def test_a_socket_outlives_all_of_these_limits(settings: ServerSettings) -> None:
    with serving(
        settings, idle=SHORT, headers=SHORT, body=SHORT, unread_body=SHORT, window=SHORT, send_window=SHORT
    ) as running:
        service(running).known.add("ada")
        cookie = {"cookie": f"{NAME}={identity(running).sign('ada')}"}
        with connect(f"ws://{running.host}/api/socket", additional_headers=cookie, proxy=None) as lines:
            for number in range(2):
                with connect_tcp(running) as line:
                    assert rest(line) == b""  # an idle connection that came later has gone
                lines.send(f'{{"ping": {number}}}')
                assert lines.recv(LONG) == f'{{"pong":{number}}}'


def test_an_address_has_only_so_many_connections(settings: ServerSettings) -> None:
    with serving(settings, per_address=20) as running, ExitStack() as stack:
        others = [stack.enter_context(connect_tcp(running, "127.0.0.3")) for _ in range(10)]
        wait_for(running, 10)
        lines = [stack.enter_context(connect_tcp(running, "127.0.0.2")) for _ in range(60)]
        wait_for(running, 30)
        assert rest(lines[0]) == b""  # the one that has waited longest
        for line in (others[0], lines[-1]):
            line.sendall(WHOLE)
            assert status(line.recv(65536)) == 200


def test_a_trusted_proxy_forwards_many_clients(settings: ServerSettings) -> None:
    behind = replace(settings, trusted_proxies=("127.0.0.2",))
    with serving(behind, per_address=20) as running, ExitStack() as stack:
        lines = [stack.enter_context(connect_tcp(running, "127.0.0.2")) for _ in range(60)]
        wait_for(running, 60)
        lines[0].sendall(WHOLE)
        assert status(lines[0].recv(65536)) == 200


def test_a_client_beyond_the_limit_gets_an_error(settings: ServerSettings) -> None:
    with run_server(replace(settings, connections=replace(PATIENT, max_open=2))) as running, ExitStack() as stack:
        service(running).known.add("ada")
        cookie = {"cookie": f"{NAME}={identity(running).sign('ada')}"}
        for _ in range(2):
            stack.enter_context(connect(f"ws://{running.host}/api/socket", additional_headers=cookie, proxy=None))
        with connect_tcp(running) as line:
            assert status(rest(line)) == 503
