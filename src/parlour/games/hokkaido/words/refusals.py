"""Why an action is not allowed: the rule that forbids it."""

from __future__ import annotations

from typing import Final

from parlour.engine.parts.refusals import Reason, Refusals
from parlour.games.hokkaido.city.city import ALL_SQUARES, City, do_touch
from parlour.games.hokkaido.city.placing import hides_lake_or_mountain, visible_sets_at
from parlour.games.hokkaido.city.squares import DESERT, MOUNTAIN, TILE_KINDS
from parlour.games.hokkaido.city.terraforming import can_pay_for
from parlour.games.hokkaido.rules.actions import (
    ACTIONS,
    FAR,
    under_of,
)
from parlour.games.hokkaido.rules.card_set import NONE
from parlour.games.hokkaido.rules.ordering import has_built
from parlour.games.hokkaido.rules.stages import BUILDING, GIVING, NAMES, OVERTAKING, PLACING, TERRAFORMING
from parlour.games.hokkaido.rules.state import HokkaidoState

# The rule that says when an action of each kind may be taken at all, and by whom.
KIND_RULES: Final = {
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
    """Return the rule that forbids *action* to *seat* now; empty if it is legal."""
    return REFUSALS.why_not(state, seat, action, state.stage)


def _why_not_placed(state: HokkaidoState, seat: int, values: list[int]) -> str:
    if not _is_to_place(state, seat):
        return KIND_RULES["place"]
    city = state.city(seat)
    return "H36" if city.due else _against_placing(state, city, state.kept[seat], ACTIONS.pack("place", *values))


def _why_not_laid(state: HokkaidoState, _seat: int, _values: list[int]) -> str:
    return "H26" if state.seats == 2 else "H25"


def _why_not_paid(_state: HokkaidoState, _seat: int, _values: list[int]) -> str:
    return "H26"


def _why_not_terraformed(state: HokkaidoState, seat: int, values: list[int]) -> str:
    city = state.city(seat)
    can_pay = not city.used and not city.due and can_pay_for(city, values[0])
    return _against_tile(city, values, can_pay, "H36")


def _why_not_given(state: HokkaidoState, seat: int, values: list[int]) -> str:
    return _against_tile(state.city(seat), values, True, "H42")


def _is_to_place(state: HokkaidoState, seat: int) -> bool:
    """Return whether a seat that is to act has a card that it has not placed yet."""
    if state.stage == BUILDING:
        return not has_built(state, seat)
    return state.stage == PLACING and state.kept[seat] != NONE


def _against_tile(city: City, values: list[int], can_pay: bool, otherwise: str) -> str:
    """Return H34 for a mountain where the range cannot go on, else *otherwise*; *values* are tile, column and row."""
    tile, x, y = values[0], values[1] - FAR, values[2] - FAR
    deserts = [(city.area.x_of(cell), city.area.y_of(cell)) for cell in city.area.with_kind(DESERT)]
    return "H34" if TILE_KINDS[tile] == MOUNTAIN and can_pay and (x, y) in deserts else otherwise


def _against_placing(state: HokkaidoState, city: City, card: int, action: int) -> str:
    """Return the rule against a placement: overlap and layers (H30), lakes and mountains (H32), the range (H34)."""
    if not _touches(city, action):
        return "H30"
    if ALL_SQUARES - under_of(action) in visible_sets_at(state.components, city, card, action):
        return "H34"
    return "H32" if hides_lake_or_mountain(state.components, city, card, action) else "H30"


def _touches(city: City, action: int) -> bool:
    return any([do_touch(action, spot) for spot in city.spots])


ALL_STAGES: Final = tuple(range(len(NAMES)))
REFUSALS: Final = Refusals[HokkaidoState](
    ACTIONS,
    KIND_RULES,
    {
        "place": Reason((PLACING, BUILDING), _why_not_placed),
        "lay": Reason(ALL_STAGES, _why_not_laid),
        "pay": Reason((OVERTAKING,), _why_not_paid),
        "terraform": Reason((PLACING, TERRAFORMING, BUILDING), _why_not_terraformed),
        "gift": Reason((GIVING,), _why_not_given),
    },
)
