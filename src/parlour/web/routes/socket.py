"""The socket: accepted only from this server's own pages and people with an identity, in limited numbers."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from parlour.tables.errors import Busy
from parlour.web.client_address import address
from parlour.web.context import NOBODY, Context, context
from parlour.web.identity.visitors import cookie_person
from parlour.web.middleware.request_guard import is_same_origin
from parlour.web.sockets.session import REASONS, TOO_OFTEN, SocketSession

PATH: Final = "/api/socket"
NO_IDENTITY: Final = 4401  # GET /api/me first
TRY_AGAIN: Final = 1013  # the store cannot be reached
CLOSE_SECONDS: Final = 1.0


async def socket(socket: WebSocket) -> None:
    """Serve one client's WebSocket."""
    if not is_same_origin(socket.scope):
        await socket.close()  # before it is accepted: the browser gets a 403
        return
    await socket.accept()
    try:
        here, person = context(socket), await cookie_person(socket)
    except Busy:
        await _close(socket, TRY_AGAIN)
        return
    if person == NOBODY:
        await _close(socket, NO_IDENTITY)
        return
    with _counted(here, socket, person) as is_within_limits:
        if not is_within_limits:
            await _close(socket, TOO_OFTEN, "too many sockets")
            return
        code = await SocketSession(here, socket, person).run()
        await _close(socket, code, REASONS.get(code, ""))


async def _close(socket: WebSocket, code: int, reason: str = "") -> None:
    """Close, without waiting long for a client that does not read."""
    with suppress(TimeoutError, RuntimeError, WebSocketDisconnect, OSError):
        async with asyncio.timeout(CLOSE_SECONDS):
            await socket.close(code, reason)


@contextmanager
def _counted(here: Context, socket: WebSocket, person: str) -> Iterator[bool]:
    """Count the socket while it is open; yield whether it is within the limits."""
    settings = here.settings
    most = {f"of {person}": settings.sockets_per_person, f"from {address(socket)}": settings.sockets_per_address}
    if settings.max_sockets:
        most["all"] = settings.max_sockets
    unlimited = settings.rates is None
    here.sockets.update(most.keys())
    try:
        yield unlimited or all(here.sockets[key] <= limit for key, limit in most.items())
    finally:
        here.sockets.subtract(most.keys())
        for key in most:
            if here.sockets[key] <= 0:
                del here.sockets[key]
