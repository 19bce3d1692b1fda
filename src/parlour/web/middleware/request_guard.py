"""The request guard: only our own pages may change anything, only as JSON, and only up to a size."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from parlour.web.responses import problem
from parlour.web.settings import ServerSettings

HARMLESS: Final = {"GET", "HEAD", "OPTIONS"}
OURS: Final = {"same-origin", "none"}  # none: the person opened it, no page did
JSON: Final = "application/json"
TOML: Final = {"application/toml", "text/plain"}
# What mail programs send to end letters in one click (RFC 8058); the path says all, so no page can gain by it.
ONE_CLICK: Final = {JSON, "application/x-www-form-urlencoded", "multipart/form-data"}
OFF: Final = "/api/notices/off/"
LONGEST_LENGTH: Final = 18  # digits of a length that are read: int() fails on thousands of them
PORTS: Final = {"http": 80, "https": 443, "ws": 80, "wss": 443}


class RequestGuard:
    """Refuses what comes from other people's pages, is not JSON or is too large."""

    def __init__(self, app: ASGIApp, settings: ServerSettings) -> None:
        self.app: Final = app
        self.settings: Final = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Look at a request before anything else does."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        refusal = self._refusal(scope, headers)
        if refusal is not None:
            await problem(*refusal)(scope, receive, send)
            return
        await self._limited(scope, receive, send)

    def _refusal(self, scope: Scope, headers: Headers) -> tuple[int, str, str, str] | None:
        if scope["method"] in HARMLESS:
            return None
        if not is_ours(scope):
            return 403, "origin", "a page of this server", "another origin"
        if not is_expected(headers, self._kinds(scope)):
            found = headers.get("content-type", "nothing")[:60]
            return 415, "content-type", "application/toml" if self._takes_toml(scope) else JSON, found
        if _length(headers) > self._most(scope):
            return 413, "body", f"at most {self._most(scope)} bytes", "more"
        return None

    async def _limited(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, counting what really arrives: a length can be missing or wrong."""
        left = self._most(scope)

        async def counted() -> Message:
            nonlocal left
            message = await receive()
            left -= len(message.get("body", b""))
            if left < 0:
                raise HTTPException(413)
            return message

        await self.app(scope, counted, send)

    def _takes_toml(self, scope: Scope) -> bool:
        path: str = scope["path"]
        return path.startswith("/api/games/") and path.endswith("/editions")

    def _kinds(self, scope: Scope) -> set[str]:
        if self._takes_toml(scope):
            return TOML
        return ONE_CLICK if scope["path"].startswith(OFF) else {JSON}

    def _most(self, scope: Scope) -> int:
        return self.settings.largest_edition if self._takes_toml(scope) else self.settings.largest_body


def is_expected(headers: Headers, kinds: set[str]) -> bool:
    """Return whether the body, if there is one, is of one of the kinds that are asked for."""
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    if not kind:
        return _length(headers) == 0 and "transfer-encoding" not in headers
    return kind in kinds


def is_ours(scope: Scope) -> bool:
    """Return whether a request comes from a page of this server, or from no page at all.

    Every browser sends one of the two headers with a request that changes something. A program without them has no
    cookie but its own.
    """
    headers = Headers(scope=scope)
    site, origin = headers.get("sec-fetch-site"), headers.get("origin")
    if site is not None and site not in OURS:
        return False
    if origin is None:
        return True
    place = _place(origin)
    return place is not None and place == _place(f"{scope['scheme']}://{headers.get('host', '')}")


def _place(origin: str) -> tuple[str, str, int] | None:
    """Take an origin apart; a socket's scheme counts as that of its page."""
    try:
        parts = urlsplit(origin)
        port = parts.port or PORTS[parts.scheme]
    except (ValueError, KeyError):
        return None
    return parts.scheme.replace("ws", "http"), parts.hostname or "", port


def _length(headers: Headers) -> int:
    """Read the length that a body claims to have; what really arrives is counted anyway."""
    text = headers.get("content-length", "0")
    return int(text[:LONGEST_LENGTH]) if text.isascii() and text.isdigit() else 0
