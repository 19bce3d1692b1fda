"""Servers whose ids, draws and time are the same, so that whole answers can be compared byte by byte."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import pytest
from starlette.types import ASGIApp, Message

from parlour.engine.plain import Plain
from parlour.engine.rng import Fast
from parlour.engine.view import SPECTATOR
from parlour.tables.live.live_table import LiveTable
from parlour.tables.table_service import TableService
from parlour.web.settings import ServerSettings
from tests.web.conftest import InProcessServer, open_server
from tests.web.player import Player

BEGUN = 1_000_000.0
SECRET = "a key that both servers have and that is long enough"
SECONDS = 60.0  # for a message that must come
Replies = dict[str, tuple[int, tuple[tuple[bytes, bytes], ...], bytes]]


class Numbers:
    """Stands in for the module `secrets`: gives the same numbers again and again."""

    def __init__(self) -> None:
        self._rng = random.Random(1)

    def token_urlsafe(self, size: int) -> str:
        return f"t{self._rng.getrandbits(8 * size):x}"

    def randbelow(self, bound: int) -> int:
        return self._rng.randrange(bound)

    def choice(self, items: Sequence[str]) -> str:
        return self._rng.choice(items)


class TwinServer:
    """A server, its time, and the table that is looked at."""

    def __init__(self, server: InProcessServer, clock: list[float]) -> None:
        self.server = server
        self.clock = clock
        self.service: TableService = server.api.state.context.service
        self.table = ""
        self.replies: Replies = {}

    async def ask(self, one: Player, method: str, path: str, body: Plain = None) -> None:
        """Ask for something and keep the whole answer."""
        content = None if body is None else json.dumps(body).encode()
        headers = {"content-type": "application/json"} if method == "POST" else {}
        answer = await one.browser.request(method, path, content=content, headers=headers)
        name = f"{len(self.replies)} {one.id or 'nobody'} {method} {path} {body}"
        self.replies[name] = (answer.status_code, tuple(answer.headers.raw), answer.content)

    async def live(self) -> LiveTable:
        return await self.service.live_tables.find(self.table)

    async def unseen(self, seat: int, viewers: Sequence[int]) -> list[dict[str, Plain]]:
        """List what a seat can do now without anybody else's seeing it."""
        table = (await self.live()).table
        game, state = table.header.game, table.match.state
        if seat not in table.to_act():
            return []
        return [
            game.actions.to_plain(action)
            for action in state.legal(seat)
            if not any(game.glimpse(state, seat, action, viewer) for viewer in (SPECTATOR, *viewers))
            and not game.reveals(state, seat, action)
        ]


@asynccontextmanager
async def twin_server(settings: ServerSettings) -> AsyncIterator[TwinServer]:
    """Open a server that is like every other that is opened so."""
    clock, numbers = [BEGUN], Numbers()
    tables = replace(settings.tables, now=lambda: clock[0])
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("parlour.tables.ids.secrets", numbers)
        patch.setattr("parlour.tables.people.people.secrets", numbers)
        patch.setattr("parlour.tables.model.draft.SECURE_RNG", Fast(5))
        async with open_server(replace(settings, tables=tables, secret=SECRET), TableService) as server:
            yield TwinServer(server, clock)


class Line:
    """A player's socket without a network, and all that came over it."""

    def __init__(self, app: ASGIApp, one: Player) -> None:
        self.messages: list[str] = []
        self._said: asyncio.Queue[Message] = asyncio.Queue()
        self._news = asyncio.Event()
        self._said.put_nowait({"type": "websocket.connect"})
        cookie = f"parlour={one.browser.cookies['parlour']}".encode()
        scope = {
            "type": "websocket",
            "scheme": "ws",
            "http_version": "1.1",
            "asgi": {"version": "3.0"},
            "path": "/api/socket",
            "raw_path": b"/api/socket",
            "query_string": b"",
            "root_path": "",
            "client": ("127.0.0.1", 1234),
            "server": ("parlour.test", 80),
            "subprotocols": [],
            "state": {},
            "headers": [(b"host", b"parlour.test"), (b"cookie", cookie)],
        }
        self._task = asyncio.ensure_future(app(scope, self._said.get, self._take))

    async def _take(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            self.messages.append(message["text"])
            self._news.set()

    def say(self, message: Plain) -> None:
        """Say something to the server."""
        self._said.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def until(self, is_heard: Callable[[list[str]], bool]) -> None:
        """Listen until something has been heard."""
        async with asyncio.timeout(SECONDS):
            while not is_heard(self.messages):
                self._news.clear()
                await self._news.wait()

    async def close(self) -> None:
        """Hang up."""
        self._said.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await asyncio.wait_for(self._task, SECONDS)
