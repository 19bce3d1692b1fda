"""Entries: every change of a table, in order. A table is the result of its entries."""

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
GUEST: Final = "guest"  # a spectator came or left; with "invited" if by the invitation
REMOVED: Final = "removed"  # by the host, with or without a place; the entry's person is the one removed
RENEWED: Final = "renewed"  # the invitation; the event that is sent does not contain the token
MUTED: Final = "muted"
HOST: Final = "host"
REMATCH: Final = "rematch"
CLOSED: Final = "closed"
SHARED: Final = "shared"  # somebody agrees that everybody with the link may see the match, or no longer agrees
SAT: Final = "sat"  # a seat got a shared device; not sent to anybody
LESSON: Final = "lesson"  # the step of a lesson that the learner has come to
STOOD: Final = "stood"  # clocks stood still while no server ran; not sent to anybody
MATCH: Final = frozenset([STARTED, ACTION, UNDO, REVEAL, OVER, CLOSED])
PEOPLE: Final = frozenset(
    [OPENED, ASKED, ANSWERED, CHAT, PLACE, GUEST, REMOVED, RENEWED, MUTED, HOST, REMATCH, SHARED, SAT, STOOD, LESSON]
)
KINDS: Final = MATCH | PEOPLE  # all kinds that this program knows


@dataclass(frozen=True)
class Change:
    """A change to be made at a table; *person* is the author of a chat message, or the person removed."""

    kind: str
    body: dict[str, Plain] = field(default_factory=dict)
    person: str | None = None


@dataclass(frozen=True)
class TableEntry:
    """A change that was made at a table: with its number in the order of the table, and its time."""

    seq: int
    at: float
    kind: str
    body: dict[str, Plain]
    person: str | None = None
