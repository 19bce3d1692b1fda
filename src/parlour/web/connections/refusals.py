"""Refusals that no application gives: of connections, and of what is no request."""

from __future__ import annotations

from http import HTTPStatus
from typing import Final

import msgspec

from parlour.web.connections.parser import LONGEST_HEADERS, LONGEST_TARGET, MOST_HEADERS
from parlour.web.errors import BUSY_SECONDS
from parlour.web.middleware.security_headers import SECURITY
from parlour.web.responses import error

LONGEST_REASON: Final = 80
EXPECTED: Final = {
    400: ("a request in HTTP/1.1", "something else"),
    408: ("the whole request", "a part of it for too long"),
    414: (f"an address of at most {LONGEST_TARGET} bytes", "a longer one"),
    431: (f"at most {MOST_HEADERS} headers with {LONGEST_HEADERS} bytes together", "more"),
    501: ("chunks as the only transfer encoding", "another one"),
    503: ("fewer connections", "as many as the server can have"),
    505: ("HTTP/1.1 or HTTP/1.0", "another version"),
}


def written(status: int, why: str = "") -> bytes:
    """Write a refusal as it is sent."""
    expected, found = EXPECTED.get(status, EXPECTED[400])
    body = msgspec.json.encode(error("request", expected, why[:LONGEST_REASON] or found))
    headers = {
        **SECURITY,
        "Content-Type": "application/json",
        "Content-Length": str(len(body)),
        "Connection": "close",
    }
    if status == 503:
        headers["Retry-After"] = BUSY_SECONDS
    lines = [f"HTTP/1.1 {status} {HTTPStatus(status).phrase}", *[f"{name}: {text}" for name, text in headers.items()]]
    return "\r\n".join(lines).encode() + b"\r\n\r\n" + body
