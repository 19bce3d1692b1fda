"""The request guard: changes are accepted only from this server's own pages, as JSON, and up to a size."""

from __future__ import annotations

import re
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.types import Message, Receive, Scope

from parlour.web.responses import problem
from parlour.web.settings import ServerSettings

SAFE_METHODS: Final = {"GET", "HEAD", "OPTIONS"}
SAME_SITE: Final = {"same-origin", "none"}  # none: the person opened it directly, not from a page
JSON: Final = "application/json"
TOML: Final = {"application/toml", "text/plain"}
# What mail programs send to unsubscribe in one click (RFC 8058); the token in the path is the only input.
ONE_CLICK: Final = {JSON, "application/x-www-form-urlencoded", "multipart/form-data"}
OFF: Final = "/api/notices/off/"
EDITION_BODY: Final = re.compile(
    r"/api/me/editions(/[^/]*)?|/api/games/[^/]*/editions/check"
)  # data of editions in JSON
MAX_LENGTH_DIGITS: Final = 18  # of Content-Length: int() fails on thousands of digits
PORTS: Final = {"http": 80, "https": 443, "ws": 80, "wss": 443}


class RequestGuard:
    """Refuses changes that come from other sites, are not JSON or are too large."""

    def __init__(self, settings: ServerSettings) -> None:
        self.settings: Final = settings

    def refusal(self, scope: Scope) -> Response | None:
        """Return the response to a request that is refused before its body is read."""
        found = self._refusal(scope, Headers(scope=scope))
        return None if found is None else problem(*found)

    def _refusal(self, scope: Scope, headers: Headers) -> tuple[int, str, str, str] | None:
        if scope["method"] in SAFE_METHODS:
            return None
        if not is_same_origin(scope):
            return 403, "origin", "a page of this server", "another origin"
        if not is_expected(headers, self._kinds(scope)):
            found = headers.get("content-type", "nothing")[:60]
            return 415, "content-type", "application/toml" if self._takes_toml(scope) else JSON, found
        if _length(headers) > self._max_bytes(scope):
            return 413, "body", f"at most {self._max_bytes(scope)} bytes", "more"
        return None

    def limited(self, scope: Scope, receive: Receive) -> Receive:
        """Count the bytes of a body that arrive: Content-Length can be missing or wrong."""
        left = self._max_bytes(scope)

        async def counted() -> Message:
            nonlocal left
            message = await receive()
            left -= len(message.get("body", b""))
            if left < 0:
                raise HTTPException(413)
            return message

        return counted

    def _takes_toml(self, scope: Scope) -> bool:
        path: str = scope["path"]
        return path.startswith("/api/games/") and path.endswith("/editions")

    def _kinds(self, scope: Scope) -> set[str]:
        if self._takes_toml(scope):
            return TOML
        return ONE_CLICK if scope["path"].startswith(OFF) else {JSON}

    def _max_bytes(self, scope: Scope) -> int:
        has_edition = self._takes_toml(scope) or EDITION_BODY.fullmatch(scope["path"])
        return self.settings.max_edition if has_edition else self.settings.max_body


def is_expected(headers: Headers, kinds: set[str]) -> bool:
    """Return whether the body, if there is one, has one of the expected content types."""
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    if not kind:
        return _length(headers) == 0 and "transfer-encoding" not in headers
    return kind in kinds


def is_same_origin(scope: Scope) -> bool:
    """Return whether a request comes from a page of this server, or from no page at all.

    Every browser sends one of the two headers with a request that changes something. Other programs do not have the
    cookies of a browser.
    """
    headers = Headers(scope=scope)
    site, origin = headers.get("sec-fetch-site"), headers.get("origin")
    if site is not None and site not in SAME_SITE:
        return False
    if origin is None:
        return True
    place = _origin(origin)
    return place is not None and place == _origin(f"{scope['scheme']}://{headers.get('host', '')}")


def _origin(origin: str) -> tuple[str, str, int] | None:
    """Split an origin; ws counts as http."""
    try:
        parts = urlsplit(origin)
        port = parts.port or PORTS[parts.scheme]
    except (ValueError, KeyError):
        return None
    return parts.scheme.replace("ws", "http"), parts.hostname or "", port


def _length(headers: Headers) -> int:
    """Read Content-Length; the bytes that arrive are counted in any case."""
    text = headers.get("content-length", "0")
    return int(text[:MAX_LENGTH_DIGITS]) if text.isascii() and text.isdigit() else 0
