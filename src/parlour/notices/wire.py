"""Types of what people are answered about their notices. No behaviour."""

from __future__ import annotations

from typing_extensions import TypedDict


class PushOffer(TypedDict):
    """Web push: the key that browsers subscribe with, and how many of mine have subscribed."""

    key: str
    devices: int


class MailAddress(TypedDict):
    """My e-mail address, and whether it is confirmed."""

    address: str
    confirmed: bool


class Notices(TypedDict):
    """Which notices of turns the server offers, and what I have subscribed to."""

    push: PushOffer | None
    mail: MailAddress | None
    offers_mail: bool
    feed: bool
