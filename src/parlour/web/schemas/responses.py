"""Models of responses, for the description at /api/docs; responses are sent as the table service makes them."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, Field

Plain = dict[str, Any]


class ErrorShape(BaseModel):
    """What was wrong and where."""

    path: str
    expected: str
    found: str
    rule: str | None
    message: str
    code: str | None = Field(None, description="A reason to be told in words; there only if there is one.")


class Me(BaseModel):
    """Oneself."""

    id: str
    name: str
    avatar: str
    settings: Plain


class Link(BaseModel):
    """A personal link: it opens this identity on another device."""

    link: str


class Option(BaseModel):
    """An optional rule."""

    name: str
    choices: list[str]
    seats: list[int] = Field(description="The numbers of seats that it is offered for; empty: all.")


class EditionShape(BaseModel):
    """An edition, and where its entries come from."""

    name: str
    digest: str
    sources: dict[str, int]


class EarlierRules(BaseModel):
    """An earlier version of a game's rules, at which tables may still be in play."""

    rules: int
    seats: list[int]
    options: list[Option]
    lines: list[str]
    kinds: list[Plain]


class GameShape(BaseModel):
    """A game before it is played."""

    slug: str
    rules: int = Field(description="The newest version of its rules: new tables are played by these.")
    seats: list[int]
    options: list[Option]
    lines: list[str]
    languages: list[str] = Field(description="Those it has texts in; a reader of another one gets English.")
    editions: list[EditionShape]
    kinds: list[Plain]
    pad: list[Plain] = Field(description="What the plain pad asks for every seat; empty: the pad is drawn.")
    earlier: list[EarlierRules]


class Games(BaseModel):
    """Everything that can be chosen."""

    games: list[GameShape]
    levels: list[str]
    avatars: list[str]
    languages: list[str]


class SeatLines(BaseModel):
    """A seat's lines of the sheet; null where the viewer cannot know them."""

    name: str | None = Field(None, description="On the sheet of a pad.")
    lines: dict[str, int | None]
    total: int | None


class SheetShape(BaseModel):
    """A sheet."""

    seats: list[SeatLines]
    ranking: list[list[int]]


class Invitation(BaseModel):
    """A table's invitation."""

    invitation: str


class TableId(BaseModel):
    """The id of a table."""

    table: str


class CardPlace(BaseModel):
    """A place at a table in a list."""

    name: str | None
    avatar: str | None
    who: str
    level: str | None


class Card(BaseModel):
    """A table in a list."""

    id: str
    game: str
    rules: int
    variant: Plain
    status: str
    places: list[CardPlace]
    host: str | None
    waiting: bool
    mine: bool
    changed: float = Field(description="Seconds since something last happened that everybody at the table could see.")
    trouble: Literal["newer", "broken"] | None = Field(
        description="Why this server cannot show the table: it is of newer rules, or its record is damaged."
    )


class Problem(BaseModel):
    """A request that was not granted; with a card if the table is there and this server cannot read it."""

    error: ErrorShape
    card: Card | None = None
    may: list[Literal["record", "close"]] | None = Field(
        None, description="With a card: what this person may still do with the table."
    )


class Cards(BaseModel):
    """Tables."""

    tables: list[Card]


class PlaceShape(BaseModel):
    """A place at a table."""

    seat: int
    who: Literal["person", "bot", "empty"]
    name: str | None
    avatar: str | None
    level: str | None
    person: str | None
    mine: bool
    here: bool
    host: bool
    resigned: bool
    stand_in: str | None
    waiting: bool


class MessageShape(BaseModel):
    """Something to be said with the game's texts."""

    text: str
    arguments: dict[str, str | int]


class Line(BaseModel):
    """A line of the log."""

    seq: int
    seat: int | None
    seen: Plain
    message: MessageShape
    brief: MessageShape | None
    moment: int
    undone: bool


class ChatLine(BaseModel):
    """Something that was said at the table."""

    seq: int
    person: str | None
    name: str
    text: str
    at: float | str


class SeatClock(BaseModel):
    """A seat's time: what is left when it does not run, and when it will have run out if it does."""

    left: float
    ends: float | None


class ClockShape(BaseModel):
    """The clock of a table; *at* is the time of the server, in seconds since 1970."""

    kind: Literal["live", "days"]
    bank: int | None = None
    increment: int | None = None
    days: int | None = None
    seats: list[SeatClock]
    at: float


class Onlooker(BaseModel):
    """Somebody without a place whom the host may mute or remove."""

    person: str
    name: str
    avatar: str
    here: bool
    invited: bool
    muted: bool


class Onlookers(BaseModel):
    """Those who watch a table without a place at it."""

    watching: int = Field(description="How many watch now.")
    nameless: int = Field(description="How many of them have not chosen a name.")
    people: list[Onlooker] = Field(description="At most 100: who watches now, came by the invitation, or is muted.")


class Snapshot(BaseModel):
    """A table as one viewer sees it now."""

    id: str
    game: str
    rules: int
    variant: Plain
    edition: str
    status: Literal["open", "playing", "over", "closed"]
    seq: int
    public: bool
    auto: bool
    hints: bool
    places: list[PlaceShape]
    host: bool
    invitation: str | None
    seat: int | None
    hand_over: int | None
    shown: Plain | None
    to_act: list[int]
    prompt: MessageShape | None
    legal: list[Plain] | None
    sheet: SheetShape | None
    undo: Plain | None
    asked: Plain | None
    moment: int
    log: list[Line]
    chat: list[ChatLine]
    muted: list[str]
    silent: Literal["closed", "muted", "passing"] | None = Field(description="Why I may not talk; null: I may.")
    onlookers: Onlookers | None = Field(description="Who watches: told to the host, null to others.")
    rematch: str | None
    clock: ClockShape | None
    result: SheetShape | None


class Done(BaseModel):
    """Nothing more to say than that it is done."""


class Seq(BaseModel):
    """The place of the action in the table's story."""

    seq: int


class Preview(BaseModel):
    """What the seat would see and score; null where chance or a hidden choice comes first, or if it is not legal."""

    shown: Plain | None
    sheet: SheetShape | None
    before: SheetShape | None


class Why(BaseModel):
    """The id of the rule that forbids an action."""

    rule: str | None


class Undone(BaseModel):
    """An undo that is done, or the seats that are asked."""

    done: bool | None = None
    asked: list[int] | None = None


class Frame(BaseModel):
    """One moment of a match."""

    shown: Plain | None
    sheet: SheetShape | None
    log: Line | None


class Replay(BaseModel):
    """A match, moment by moment."""

    frames: list[Frame]


class Health(BaseModel):
    """The server is well."""

    status: Literal["ok"]
    version: str


class Ready(BaseModel):
    """Whether the server can do its work."""

    status: Literal["ok", "not ready"]
    store: bool = Field(description="The store answers.")
    migrated: bool = Field(description="The store is as this version expects it.")
    writable: bool = Field(description="The store takes writes.")
    leaving: bool = Field(description="The server has been told to stop.")
