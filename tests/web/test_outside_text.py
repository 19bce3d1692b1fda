"""Small texts from outside - messages, cookies, keys, addresses: each is a value or refused, whatever it is."""

from __future__ import annotations

import string

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from starlette.datastructures import Headers
from starlette.requests import Request

from parlour.engine.plain import Wrong
from parlour.notices.email.addresses import is_address
from parlour.notices.push.encryption import from_text, to_text
from parlour.notices.push.services import is_service
from parlour.notices.settings import SERVICES
from parlour.notices.subscriptions import POINT, _check_length
from parlour.web.compression import accepted_encodings
from parlour.web.identity.cookie import NAME, Identity
from parlour.web.middleware.request_guard import is_expected, is_same_origin
from parlour.web.sockets.messages import read_message

MANY = settings(max_examples=300, deadline=None)
LATIN = st.text(st.characters(max_codepoint=255), max_size=60)
PARTS = ["watch", "after", "ping", "lobby", "unwatch", '"', ":", "{", "}", "[", ",", "1", "null", "true", "9" * 30]


@MANY
@given(st.binary(max_size=80) | st.text(max_size=80) | st.lists(st.sampled_from(PARTS), max_size=20).map("".join))
def test_any_socket_message_is_read_or_refused(text: str | bytes) -> None:
    try:
        message = read_message(text, 16_384)
    except Wrong as wrong:
        assert wrong.path == "message"  # noqa: PT017  # either outcome is right
        return
    assert message == read_message(msgspec.json.encode(message), 16_384)


ATTACKS = ["[" * 16_000, '{"watch":' * 1_000, '{"ping":' + "1" * 6_000 + "}", '{"' + "a" * 15_000 + '":1}']


@pytest.mark.parametrize(
    "text", [*ATTACKS, '{"ping":1e999}', '{"watch":"\ud800"}', '{"watch":"\\ud800"}', "a" * 20_000]
)
def test_hostile_messages_are_answered_briefly(text: str) -> None:
    with pytest.raises(Wrong) as caught:
        read_message(text, 16_384)
    assert len(str(caught.value)) < 500


def request_with(**headers: str) -> Request:
    raw = [(name.replace("_", "-").encode(), value.encode("latin-1")) for name, value in headers.items()]
    return Request({"type": "http", "scheme": "http", "path": "/", "query_string": b"", "headers": raw})


@MANY
@given(LATIN | st.text(string.ascii_letters + "._-", max_size=300))
def test_any_cookie_is_valid_or_ignored(value: str) -> None:
    identity = Identity(["a key"])
    assert identity.read(request_with(cookie=f"{NAME}={value}")) is None
    assert identity.read(request_with(cookie=f"{NAME}={identity.sign('ada')}")) == "ada"


@MANY
@given(LATIN, LATIN, LATIN)
def test_any_header_is_read_or_ignored(origin: str, host: str, other: str) -> None:
    scope = request_with(origin=origin, host=host, content_type=other, content_length=other, accept_encoding=other)
    assert is_same_origin(scope.scope) in {True, False}
    assert is_expected(Headers(scope=scope.scope), {"application/json"}) in {True, False}
    assert isinstance(accepted_encodings(scope), set)


@MANY
@given(st.text(max_size=120) | st.binary(max_size=90).map(to_text))
def test_a_browsers_key_is_of_its_length_or_wrong(text: str) -> None:
    try:
        _check_length("keys.p256dh", text, POINT)
    except Wrong as wrong:
        assert wrong.path == "keys.p256dh"  # noqa: PT017  # either outcome is right
        return
    assert len(from_text(text)) == POINT


@given(st.binary(min_size=POINT, max_size=POINT))
def test_a_right_key_is_taken(key: bytes) -> None:
    _check_length("keys.p256dh", to_text(key), POINT)


@MANY
@given(st.text(max_size=60), st.sampled_from(["https://", "http://", "", "https://[", "https://user@"]))
def test_any_endpoint_is_a_push_services_or_not(text: str, scheme: str) -> None:
    assert not is_service(scheme + text, SERVICES)
    assert not is_address(f"{text}\n@a.b")
    assert is_address(text) in {True, False}
