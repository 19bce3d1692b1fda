"""Places and the people at them, clocks, and the cards of tables in lists."""

from __future__ import annotations

from typing import Annotated, Literal

from typing_extensions import TypeAliasType, TypedDict

from parlour.engine.plain import Plain
from parlour.engine.wire import Note

Status = TypeAliasType("Status", Literal["open", "playing", "over", "closed"])
Who = TypeAliasType("Who", Literal["person", "bot", "empty"])
Trouble = TypeAliasType("Trouble", Literal["newer", "broken"])
May = TypeAliasType("May", Literal["record", "close"])
# Why something was refused, where the client says it in the person's language; docs/api.md says what each means.
Reason = TypeAliasType(
    "Reason",
    Literal[
        "removed",
        "invitation",
        "closed",
        "muted",
        "passing",
        "lesson",
        "shared",
        "outdated",
        "many-editions",
        "edition-name-long",
        "older",
        "restarting",
        "name-empty",
        "name-long",
        "name-hidden",
        "name-marks",
        "text-empty",
        "text-hidden",
        "text-marks",
    ],
)


class CardPlace(TypedDict):
    """A place at a table in a list."""

    who: Who
    name: str | None
    avatar: str | None
    level: str | None
    mine: bool


class Place(CardPlace):
    """A place at a table."""

    seat: int
    person: str | None
    here: Annotated[bool, Note("Whether its person is connected.")]
    host: bool
    resigned: bool
    stand_in: Annotated[str | None, Note("The level of the bot that plays for its person.")]
    waiting: Annotated[bool, Note("Whether the seat owes a decision.")]


class Thinking(TypedDict):
    """A bot that is to act."""

    seat: int
    limit: Annotated[float, Note("Seconds that a turn of its level takes at most.")]
    hurried: Annotated[bool, Note("Whether somebody has asked it to be quick.")]


class Card(TypedDict):
    """A table in a list."""

    id: str
    game: str
    rules: int
    variant: Annotated[dict[str, Plain], Note("As in a snapshot; empty if it cannot be read.")]
    own_edition: Annotated[
        bool, Note("Whether it is played with an edition of somebody's own: it counts in no ranking.")
    ]
    status: Status
    places: list[CardPlace]
    host: str
    waiting: Annotated[bool, Note("Whether it waits for me.")]
    mine: bool
    round: Annotated[int | None, Note("Which round is played; null before the start.")]
    changed: Annotated[float, Note("Seconds since the last public change.")]
    trouble: Annotated[
        Trouble | None,
        Note("Why this server cannot show the table: it has newer rules, or its record is damaged."),
    ]


class UnreadableTable(TypedDict):
    """A table that this server cannot read: its card, and what this person may still do with it."""

    card: Card
    may: list[May]


class Cards(TypedDict):
    """Tables."""

    tables: list[Card]


class Onlooker(TypedDict):
    """Somebody without a place whom the host may mute or remove."""

    person: str
    name: str
    avatar: str
    here: bool
    invited: bool
    muted: bool


class Onlookers(TypedDict):
    """Those who watch a table without a place at it."""

    watching: Annotated[int, Note("How many watch now.")]
    nameless: Annotated[int, Note("How many of them have not chosen a name.")]
    people: Annotated[list[Onlooker], Note("At most 100 who watch now, came by the invitation, or are muted.")]


class SeatClock(TypedDict):
    """A seat's time."""

    left: Annotated[float, Note("Seconds, when it last stopped.")]
    ends: Annotated[float | None, Note("When it will have run out; null while it does not run.")]


class LiveTerms(TypedDict):
    """Seconds for the whole match, and more of them for every turn."""

    kind: Literal["live"]
    bank: int
    increment: int


class DaysTerms(TypedDict):
    """Days for every turn."""

    kind: Literal["days"]
    days: int


class SeatClocks(TypedDict):
    """The times of all seats."""

    seats: list[SeatClock]
    at: Annotated[float, Note("The server's time, in seconds since 1970: compare with it, not with another clock.")]


class LiveClockNow(LiveTerms, SeatClocks):
    """The clock of a table with seconds for the match."""


class DaysClockNow(DaysTerms, SeatClocks):
    """The clock of a table with days for every turn."""


Terms = LiveTerms | DaysTerms
ClockNow = TypeAliasType("ClockNow", LiveClockNow | DaysClockNow)
