"""Responses that the protocol sends without the application: refused connections and malformed requests."""

from __future__ import annotations

from http import HTTPStatus
from typing import Final

import msgspec

from parlour.web.connections.parser import MAX_HEADER_BYTES, MAX_HEADERS, MAX_TARGET_BYTES
from parlour.web.errors import BUSY_SECONDS
from parlour.web.middleware.security_headers import SECURITY
from parlour.web.responses import error

MAX_REASON_LENGTH: Final = 80
EXPECTED: Final = {
    400: ("a request in HTTP/1.1", "something else"),
    408: ("the whole request", "a part of it for too long"),
    414: (f"an address of at most {MAX_TARGET_BYTES} bytes", "a longer one"),
    431: (f"at most {MAX_HEADERS} headers with {MAX_HEADER_BYTES} bytes together", "more"),
    501: ("chunks as the only transfer encoding", "another one"),
    503: ("fewer connections", "as many as the server can have"),
    505: ("HTTP/1.1 or HTTP/1.0", "another version"),
}


def refusal_bytes(status: int, why: str = "") -> bytes:
    """Return the bytes of a refusal."""
    expected, found = EXPECTED.get(status, EXPECTED[400])
    body = msgspec.json.encode(error("request", expected, why[:MAX_REASON_LENGTH] or found))
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
