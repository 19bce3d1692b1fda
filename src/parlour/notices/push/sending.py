"""Sends a push message to one browser, through the push service of its vendor."""

from __future__ import annotations

import hashlib
import ssl
from functools import cache
from typing import Final

import httpx

from parlour.notices.outcome import FAILED, GONE, LATER, SENT, SendOutcome
from parlour.notices.push.encryption import encrypt, from_text, to_text
from parlour.notices.push.vapid import Vapid
from parlour.notices.subscriptions import Device

TTL_SECONDS: Final = 24 * 3600  # for which a service keeps a message that it cannot deliver
TOPIC: Final = 24  # bytes of the topic; a newer message with the same topic replaces an older one


class PushSender:
    """The client of the push services."""

    def __init__(self, vapid: Vapid, timeout: float) -> None:
        self.vapid: Final = vapid
        # No redirects: only the endpoint itself may be called. Proxies come from the environment only.
        self._client: Final = httpx.AsyncClient(timeout=timeout, follow_redirects=False, verify=_authorities())

    async def close(self) -> None:
        """Close all connections."""
        await self._client.aclose()

    async def send(self, device: Device, message: bytes, about: str) -> SendOutcome:
        """Send a message and return the outcome."""
        headers = {
            "Authorization": self.vapid.authorization(device.endpoint),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(TTL_SECONDS),
            "Topic": to_text(hashlib.sha256(about.encode()).digest()[:TOPIC]),
            "Urgency": "normal",
        }
        try:
            encrypted = encrypt(message, from_text(device.key), from_text(device.secret))
        except ValueError:  # the key is not a point of the curve: the browser could never read a message
            return GONE
        try:
            answer = await self._client.post(device.endpoint, content=encrypted, headers=headers)
        except httpx.HTTPError:
            return LATER
        return outcome_of(answer.status_code)


@cache
def _authorities() -> ssl.SSLContext:
    """Load the trusted certificates once: that takes a while."""
    return httpx.create_ssl_context()


def outcome_of(status: int) -> SendOutcome:
    """Return the outcome for the status of a service's response."""
    if 200 <= status < 300:
        return SENT
    if status in {404, 410}:
        return GONE
    return LATER if status in {408, 429} or status >= 500 else FAILED
