"""WebSocket connections: uvicorn's protocol, registered, with a limit of frames."""

from __future__ import annotations

import asyncio
from asyncio.transports import BaseTransport
from typing import Any, Final, cast

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from parlour.web.connections.phases import Phase
from parlour.web.connections.refusals import written
from parlour.web.connections.register import ConnectionRegister
from parlour.web.rate_limits import RateLimits, TooOften
from parlour.web.settings import Rate

PIECE: Final = 2048  # bytes that are read at once: at most 340 frames, which hold up others for a few milliseconds
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
        """Take over a connection from HTTP."""
        super().connection_made(transport)
        line = self._register.find(cast(asyncio.Transport, transport))
        if line is not None:
            line.owner = self
            self._register.refresh(line)

    def connection_lost(self, exc: Exception | None) -> None:
        """End."""
        self._register.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read what has arrived, piece by piece, until it is too much."""
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + PIECE])
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.transport.write(written(400, "a handshake that cannot be read"))
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
        """Say why the connection is closed; while it is not yet a WebSocket that cannot be said."""
        if self.conn.close_sent is None:
            self.transport.abort()
        else:
            super().handle_parser_exception()

    def phase(self) -> Phase:
        """Return whether the client reads what it is sent."""
        return Phase.READING if self.transport.is_closing() or not self.writable.is_set() else Phase.SOCKET

    def end_late(self, phase: Phase) -> None:  # it can only be READING
        """End the connection: the client does not read."""
        self.transport.abort()
