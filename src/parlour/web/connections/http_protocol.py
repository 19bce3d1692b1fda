"""HTTP connections: uvicorn's protocol with a register, time limits and errors in JSON."""

from __future__ import annotations

import asyncio
from typing import Any, Final, cast

import h11
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.server import ServerState

from parlour.web.client_address import network
from parlour.web.connections.parser import Parser
from parlour.web.connections.phases import Connection, Phase
from parlour.web.connections.refusals import refusal_bytes
from parlour.web.connections.register import ConnectionRegister
from parlour.web.connections.trust import TrustedProxies

TIMEOUT: Final = 408
ENDED: Final = frozenset({h11.DONE, h11.MUST_CLOSE, h11.CLOSED})


class HttpProtocol(H11Protocol):
    """Reads requests and writes answers on one connection."""

    def __init__(
        self,
        register: ConnectionRegister,
        trusted: TrustedProxies,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.conn = self._parser = Parser()
        self._register: Final = register
        self._trusted: Final = trusted
        self._connection: Connection | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Register the connection, or refuse it if there are too many."""
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        connection = Connection(transport, self, "" if host in self._trusted else network(host) or "unknown")
        if self._register.admit(connection):
            self._connection = connection
        else:
            self._answer(503)

    def connection_lost(self, exc: Exception | None) -> None:
        """Remove the connection from the register."""
        self._register.remove(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Handle received bytes."""
        if self._connection is None:
            return
        self._connection.received += len(data)
        super().data_received(data)
        self._refresh()

    def on_response_complete(self) -> None:
        """Wait for the next request; the register ends connections that are idle for too long."""
        super().on_response_complete()
        self._unset_keepalive_if_required()
        self._refresh()

    def pause_writing(self) -> None:
        """Stop writing: the client does not read fast enough."""
        super().pause_writing()
        self._refresh()

    def resume_writing(self) -> None:
        """Go on writing."""
        super().resume_writing()
        self._refresh()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Switch the connection to the WebSocket protocol."""
        self._connection = None
        super().handle_websocket_upgrade(event)

    def shutdown(self) -> None:
        """Close as soon as no request is in progress."""
        if not self.transport.is_closing():
            super().shutdown()

    def _refresh(self) -> None:
        if self._connection is not None:
            self._register.refresh(self._connection)

    def _unanswered(self) -> RequestResponseCycle | None:
        """Return the request whose response is not complete."""
        cycle = cast("RequestResponseCycle | None", self.cycle)
        return None if cycle is None or cycle.response_complete else cycle

    def phase(self) -> Phase:
        """Return the current phase of the connection."""
        is_answered = self._unanswered() is None
        has_unread = is_answered and self.transport.get_write_buffer_size() > 0
        if self.transport.is_closing() or self.flow.write_paused or has_unread:
            return Phase.SENDING
        if self.conn.their_state is h11.SEND_BODY and not self.flow.read_paused:
            return Phase.UNREAD_BODY if self.conn.our_state in ENDED else Phase.BODY
        if not is_answered:
            return Phase.WORKING
        return Phase.HEADERS if self.conn.trailing_data[0] else Phase.IDLE

    def end_overdue(self, phase: Phase) -> None:
        """End the connection: this phase has lasted too long."""
        if phase in {Phase.HEADERS, Phase.BODY}:
            self._answer(TIMEOUT)
        elif phase is Phase.IDLE:
            self.transport.close()
        else:
            self.transport.abort()

    def send_400_response(self, msg: str) -> None:
        """Respond to a request that cannot be parsed."""
        self._answer(*self._parser.refusal)

    def _answer(self, status: int, why: str = "") -> None:
        """Respond without the application and close; if a response has begun, abort the connection instead."""
        cycle = self._unanswered()
        if cycle is not None and cycle.response_started:
            self.transport.abort()
            return
        if cycle is not None:
            cycle.disconnected = True
            cycle.message_event.set()
        if self.conn.our_state not in ENDED and not self.transport.is_closing():
            self.transport.write(refusal_bytes(status, why))
        self.transport.close()
        self._refresh()
