"""The outbox of one socket: a bounded queue, so that a slow reader delays nobody else."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
from starlette.websockets import WebSocket

from parlour.web.sockets.messages import ServerMessage


class Outbox:
    """The queue of messages to one client."""

    def __init__(self, most: int, send_timeout: float) -> None:
        self._queue: Final[asyncio.Queue[str]] = asyncio.Queue(most)
        self._send_timeout: Final = send_timeout
        self._is_overdue: Final = asyncio.Event()

    async def put(self, message: ServerMessage | bytes) -> None:
        """Queue a message, which may be encoded already; a client that reads none for too long is disconnected."""
        text = (message if isinstance(message, bytes) else msgspec.json.encode(message)).decode()
        try:
            self._queue.put_nowait(text)
        except asyncio.QueueFull:
            await self._wait(text)

    async def _wait(self, text: str) -> None:
        try:
            async with asyncio.timeout(self._send_timeout):
                await self._queue.put(text)
        except TimeoutError:
            self._is_overdue.set()

    async def send_all(self, socket: WebSocket) -> None:
        """Send queued messages one after another until cancelled."""
        while True:
            await socket.send_text(await self._queue.get())

    async def overflow(self) -> None:
        """Wait until the client must be disconnected."""
        await self._is_overdue.wait()
