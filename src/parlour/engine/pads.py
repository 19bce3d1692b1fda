"""The plain pad: numbers and names that people at a real table enter for every seat, asked for by a generic form."""

from __future__ import annotations

from typing import Final

from parlour.engine.actions import Field
from parlour.engine.plain import Reader
from parlour.engine.sheet import Sheet
from parlour.engine.variant import Info

MOST_POINTS: Final = 999
LONGEST_NAME: Final = 200


def line_fields(lines: tuple[str, ...]) -> list[Field]:
    """Ask for the points of every line of the sheet, counted by the people themselves."""
    return [Field(line, size=2 * MOST_POINTS + 1, first=-MOST_POINTS) for line in lines]


def read_pad(pad: Reader, fields: list[Field], info: Info) -> tuple[list[str], list[list[int]]]:
    """Read `{"seats": [{"name": "Ann", FIELD: value, …}, …]}`; give the names, and by seat the value of each field.

    A number is given as entered, a name as its position among the names of the field.
    """
    pad.refuse_others(("seats",))
    names: list[str] = []
    values: list[list[int]] = []
    for row in pad.at("seats").items(min(info.seats), max(info.seats)):
        row.refuse_others(("name", *[field.name for field in fields]))
        names.append(row.at("name").text(LONGEST_NAME))
        values.append([field.inside(row.at(field.name)) + field.first for field in fields])
    return names, values


def score_lines(pad: Reader, info: Info) -> tuple[list[str], Sheet]:
    """Add up the lines of a pad that asks for nothing else; seats with equal totals share their place."""
    names, values = read_pad(pad, line_fields(info.lines), info)
    points: list[list[int | None]] = [list[int | None](row) for row in values]
    return names, Sheet(info.lines, points, [[] for _ in values])
