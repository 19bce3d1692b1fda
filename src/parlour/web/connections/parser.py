"""Reading requests: what HTTP/1.1 leaves open is refused, so that no two programs can read a request differently."""

from __future__ import annotations

from typing import Final

import h11

LONGEST_HEADERS: Final = 16 * 1024  # bytes, with the request line
MOST_HEADERS: Final = 100
LONGEST_TARGET: Final = 8 * 1024
MOST_PIECES: Final = 2000  # of a body: each costs time, and one byte may be one
LONG_TARGET: Final = (414, "the address is too long")


class Parser(h11.Connection):
    """Reads requests, and keeps status and reason of a refusal."""

    def __init__(self) -> None:
        super().__init__(h11.SERVER, LONGEST_HEADERS)
        self.refusal = (400, "")
        self._pieces = 0

    def next_event(self) -> type[h11.NEED_DATA | h11.PAUSED] | h11.Event:
        """Return what was read next."""
        is_head = self.their_state is h11.IDLE
        try:
            event = super().next_event()
            self._check(event)
        except h11.RemoteProtocolError as error:
            is_long = is_head and error.error_status_hint == 431 and _has_long_target(self.trailing_data[0])
            self.refusal = LONG_TARGET if is_long else (error.error_status_hint, str(error))
            raise
        return event

    def _check(self, event: object) -> None:
        if isinstance(event, h11.Request):
            self._pieces = 0
            check(event)
        elif isinstance(event, h11.Data):
            self._pieces += 1
            if self._pieces > MOST_PIECES:
                raise h11.RemoteProtocolError("the body comes in too many pieces")


def check(request: h11.Request) -> None:
    """Refuse a request that another program might read differently, or that is larger than any of ours."""
    if len(request.target) > LONGEST_TARGET:
        status, reason = LONG_TARGET
        raise h11.RemoteProtocolError(reason, status)
    if len(request.headers) > MOST_HEADERS or _size(request) > LONGEST_HEADERS:
        raise h11.RemoteProtocolError("too many headers", 431)
    if request.http_version not in {b"1.0", b"1.1"}:
        raise h11.RemoteProtocolError("another version", 505)
    names = {name for name, _ in request.headers}
    if {b"content-length", b"transfer-encoding"} <= names:
        raise h11.RemoteProtocolError("the body has two lengths")
    if not request.target.startswith(b"/") and (request.method, request.target) != (b"OPTIONS", b"*"):
        raise h11.RemoteProtocolError("the address does not begin with /")


def _has_long_target(unread: bytes) -> bool:
    """Return whether it is the address that makes a request too long which has not arrived as a whole.

    h11 stops reading at the limit of all headers together and blames those, even if none has begun.
    """
    words = unread.partition(b"\n")[0].split(b" ", 2)
    return len(words) > 1 and len(words[1]) > LONGEST_TARGET


def _size(request: h11.Request) -> int:
    """Return the size of a request line and headers; h11 limits only those that do not arrive at once."""
    return len(request.method) + len(request.target) + sum([len(name) + len(value) for name, value in request.headers])
