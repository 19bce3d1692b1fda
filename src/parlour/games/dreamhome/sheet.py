"""The sheet of a running match, made only from what the viewer is shown."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from parlour.engine.plain import Reader
from parlour.engine.sheet import Sheet
from parlour.games.dreamhome.home.area import BESIDE, FACE_DOWN, KEPT, PILE, TOKEN_BIT, blank, lay, put_token
from parlour.games.dreamhome.home.home import count_children
from parlour.games.dreamhome.rules import card_set
from parlour.games.dreamhome.rules.components import DreamHomeComponents, DreamHomeView
from parlour.games.dreamhome.rules.names import (
    DECORS,
    EMPTY,
    FLOOR_STARTS,
    FLOORS,
    HELPER_CARD,
    HELPERS,
    RESOURCES,
    ROOMS,
    SCAFFOLD,
)
from parlour.games.dreamhome.scoring.lines import lines_of
from parlour.games.dreamhome.scoring.roof import ROOF_SIZE
from parlour.games.dreamhome.scoring.score import LINES, ROOF_LINE


def sheet_of(view: DreamHomeView) -> Sheet:
    """Score what lies on the table as if the match ended now; a face-down pile that may score is unknown (D30)."""
    components = view.edition.components
    seats = Reader(view.shown, "shown").at("seats").items()
    points: list[list[int | None]] = []
    ties: list[list[int]] = []
    for seat in seats:
        area = area_shown(components, seat)
        lines: list[int | None] = list[int | None](lines_of(components, area, 0))
        if seat.at("pile").value is None and seat.at("roofs").integer(0, RESOURCES) >= ROOF_SIZE:
            lines[ROOF_LINE] = None
        points.append(lines)
        ties.append([count_children(components, area, 0)])
    return Sheet(LINES, points, ties)


def area_shown(components: DreamHomeComponents, seat: Reader) -> vec[i64]:
    """Lay out the home that is shown, and what is kept beside it."""
    area = blank(1)
    for floor, start in zip(FLOORS, FLOOR_STARTS, strict=True):
        for place, cell in enumerate(seat.at(floor).items()):
            if cell.value is not None and cell.at("room").value != SCAFFOLD:
                _lay(components, area, start + place, cell)
    for item in seat.at("beside").items():
        area[BESIDE] |= TOKEN_BIT[item.choice(DECORS)]
    area[KEPT] = helper_cards(components, [item.choice(HELPERS) for item in seat.at("helpers").items()])
    if seat.at("pile").value is not None:
        area[PILE] = card_set.mask_of([item.at("id").integer(1, RESOURCES) - 1 for item in seat.at("pile").items()])
    return area


def _lay(components: DreamHomeComponents, area: vec[i64], place: int, cell: Reader) -> None:
    card = cell.at("id").integer(1, ROOMS) - 1
    if cell.at("room").value == EMPTY:
        lay(components, area, 0, place, card + FACE_DOWN)
        return
    lay(components, area, 0, place, card)
    if cell.at("decor").value is not None:
        put_token(area, 0, place, cell.at("decor").choice(DECORS))


def helper_cards(components: DreamHomeComponents, helpers: list[int]) -> int:
    """Return as many cards of each helper as are named."""
    mask = 0
    for helper in range(len(HELPERS)):
        numbers = [
            card
            for card in range(RESOURCES)
            if (components.group[card], components.member[card]) == (HELPER_CARD, helper)
        ]
        mask |= card_set.mask_of(numbers[: helpers.count(helper)])
    return mask
