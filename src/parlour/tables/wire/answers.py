"""Short answers to what people ask for at a table; hints and reviews."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired

from typing_extensions import TypedDict

from parlour.engine.plain import Plain
from parlour.engine.wire import Action, Branch, Message, Note, Sheet, Variant
from parlour.tables.wire.places import CardPlace
from parlour.tables.wire.table import Frame


class Done(TypedDict):
    """An empty object: the request was carried out."""


class TableId(TypedDict):
    """The id of a table."""

    table: str


class Invitation(TypedDict):
    """A table's invitation."""

    invitation: str


class Seq(TypedDict):
    """The number of the action's event."""

    seq: int


class Why(TypedDict):
    """The id of the rule that forbids an action, and what the seat lacks for it."""

    rule: str | None
    lacks: list[Message]


class Ahead(TypedDict):
    """What a seat could do later with what an action brings, as a tree of legal actions; empty if there is nothing."""

    legal: list[Branch]


class Undone(TypedDict, total=False):
    """An undo that is done, or the seats that are asked."""

    done: bool
    asked: list[int]


class Preview(TypedDict):
    """What the seat would see and score; null where chance or a hidden choice comes first, or if it is not legal."""

    shown: dict[str, Plain] | None
    sheet: Sheet | None
    before: Sheet | None
    undo: Annotated[bool, Note("Whether the action reveals and draws nothing, so that it can be taken back.")]


class Explanation(TypedDict):
    """Why an action is good or bad for its seat."""

    facts: Annotated[list[Message], Note("Texts of the game, and reason-line and reason-rival of the shell.")]
    later: Annotated[bool, Note("Whether the facts hold at the end of what the action begins.")]


class Gain(TypedDict):
    """What a legal action brings to its seat."""

    action: Action
    points: Annotated[int, Note("How many points of the sheet it changes by the end of what it begins.")]
    reason: Explanation
    less: Annotated[float | None, Note("How much less lead a bot sees in it at a glance than in the best one.")]


class Gains(TypedDict):
    """What legal actions bring, the most promising first: all of them, or as many as the time allowed."""

    gains: list[Gain]


class PartExplanation(TypedDict):
    """What a part of a board is, with the numbers of now."""

    name: Message
    facts: Annotated[list[Message], Note("Texts of the game, or of its explanations.")]
    rules: Annotated[list[str], Note("Ids of the rules that say what it does.")]
    source: Annotated[
        str | None,
        Note("Where its values come from: rulebook, public, reconstructed or owner; null if it has none of its own."),
    ]


class Explanations(TypedDict):
    """The explanations of a board, by the names of its parts; `spices@2` without one has that of `spices`."""

    parts: dict[str, PartExplanation]


class Figures(TypedDict):
    """The expected result of a suggestion; all null if the order of the suggestions says otherwise."""

    points: Annotated[float | None, Note("The seat's expected points at the end.")]
    rival: Annotated[float | None, Note("The expected points of the best rival; null if there is none.")]
    less: Annotated[int | None, Note("How much less lead is expected than after the first suggestion.")]


class Suggestion(Figures):
    """An action that a bot would consider, its reason and its expected result."""

    action: Action
    message: Message
    reason: Explanation
    success: Annotated[float, Note("From 0 to 1, half by who is ahead and half by how far.")]


class Hint(TypedDict):
    """At most three actions, the best first."""

    best: list[Suggestion]


class Prospect(TypedDict):
    """An action, and the points that every seat could expect after it."""

    action: Action
    message: Message
    points: list[float]
    reason: NotRequired[Annotated[Explanation, Note("Missing in reviews that earlier versions made.")]]


class Judgement(TypedDict):
    """What was played, what a bot would have played, and how much lead the difference cost."""

    seat: int
    played: Prospect
    best: Prospect
    cost: float
    error: Annotated[float, Note("The standard error of the cost.")]


class Coaching(Explanation):
    """What a good action brings and others do not; empty if there is nothing to say."""

    spread: Annotated[int, Note("How many points the actions that were compared differ by at once.")]


class Coached(Judgement):
    """What the last action of a seat brought."""

    costly: Annotated[bool, Note("Whether it cost more than chance may explain.")]


class ReviewedDecision(Judgement):
    """A decision of a match."""

    frame: Annotated[int, Note("The frame of the replay that shows the position of the decision.")]


class RoundMark(TypedDict):
    """Where a round of a match begins in its replay."""

    round: int
    frame: int


class ReviewedPosition(TypedDict):
    """A turning point as the seat saw it that decided, and the two actions as legal actions are sent."""

    shown: dict[str, Plain]
    sheet: Sheet
    played: list[Branch]
    best: list[Branch]


class Review(TypedDict):
    """The evaluated decisions of a match, in order."""

    decisions: list[ReviewedDecision]
    turning: Annotated[list[int], Note("Indices of the most costly decisions, the worst first.")]
    positions: Annotated[list[ReviewedPosition], Note("Of the turning points, in their order.")]
    rounds: list[RoundMark]
    choices: Annotated[int, Note("How many decisions had a choice; of too many only some are evaluated.")]
    last: Annotated[int, Note("The last frame of the replay.")]


class ReviewNow(TypedDict):
    """The progress of a review."""

    status: Literal["none", "working", "ready"]
    done: int
    of: int
    review: Review | None


class SharedMatch(TypedDict):
    """A match that is shared by a link, as its spectators have seen it."""

    game: str
    rules: Annotated[int, Note("The version of the rules that it was played by.")]
    variant: Variant
    edition: str
    own_edition: Annotated[bool, Note("Whether the edition is somebody's own: the match counts in no ranking.")]
    places: list[CardPlace]
    frames: list[Frame]
    review: Annotated[Review | None, Note("Null unless there is one.")]
