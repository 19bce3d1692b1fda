"""The sheet of a running match, made only from what the viewer is shown."""

from __future__ import annotations

from parlour.engine.plain import Reader
from parlour.engine.sheet import Sheet
from parlour.games.laar.rules.actions import CARDS, SEATS, SIDE_NAMES
from parlour.games.laar.rules.components import LaarComponents, LaarView
from parlour.games.laar.rules.goods import GEM, KINDS, MEMOS, WEAPONS
from parlour.games.laar.scoring.area import area_of
from parlour.games.laar.scoring.lines import GEM_LINE, tally
from parlour.games.laar.scoring.score import MISSING, Stacks, choose_missing


def sheet_of(view: LaarView) -> Sheet:
    """Score what lies on the table as if the match ended now; gems that are face down stay unknown (L24).

    Universal goods count where they lie; protections and sides that are still to be chosen are chosen under L29.
    """
    components = view.edition.components
    shown = Reader(view.shown, "shown")
    seats = shown.at("seats").items()
    areas = [_area(components, seat) for seat in seats]
    first = 0 if shown.at("first").value is None else shown.at("first").integer(0, SEATS - 1)
    memo = 0 if shown.at("memo").value is None else shown.at("memo").choice(MEMOS)
    protections = [_mask(seat) for seat in seats]
    sides = [MISSING if seat.at("side").value is None else seat.at("side").choice(SIDE_NAMES) for seat in seats]
    protections, sides = choose_missing(areas, first, protections, sides)
    sheet = tally(areas, components, memo, protections, sides)
    for seat, points in zip(seats, sheet.points, strict=True):
        if seat.at("stacks").at(KINDS[GEM]).value is None and seat.at("gems").value != 0:
            points[GEM_LINE] = None
    return sheet


def _area(components: LaarComponents, seat: Reader) -> Stacks:
    """Lay out the stacks that are shown; gems that are face down still count as cards."""
    goods: list[int] = []
    for kind, name in enumerate(KINDS):
        stack = seat.at("stacks").at(name)
        if stack.value is not None:
            goods += [(card - 1) * len(KINDS) + kind for card in stack.integers(1, CARDS)]
    area = area_of(components, goods)
    area.sizes[GEM] = seat.at("gems").integer(0, CARDS)
    return area


def _mask(seat: Reader) -> int:
    return sum([1 << kind.choice(WEAPONS) for kind in seat.at("protections").items()])
