"""People and their personal links."""

from __future__ import annotations

from typing_extensions import TypedDict

from parlour.engine.plain import Plain


class Me(TypedDict):
    """My own identity."""

    id: str
    name: str
    avatar: str
    settings: dict[str, Plain]


class Link(TypedDict):
    """A link that is nobody else's: it opens this identity on another device, or the feed of one's turns."""

    link: str
