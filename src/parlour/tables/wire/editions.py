"""Editions of people's own: what is stored, what is wrong with it, how it differs, and whose one is at a table."""

from __future__ import annotations

from typing import Annotated

from typing_extensions import TypedDict

from parlour.engine.plain import Plain
from parlour.engine.wire import Note


class Problem(TypedDict):
    """A value that the game does not accept."""

    path: Annotated[str, Note("Where it stands, like `card[3].weapon.left`; empty for the data as a whole.")]
    expected: str
    found: str


class Checked(TypedDict):
    """What a game says about component data; both digests are null while there are problems."""

    problems: Annotated[list[Problem], Note("At most one of each entry, and at most 20.")]
    digest: Annotated[str | None, Note("Of all the data.")]
    values: Annotated[str | None, Note("Of the values alone: editions with the same one play alike.")]
    parts: Annotated[dict[str, dict[str, int]], Note("How many entries of each part have which source.")]


class Difference(TypedDict):
    """A value that two editions do not share."""

    path: Annotated[str, Note("Like `card[3].weapon.left`.")]
    part: Annotated[str, Note("Of the data, like `card`.")]
    entry: Annotated[str, Note("The path of the entry, like `card[3]`; the part if it is one entry.")]
    before: Annotated[Plain, Note("Null: it was not there.")]
    after: Annotated[Plain, Note("Null: it is no longer there.")]


class OwnEditionInfo(Checked):
    """An edition of somebody's own, without its data."""

    id: str
    game: str
    name: str
    revision: Annotated[int, Note("Increased by every change.")]
    based_on: Annotated[str | None, Note("The digest of the edition that it was copied from.")]
    checked: Annotated[list[str], Note("The paths of components that were compared with the box.")]
    share: Annotated[str | None, Note("The token of its link `/editions/shared/TOKEN`; null if it is not shared.")]
    owner: Annotated[str | None, Note("The name of its owner; null for one's own.")]
    changed: Annotated[float, Note("Seconds since 1970.")]


class OwnEdition(OwnEditionInfo):
    """An edition of one's own."""

    data: dict[str, Plain]


class OwnEditions(TypedDict):
    """My editions, and those of others that I keep."""

    mine: list[OwnEditionInfo]
    shared: list[OwnEditionInfo]
    most: Annotated[int, Note("How many of one's own there may be.")]


class EditionShare(TypedDict):
    """The link of an edition."""

    share: Annotated[str | None, Note("The token; null if it is not shared.")]


class SharedEdition(Checked):
    """An edition as everybody sees it who has its link."""

    game: str
    name: str
    owner: Annotated[str, Note("The name of its owner.")]
    data: dict[str, Plain]
    differences: Annotated[list[Difference], Note("From the standard edition that comes with the game.")]
    mine: Annotated[bool, Note("Whether it is my own.")]
    kept: Annotated[bool, Note("Whether I keep it among those that others share with me.")]


class EditionAbout(TypedDict):
    """An edition by its digest, as everybody at a table with it may know it."""

    game: str
    name: str
    digest: str
    values: str
    parts: dict[str, dict[str, int]]
    own: Annotated[bool, Note("Whether it is somebody's own, and did not come with Parlour.")]
    usual: Annotated[bool, Note("Whether it is what this server plays the game with, unless another is chosen.")]
    owner: Annotated[str | None, Note("Whose it is, if they share it by a link.")]
    share: Annotated[str | None, Note("The token of that link.")]
    differences: Annotated[int, Note("How many values differ from the standard edition that comes with the game.")]


class EditionAtTable(TypedDict):
    """An edition of somebody's own that is played with at a table."""

    digest: str
    owner: Annotated[str | None, Note("Whose it is, if they share it by a link.")]
    differences: Annotated[int, Note("How many values differ from the standard edition that comes with the game.")]
