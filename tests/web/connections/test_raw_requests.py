"""Requests as bytes: whatever two programs could read differently is refused in words, and logged in a few lines."""

from __future__ import annotations

import io
import logging
import re
import socket
import time
from collections.abc import Iterator

import httpx
import pytest
import structlog
from prometheus_client import generate_latest

from parlour.web.connections.parser import MAX_BODY_CHUNKS, MAX_HEADER_BYTES, MAX_HEADERS, MAX_TARGET_BYTES
from parlour.web.logs import access_log
from parlour.web.settings import ServerSettings
from tests.web.conftest import RunningServer, run_server
from tests.web.connections.test_connections import rest, status

HOST = b"Host: localhost\r\n"
GET = b"GET /healthz HTTP/1.1\r\n" + HOST
POST = b"POST /api/me/link HTTP/1.1\r\n" + HOST
CHUNKED = b"Transfer-Encoding: chunked\r\n"
END = b"\r\n"
UPGRADE = b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
KEY = b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    folder = tmp_path_factory.mktemp("data")
    with run_server(ServerSettings(data=folder, static=folder, rates=None)) as running:
        yield running


def ask(running: RunningServer, *words: bytes) -> bytes:
    """Send bytes and read until the server closes."""
    with socket.create_connection(running.socket.getsockname(), timeout=30) as line:
        for some in words:
            line.sendall(some)
        return rest(line)


