"""A push service on the loopback, and a subscribed browser, which alone can decrypt its messages."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256

from parlour.notices.push.encryption import CURVE, derive, from_text, public_bytes, to_text


@dataclass
class Browser:
    """A browser that has subscribed: it alone can read what it is sent."""

    origin: str
    name: str = "one"
    private: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(CURVE))
    secret: bytes = field(default_factory=lambda: os.urandom(16))

    @property
    def endpoint(self) -> str:
        return f"{self.origin}/push/{self.name}"

    @property
    def subscription(self) -> dict[str, Any]:
        keys = {"p256dh": to_text(public_bytes(self.private)), "auth": to_text(self.secret)}
        return {"endpoint": self.endpoint, "keys": keys}

    def read(self, encrypted: bytes) -> bytes:
        """Decrypt a message as RFC 8291 says, from the receiver's side."""
        salt, size = encrypted[:16], encrypted[20]
        sender, content = encrypted[21 : 21 + size], encrypted[21 + size :]
        shared = self.private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
        mixed = derive(self.secret, shared, b"WebPush: info\x00" + public_bytes(self.private) + sender, 32)
        key = derive(salt, mixed, b"Content-Encoding: aes128gcm\x00", 16)
        plain = AESGCM(key).decrypt(derive(salt, mixed, b"Content-Encoding: nonce\x00", 12), content, None)
        assert plain.endswith(b"\x02")
        return plain[:-1]


@dataclass
class Delivery:
    """What arrived at a push service."""

    path: str
    headers: dict[str, str]
    body: bytes


class PushService(ThreadingHTTPServer):
    """Takes messages and answers with the statuses it is told, in turn or by path; otherwise with 201."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Taker)
        self.origin = f"http://127.0.0.1:{self.server_address[1]}"
        self.deliveries: list[Delivery] = []
        self.answers: list[int] = []
        self.refused: dict[str, int] = {}


class Taker(BaseHTTPRequestHandler):
    server: PushService

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        self.server.deliveries.append(Delivery(self.path, {k.lower(): v for k, v in self.headers.items()}, body))
        answer = self.server.refused.get(self.path, 201)
        self.send_response(self.server.answers.pop(0) if self.server.answers else answer)
        self.send_header("content-length", "0")
        self.end_headers()

    def log_message(self, format: str, *arguments: object) -> None:  # noqa: A002
        pass


def claims_of(delivery: Delivery, public: str) -> dict[str, Any]:
    """Verify the signature of a delivery (RFC 8292) and give what it claims."""
    scheme, _, rest = delivery.headers["authorization"].partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, parts["k"]) == ("vapid", public)
    signed, _, signature = parts["t"].rpartition(".")
    raw = from_text(signature)
    found = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_text(public))
    try:
        key.verify(found, signed.encode(), ec.ECDSA(SHA256()))
    except InvalidSignature:
        raise AssertionError("the token is not signed with our key") from None
    head, body = [json.loads(from_text(part)) for part in signed.split(".")]
    assert head == {"alg": "ES256", "typ": "JWT"}
    return dict(body)
