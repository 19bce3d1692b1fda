"""Types of what people are answered about their notices, and of what is pushed to them. No behaviour."""

from __future__ import annotations

from typing import Annotated

from typing_extensions import TypedDict

from parlour.engine.wire import Note


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


class Notice(TypedDict):
    """A push message about a turn, as the client's service worker reads it."""

    title: str
    body: str
    address: Annotated[str, Note("The path of the table.")]
    off: Annotated[str, Note("The path that ends these messages, by POST.")]
    off_text: str
