"""The sheet of a running match, made from the areas that a view shows."""

from __future__ import annotations

from parlour.engine.plain import Reader
from parlour.engine.sheet import Sheet
from parlour.games.hamlet.pad import UNBOUNDED, read_area
from parlour.games.hamlet.rules.components import HamletView
from parlour.games.hamlet.scoring.score import tally


def sheet_of(view: HamletView) -> Sheet:
    """Score as if the match ended now (M61–M66)."""
    components, scores = view.edition.components, Reader(view.shown, "shown").at("scores").items()
    return tally(components, [read_area(components, score, UNBOUNDED) for score in scores])
