"""Reading requests: what HTTP/1.1 leaves open is refused, so that no two programs can read a request differently."""

from __future__ import annotations

from typing import Final

import h11

LONGEST_HEADERS: Final = 16 * 1024  # bytes, with the request line
MOST_HEADERS: Final = 100
LONGEST_TARGET: Final = 8 * 1024
MOST_PIECES: Final = 2000  # of a body: each costs time, and one byte may be one
EXPECTED: Final = {
    400: ("a request in HTTP/1.1", "something else"),
    408: ("the whole request", "a part of it for too long"),
    414: (f"an address of at most {LONGEST_TARGET} bytes", "a longer one"),
    431: (f"at most {MOST_HEADERS} headers with {LONGEST_HEADERS} bytes together", "more"),
    501: ("chunks as the only transfer encoding", "another one"),
    503: ("fewer connections", "as many as the server can have"),
    505: ("HTTP/1.1 or HTTP/1.0", "another version"),
}


class Parser(h11.Connection):
    """Reads requests, and keeps the status that answers one which is refused."""

    def __init__(self) -> None:
        super().__init__(h11.SERVER, LONGEST_HEADERS)
        self.refusal = 400
        self._pieces = 0

    def next_event(self) -> type[h11.NEED_DATA | h11.PAUSED] | h11.Event:
        """Give what was read next."""
        try:
            event = super().next_event()
            self._check(event)
        except h11.RemoteProtocolError as error:
            self.refusal = error.error_status_hint if error.error_status_hint in EXPECTED else 400
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
        raise h11.RemoteProtocolError("the address is too long", 414)
    if len(request.headers) > MOST_HEADERS:
        raise h11.RemoteProtocolError("too many headers", 431)
    names = {name for name, _ in request.headers}
    if {b"content-length", b"transfer-encoding"} <= names:
        raise h11.RemoteProtocolError("the body has two lengths")
    if not request.target.startswith(b"/") and (request.method, request.target) != (b"OPTIONS", b"*"):
        raise h11.RemoteProtocolError("the address does not begin with /")
