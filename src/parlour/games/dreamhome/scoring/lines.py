"""The lines of the sheet, seat by seat, and what ranks seats with equal totals (D75)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.games.dreamhome.home.area import KEPT, PILE
from parlour.games.dreamhome.home.home import count_children
from parlour.games.dreamhome.rules import card_set
from parlour.games.dreamhome.rules.components import DreamHomeComponents
from parlour.games.dreamhome.scoring.roof import pile_points
from parlour.games.dreamhome.scoring.score import (
    FUNCTIONALITY,
    decor_points,
    functionality_bonuses,
    helper_points,
    room_points,
)

TIE_STEP: Final = 100  # more than the children in any home


def lines_of(components: DreamHomeComponents, areas: vec[i64], base: i64) -> list[int]:
    """Return one seat's points line by line."""
    return [
        room_points(components, areas, base),
        decor_points(components, areas, base),
        FUNCTIONALITY * functionality_bonuses(areas, base),
        pile_points(components, areas[base + PILE]),
        kept_helper_points(components, areas, base),
    ]


def kept_helper_points(components: DreamHomeComponents, areas: vec[i64], base: i64) -> i64:
    """Score the architects and interior designers that a seat keeps."""
    kept: i64 = areas[base + KEPT]
    if not kept & (components.architects | components.designers):
        return 0
    return helper_points(
        areas, base, card_set.count(kept & components.architects), card_set.count(kept & components.designers)
    )


def total_of(components: DreamHomeComponents, areas: vec[i64], base: i64) -> i64:
    """Return one seat's total."""
    points: i64 = room_points(components, areas, base) + decor_points(components, areas, base)
    points += FUNCTIONALITY * functionality_bonuses(areas, base)
    points += pile_points(components, areas[base + PILE])
    return points + kept_helper_points(components, areas, base)


def merit_of(components: DreamHomeComponents, areas: vec[i64], base: i64) -> i64:
    """Return one figure by which seats are ranked: the total, then the children (D75)."""
    return total_of(components, areas, base) * TIE_STEP + count_children(components, areas, base)
