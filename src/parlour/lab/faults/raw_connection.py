"""Raw connections: clients that send any bytes, and need not read."""

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


class RawConnection:
    """A TCP connection to the server that follows no protocol by itself."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader: Final = reader
        self.writer: Final = writer

    @classmethod
    async def open(cls, address: Address) -> RawConnection:
        """Connect, and send nothing."""
        return cls(*await asyncio.open_connection(address.host, address.port))

    @classmethod
    async def socket(cls, address: Address, cookie: str) -> RawConnection:
        """Open the socket of a person."""
        wire = await cls.open(address)
        key = b64encode(os.urandom(16)).decode()
        lines = ["GET /api/socket HTTP/1.1", f"Host: {address.name}", "Upgrade: websocket", "Connection: Upgrade"]
        lines += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", f"Cookie: {cookie}", "", ""]
        wire.send("\r\n".join(lines).encode())
        await wire.reader.readuntil(b"\r\n\r\n")
        return wire

    def send(self, sent: bytes) -> None:
        """Send bytes."""
        self.writer.write(sent)

    def send_frame(self, text: bytes, kind: int = TEXT) -> None:
        """Send a WebSocket frame as a browser would, masked (with zeros)."""
        size = len(text)
        head = bytes([LAST_WORD | kind, LAST_WORD | size]) if size <= SHORT else b""
        head = head or bytes([LAST_WORD | kind, LAST_WORD | LONG]) + size.to_bytes(2, "big")
        self.send(head + bytes(4) + text)

    def stop_reading(self) -> None:
        """Stop reading, so that the server's data fill the buffers."""
        self.writer.transport.pause_reading()  # type: ignore[attr-defined]  # every transport of a socket has it

    async def read_available(self, seconds: float) -> bytes:
        """Read until the server sends nothing for a while, or closes."""
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
        """Abort the connection."""
        self.writer.transport.abort()
