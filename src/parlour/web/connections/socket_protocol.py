"""WebSocket connections: uvicorn's protocol with the register and a rate limit of frames."""

from __future__ import annotations

import asyncio
from asyncio.transports import BaseTransport
from typing import Any, Final, cast

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from parlour.web.connections.phases import Phase
from parlour.web.connections.refusals import refusal_bytes
from parlour.web.connections.register import ConnectionRegister
from parlour.web.rate_limits import RateLimits, TooOften
from parlour.web.settings import Rate

CHUNK: Final = 2048  # bytes parsed at once: at most 340 frames, which block the event loop for a few milliseconds
TOO_OFTEN: Final = 4429
REASON: Final = "too many frames"


class SocketProtocol(WebSocketsSansIOProtocol):
    """Reads and writes the frames of one WebSocket."""

    def __init__(
        self,
        register: ConnectionRegister,
        rate: Rate | None,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._register: Final = register
        self._rate: Final = rate
        self._limits: Final = RateLimits()

    def connection_made(self, transport: BaseTransport) -> None:
        """Take the connection over from the HTTP protocol."""
        super().connection_made(transport)
        connection = self._register.find(cast(asyncio.Transport, transport))
        if connection is not None:
            connection.owner = self
            self._register.refresh(connection)

    def connection_lost(self, exc: Exception | None) -> None:
        """Remove the connection from the register."""
        self._register.remove(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Handle received bytes in chunks, until the rate limit closes the connection."""
        for start in range(0, len(data), CHUNK):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + CHUNK])
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.transport.write(refusal_bytes(400, "a handshake that cannot be read"))
            self.transport.close()

    def handle_events(self) -> None:
        """Count the frames and pass them on."""
        try:
            if self._rate is not None:
                self._limits.take("frame", "", self._rate, len(self.conn.events))
        except TooOften:
            self.conn.fail(TOO_OFTEN, REASON)
            self.handle_parser_exception()
            return
        super().handle_events()

    def handle_parser_exception(self) -> None:
        """Send the close frame with its reason; before the handshake is done, abort instead."""
        if self.conn.close_sent is None:
            self.transport.abort()
        else:
            super().handle_parser_exception()

    def phase(self) -> Phase:
        """Return SENDING if the client does not read what is sent, else SOCKET."""
        return Phase.SENDING if self.transport.is_closing() or not self.writable.is_set() else Phase.SOCKET

    def end_overdue(self, phase: Phase) -> None:  # it can only be READING
        """End the connection: the client does not read."""
        self.transport.abort()
