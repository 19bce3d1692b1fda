"""Servers for the tests: the application in this process, or a real server on the loopback."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import replace
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from fastapi import FastAPI
from starlette.types import ASGIApp

from parlour.lab.servers.postgres import Postgres
from parlour.tables.settings import Settings as HallSettings
from parlour.tables.table_service import Hall
from parlour.web.app import dressed, make_api
from parlour.web.process.listen import listen
from parlour.web.process.serve import OpenHouse
from parlour.web.settings import Settings
from tests import stores
from tests.web.stub_service import StubHall

ORIGIN = "http://parlour.test"
Visit = Callable[[], httpx.AsyncClient]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    quick = HallSettings(bot_delay=0, lobby_pause=0, away=0)
    names = (urlsplit(ORIGIN).netloc,)
    return Settings(data=tmp_path / "data", static=tmp_path / "static", rates=None, hall=quick, hosts=names)


class House:
    """An open application: its visitors are browsers without a network."""

    def __init__(self, api: FastAPI, settings: Settings) -> None:
        self.api = api
        self.app: ASGIApp = dressed(api, settings)
        self._visitors: list[httpx.AsyncClient] = []

    @property
    def stub(self) -> StubHall:
        hall = self.api.state.context.hall
        assert isinstance(hall, StubHall)
        return hall

    def visit(self, origin: str = ORIGIN, address: str = "127.0.0.1") -> httpx.AsyncClient:
        transport = httpx.ASGITransport(self.app, client=(address, 1234))
        visitor = httpx.AsyncClient(transport=transport, base_url=origin)
        self._visitors.append(visitor)
        return visitor

    async def close(self) -> None:
        for visitor in self._visitors:
            await visitor.aclose()


@contextlib.asynccontextmanager
async def open_house(settings: Settings, kind: type[Hall] = StubHall) -> AsyncIterator[House]:
    api = make_api(settings, kind)
    async with api.router.lifespan_context(api):
        house = House(api, settings)
        try:
            yield house
        finally:
            await house.close()


@pytest.fixture
async def doll_house(settings: Settings) -> AsyncIterator[House]:
    """An application whose hall only pretends."""
    async with open_house(settings) as house:
        yield house


@pytest.fixture(params=stores.KINDS)
def stored(request: pytest.FixtureRequest, settings: Settings, tmp_path: Path) -> Iterator[Settings]:
    """Settings for a real hall: once over SQLite and once over PostgreSQL."""
    if request.param == "sqlite":
        yield settings
        return
    server = request.getfixturevalue("postgres")
    assert isinstance(server, Postgres)
    with stores.database(server, tmp_path) as url:
        yield replace(settings, database=url)


@pytest.fixture
async def house(stored: Settings) -> AsyncIterator[House]:
    """An application with a real hall."""
    async with open_house(stored, Hall) as house:
        yield house


class Door:
    """A real server on a free port of the loopback, in a thread."""

    def __init__(self, settings: Settings, kind: type[Hall]) -> None:
        self.api = make_api(settings, kind)
        self.socket = listen("127.0.0.1", 0, may_move=False)
        self.host = f"127.0.0.1:{self.socket.getsockname()[1]}"
        self.origin = f"http://{self.host}"
        self._ready = threading.Event()
        self.server = OpenHouse(self.api, settings, self._ready.set)
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
def open_door(settings: Settings, kind: type[Hall] = StubHall) -> Iterator[Door]:
    door = Door(settings, kind)
    door.open()
    try:
        yield door
    finally:
        door.close()


@pytest.fixture
def door(stored: Settings) -> Iterator[Door]:
    """A real server with a real hall."""
    with open_door(stored, Hall) as door:
        yield door
