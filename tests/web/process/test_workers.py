"""Several server processes: refused on SQLite, one by one replaced, never all gone, and stopped in seconds."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from parlour.cli import run
from parlour.engine.plain import Wrong
from parlour.lab.servers.postgres import Postgres
from parlour.lab.servers.process_usage import descendants, is_running, is_worker
from parlour.web.process import listen
from tests import stores

SERVE = [sys.executable, "-c", "from parlour.cli import main; main()", "serve"]
SOON = 60.0
pytestmark = pytest.mark.timeout(240)


def test_several_processes_over_a_file_are_refused_with_the_reason(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["serve", "--data", str(tmp_path), "--port", "0", "--workers", "2"]) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert "PostgreSQL" in told
    assert "only one process can serve" in told


def test_an_unreachable_postgresql_is_reported_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = f"postgresql://nobody@/nothing?host={tmp_path}"
    assert run(["serve", "--data", str(tmp_path), "--port", "0", "--database", url]) == 2
    assert "PostgreSQL" in capsys.readouterr().err


def test_every_process_has_a_socket_of_its_own_and_the_port_is_exclusive() -> None:
    listeners = listen.listen_shared("127.0.0.1", 0, 3, may_change_port=False)
    try:
        ports = {listener.getsockname()[1] for listener in listeners}
        assert len({listener.fileno() for listener in listeners}) == (3 if sys.platform == "linux" else 1)
        assert len(ports) == 1
        with pytest.raises(Wrong, match="in use"):
            listen.listen_shared("127.0.0.1", ports.pop(), 2, may_change_port=False)
    finally:
        for listener in listeners:
            listener.close()


class Cluster:
    """A server of two processes and the one that watches over them."""

    def __init__(self, process: subprocess.Popen[str], address: str) -> None:
        self.process = process
        self.address = address

    def workers(self) -> list[int]:
        return [pid for pid in descendants(self.process.pid) if is_worker(pid)]

    def wait_for(self, many: int, without: list[int]) -> list[int]:
        """Wait until there are so many workers, none of them one of these."""
        deadline = time.monotonic() + SOON
        while time.monotonic() < deadline:
            found = self.workers()
            if len(found) == many and not set(found) & set(without):
                return found
            time.sleep(0.1)
        raise AssertionError(f"{self.workers()} after {without}")

    def visitor(self) -> httpx.Client:
        return httpx.Client(base_url=self.address, trust_env=False, timeout=SOON)

    def socket(self, browser: httpx.Client) -> ClientConnection:
        cookie = {"cookie": f"parlour={browser.cookies['parlour']}"}
        line = self.address.replace("http", "ws") + "api/socket"
        return connect(line, additional_headers=cookie, proxy=None, open_timeout=SOON)


@contextmanager
def cluster(folder: Path, url: str) -> Iterator[Cluster]:
    command = [*SERVE, "--data", str(folder), "--bot-workers", "1", "--port", "0", "--workers", "2", "--database", url]
    with (
        (folder / "log").open("w") as log,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True) as process,
    ):
        try:
            assert process.stdout is not None
            said = process.stdout.readline()
            assert said.startswith("Parlour is open at http://"), said + (folder / "log").read_text()
            yield Cluster(process, said.split()[-1])
        finally:
            left = [process.pid, *descendants(process.pid)]
            process.kill()
            for pid in left:
                if is_running(pid):
                    os.kill(pid, signal.SIGKILL)


@pytest.mark.slow
def test_workers_are_followed_replaced_and_stopped(postgres: Postgres, tmp_path: Path) -> None:
    with stores.database(postgres, tmp_path) as url, cluster(tmp_path, url) as server, server.visitor() as ada:
        first = server.wait_for(2, [])
        me = ada.get("/api/me").json()
        os.kill(first[0], signal.SIGKILL)
        second = server.wait_for(2, first[:1])
        assert ada.get("/api/me").json() == me
        server.process.send_signal(signal.SIGHUP)
        refused = 0
        deadline = time.monotonic() + SOON
        while set(server.workers()) & set(second) and time.monotonic() < deadline:
            with server.visitor() as visitor:  # a new connection every time
                refused += visitor.get("/healthz").status_code != 200
        server.wait_for(2, second)
        assert refused == 0
        with server.socket(ada) as lines:
            lines.send('{"lobby": true}')
            assert lines.recv(SOON) == '{"lobby":[]}'
            start = time.monotonic()
            server.process.send_signal(signal.SIGTERM)
            assert server.process.wait(10) == 0
            assert time.monotonic() - start < 5
            with pytest.raises(ConnectionClosed):
                lines.recv(SOON)
        assert "Traceback" not in (tmp_path / "log").read_text()
