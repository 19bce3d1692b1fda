"""Limits on what stands before a body: the address and the headers, whose parsers take time that grows with them."""

from __future__ import annotations

from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send

from parlour.web.answers import problem
from parlour.web.identity import LONGEST, NAME, SECURE_NAME

LONGEST_ADDRESS: Final = 4096  # bytes of path and query
LARGEST_HEADERS: Final = 16 * 1024  # bytes of all names and values
COOKIE: Final = b"cookie"
OURS: Final = {NAME.encode(), SECURE_NAME.encode()}


class RequestLimits:
    """Refuses requests with a long address or large headers, and passes on no cookies but our own.

    The usual parser of cookies takes quadratic time for a quoted value, and other programs on the same host may have
    set cookies of any size, which are no reason to refuse anybody.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check a request before anything else reads it."""
        if scope["type"] not in {"http", "websocket"}:
            await self.app(scope, receive, send)
            return
        scope["headers"] = _with_our_cookies_only(scope["headers"])
        refusal = _refusal(scope)
        if refusal is None:
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close"})  # before it is accepted: the client is answered 403
        else:
            await problem(*refusal)(scope, receive, send)


def _refusal(scope: Scope) -> tuple[int, str, str, str] | None:
    if len(scope.get("raw_path") or scope["path"]) + len(scope["query_string"]) > LONGEST_ADDRESS:
        return 414, "address", f"at most {LONGEST_ADDRESS} bytes of path and query", "more"
    if sum([len(name) + len(value) for name, value in scope["headers"]]) > LARGEST_HEADERS:
        return 431, "headers", f"at most {LARGEST_HEADERS} bytes of headers", "more"
    return None


def _with_our_cookies_only(headers: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    found = [(name, value) for name, value in headers if name != COOKIE]
    pairs = [pair.strip() for name, value in headers if name == COOKIE for pair in value.split(b";")]
    ours = [pair for pair in pairs if pair.partition(b"=")[0] in OURS and len(pair) <= LONGEST + len(SECURE_NAME)]
    return [*found, (COOKIE, b"; ".join(ours))] if ours else found
