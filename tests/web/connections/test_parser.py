"""The parser of requests: what is too long is refused for the same reason, in whatever pieces it arrives."""

from __future__ import annotations

import h11
import pytest

from parlour.web.connections.parser import LONG_TARGET, LONGEST_HEADERS, LONGEST_TARGET, Parser

HOST = b"Host: localhost\r\n"
LONG_HEADER = HOST + b"a: " + b"b" * LONGEST_HEADERS + b"\r\n"
WHOLE = 10 * LONGEST_HEADERS
SIZES = [7, LONGEST_TARGET, LONGEST_TARGET + 5, LONGEST_HEADERS, LONGEST_HEADERS + 1, WHOLE]


def head(length: int, headers: bytes = HOST, method: bytes = b"GET") -> bytes:
    """Give a request whose address has a length."""
    return method + b" /" + b"a" * (length - 1) + b" HTTP/1.1\r\n" + headers + b"\r\n"


def read(parser: Parser, request: bytes, size: int) -> list[object]:
    """Let a request arrive in pieces of a size; give what was read."""
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
        head(LONGEST_TARGET + 1),
        head(LONGEST_HEADERS),
        head(3 * LONGEST_HEADERS),
        head(LONGEST_TARGET + 1, LONG_HEADER),
        head(3 * LONGEST_HEADERS, LONG_HEADER),
    ],
    ids=["target", "all that may come", "more", "target and headers", "more and headers"],
)
def test_an_address_that_is_too_long_is_blamed_however_it_arrives(request_: bytes, size: int) -> None:
    assert refusal(request_, size) == LONG_TARGET


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    "request_",
    [head(1, LONG_HEADER), head(LONGEST_TARGET, LONG_HEADER), head(1, method=b"A" * LONGEST_HEADERS)],
    ids=["headers", "headers after the longest target", "method"],
)
def test_all_else_that_is_too_long_is_not_the_address(request_: bytes, size: int) -> None:
    assert refusal(request_, size)[0] == 431


@pytest.mark.parametrize("size", SIZES)
def test_a_chunk_without_end_is_not_an_address(size: int) -> None:
    request = head(1, HOST + b"Transfer-Encoding: chunked\r\n", method=b"POST")
    assert refusal(request + b"1; " + b"a" * 3 * LONGEST_HEADERS, size)[0] == 431


@pytest.mark.parametrize("size", SIZES)
def test_the_longest_address_is_read(size: int) -> None:
    found, _ = read(Parser(), head(LONGEST_TARGET), size)  # and its end
    assert isinstance(found, h11.Request)
    assert len(found.target) == LONGEST_TARGET
