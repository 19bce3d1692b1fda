"""Pads: what people at a real table enter to get the sheet of a finished match.

The plain pad asks for numbers and names for every seat, in a generic form.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeAlias, final

from parlour.engine.actions import Field
from parlour.engine.edition import ComponentsT, Edition
from parlour.engine.plain import Reader
from parlour.engine.sheet import Sheet
from parlour.engine.variant import Info

MOST_POINTS: Final = 999
LONGEST_NAME: Final = 200
Scored: TypeAlias = tuple[list[str], Sheet]  # the names, and the sheet


@final
class Pad(Generic[ComponentsT]):
    """What a game's pad asks for every seat (nothing if the pad is drawn), and the function that scores it."""

    def __init__(self, fields: list[Field], score: Callable[[Reader, Edition[ComponentsT]], Scored]) -> None:
        self.fields: Final = fields
        self.score: Final = score


def line_fields(lines: tuple[str, ...]) -> list[Field]:
    """Ask for the points of every line of the sheet, counted by the people themselves."""
    return [Field(line, size=2 * MOST_POINTS + 1, first=-MOST_POINTS) for line in lines]


def read_pad(pad: Reader, fields: list[Field], seats: tuple[int, ...]) -> tuple[list[str], list[list[int]]]:
    """Read `{"seats": [{"name": "Ann", FIELD: value, …}, …]}`; return the names, and by seat the value of each field.

    A number is given as entered, a name as its position among the names of the field.
    """
    pad.refuse_others(("seats",))
    names: list[str] = []
    values: list[list[int]] = []
    for row in pad.at("seats").items(min(seats), max(seats)):
        row.refuse_others(("name", *[field.name for field in fields]))
        names.append(row.at("name").text(LONGEST_NAME))
        values.append([field.inside(row.at(field.name)) + field.first for field in fields])
    return names, values


def score_lines(pad: Reader, info: Info) -> tuple[list[str], Sheet]:
    """Add up the lines of a pad that asks for nothing else; seats with equal totals share their place."""
    names, values = read_pad(pad, line_fields(info.lines), info.seats)
    points: list[list[int | None]] = [list[int | None](row) for row in values]
    return names, Sheet(info.lines, points, [[] for _ in values])
