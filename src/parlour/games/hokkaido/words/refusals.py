"""Why an action is not allowed: the rule that forbids it."""

from __future__ import annotations

from typing import Final

from parlour.games.hokkaido.city.city import ALL_SQUARES, OFFSETS, City, do_touch
from parlour.games.hokkaido.city.placing import may_be_seen
from parlour.games.hokkaido.city.squares import DESERT, KIND, MOUNTAIN, TILE_KINDS, is_precious
from parlour.games.hokkaido.rules.actions import (
    ACTIONS,
    GIFT,
    TERRAFORM,
    square_x,
    square_y,
    tile_of,
    turn_of,
    under_of,
    x_of,
    y_of,
)
from parlour.games.hokkaido.rules.card_set import NONE
from parlour.games.hokkaido.rules.components import BIT, SQUARES
from parlour.games.hokkaido.rules.ordering import has_built
from parlour.games.hokkaido.rules.stages import BUILDING, GIVING, OVERTAKING, PLACING, TERRAFORMING
from parlour.games.hokkaido.rules.state import HokkaidoState
from parlour.geometry.square_grid import LAST, cell_at

# The rule that says when an action of each kind may be taken at all, and by whom.
MOMENT: Final = {
    "province": "H10",
    "goal": "H12",
    "order": "H25",
    "deal": "H11",
    "draw": "H21",
    "reveal": "H26",
    "keep": "H20",
    "discard": "H21",
    "lay": "H25",
    "boost": "H25",
    "hold": "H25",
    "take": "H25",
    "overtake": "H26",
    "yield": "H26",
    "choose": "H26",
    "play": "H26",
    "terraform": "H36",
    "pay": "H36",
    "place": "H30",
    "forgo": "H35",
    "finish": "H31",
    "gift": "H42",
    "waive": "H42",
    "ask": "H31",
}


def why_not(state: HokkaidoState, seat: int, action: int) -> str:
    """Give the rule that forbids *action* to *seat* now; empty if it is legal."""
    if action in state.legal(seat):
        return ""
    kind = ACTIONS.kind(action).name
    if seat not in state.to_act():
        return MOMENT[kind]
    city = state.cities[seat]
    if kind == "place" and _is_to_place(state, seat) and city is not None:
        return "H36" if city.due else _against_placing(state, city, state.kept[seat], action)
    if kind == "lay" and state.seats == 2:
        return "H26"
    if kind == "pay" and state.stage == OVERTAKING:
        return "H26"
    if kind == "terraform" and state.stage in (PLACING, TERRAFORMING, BUILDING) and city is not None:
        return _against_tile(city, action - TERRAFORM, "H36")
    if kind == "gift" and state.stage == GIVING and city is not None:
        return _against_tile(city, action - GIFT, "H42")
    return MOMENT[kind]


def _is_to_place(state: HokkaidoState, seat: int) -> bool:
    """Say whether a seat that is to act has a card that it has not placed yet."""
    if state.stage == BUILDING:
        return not has_built(state, seat)
    return state.stage == PLACING and state.kept[seat] != NONE


def _against_tile(city: City, number: int, otherwise: str) -> str:
    """Tell a mountain where the range cannot go on (H34) from everything else."""
    square = city.area.grid[cell_at(square_x(number), square_y(number))]
    is_mountain = TILE_KINDS[tile_of(number)] == MOUNTAIN
    can_pay = otherwise == "H42" or (not city.used and not city.due and city.cubes[tile_of(number)] > 1)
    return "H34" if is_mountain and can_pay and square & KIND == DESERT and _is_inside(city, number) else otherwise


def _is_inside(city: City, number: int) -> bool:
    area = city.area
    return area.left <= square_x(number) <= area.right and area.top <= square_y(number) <= area.bottom


def _against_placing(state: HokkaidoState, city: City, card: int, action: int) -> str:
    """Tell what stands against a placement: overlap and layers (H30), lakes and mountains (H32), the range (H34)."""
    if not _touches(city, action):
        return "H30"
    if ALL_SQUARES - under_of(action) in may_be_seen(state.box, city, card, action):
        return "H34"
    return "H32" if _hides_something_precious(state, city, card, action) else "H30"


def _touches(city: City, action: int) -> bool:
    return any([do_touch(action, spot) for spot in city.spots])


def _hides_something_precious(state: HokkaidoState, city: City, card: int, action: int) -> bool:
    """Say whether a lake or a mountain, of the new card or of the city, would lie under something (H32)."""
    turn, start = turn_of(action), cell_at(x_of(action), y_of(action))
    if state.box.precious[card * 4 + turn] & under_of(action):
        return True
    for at in range(SQUARES):
        square = city.area.grid[(start + OFFSETS[turn % 2][at]) & LAST]
        if is_precious(square & KIND) and not under_of(action) & BIT[at]:
            return True
    return False
