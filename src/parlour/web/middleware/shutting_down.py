"""The response to a request that a stopping server has no time left for."""

from __future__ import annotations

import asyncio
from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from parlour.web.errors import BUSY_SECONDS
from parlour.web.responses import problem

RESTARTING: Final = "The server is restarting. Please try again in a few seconds."
RETRY_AFTER: Final = {"Retry-After": BUSY_SECONDS}


class ShuttingDown:
    """Responds with 503, not 500, to a request that is cancelled: it may have been carried out, so the client retries.

    A repeated request with the same id is not carried out twice.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on; if it is cancelled before a response has begun, respond that the server is restarting."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        has_begun = False

        async def send_recording(message: Message) -> None:
            nonlocal has_begun
            has_begun = True
            await send(message)

        try:
            await self.app(scope, receive, send_recording)
        except asyncio.CancelledError:
            if has_begun:
                raise
            answer = problem(
                503, "server", "some time", "a server that is leaving", RETRY_AFTER, RESTARTING, code="restarting"
            )
            await answer(scope, receive, send)
