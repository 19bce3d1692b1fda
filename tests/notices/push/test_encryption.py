"""Push messages are encrypted by RFC 8291 and signed by RFC 8292."""

from __future__ import annotations

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec

from parlour.engine.plain import Wrong
from parlour.notices.push.encryption import CURVE, MAX_MESSAGE, encrypt, from_text, public_bytes, to_text
from parlour.notices.push.vapid import TOKEN_SECONDS, Vapid, new_key
from tests.notices.push.push_service import Browser, Delivery, claims_of

# The example of RFC 8291, section 5.
PLAIN = b"When I grow up, I want to be a watermelon"
SECRET = "BTBZMqHH6r4Tts7J_aSIgg"
BROWSER = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
BROWSERS_OWN = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
OURS = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
ENCRYPTED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
    "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def key(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(from_text(text), "big"), CURVE)


def test_the_standards_example_is_reproduced_byte_by_byte() -> None:
    encrypted = encrypt(PLAIN, from_text(BROWSER), from_text(SECRET), key(OURS), from_text(SALT))
    assert to_text(encrypted) == ENCRYPTED


def test_the_standards_example_is_read_by_its_browser() -> None:
    browser = Browser("", private=key(BROWSERS_OWN), secret=from_text(SECRET))
    assert to_text(public_bytes(browser.private)) == BROWSER
    assert browser.read(from_text(ENCRYPTED)) == PLAIN


def test_only_the_browser_it_is_for_can_read_a_message() -> None:
    one, other = Browser("", "one"), Browser("", "other")
    encrypted = encrypt(b"your turn", public_bytes(one.private), one.secret)
    assert one.read(encrypted) == b"your turn"
    assert b"your turn" not in encrypted
    with pytest.raises(InvalidTag):
        other.read(encrypted)


def test_the_same_message_is_never_encrypted_the_same_way_twice() -> None:
    one = Browser("")
    assert len({encrypt(b"x", public_bytes(one.private), one.secret) for _ in range(5)}) == 5


def test_a_message_that_is_too_long_is_not_encrypted() -> None:
    one = Browser("")
    with pytest.raises(ValueError, match="at most"):
        encrypt(b"x" * (MAX_MESSAGE + 1), public_bytes(one.private), one.secret)


def test_a_token_is_for_one_service_and_not_for_long() -> None:
    clock = [5_000_000.0]
    vapid = Vapid(new_key(), "mailto:host@example.org", lambda: clock[0])
    delivery = Delivery("", {"authorization": vapid.authorization("https://push.example.org/send/secret")}, b"")
    claims = claims_of(delivery, vapid.public)
    told = {"aud": "https://push.example.org", "exp": 5_000_000 + TOKEN_SECONDS, "sub": "mailto:host@example.org"}
    assert claims == told
    assert vapid.authorization("https://push.example.org/other") == delivery.headers["authorization"]
    clock[0] += TOKEN_SECONDS
    assert vapid.authorization("https://push.example.org/other") != delivery.headers["authorization"]


@pytest.mark.parametrize("text", ["", "short", "=" * 40, "ключ"])
def test_an_invalid_push_key_is_reported(text: str) -> None:
    with pytest.raises(Wrong, match="the push key"):
        Vapid(text, "")
