"""Types of what the web layer answers itself; the other answers are in `tables/wire`."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired

from typing_extensions import TypedDict

from parlour.engine.wire import Note
from parlour.tables.wire.editions import OwnEdition
from parlour.tables.wire.places import Card, May, Reason


class ErrorBody(TypedDict):
    """What was wrong and where."""

    path: str
    expected: str
    found: str
    rule: str | None
    message: str
    code: NotRequired[Annotated[Reason, Note("A reason that the client translates; omitted if there is none.")]]
    text: NotRequired[Annotated[str, Note("Of a lesson: the id of the text that answers a wrong choice.")]]


class ErrorResponse(TypedDict):
    """An error; with a card if the table exists and this server cannot restore it."""

    error: ErrorBody
    card: NotRequired[Card]
    may: NotRequired[Annotated[list[May], Note("With a card: what this person may still do with the table.")]]
    edition: NotRequired[Annotated[OwnEdition, Note("With the code *outdated*: how it is now.")]]


class Health(TypedDict):
    """The server is alive."""

    status: Literal["ok"]
    version: str


class Ready(TypedDict):
    """Whether the server is ready."""

    status: Literal["ok", "not ready"]
    store: Annotated[bool, Note("The store answers.")]
    migrated: Annotated[bool, Note("The store has the schema that this version expects.")]
    writable: Annotated[bool, Note("The store accepts writes.")]
    leaving: Annotated[bool, Note("The server is shutting down.")]
