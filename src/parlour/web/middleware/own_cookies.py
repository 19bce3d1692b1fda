"""Cookies: only Parlour's own are passed on, because the usual parser takes quadratic time for a quoted value."""

from __future__ import annotations

from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send

from parlour.web.identity.cookie import MAX_COOKIE_LENGTH, NAME, SECURE_NAME

COOKIE: Final = b"cookie"
OWN_COOKIES: Final = {NAME.encode(), SECURE_NAME.encode()}


class OwnCookies:
    """Removes all cookies but Parlour's own, and those that are too long.

    Other programs on the same host may have set any cookies, so a request with them must not be refused.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Remove other cookies, then pass the request on."""
        if scope["type"] in {"http", "websocket"}:
            scope["headers"] = _with_own_cookies_only(scope["headers"])
        await self.app(scope, receive, send)


def _with_own_cookies_only(headers: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    found = [(name, value) for name, value in headers if name != COOKIE]
    pairs = [pair.strip() for name, value in headers if name == COOKIE for pair in value.split(b";")]
    ours = [
        pair
        for pair in pairs
        if pair.partition(b"=")[0] in OWN_COOKIES and len(pair) <= MAX_COOKIE_LENGTH + len(SECURE_NAME)
    ]
    return [*found, (COOKIE, b"; ".join(ours))] if ours else found
