"""A table as one viewer sees it now, with its log and its chat; matches that are over, moment by moment."""

from __future__ import annotations

from typing import Annotated, Literal

from typing_extensions import TypeAliasType, TypedDict

from parlour.engine.plain import Plain
from parlour.engine.wire import Action, Branch, Message, Note, Sheet, Variant
from parlour.tables.wire.editions import EditionAtTable
from parlour.tables.wire.places import CardPlace, ClockNow, Onlookers, Place, Status, Terms, Thinking

Silence = TypeAliasType("Silence", Literal["closed", "muted", "passing"])


class Line(TypedDict):
    """A line of the log."""

    seq: int
    seat: Annotated[int | None, Note("Null: chance.")]
    seen: Action
    message: Message
    brief: Annotated[Message | None, Note("Said instead after *moment*: people must remember for themselves.")]
    moment: Annotated[int, Note("The last one at which *message* is said.")]
    round: Annotated[int | None, Note("In which it happened; null if the game counts none.")]
    undone: bool


class ChatLine(TypedDict):
    """A chat message."""

    seq: int
    person: str
    name: str
    text: str
    at: Annotated[int, Note("Seconds since 1970.")]


class UndoOffer(TypedDict):
    """What can be undone: the seats that have to agree."""

    consent: list[int]


class UndoAsked(TypedDict):
    """Who asked for an undo, and the seats that have not answered."""

    seat: int
    waiting: list[int]


class Sharing(TypedDict):
    """Whether a match that is over can be seen by everybody who has the link; for those who have played it."""

    agreed: list[int]
    waiting: Annotated[list[int], Note("The seats whose people have not agreed.")]
    token: Annotated[str | None, Note("Of the link `/shared/ID#TOKEN`, once everybody has agreed.")]


class LessonResult(TypedDict):
    """How a puzzle went: the learner's points, and the most that there are; null if it is not about points."""

    points: int
    best: int | None


class LessonNow(TypedDict):
    """Where the learner is in the lesson of a table."""

    id: str
    step: Annotated[int, Note("From 0.")]
    steps: int
    kind: Annotated[
        Literal["read", "act", "find", "solve", "end", "changed"],
        Note(
            "What to do: read; do *action*; find it out; solve the puzzle. *changed*: the lesson has, and cannot go on."
        ),
    ]
    puzzle: bool
    text: Annotated[Message | None, Note("What is said, of the game's texts for lessons.")]
    point: Annotated[
        list[str], Note("What is pointed at: FIELD=VALUE of an action, KIND:NAME, or a part of the table.")
    ]
    action: Annotated[Action | None, Note("What the step asks for; of a puzzle, the next of its solution.")]
    result: Annotated[LessonResult | None, Note("Of a puzzle whose goal was missed.")]


class TableHead(TypedDict):
    """What a table is, and whose view this is."""

    id: str
    game: str
    rules: Annotated[int, Note("The version of the rules that the table is played by.")]
    variant: Variant
    edition: str
    own_edition: Annotated[bool, Note("Whether the edition is somebody's own: the match counts in no ranking.")]
    status: Status
    seq: int
    public: bool
    auto: bool
    hints: Annotated[bool, Note("Whether a bot's advice may be asked for.")]
    seat: Annotated[int | None, Note("Whose view this is; null: a spectator's.")]


class Choices(TypedDict):
    """What the person may do now: act, or take something back."""

    legal: list[Branch] | None
    undo: UndoOffer | None


class Position(Choices):
    """The match itself; null and empty before it has begun."""

    shown: Annotated[dict[str, Plain] | None, Note("The game's own data, see its `wire.py`.")]
    to_act: list[int]
    prompt: Message | None
    sheet: Sheet | None
    moment: int
    result: Sheet | None


class Surroundings(TableHead):
    """All of a table that is not the match itself."""

    places: list[Place]
    thinking: list[Thinking]
    slow_bots: Annotated[bool, Note("Whether its bots are slower for now: the rules are still being compiled.")]
    host: bool
    invitation: Annotated[str | None, Note("Null unless one may invite.")]
    hand_over: Annotated[int | None, Note("At a shared device: the seat that should take it now.")]
    asked: UndoAsked | None
    muted: list[str]
    silent: Annotated[Silence | None, Note("Why I may not chat; null: I may.")]
    onlookers: Annotated[Onlookers | None, Note("Who watches: only for the host, null for others.")]
    rematch: str | None
    lesson: Annotated[LessonNow | None, Note("Null at all tables but those of lessons.")]
    again: Annotated[str | None, Note("The table whose match this one tries again from some moment on.")]
    sharing: Annotated[Sharing | None, Note("Null while the match cannot be shared, and for those without a seat.")]
    clock: ClockNow | None


class Picture(Surroundings, Position):
    """A table as one viewer sees it now, without the log and the chat."""


class LogAndChat(TypedDict):
    """The last lines of both."""

    log: list[Line]
    chat: list[ChatLine]


class Snapshot(Picture, LogAndChat):
    """A table as one viewer sees it now."""


class Welcome(TypedDict):
    """A table as somebody sees it who may join it."""

    game: str
    rules: int
    variant: Variant
    edition: Annotated[str, Note("The edition's name.")]
    own: Annotated[EditionAtTable | None, Note("Null if the edition came with the game.")]
    status: Status
    hints: bool
    clock: Terms | None
    host: str
    places: list[CardPlace]
    seat: Annotated[
        int | None, Note("The free place that joining takes; null: I can only watch, or sit there already.")
    ]
    mine: Annotated[bool, Note("Whether I sit there already.")]


class Frame(TypedDict):
    """One step of a match."""

    shown: dict[str, Plain]
    sheet: Sheet
    log: Line | None


class Replay(TypedDict):
    """A match, step by step."""

    frames: list[Frame]
