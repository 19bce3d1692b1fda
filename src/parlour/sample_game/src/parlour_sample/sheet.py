"""The sheet of a match, made from what the viewer is shown."""

from typing import Final

from parlour.engine.plain import Reader
from parlour.engine.sheet import Sheet
from parlour_sample.components import SampleView

LINES: Final = ("stones", "last")


def sheet_of(view: SampleView) -> Sheet:
    """Score as if the match ended now (S4)."""
    shown, bonus = Reader(view.shown, "shown"), view.edition.components.bonus
    taken, last = shown.at("taken").integers(0, 100), shown.at("last").value
    points: list[list[int | None]] = [[stones, bonus if seat == last else 0] for seat, stones in enumerate(taken)]
    return Sheet(LINES, points, [[] for _ in taken])
