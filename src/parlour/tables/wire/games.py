"""Games before they are played: options, editions, kinds of actions."""

from __future__ import annotations

from typing import Annotated, NotRequired

from typing_extensions import TypedDict

from parlour.engine.wire import Note


class Option(TypedDict):
    """An optional rule."""

    name: str
    choices: list[str]
    seats: Annotated[list[int], Note("The numbers of seats for which it is offered; empty: all.")]


class EditionInfo(TypedDict):
    """An edition, and where its entries come from."""

    name: str
    digest: str
    sources: dict[str, int]
    parts: Annotated[dict[str, dict[str, int]], Note("How many entries of each part have which source.")]


class Field(TypedDict):
    """A field of an action or a pad: one of some names, or a number of *size* ones from *first* on."""

    name: str
    names: NotRequired[list[str]]
    first: NotRequired[int]
    size: NotRequired[int]


class Kind(TypedDict):
    """A kind of action."""

    do: str
    fields: list[Field]


class LessonInfo(TypedDict):
    """A lesson or puzzle of a game."""

    id: str
    minutes: Annotated[int, Note("About how long it takes.")]
    puzzle: bool


class EarlierRules(TypedDict):
    """An earlier version of a game's rules, at which tables may still be in play."""

    rules: int
    seats: list[int]
    options: list[Option]
    lines: list[str]
    kinds: list[Kind]


class Game(TypedDict):
    """A game, its options and editions."""

    slug: str
    rules: Annotated[int, Note("The newest version of its rules: new tables are played by these.")]
    seats: list[int]
    options: list[Option]
    lines: list[str]
    languages: Annotated[list[str], Note("The languages of its texts; others get English.")]
    editions: Annotated[list[EditionInfo], Note("Those that come with the game.")]
    usual: Annotated[
        EditionInfo | None,
        Note("What this server plays it with unless another is chosen; null: the one called standard."),
    ]
    kinds: list[Kind]
    lessons: Annotated[list[LessonInfo], Note("As they are offered; their texts are fetched by themselves.")]
    pad: Annotated[list[Field], Note("The fields of the generic pad; empty if the game has a drawn pad.")]
    earlier: list[EarlierRules]


class Choosable(TypedDict):
    """The games, and what can be chosen about bots and people."""

    games: list[Game]
    levels: list[str]
    avatars: list[str]


class Games(Choosable):
    """Everything that can be chosen."""

    languages: list[str]
