"""Encryption of a push message for one browser (RFC 8291): the push service cannot read it."""

from __future__ import annotations

import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE: Final = ec.SECP256R1()
RECORD: Final = 4096  # bytes of the only record
MAX_MESSAGE: Final = 3000  # bytes of a message, so that it fits into one record of every service
LAST: Final = b"\x02"  # marks the last record


def encrypt(
    message: bytes, browser: bytes, secret: bytes, own: ec.EllipticCurvePrivateKey | None = None, salt: bytes = b""
) -> bytes:
    """Encrypt for the browser with this public key and secret; *own* and *salt* are new for every message."""
    if len(message) > MAX_MESSAGE:
        raise ValueError(f"a push message has at most {MAX_MESSAGE} bytes, not {len(message)}")
    own = own or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(16)
    public = public_bytes(own)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, browser))
    mixed = derive(secret, shared, b"WebPush: info\x00" + browser + public, 32)
    key = derive(salt, mixed, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = derive(salt, mixed, b"Content-Encoding: nonce\x00", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(public)]) + public
    return head + AESGCM(key).encrypt(nonce, message + LAST, None)


def derive(salt: bytes, key: bytes, purpose: bytes, length: int) -> bytes:
    """Derive a key for a purpose."""
    return HKDF(SHA256(), length, salt, purpose).derive(key)


def public_bytes(key: ec.EllipticCurvePrivateKey) -> bytes:
    """Return the public half of a key as one point."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def to_text(content: bytes) -> str:
    """Encode bytes in base64url without padding, as web push does."""
    return urlsafe_b64encode(content).rstrip(b"=").decode()


def from_text(text: str) -> bytes:
    """Decode base64url without padding; `ValueError` if it is not that."""
    return urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))
