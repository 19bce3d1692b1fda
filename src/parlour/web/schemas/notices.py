"""Models of responses about notices, for the description at /api/docs."""

from __future__ import annotations

from pydantic import BaseModel


class PushShape(BaseModel):
    """Web push: the key that browsers subscribe with, and how many of mine have."""

    key: str
    devices: int


class MailShape(BaseModel):
    """Where my letters go, once that is confirmed."""

    address: str
    confirmed: bool


class NoticesShape(BaseModel):
    """What is offered here to tell me of my turns, and what I have asked for."""

    push: PushShape | None
    mail: MailShape | None
    offers_mail: bool
    feed: bool
