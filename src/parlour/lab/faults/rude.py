"""Rude clients on bare connections: they send what they like, and read only if they want to."""

from __future__ import annotations

import asyncio
import os
from base64 import b64encode
from contextlib import suppress
from typing import Final

from parlour.lab.servers.loopback import Address

TEXT, CLOSE = 1, 8
SHORT, LONG = 125, 126
LAST_WORD: Final = 0x80


class Wire:
    """A connection to the server, without any manners."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader: Final = reader
        self.writer: Final = writer

    @classmethod
    async def open(cls, address: Address) -> Wire:
        """Connect, and nothing more: a client that never says anything."""
        return cls(*await asyncio.open_connection(address.host, address.port))

    @classmethod
    async def socket(cls, address: Address, cookie: str) -> Wire:
        """Open the socket of a person."""
        wire = await cls.open(address)
        key = b64encode(os.urandom(16)).decode()
        lines = ["GET /api/socket HTTP/1.1", f"Host: {address.name}", "Upgrade: websocket", "Connection: Upgrade"]
        lines += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", f"Cookie: {cookie}", "", ""]
        wire.send("\r\n".join(lines).encode())
        await wire.reader.readuntil(b"\r\n\r\n")
        return wire

    def send(self, sent: bytes) -> None:
        """Send bytes as they are."""
        self.writer.write(sent)

    def say(self, text: bytes, kind: int = TEXT) -> None:
        """Send a message as a browser would, masked (with nothing)."""
        size = len(text)
        head = bytes([LAST_WORD | kind, LAST_WORD | size]) if size <= SHORT else b""
        head = head or bytes([LAST_WORD | kind, LAST_WORD | LONG]) + size.to_bytes(2, "big")
        self.send(head + bytes(4) + text)

    def stop_reading(self) -> None:
        """Read nothing more: what the server sends stays on the way."""
        self.writer.transport.pause_reading()  # type: ignore[attr-defined]  # every transport of a socket has it

    async def heard(self, seconds: float) -> bytes:
        """Read until the server says no more for a while, or closes."""
        found = b""
        with suppress(TimeoutError, ConnectionError):
            while True:
                async with asyncio.timeout(seconds):
                    some = await self.reader.read(65536)
                if not some:
                    break
                found += some
        return found

    async def is_closed(self, seconds: float) -> bool:
        """Return whether the server closes the connection within some time."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while await self._reads():
                    pass
                return True
        return False

    async def _reads(self) -> bool:
        try:
            return bool(await self.reader.read(65536))
        except ConnectionError:
            return False

    def close(self) -> None:
        """Leave without a word."""
        self.writer.transport.abort()
