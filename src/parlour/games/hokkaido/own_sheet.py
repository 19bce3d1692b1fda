"""The sheet as one seat sees it while all build at once: with what it has committed and the others do not see yet."""

from __future__ import annotations

from parlour.engine.sheet import Sheet
from parlour.games.hokkaido.city.city import City, hand_out, place
from parlour.games.hokkaido.city.squares import COLOURS
from parlour.games.hokkaido.city.terraforming import pay_cube, terraform
from parlour.games.hokkaido.imagine.state import rebuilt
from parlour.games.hokkaido.pad import tally
from parlour.games.hokkaido.rules.actions import (
    ACTIONS,
    ASK,
    PAY,
    PAY_KIND,
    PLACE_KIND,
    TERRAFORM,
    TERRAFORM_KIND,
)
from parlour.games.hokkaido.rules.components import HokkaidoView
from parlour.games.hokkaido.rules.stages import PLACING, TERRAFORMING
from parlour.games.hokkaido.rules.state import HokkaidoState
from parlour.games.hokkaido.sheet import areas_of, goals_of


def own_sheet_of(view: HokkaidoView, actions: list[int]) -> Sheet | None:
    """Score with the viewer's own city as it would be after *actions*, the others' as everybody sees them (H31).

    None outside the stages in which all build at once, and for a request for order, which makes commitments void.
    """
    if view.seat < 0 or ASK in actions:
        return None
    state = rebuilt(view, [view.seat])
    if state.stage not in (PLACING, TERRAFORMING):
        return None
    for action in actions:
        _build(state, view.seat, action)
    areas = areas_of(view)
    areas[view.seat] = state.city(view.seat).area
    return tally(view.edition.components, areas, goals_of(view))


def _build(state: HokkaidoState, seat: int, action: int) -> None:
    """Carry out a step in a seat's own city; what finishes or forgoes changes nothing there."""
    city = state.city(seat)
    kind = ACTIONS.index(action)
    if kind == PLACE_KIND:
        before = state.before[seat] or city.copy()
        place(state.components, city, state.kept[seat], action)
        hand_out(city, _supply_for(state, before, city))
    elif kind == PAY_KIND:
        pay_cube(city, action - PAY)
    elif kind == TERRAFORM_KIND:
        terraform(city, action - TERRAFORM)


def _supply_for(state: HokkaidoState, before: City, city: City) -> list[int]:
    """Return the supply that everybody sees with the cubes that a city gives back (H33).

    Others who hand out first may leave less; their cards are not known yet.
    """
    return [state.supply[colour] + before.cubes[colour] - city.cubes[colour] for colour in range(len(COLOURS))]
