"""Accepting connections when the system has no room for more, and log lines that say the same again and again."""

from __future__ import annotations

import asyncio
import errno
import logging
import socket
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from parlour.tables.settings import TableSettings
from parlour.web.connections import descriptors
from parlour.web.connections.acceptor import PAUSE, QUIET, Acceptor, AcceptOutage
from parlour.web.logs.repeated_lines import RepeatedLines, RepeatedLinesFilter
from parlour.web.settings import ConnectionLimits, Rate, ServerSettings

NO_FILES = OSError(errno.EMFILE, "Too many open files")


def test_an_outage_is_logged_once_and_with_a_count_at_its_end() -> None:
    now = 100.0
    outage = AcceptOutage(lambda: now)
    with capture_logs() as lines:
        for _ in range(5):
            outage.note_failure(NO_FILES)
            now += 1.0
            outage.note_success()
        assert [line["event"] for line in lines] == ["connections cannot be accepted"]
        assert lines[0]["why"] == "Too many open files"
        now += QUIET
        outage.note_success()
        outage.note_success()
    assert [line["event"] for line in lines[1:]] == ["connections are accepted again"]
    assert (lines[1]["failures"], lines[1]["seconds"]) == (5, 4.0)


class FullListener(socket.socket):
    """A listening socket of a process without descriptors."""

    tries = 0
    is_full = True

    def accept(self) -> tuple[socket.socket, object]:
        self.tries += 1
        if self.is_full:
            raise NO_FILES
        return super().accept()


class Brief(asyncio.Protocol):
    """Closes at once."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        transport.close()


async def test_a_full_process_pauses_and_accepts_later() -> None:
    loop, dropped = asyncio.get_running_loop(), 0

    def drop_waiting(many: int) -> int:
        nonlocal dropped
        dropped += many
        return 0

    with FullListener() as listener, socket.socket() as client:
        listener.bind(("127.0.0.1", 0))
        listener.listen()
        listener.setblocking(False)
        client.setblocking(False)
        acceptor = Acceptor(listener, Brief, drop_waiting)
        with capture_logs() as lines:
            start = loop.time()
            acceptor.start()
            await loop.sock_connect(client, listener.getsockname())
            async with asyncio.timeout(30):
                while listener.tries < 3:  # noqa: ASYNC110  # it is not told
                    await asyncio.sleep(0.01)
            assert loop.time() - start > 1.5 * PAUSE
            listener.is_full = False
            assert await asyncio.wait_for(loop.sock_recv(client, 1), 30) == b""
            await acceptor.stop()
        assert len(lines) == 1
        assert dropped >= 3
        assert listener.fileno() == -1


def test_equal_lines_are_written_now_and_then_with_a_count() -> None:
    now = 0.0
    repeats = RepeatedLines(Rate(2, 0.1), lambda: now)
    assert [repeats.count_omitted("a") for _ in range(5)] == [0, 0, None, None, None]
    assert repeats.count_omitted("b") == 0
    now = 10.0
    assert repeats.count_omitted("a") == 3


def test_a_library_that_repeats_itself_is_cut_short_and_we_are_not() -> None:
    now = 0.0
    kept = RepeatedLinesFilter(("asyncio",), Rate(1, 0.1), lambda: now)

    def line(name: str, text: str) -> logging.LogRecord:
        return logging.LogRecord(name, logging.ERROR, "", 0, text + " %s", ("x",), None)

    assert [kept.filter(line("asyncio", "accept")) for _ in range(3)] == [True, False, False]
    assert kept.filter(line("asyncio", "another"))
    assert all(kept.filter(line("parlour.web", "accept")) for _ in range(3))
    now = 10.0
    last = line("asyncio", "accept")
    assert kept.filter(last)
    assert last.getMessage() == "accept x (and 2 times before)"


def test_numbers_fit_the_limit_of_open_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = ServerSettings(data=tmp_path, tables=TableSettings(bot_workers=4))
    for files, max_open, per_address, sockets in ((256, 160, 80, 60), (16_384, 16_288, 300, 200), (64, 32, 16, 12)):
        monkeypatch.setattr(descriptors, "limit", lambda files=files: files)
        fitted = descriptors.fit_to_open_files(settings)
        assert (fitted.connections.max_open, fitted.connections.per_address) == (
            max_open,
            per_address,
        )
        assert fitted.sockets_per_address == sockets
        assert fitted.max_sockets == max_open * 3 // 4
        assert descriptors.fit_to_open_files(fitted) == fitted
    chosen = ServerSettings(data=tmp_path, connections=ConnectionLimits(max_open=10))
    assert descriptors.fit_to_open_files(chosen).connections.max_open == 10
