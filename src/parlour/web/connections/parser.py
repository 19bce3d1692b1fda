"""Parses requests strictly: what HTTP/1.1 leaves open is refused, so that no proxy can parse a request differently."""

from __future__ import annotations

from typing import Final

import h11

MAX_HEADER_BYTES: Final = 16 * 1024  # bytes, with the request line
MAX_HEADERS: Final = 100
MAX_TARGET_BYTES: Final = 8 * 1024
MAX_BODY_CHUNKS: Final = 2000  # each costs time, and a chunk may have a single byte
TARGET_TOO_LONG: Final = (414, "the address is too long")


class Parser(h11.Connection):
    """Parses requests, and keeps the status and the reason of a refusal."""

    def __init__(self) -> None:
        super().__init__(h11.SERVER, MAX_HEADER_BYTES)
        self.refusal = (400, "")
        self._chunks = 0

    def next_event(self) -> type[h11.NEED_DATA | h11.PAUSED] | h11.Event:
        """Return the next event."""
        is_head = self.their_state is h11.IDLE
        try:
            event = super().next_event()
            self._check(event)
        except h11.RemoteProtocolError as error:
            is_long = is_head and error.error_status_hint == 431 and _has_long_target(self.trailing_data[0])
            self.refusal = TARGET_TOO_LONG if is_long else (error.error_status_hint, str(error))
            raise
        return event

    def _check(self, event: object) -> None:
        if isinstance(event, h11.Request):
            self._chunks = 0
            check(event)
        elif isinstance(event, h11.Data):
            self._chunks += 1
            if self._chunks > MAX_BODY_CHUNKS:
                raise h11.RemoteProtocolError("the body comes in too many pieces")


def check(request: h11.Request) -> None:
    """Refuse a request that another program might parse differently, or that is too large."""
    if len(request.target) > MAX_TARGET_BYTES:
        status, reason = TARGET_TOO_LONG
        raise h11.RemoteProtocolError(reason, status)
    if len(request.headers) > MAX_HEADERS or _size(request) > MAX_HEADER_BYTES:
        raise h11.RemoteProtocolError("too many headers", 431)
    if request.http_version not in {b"1.0", b"1.1"}:
        raise h11.RemoteProtocolError("another version", 505)
    names = {name for name, _ in request.headers}
    if {b"content-length", b"transfer-encoding"} <= names:
        raise h11.RemoteProtocolError("the body has two lengths")
    if not request.target.startswith(b"/") and (request.method, request.target) != (b"OPTIONS", b"*"):
        raise h11.RemoteProtocolError("the address does not begin with /")


def _has_long_target(unread: bytes) -> bool:
    """Return whether an incomplete request is too long because of its target.

    h11 stops at the limit of all headers together and reports those, even if no header has begun.
    """
    words = unread.partition(b"\n")[0].split(b" ", 2)
    return len(words) > 1 and len(words[1]) > MAX_TARGET_BYTES


def _size(request: h11.Request) -> int:
    """Return the size of the request line and headers; h11 limits it only if they arrive in several pieces."""
    return len(request.method) + len(request.target) + sum([len(name) + len(value) for name, value in request.headers])
