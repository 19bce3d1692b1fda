"""The socket: for our own pages and known people only, and a limited number of each."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final

from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect

from parlour.tables.errors import Busy
from parlour.web.client_address import address
from parlour.web.context import NOBODY, Context, context
from parlour.web.identity.visitors import known
from parlour.web.middleware.request_guard import is_ours
from parlour.web.sockets.session import REASONS, TOO_OFTEN, SocketSession

router = APIRouter()
NOBODY_HERE: Final = 4401  # GET /api/me first
TRY_AGAIN: Final = 1013  # the store is away
FAREWELL_SECONDS: Final = 1.0


@router.websocket("/api/socket")
async def socket(socket: WebSocket) -> None:
    """Serve one client's WebSocket."""
    if not is_ours(socket.scope):
        await socket.close()  # before it is accepted: the browser is told 403
        return
    await socket.accept()
    try:
        here, person = context(socket), await known(socket)
    except Busy:
        await _close(socket, TRY_AGAIN)
        return
    if person == NOBODY:
        await _close(socket, NOBODY_HERE)
        return
    with _counted(here, socket, person) as is_welcome:
        if not is_welcome:
            await _close(socket, TOO_OFTEN, "too many sockets")
            return
        code = await SocketSession(here, socket, person).run()
        await _close(socket, code, REASONS.get(code, ""))


async def _close(socket: WebSocket, code: int, reason: str = "") -> None:
    """Close, without waiting long for a client that does not read."""
    with suppress(TimeoutError, RuntimeError, WebSocketDisconnect, OSError):
        async with asyncio.timeout(FAREWELL_SECONDS):
            await socket.close(code, reason)


@contextmanager
def _counted(here: Context, socket: WebSocket, person: str) -> Iterator[bool]:
    """Count the socket while it is open; yield whether it is within the limits."""
    settings = here.settings
    most = {f"of {person}": settings.sockets_a_person, f"from {address(socket)}": settings.sockets_an_address}
    if settings.most_sockets:
        most["all"] = settings.most_sockets
    unlimited = settings.rates is None
    here.sockets.update(most.keys())
    try:
        yield unlimited or all(here.sockets[key] <= limit for key, limit in most.items())
    finally:
        here.sockets.subtract(most.keys())
        for key in most:
            if here.sockets[key] <= 0:
                del here.sockets[key]
