"""The sheet as a table: a row a line, a column a seat."""

from __future__ import annotations

from rich.box import ROUNDED
from rich.table import Table
from rich.text import Text

from parlour.engine.sheet import Sheet
from parlour.localization import Translator


def sheet_table(sheet: Sheet, names: list[str], translator: Translator) -> Table:
    """Draw a sheet; what the viewer cannot know is a question mark."""
    table = Table(box=ROUNDED)
    table.add_column(Text(translator.text("ui-line")))
    for name in names:
        table.add_column(Text(name), justify="right")
    for index, line in enumerate(sheet.lines):
        table.add_row(Text(translator.text(f"line-{line}")), *[_points(row[index]) for row in sheet.points])
    table.add_section()
    table.add_row(Text(translator.text("ui-total")), *[_points(total) for total in sheet.totals()], style="bold")
    places = _places(sheet)
    if places:
        table.add_row(Text(translator.text("ui-place")), *[str(place) for place in places])
    return table


def _points(points: int | None) -> str:
    return "?" if points is None else str(points)


def _places(sheet: Sheet) -> list[int]:
    """Return the place of each seat: those who share one are followed by as many places left out."""
    places: dict[int, int] = {}
    for group in sheet.ranking():
        places |= dict.fromkeys(group, len(places) + 1)
    return [places[seat] for seat in sorted(places)]
