"""The parser of requests: what is too long is refused for the same reason, in whatever pieces it arrives."""

from __future__ import annotations

import h11
import pytest

from parlour.web.connections.parser import MAX_HEADER_BYTES, MAX_TARGET_BYTES, TARGET_TOO_LONG, Parser

HOST = b"Host: localhost\r\n"
LONG_HEADER = HOST + b"a: " + b"b" * MAX_HEADER_BYTES + b"\r\n"
WHOLE = 10 * MAX_HEADER_BYTES
SIZES = [7, MAX_TARGET_BYTES, MAX_TARGET_BYTES + 5, MAX_HEADER_BYTES, MAX_HEADER_BYTES + 1, WHOLE]


def head(length: int, headers: bytes = HOST, method: bytes = b"GET") -> bytes:
    """Return a request whose address has a length."""
    return method + b" /" + b"a" * (length - 1) + b" HTTP/1.1\r\n" + headers + b"\r\n"


def read(parser: Parser, request: bytes, size: int) -> list[object]:
    """Let a request arrive in pieces of a size; return what was read."""
    found: list[object] = []
    for start in range(0, len(request), size):
        parser.receive_data(request[start : start + size])
        while (event := parser.next_event()) not in (h11.NEED_DATA, h11.PAUSED):
            found.append(event)
    return found


def refusal(request: bytes, size: int) -> tuple[int, str]:
    parser = Parser()
    with pytest.raises(h11.RemoteProtocolError):
        read(parser, request, size)
    return parser.refusal


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    "request_",
    [
        head(MAX_TARGET_BYTES + 1),
        head(MAX_HEADER_BYTES),
        head(3 * MAX_HEADER_BYTES),
        head(MAX_TARGET_BYTES + 1, LONG_HEADER),
        head(3 * MAX_HEADER_BYTES, LONG_HEADER),
    ],
    ids=["target", "all that may come", "more", "target and headers", "more and headers"],
)
def test_an_address_that_is_too_long_is_named_as_the_cause_however_it_arrives(request_: bytes, size: int) -> None:
    assert refusal(request_, size) == TARGET_TOO_LONG


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    "request_",
    [head(1, LONG_HEADER), head(MAX_TARGET_BYTES, LONG_HEADER), head(1, method=b"A" * MAX_HEADER_BYTES)],
    ids=["headers", "headers after the longest target", "method"],
)
def test_other_parts_that_are_too_long_are_not_taken_for_the_address(request_: bytes, size: int) -> None:
    assert refusal(request_, size)[0] == 431


@pytest.mark.parametrize("size", SIZES)
def test_a_chunk_without_end_is_not_an_address(size: int) -> None:
    request = head(1, HOST + b"Transfer-Encoding: chunked\r\n", method=b"POST")
    assert refusal(request + b"1; " + b"a" * 3 * MAX_HEADER_BYTES, size)[0] == 431


@pytest.mark.parametrize("size", SIZES)
def test_the_longest_address_is_read(size: int) -> None:
    found, _ = read(Parser(), head(MAX_TARGET_BYTES), size)  # and its end
    assert isinstance(found, h11.Request)
    assert len(found.target) == MAX_TARGET_BYTES
