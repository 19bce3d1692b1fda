"""Sending a push message to one browser, through the push service of its maker."""

from __future__ import annotations

import hashlib
import ssl
from functools import cache
from typing import Final

import httpx

from parlour.notices.outcome import FAILED, GONE, LATER, SENT, Outcome
from parlour.notices.push.encryption import encrypt, from_text, to_text
from parlour.notices.push.vapid import Vapid
from parlour.notices.subscriptions import Device

LIFE: Final = 24 * 3600  # seconds for which a service keeps what it cannot deliver
TOPIC: Final = 24  # bytes that name what a message is about; a newer one about the same replaces it


class PushSender:
    """Speaks to push services."""

    def __init__(self, vapid: Vapid, patience: float) -> None:
        self.vapid: Final = vapid
        # No redirects, and no proxy but the one that the environment names: an endpoint says where to go, nobody else.
        self._client: Final = httpx.AsyncClient(timeout=patience, follow_redirects=False, verify=_authorities())

    async def close(self) -> None:
        """Let go of all connections."""
        await self._client.aclose()

    async def send(self, device: Device, message: bytes, about: str) -> Outcome:
        """Send a message and say what became of it."""
        headers = {
            "Authorization": self.vapid.authorization(device.endpoint),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(LIFE),
            "Topic": to_text(hashlib.sha256(about.encode()).digest()[:TOPIC]),
            "Urgency": "normal",
        }
        try:
            sealed = encrypt(message, from_text(device.key), from_text(device.secret))
        except ValueError:  # a key that is no point of the curve: nobody can ever read it
            return GONE
        try:
            answer = await self._client.post(device.endpoint, content=sealed, headers=headers)
        except httpx.HTTPError:
            return LATER
        return judge(answer.status_code)


@cache
def _authorities() -> ssl.SSLContext:
    """Read once whose certificates are trusted: that takes a while."""
    return httpx.create_ssl_context()


def judge(status: int) -> Outcome:
    """Return what a service's answer means."""
    if 200 <= status < 300:
        return SENT
    if status in {404, 410}:
        return GONE
    return LATER if status in {408, 429} or status >= 500 else FAILED
