"""Entries: every change of a table, in order. Together they are the table."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from parlour.engine.plain import Plain

OPENED: Final = "opened"
STARTED: Final = "started"
ACTION: Final = "action"
UNDO: Final = "undo"
REVEAL: Final = "reveal"
OVER: Final = "over"
ASKED: Final = "asked"
ANSWERED: Final = "answered"
CHAT: Final = "chat"
PLACE: Final = "place"
GUEST: Final = "guest"  # to look on; with "invited" if by the invitation
REMOVED: Final = "removed"  # by the host, whether there was a place or not; the entry's person is who was
RENEWED: Final = "renewed"  # the invitation; the token in it is told to nobody with the event
MUTED: Final = "muted"
HOST: Final = "host"
REMATCH: Final = "rematch"
CLOSED: Final = "closed"
SAT: Final = "sat"  # at a shared device; told to nobody
STOOD: Final = "stood"  # still, as all clocks did while no server was there; told to nobody
MATCH: Final = frozenset([STARTED, ACTION, UNDO, REVEAL, OVER, CLOSED])
PEOPLE: Final = frozenset(
    [OPENED, ASKED, ANSWERED, CHAT, PLACE, GUEST, REMOVED, RENEWED, MUTED, HOST, REMATCH, SAT, STOOD]
)
KINDS: Final = MATCH | PEOPLE  # all that this program knows


@dataclass(frozen=True)
class Change:
    """Something that is to happen at a table; *person* is who says it, if it is chat, or who is removed."""

    kind: str
    body: dict[str, Plain] = field(default_factory=dict)
    person: str | None = None


@dataclass(frozen=True)
class Entry:
    """Something that has happened at a table: the change, its number in the table's order, and when it was."""

    seq: int
    at: float
    kind: str
    body: dict[str, Plain]
    person: str | None = None