@pytest.mark.parametrize(
    ("request_", "expected"),
    [
        (b"GET /healthz\r\n\r\n", 400),  # HTTP/0.9
        (b"GET /healthz HTTP/2.0\r\n" + HOST + END, 505),
        (b"GET /healthz HTTP/1.1\r\n\r\n", 400),  # no Host
        (GET + HOST + END, 400),  # two of them
        (b"GET http://localhost/healthz HTTP/1.1\r\n" + HOST + END, 400),  # as to a proxy
        (b"CONNECT localhost:80 HTTP/1.1\r\n" + HOST + END, 400),
        (b"GET /" + b"a" * MAX_TARGET_BYTES + b" HTTP/1.1\r\n" + HOST + END, 414),
        (b"GET /" + b"a" * 10 * MAX_TARGET_BYTES + b" HTTP/1.1\r\n" + HOST + END, 414),
        (b"GET /" + b"a" * MAX_HEADER_BYTES, 414),  # refused before the rest arrives
        (GET + b"a: b\r\n" * MAX_HEADERS + END, 431),
        (GET + b"a: " + b"b" * MAX_HEADER_BYTES + END + END, 431),
        (GET + b"a: " + b"b" * 10 * MAX_HEADER_BYTES, 431),
        (POST + b"Content-Length: 3\r\n" + CHUNKED + b"\r\n0\r\n\r\n", 400),
        (POST + CHUNKED + b"Content-Length: 3\r\n\r\n0\r\n\r\n", 400),
        (POST + b"Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n", 501),
        (POST + b"Transfer-Encoding: identity\r\n\r\n", 501),
        (POST + b"Content-Length: 3\r\nContent-Length: 4\r\n\r\nabc", 400),
        (POST + b"Content-Length: -3\r\n\r\nabc", 400),
        (POST + b"Content-Length: +3\r\n\r\nabc", 400),
        (POST + b"Content-Length: 0x3\r\n\r\nabc", 400),
        (POST + b"Content-Length : 3\r\n\r\nabc", 400),
        (POST + CHUNKED + b"\r\nzz\r\n", 400),
        (GET + b"X: a\x00b\r\n\r\n", 400),
        (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\r\n" * 3, 400),  # TLS
        (b"GET /\xc3\xa9 HTTP/1.1\r\n" + HOST + END, 400),
        (b"POST /api/socket HTTP/1.1\r\n" + HOST + UPGRADE + KEY + END, 405),
        (b"POST /api/socket HTTP/1.1\r\n" + HOST + UPGRADE + KEY + b"Content-Length: 3\r\n\r\nabc", 400),
        (b"GET /api/socket HTTP/1.1\r\n" + HOST + UPGRADE + KEY + b"Cookie: " + b"a" * 9000 + END + END, 400),
        (b"GET /api/socket HTTP/1.1\r\n" + HOST + UPGRADE + END, 400),  # no key
    ],
)
def test_what_could_be_read_in_two_ways_is_refused(running: RunningServer, request_: bytes, expected: int) -> None:
    answer = ask(running, request_)
    assert status(answer) == expected
    assert len(re.findall(rb"HTTP/1.1 \d{3} ", answer)) == 1
    assert b"connection: close" in answer.lower()


def test_refusals_have_the_form_of_all_errors(running: RunningServer) -> None:
    answer = ask(running, POST + b"Content-Length: 3\r\n" + CHUNKED + END)
    assert b'"message":"request: expected a request in HTTP/1.1, found the body has two lengths"' in answer
    assert b"X-Content-Type-Options: nosniff" in answer


def test_requests_one_after_another_are_answered_in_turn(running: RunningServer) -> None:
    asked = [GET + END, b"GET /api/none HTTP/1.1\r\n" + HOST + END, b"GET /healthz HTTP/1.0\r\n\r\n"]
    answer = ask(running, b"".join(asked))
    assert [int(found) for found in re.findall(rb"HTTP/1.1 (\d+)", answer)] == [200, 404, 200]


def test_a_body_that_turns_out_wrong_after_the_answer_gets_no_second_one(running: RunningServer) -> None:
    with socket.create_connection(running.socket.getsockname(), timeout=30) as line:
        line.sendall(GET + CHUNKED + END)
        answer = line.recv(65536)
        line.sendall(b"zz\r\n")
        assert status(answer + rest(line)) == 200
        assert (answer + rest(line)).count(b"HTTP/1.1 ") == 1


def test_a_body_in_tiny_pieces_delays_nobody(running: RunningServer) -> None:
    tiny = b"1\r\n \r\n"
    head = b"PATCH /api/me HTTP/1.1\r\n" + HOST + b"Content-Type: application/json\r\n" + CHUNKED + b"\r\n"
    start = time.process_time()
    assert status(ask(running, head + tiny * 60_000)) == 400
    refused = time.process_time() - start
    assert (
        status(
            ask(
                running,
                head + tiny * (MAX_BODY_CHUNKS - 10) + b"2\r\n{}\r\n0\r\n\r\n",
                GET + b"Connection: close\r\n\r\n",
            )
        )
        != 400
    )
    assert refused < 1.0  # all of them would take several seconds


@pytest.fixture
def logs() -> Iterator[io.StringIO]:
    root = logging.getLogger()
    before, level = root.handlers, root.level
    stream = io.StringIO()
    access_log.set_up(logging.INFO, stream)
    try:
        yield stream
    finally:
        root.handlers, root.level = before, level
        structlog.reset_defaults()


def test_hundreds_of_refusals_are_logged_in_a_few_lines(running: RunningServer, logs: io.StringIO) -> None:
    for _ in range(200):
        ask(running, b"nonsense\r\n\r\n")
    with httpx.Client(base_url=running.origin, trust_env=False, timeout=30) as client:
        for _ in range(200):
            assert client.get("/api/none").status_code == 404
        assert client.get("/healthz").status_code == 200
    deadline = time.monotonic() + 30
    while "route='/healthz'" not in logs.getvalue():  # a line is written after its answer
        assert time.monotonic() < deadline
        time.sleep(0.01)
    assert len(logs.getvalue().splitlines()) < 120


def test_invented_methods_do_not_fill_the_metrics(running: RunningServer, logs: io.StringIO) -> None:
    for number in range(20):
        ask(running, f"MADE{number} /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
    assert "MADE" not in generate_latest(running.api.state.metrics.registry).decode()
    assert "MADE" not in logs.getvalue()
    assert "method='(other)'" in logs.getvalue()
