"""The command `parlour serve`: it finds a port, prints its address, and stops on request."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from parlour.cli import run
from parlour.engine.plain import Wrong
from parlour.web.process import listen

ALONE = {name: value for name, value in os.environ.items() if name != "PARLOUR_GAMES"}  # without the toys
SERVE = [sys.executable, "-c", "from parlour.cli import main; main()", "serve"]


@pytest.fixture
def taken() -> Iterator[int]:
    """A port that somebody else listens on."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        yield int(other.getsockname()[1])


@contextmanager
def serving(folder: Path, *arguments: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Run the command and give its address once it is open."""
    command = [*SERVE, "--data", str(folder), "--bot-workers", "1", *arguments]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, cwd=folder, env=ALONE) as server:
        try:
            assert server.stdout is not None
            said = server.stdout.readline()
            assert said.startswith("Parlour is open at http://"), said + (server.stderr.read() if server.stderr else "")
            yield server, said.split()[-1]
        finally:
            server.kill()


def test_a_port_in_use_is_reported_in_one_line(tmp_path: Path, taken: int, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["serve", "--data", str(tmp_path), "--port", str(taken)]) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert f"{taken}, which is in use" in told


def test_without_a_given_port_the_next_free_one_is_used(taken: int) -> None:
    with listen.listen("127.0.0.1", taken, may_change_port=True) as running:
        assert taken < running.getsockname()[1] < taken + listen.MAX_TRIES
    with pytest.raises(Wrong, match="in use"):
        listen.listen("127.0.0.1", taken, may_change_port=False)


def test_an_address_of_another_machine_is_refused_with_an_explanation() -> None:
    with pytest.raises(Wrong, match="--host"):
        listen.listen("192.0.2.1", 0, may_change_port=True)


@pytest.mark.slow
@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM])
def test_it_serves_and_stops_soon_with_a_socket_open(tmp_path: Path, stop: signal.Signals) -> None:
    with (
        serving(tmp_path, "--port", "0") as (server, address),
        httpx.Client(base_url=address, trust_env=False, timeout=30) as ada,
    ):
        assert ada.get("/healthz").json()["status"] == "ok"
        ada.get("/api/me")
        cookie = {"cookie": f"parlour={ada.cookies['parlour']}"}
        line = address.replace("http", "ws") + "api/socket"
        with connect(line, additional_headers=cookie, proxy=None) as lines:
            lines.send('{"lobby": true}')
            assert lines.recv(30) == '{"lobby":[]}'
            start = time.monotonic()
            server.send_signal(stop)
            server.wait(10)
            assert time.monotonic() - start < 5
        assert server.returncode == (0 if stop is signal.SIGINT else -stop)
        assert server.stderr is not None
        written = server.stderr.read()
        assert "Traceback" not in written
        assert "route='/api/me'" in written
    assert {file.name for file in tmp_path.iterdir()} >= {"secret.key", "parlour.sqlite"}


def test_a_data_folder_that_cannot_be_made_is_refused_with_advice(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    assert run(["serve", "--data", str(tmp_path / "file" / "data"), "--port", "0"]) == 2
    assert "choose another one with --data FOLDER" in capsys.readouterr().err


@pytest.mark.slow
def test_a_store_that_cannot_be_opened_is_reported_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    for arguments in (["--database", str(tmp_path / "file" / "x.sqlite")], ["--data", str(tmp_path / "file")]):
        command = [*SERVE, "--data", str(tmp_path), "--port", "0", *arguments]
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
        assert done.returncode == 2, done.stderr
        assert done.stderr.count("\n") == 1
        assert "Traceback" not in done.stderr


@pytest.mark.slow
@pytest.mark.usefixtures("own_logs")
def test_a_second_server_on_the_same_data_is_refused_and_follows_when_the_first_is_killed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with serving(tmp_path, "--port", "0") as (server, address):
        assert run(["serve", "--data", str(tmp_path), "--port", "0", "--log-level", "warning"]) == 2
        told = capsys.readouterr().err
        assert told.count("\n") == 1
        assert f"in use by the server at {address} (process {server.pid}, since " in told
        server.kill()
        server.wait(30)
        with serving(tmp_path, "--port", "0") as (_, another):
            assert httpx.get(f"{another}readyz", trust_env=False, timeout=30).status_code == 200


def test_addresses_are_written_for_people() -> None:
    assert listen.address_here("127.0.0.1", 80) == "http://127.0.0.1:80/"
    assert listen.address_here("0.0.0.0", 80) == "http://localhost:80/"
    assert listen.address_here("::1", 80) == "http://[::1]:80/"
    assert listen.address_for_phones("127.0.0.1", 80) == ""
    phones = listen.address_for_phones("0.0.0.0", 80)
    assert phones == "" or (phones.startswith("http://") and "127.0.0.1" not in phones)


@pytest.mark.parametrize(
    ("display", "platform", "has"), [("", "linux", False), (":0", "linux", True), ("", "darwin", True)]
)
def test_a_browser_opens_only_where_there_are_windows(
    monkeypatch: pytest.MonkeyPatch, display: str, platform: str, has: bool
) -> None:
    monkeypatch.setenv("DISPLAY", display)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setattr(sys, "platform", platform)
    assert listen.has_display() is has
