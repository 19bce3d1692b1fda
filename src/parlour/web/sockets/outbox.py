"""The outbox of one socket: a bounded queue, so that a slow reader delays nobody but itself."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket


class Outbox:
    """The queue of messages to one client."""

    def __init__(self, most: int, patience: float) -> None:
        self._queue: Final[asyncio.Queue[str]] = asyncio.Queue(most)
        self._patience: Final = patience
        self._given_up: Final = asyncio.Event()

    async def put(self, message: Any) -> None:
        """Queue a message; a client that takes none for too long is disconnected."""
        text = msgspec.json.encode(message).decode()
        try:
            self._queue.put_nowait(text)
        except asyncio.QueueFull:
            await self._wait(text)

    async def _wait(self, text: str) -> None:
        try:
            async with asyncio.timeout(self._patience):
                await self._queue.put(text)
        except TimeoutError:
            self._given_up.set()

    async def send_all(self, socket: WebSocket) -> None:
        """Send queued messages one after another, for ever."""
        while True:
            await socket.send_text(await self._queue.get())

    async def overflow(self) -> None:
        """Wait until the client must be disconnected."""
        await self._given_up.wait()
