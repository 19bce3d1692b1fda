"""Draws any position as text and tables, from what a viewer is shown and nothing else.

The conventions for every game: `seats` has one object per seat and becomes a table with a column each; a list of
objects becomes a table; a list of strings is a board drawn as text. A field that has the name of a list of numbered
entries in the edition (`card`) stands for such an entry, and the entry's fields are shown with it; `stacks` maps the
name of a field of those entries to the numbers that lie there.
"""

from __future__ import annotations

from typing import Final

from rich.box import ROUNDED, SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from parlour.engine.plain import Plain
from parlour.engine.view import View
from parlour.localization import Translator
from parlour.terminal.values import Values

SEATS: Final = "seats"


def picture(view: View, translator: Translator, names: list[str]) -> RenderableType:
    """Draw what the viewer is shown: short facts on one line, then the tables, then the seats."""
    values = Values(view, translator, names)
    facts: list[str] = []
    parts: list[RenderableType] = []
    for key, value in view.shown.items():
        if key == SEATS and isinstance(value, list):
            parts.append(_seats(value, values, view.seat))
        elif _is_rows(value):
            parts.append(_rows(key, value, values))
        elif _is_board(value):
            parts.append(_board(key, value, values))
        elif not _is_empty(value):
            facts.append(f"{values.label(key)}: {values.format_value(key, value)}")
    return Group(Text("  ·  ".join(facts)), *parts)


def _is_empty(value: Plain) -> bool:
    return value is None or (isinstance(value, list | dict) and all(_is_empty(item) for item in value))


def _is_rows(value: Plain) -> bool:
    return isinstance(value, list) and any(isinstance(item, dict) for item in value)


def _is_board(value: Plain) -> bool:
    return isinstance(value, list) and len(value) > 1 and all(isinstance(item, str) and " " in item for item in value)


def _board(key: str, value: Plain, values: Values) -> RenderableType:
    assert isinstance(value, list)
    return Text("\n".join([values.label(key), *[f"  {line}" for line in value]]))


def _rows(key: str, value: Plain, values: Values) -> RenderableType:
    """Draw a list of objects as a table; its empty places are left out."""
    assert isinstance(value, list)
    rows = [values.with_entry(item) for item in value if isinstance(item, dict)]
    columns = list(dict.fromkeys([name for row in rows for name in row]))
    table = Table(box=SIMPLE_HEAD, title=Text(values.label(key)), title_justify="left", pad_edge=False)
    for column in columns:
        table.add_column(Text(values.label(column)))
    for row in rows:
        table.add_row(*[Text(values.format_value(column, row.get(column))) for column in columns])
    return table


def _seats(value: list[Plain], values: Values, viewer: int) -> RenderableType:
    """Draw what lies before each seat, a column a seat; rows that are empty for all are left out."""
    areas = [values.flat(item) if isinstance(item, dict) else {} for item in value]
    table = Table(box=ROUNDED)
    table.add_column("")
    for seat in range(len(areas)):
        table.add_column(Text(values.seat_name(seat), style="bold" if seat == viewer else ""))
    for label in dict.fromkeys([label for area in areas for label in area]):
        cells = [area.get(label, "") for area in areas]
        if any(cell not in ("", values.nothing) for cell in cells):
            table.add_row(Text(label), *[Text(cell) for cell in cells])
    return table
