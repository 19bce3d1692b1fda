"""The sheet of a running match, made only from what the viewer is shown."""

from __future__ import annotations

from typing import Final, final

from parlour.engine.plain import Reader
from parlour.engine.sheet import Sheet
from parlour.games.laar.rules.actions import CARDS, SEATS, SIDE_NAMES
from parlour.games.laar.rules.components import LaarView
from parlour.games.laar.rules.goods import GEM, KINDS, MEMOS, WEAPONS
from parlour.games.laar.scoring.area import area_of
from parlour.games.laar.scoring.lines import GEM_LINE, tally
from parlour.games.laar.scoring.score import MISSING, Stacks, choose_missing


@final
class Table:
    """What the scoring needs of the shown position: every seat's goods, oldest first, and the choices made."""

    def __init__(self, view: LaarView) -> None:
        shown = Reader(view.shown, "shown")
        seats = shown.at("seats").items()
        self.components: Final = view.edition.components
        self.goods: Final = [_goods(seat) for seat in seats]
        self.gems: Final = [seat.at("gems").integer(0, CARDS) for seat in seats]
        self.first: Final = 0 if shown.at("first").value is None else shown.at("first").integer(0, SEATS - 1)
        self.memo: Final = 0 if shown.at("memo").value is None else shown.at("memo").choice(MEMOS)
        self.protections: Final = [_mask(seat) for seat in seats]
        self.sides: Final = [
            MISSING if seat.at("side").value is None else seat.at("side").choice(SIDE_NAMES) for seat in seats
        ]

    def areas(self) -> list[Stacks]:
        """Lay out the stacks that are shown; gems that are face down still count as cards."""
        found = [area_of(self.components, goods) for goods in self.goods]
        for seat, area in enumerate(found):
            area.sizes[GEM] = self.gems[seat]
        return found

    def hidden_gems(self, seat: int) -> int:
        """Return how many gems of a seat lie face down (L24)."""
        return self.gems[seat] - len([good for good in self.goods[seat] if good % len(KINDS) == GEM])

    def sheet(self, areas: list[Stacks]) -> Sheet:
        """Score areas; universal goods count where they lie, and what is still to be chosen is chosen under L29."""
        protections, sides = choose_missing(areas, self.first, self.protections, self.sides)
        return tally(areas, self.components, self.memo, protections, sides)


def sheet_of(view: LaarView) -> Sheet:
    """Score what lies on the table as if the match ended now; gems that are face down stay unknown (L24)."""
    table = Table(view)
    sheet = table.sheet(table.areas())
    for seat, points in zip(Reader(view.shown, "shown").at("seats").items(), sheet.points, strict=True):
        if seat.at("stacks").at(KINDS[GEM]).value is None and seat.at("gems").value != 0:
            points[GEM_LINE] = None
    return sheet


def _goods(seat: Reader) -> list[int]:
    """List the goods that are shown, stack by stack."""
    goods: list[int] = []
    for kind, name in enumerate(KINDS):
        stack = seat.at("stacks").at(name)
        if stack.value is not None:
            goods += [(card - 1) * len(KINDS) + kind for card in stack.integers(1, CARDS)]
    return goods


def _mask(seat: Reader) -> int:
    return sum([1 << kind.choice(WEAPONS) for kind in seat.at("protections").items()])
