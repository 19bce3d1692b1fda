"""A minimal HTTP/1.1 client: only what Parlour's server needs, so that the clients cost little processor time."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Final

from parlour.lab.servers.loopback import Address

PATIENCE: Final = 15.0


class Lost(ConnectionError):
    """There was no response: the request may have been carried out or not."""


@dataclass(frozen=True)
class Answer:
    """A response of the server."""

    status: int
    body: bytes
    cookie: str


Wire = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Http:
    """Sends requests over connections that are reused."""

    def __init__(self, address: Address, origin: str | None = None) -> None:
        """Connect to the server at *address*, from *origin*, another address of this machine, if given."""
        self.address: Final = address
        self._origin: Final = None if origin is None else (origin, 0)
        self._idle: Final[list[Wire]] = []

    async def request(self, method: str, path: str, cookie: str = "", body: bytes = b"") -> Answer:
        """Send a request and return the response, whatever its status; `Lost` if there is none."""
        lines = [f"{method} {path} HTTP/1.1", f"Host: {self.address.name}"]
        lines += [f"Cookie: {cookie}"] if cookie else []
        lines += ["Content-Type: application/json"] if body else []
        question = "\r\n".join([*lines, f"Content-Length: {len(body)}", "", ""]).encode() + body
        try:
            async with asyncio.timeout(PATIENCE):
                return await self._exchange(question)
        except (OSError, EOFError) as error:  # a timeout is an OSError, a half answer an EOFError
            raise Lost(str(error)) from None

    async def _exchange(self, question: bytes) -> Answer:
        reader, writer = wire = await self._wire()
        try:
            writer.write(question)
            answer = await _read(reader)
        except BaseException:
            writer.close()
            raise
        self._idle.append(wire)
        return answer

    async def _wire(self) -> Wire:
        while self._idle:
            reader, writer = self._idle.pop()
            if not reader.at_eof() and not writer.is_closing():
                return reader, writer
            writer.close()
        return await asyncio.open_connection(self.address.host, self.address.port, local_addr=self._origin)

    async def close(self) -> None:
        """Close the connections."""
        while self._idle:
            _, writer = self._idle.pop()
            writer.close()


async def _read(reader: asyncio.StreamReader) -> Answer:
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    protocol, _, status = head[0].partition(" ")
    if not protocol.startswith("HTTP/"):
        raise Lost("what came was the rest of something else")
    headers: dict[str, str] = {}
    for line in head[1:]:
        name, _, value = line.partition(":")
        headers[name.lower()] = value.strip()
    body = await reader.readexactly(int(headers.get("content-length", "0")))
    return Answer(int(status.partition(" ")[0]), body, headers.get("set-cookie", "").partition(";")[0])
