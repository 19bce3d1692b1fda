"""The response to a request that a stopping server has no time left for."""

from __future__ import annotations

import asyncio
from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from parlour.web.errors import BUSY_SECONDS
from parlour.web.responses import problem

SAID: Final = "The server is restarting. Please try again in a few seconds."
COME_BACK: Final = {"Retry-After": BUSY_SECONDS}


class ShuttingDown:
    """Answers a request that is cut short with 503, not 500: it may have been carried out, so the client asks again.

    What is asked again under the same id is not done twice.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on; if it is cancelled before a response has begun, respond that the server is restarting."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        has_begun = False

        async def noted(message: Message) -> None:
            nonlocal has_begun
            has_begun = True
            await send(message)

        try:
            await self.app(scope, receive, noted)
        except asyncio.CancelledError:
            if has_begun:
                raise
            answer = problem(503, "server", "some time", "a server that is leaving", COME_BACK, SAID, code="restarting")
            await answer(scope, receive, send)
