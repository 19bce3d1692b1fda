# interpreted: tools and the web server read these annotations at run time, where compiled classes have none
"""Types of the plain data that every game sends: actions, their tree, messages, sheets. No behaviour.

A game's own types are in `wire.py` of its folder, those of tables in `tables/wire/`. The description of the API and the
client's TypeScript types are generated from them (`web/description/`, `tools/make_types.py`).
"""

from __future__ import annotations

from typing import Annotated, Final, NotRequired, TypeVar

from typing_extensions import TypeAliasType, TypedDict

from parlour.engine.plain import Plain

Schema = dict[str, object]
Name = TypeVar("Name")
Entry = TypeVar("Entry")


class Note:
    """The meaning of a field, for readers of the API's description and of the generated types."""

    def __init__(self, text: str) -> None:
        self.text: Final = text


class Shape:
    """A JSON Schema of its own, for a Python type that says less."""

    def __init__(self, schema: Schema) -> None:
        self.schema: Final = schema


class AllNames:
    """Marks a dict that has an entry for every name; in an unmarked one some may be missing."""


def _open_object(description: str, field: str, kind: str) -> Schema:
    """Describe an object with one known field and any others, each a number or a name."""
    others = {"anyOf": [{"type": "integer"}, {"type": "string"}]}
    fields = {"properties": {field: {"type": kind}}, "required": [field], "additionalProperties": others}
    return {"type": "object", "description": description, **fields}


Every = Annotated[dict[Name, Entry], AllNames()]
ACTION: Final = _open_object('An action by its kind and fields: {"do": "place", "cell": 7}.', "do", "string")
VARIANT: Final = _open_object('The set-up of a match: {"seats": 3, "gems": "open"}.', "seats", "integer")
Action = TypeAliasType("Action", Annotated[dict[str, Plain], Shape(ACTION)])
Variant = TypeAliasType("Variant", Annotated[dict[str, Plain], Shape(VARIANT)])


class Below(TypedDict):
    """What follows a choice: the next field and its choices, or the whole action."""

    field: NotRequired[str]
    choices: NotRequired[list[Choice]]
    action: NotRequired[int]


class Choice(Below):
    """A value of a field, and what follows."""

    value: int | str


class Branch(Below):
    """A kind of action, and what follows. Legal actions are a list of these."""

    do: str


class Message(TypedDict):
    """A message: the id of a text of the game, and its arguments."""

    text: str
    arguments: dict[str, int | str]


class SeatLines(TypedDict):
    """A seat's lines of the sheet; null where the viewer cannot know them."""

    name: NotRequired[Annotated[str, Note("On the sheet of a pad.")]]
    lines: dict[str, int | None]
    total: int | None


class Sheet(TypedDict):
    """A sheet."""

    seats: list[SeatLines]
    ranking: Annotated[list[list[int]], Note("The best first, seats that share a place together.")]
