"""News on the socket: events of a table, and the lobby."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypeAliasType, TypedDict

from parlour.tables.wire.places import Card, Place
from parlour.tables.wire.table import ChatLine, Line, Picture, Snapshot

PlaceChange = TypeAliasType(
    "PlaceChange", Literal["joined", "left", "removed", "replaced", "resigned", "late", "back", "forgotten"]
)
BareKind = TypeAliasType("BareKind", Literal["opened", "started", "over", "closed", "removed", "renewed", "shared"])


class ActionEvent(TypedDict):
    """An action, as this viewer saw it."""

    seq: int
    kind: Literal["action"]
    line: Line


class RevealEvent(TypedDict):
    """What simultaneous choices turned out to be."""

    seq: int
    kind: Literal["reveal"]
    lines: list[Line]


class UndoEvent(TypedDict):
    """Actions that were taken back, by the numbers of their lines."""

    seq: int
    kind: Literal["undo"]
    seat: int
    lines: list[int]


class ChatEvent(ChatLine):
    """Something that was said."""

    kind: Literal["chat"]


class PlaceEvent(TypedDict):
    """A place that has changed."""

    seq: int
    kind: Literal["place"]
    change: PlaceChange
    place: Place


class AskedEvent(TypedDict):
    """A seat asks whether it may undo."""

    seq: int
    kind: Literal["asked"]
    seat: int


class AnsweredEvent(TypedDict):
    """A seat answers whether another may undo."""

    seq: int
    kind: Literal["answered"]
    seat: int
    agree: bool


class GuestEvent(TypedDict):
    """Somebody watches, or no more."""

    seq: int
    kind: Literal["guest"]
    person: str
    here: bool


class MutedEvent(TypedDict):
    """The host has muted somebody, or no more; null if this viewer is not told whom."""

    seq: int
    kind: Literal["muted"]
    person: str | None
    muted: bool


class HostEvent(TypedDict):
    """Somebody else is the host."""

    seq: int
    kind: Literal["host"]
    person: str


class RematchEvent(TypedDict):
    """There is a table for the next match."""

    seq: int
    kind: Literal["rematch"]
    table: str


class BareEvent(TypedDict):
    """Something of which there is no more to tell."""

    seq: int
    kind: BareKind


TableEvent = TypeAliasType(
    "TableEvent",
    ActionEvent
    | RevealEvent
    | UndoEvent
    | ChatEvent
    | PlaceEvent
    | AskedEvent
    | AnsweredEvent
    | GuestEvent
    | MutedEvent
    | HostEvent
    | RematchEvent
    | BareEvent,
)


class News(TypedDict):
    """What is new at a table; with the log and the chat in *now* if they are to be taken as a whole."""

    table: str
    seq: int
    events: list[TableEvent]
    now: Snapshot | Picture


class LobbyNews(TypedDict):
    """The open tables and one's own."""

    lobby: list[Card]
