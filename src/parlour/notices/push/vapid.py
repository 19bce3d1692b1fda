"""VAPID (RFC 8292): the server's key, and the signed tokens by which push services identify it."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from parlour.engine.plain import Plain, Wrong, encode
from parlour.notices.push.encryption import CURVE, from_text, public_bytes, to_text

TOKEN_SECONDS: Final = 12 * 3600  # of a token; services take at most a day
SIZE: Final = 32


class Vapid:
    """Signs requests to push services."""

    def __init__(self, key: str, contact: str, now: Callable[[], float] = time.time) -> None:
        self._key: Final = _read(key)
        self._contact: Final = contact
        self._now: Final = now
        self.public: Final = to_text(public_bytes(self._key))  # browsers ask for it when they subscribe
        self._tokens: Final[dict[str, tuple[str, float]]] = {}

    def authorization(self, endpoint: str) -> str:
        """Return the header for a request to an endpoint; a token is reused for half of its validity."""
        parts = urlsplit(endpoint)
        service = f"{parts.scheme}://{parts.netloc}"
        token, until = self._tokens.get(service, ("", 0.0))
        if until < self._now() + TOKEN_SECONDS / 2:
            until = self._now() + TOKEN_SECONDS
            token = self._token(service, int(until))
            self._tokens[service] = token, until
        return f"vapid t={token}, k={self.public}"

    def _token(self, service: str, until: int) -> str:
        head: Plain = {"typ": "JWT", "alg": "ES256"}
        body: Plain = {"aud": service, "exp": until, "sub": self._contact}
        signed = f"{to_text(encode(head))}.{to_text(encode(body))}"
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(SHA256())))
        return f"{signed}.{to_text(r.to_bytes(SIZE, 'big') + s.to_bytes(SIZE, 'big'))}"


def new_key() -> str:
    """Make a key, in the form in which it is stored."""
    return to_text(ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(SIZE, "big"))


def _read(text: str) -> ec.EllipticCurvePrivateKey:
    try:
        return ec.derive_private_key(int.from_bytes(from_text(text.strip()), "big"), CURVE)
    except ValueError:
        raise Wrong("the push key", f"{SIZE} bytes in base64url", "something else") from None
