"""Cookies: only our own are passed on, because the usual parser takes quadratic time for a quoted value."""

from __future__ import annotations

from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send

from parlour.web.identity.cookie import LONGEST, NAME, SECURE_NAME

COOKIE: Final = b"cookie"
OURS: Final = {NAME.encode(), SECURE_NAME.encode()}


class OwnCookies:
    """Passes on no cookies but our own, and those only if they are short enough to be ours.

    Other programs on the same host may have set cookies of any kind, which are no reason to refuse anybody.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Take the others out of a request before anything else reads it."""
        if scope["type"] in {"http", "websocket"}:
            scope["headers"] = _with_our_cookies_only(scope["headers"])
        await self.app(scope, receive, send)


def _with_our_cookies_only(headers: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    found = [(name, value) for name, value in headers if name != COOKIE]
    pairs = [pair.strip() for name, value in headers if name == COOKIE for pair in value.split(b";")]
    ours = [pair for pair in pairs if pair.partition(b"=")[0] in OURS and len(pair) <= LONGEST + len(SECURE_NAME)]
    return [*found, (COOKIE, b"; ".join(ours))] if ours else found
