"""The Host header: names of the local network and configured ones are served, others are told what to do."""

from __future__ import annotations

import socket
from dataclasses import replace

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from parlour.cli import run
from parlour.engine.plain import Wrong
from parlour.notices.settings import NoticeSettings
from parlour.web.middleware.allowed_hosts import Hosts, read_hosts
from parlour.web.process import listen
from parlour.web.settings import ServerSettings
from tests.web.conftest import InProcessServer, open_server, run_server

CONFIGURED = Hosts(read_hosts(["Play.Example.org.", "*.club.example", "149.112.112.112", "spiele.müller.example"]))


@pytest.mark.parametrize(
    "host",
    [
        "localhost", "localhost:8000", "LOCALHOST.", "ada.localhost", "raspberry", "raspberry:80", "my_server",
        "raspberry.local", "games.lan", "games.home.arpa", "127.0.0.1", "127.8.8.8:8000", "[::1]", "[::1]:8000",
        "192.168.1.20:8000", "10.0.0.1", "172.16.0.1", "169.254.1.1", "100.64.0.7", "[fe80::1]", "[fd00::1]:8000",
        "[::ffff:192.168.1.20]", socket.gethostname(), "play.example.org", "PLAY.example.org:443", "play.example.org.",
        "north.club.example", "149.112.112.112:8000", "spiele.xn--mller-kva.example", "9.9.9.9",
    ],
)  # fmt: skip
def test_these_are_names_of_the_server(host: str) -> None:
    assert CONFIGURED.has(host, own_address="9.9.9.9")


@pytest.mark.parametrize(
    "host",
    [
        "evil.example", "evil.example:8000", "localhost.evil.example", "127.0.0.1.evil.example", "local.evil.example",
        "evil.localhost.example", "8.8.8.8", "[2001:4860:4860::8888]", "play.example.org.evil.example", "club.example",
        "xplay.example.org", "a.b.club.example", ".club.example", "evilclub.example", "play.example.org:x", "", ":8000",
        "play.example.org:", "[::1", "::1", "a b", "localhost/", "user@localhost", "localhost:80:80", "a..local", ".",
        "-a.local", "1.2.3", "localhost,evil.example", "localhost\x00", "l\u043ecalhost", "evil.example#.local",
        "evil.example\\.local",
    ],
)  # fmt: skip
def test_these_are_foreign(host: str) -> None:
    assert not CONFIGURED.has(host, own_address="9.9.9.9")


async def test_a_foreign_name_is_refused_with_an_explanation(stub_server: InProcessServer) -> None:
    ada = stub_server.visit()
    for method, path in (("GET", "/api/me"), ("GET", "/"), ("GET", "/healthz"), ("PATCH", "/api/me")):
        answer = await ada.request(method, path, headers={"host": "evil.example:8000"})
        assert answer.status_code == 421
        assert "--host-name" in answer.json()["error"]["message"]
        assert "set-cookie" not in answer.headers
        assert answer.headers["x-content-type-options"] == "nosniff"
    assert stub_server.stub.known == set()


async def test_forwarding_headers_of_clients_do_not_count(settings: ServerSettings) -> None:
    async with open_server(replace(settings, trusted_proxies=("127.0.0.1",))) as server:
        headers = {"host": "evil.example", "x-forwarded-host": "localhost"}
        assert (await server.visit().get("/healthz", headers=headers)).status_code == 421


async def test_the_public_address_is_one_of_the_names(settings: ServerSettings) -> None:
    notices = NoticeSettings(url="https://play.example.org:8443")
    async with open_server(replace(settings, notices=notices)) as server:
        for host, status in (("play.example.org", 200), ("localhost", 200), ("example.org", 421)):
            assert (await server.visit().get("/healthz", headers={"host": host})).status_code == status


async def test_a_socket_is_refused_under_a_foreign_name(settings: ServerSettings) -> None:
    with run_server(settings) as running, socket.create_connection(running.socket.getsockname()) as line:
        port = running.socket.getsockname()[1]
        with pytest.raises(InvalidStatus) as refusal:
            await connect(f"ws://evil.example:{port}/api/socket", sock=line, proxy=None)
        assert refusal.value.response.status_code == 421
        assert b"--host-name" in (refusal.value.response.body or b"")


def test_a_health_check_without_a_name_is_answered(settings: ServerSettings) -> None:
    with run_server(settings) as running:
        for asked, status in ((b"GET /healthz HTTP/1.0\r\n\r\n", b"200"), (b"GET /healthz HTTP/1.1\r\n\r\n", b"400")):
            with socket.create_connection(running.socket.getsockname(), timeout=30) as line:
                line.sendall(asked)
                assert line.recv(65536).split()[1] == status


def test_the_addresses_that_are_printed_are_names_of_the_server() -> None:
    hosts = Hosts([])
    for address in (listen.address_here("0.0.0.0", 8000), listen.address_here("::1", 8000)):
        assert hosts.has(address.removeprefix("http://").rstrip("/"))
    phones = listen.address_for_phones("0.0.0.0", 8000).removeprefix("http://").rstrip("/")
    assert not phones or hosts.has(phones, own_address=phones.rpartition(":")[0])


@pytest.mark.parametrize("name", ["http://play.example.org", "play.example.org:80", "*", "*.org", "a b", "", "*.*.org"])
def test_an_invalid_name_is_reported_at_the_start(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(Wrong, match="PARLOUR_HOSTS"):
        read_hosts([name])
    if name:
        assert run(["serve", "--host-name", name, "--port", "0"]) == 2
        assert "PARLOUR_HOSTS" in capsys.readouterr().err
