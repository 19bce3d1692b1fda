"""Servers for the tests: the application in this process, or a real server on the loopback."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import replace
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from starlette.types import ASGIApp

from parlour.lab.servers.postgres import Postgres
from parlour.tables.settings import TableSettings
from parlour.tables.store.sqlite.files import make_folder
from parlour.tables.table_service import TableService
from parlour.web.app import DATABASE, make_api, with_middleware
from parlour.web.process.listen import listen
from parlour.web.process.serve import ParlourServer
from parlour.web.routing.application import Application
from parlour.web.settings import ServerSettings
from tests import stores
from tests.tables.conftest import same_cards
from tests.web.stub_service import StubService

__all__ = ["same_cards"]
ORIGIN = "http://parlour.test"
Visit = Callable[[], httpx.AsyncClient]


@pytest.fixture
def settings(tmp_path: Path) -> ServerSettings:
    quick = TableSettings(bot_delay=0, lobby_pause=0, away_after=0)
    names = (urlsplit(ORIGIN).netloc,)
    return ServerSettings(data=tmp_path / "data", static=tmp_path / "static", rates=None, tables=quick, hosts=names)


class InProcessServer:
    """An open application: its visitors are browsers without a network."""

    def __init__(self, api: Application, settings: ServerSettings) -> None:
        self.api = api
        self.app: ASGIApp = with_middleware(api, settings)
        self._visitors: list[httpx.AsyncClient] = []

    @property
    def stub(self) -> StubService:
        service = self.api.state.context.service
        assert isinstance(service, StubService)
        return service

    def visit(self, origin: str = ORIGIN, address: str = "127.0.0.1") -> httpx.AsyncClient:
        transport = httpx.ASGITransport(self.app, client=(address, 1234))
        visitor = httpx.AsyncClient(transport=transport, base_url=origin)
        self._visitors.append(visitor)
        return visitor

    async def close(self) -> None:
        for visitor in self._visitors:
            await visitor.aclose()


@contextlib.asynccontextmanager
async def open_server(
    settings: ServerSettings, kind: type[TableService] = StubService
) -> AsyncIterator[InProcessServer]:
    api = make_api(settings, kind)
    async with api.lifespan():
        server = InProcessServer(api, settings)
        try:
            yield server
        finally:
            await server.close()


@pytest.fixture
async def stub_server(settings: ServerSettings) -> AsyncIterator[InProcessServer]:
    """An application whose service only pretends."""
    async with open_server(settings) as server:
        yield server


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run a test of a real service over SQLite and over PostgreSQL, unless it names the one it is for."""
    if "stored" in metafunc.fixturenames:
        stores.each_kind(metafunc, "stored")


@pytest.fixture
def stored(request: pytest.FixtureRequest, settings: ServerSettings, tmp_path: Path) -> Iterator[ServerSettings]:
    """Settings for a real service: once over SQLite and once over PostgreSQL."""
    if request.param == "sqlite":
        make_folder(settings.data)
        shutil.copy(request.getfixturevalue("empty_store"), settings.data / DATABASE)
        yield settings
        return
    server = request.getfixturevalue("postgres")
    assert isinstance(server, Postgres)
    with stores.database(server, tmp_path) as url:
        yield replace(settings, database=url)


@pytest.fixture
async def server(stored: ServerSettings) -> AsyncIterator[InProcessServer]:
    """An application with a real service."""
    async with open_server(stored, TableService) as server:
        yield server


class RunningServer:
    """A real server on a free port of the loopback, in a thread."""

    def __init__(self, settings: ServerSettings, kind: type[TableService]) -> None:
        self.api = make_api(settings, kind)
        self.socket = listen("127.0.0.1", 0, may_change_port=False)
        self.host = f"127.0.0.1:{self.socket.getsockname()[1]}"
        self.origin = f"http://{self.host}"
        self._ready = threading.Event()
        self.server = ParlourServer(self.api, settings, self._ready.set)
        self._thread = threading.Thread(target=self._run)

    def _run(self) -> None:
        asyncio.run(self.server.serve([self.socket]))

    def open(self) -> None:
        self._thread.start()
        assert self._ready.wait(30)

    def close(self) -> None:
        self.server.should_exit = True
        self._thread.join(15)
        assert not self._thread.is_alive()


@contextlib.contextmanager
def run_server(settings: ServerSettings, kind: type[TableService] = StubService) -> Iterator[RunningServer]:
    running = RunningServer(settings, kind)
    running.open()
    try:
        yield running
    finally:
        running.close()


@pytest.fixture
def running(stored: ServerSettings) -> Iterator[RunningServer]:
    """A real server with a real service."""
    with run_server(stored, TableService) as running:
        yield running
