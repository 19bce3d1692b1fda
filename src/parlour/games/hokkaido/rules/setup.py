"""The set-up of a match (H10–H12); what chance decides is still to be drawn."""

from __future__ import annotations

from parlour.engine.variant import Variant
from parlour.games.hokkaido.city.squares import COLOURS
from parlour.games.hokkaido.rules import draws
from parlour.games.hokkaido.rules.actions import GOALS
from parlour.games.hokkaido.rules.card_set import ALL, NONE
from parlour.games.hokkaido.rules.components import HokkaidoEdition
from parlour.games.hokkaido.rules.hands import Hands
from parlour.games.hokkaido.rules.state import HokkaidoState


def new_match(variant: Variant, edition: HokkaidoEdition) -> HokkaidoState:
    """Set up a match; everything random is still to be drawn (H10–H12)."""
    seats = variant.seats
    state = HokkaidoState(variant, edition, Hands(seats, ALL))
    state.cities = [None] * seats
    state.supply = [state.components.cubes] * len(COLOURS)
    state.kept = [NONE] * seats
    state.ready = [0] * seats
    state.before = [None] * seats
    state.steps = [[] for _ in range(seats)]
    state.provinces = draws.ALL_PROVINCES
    state.goals_left = (1 << GOALS) - 1
    state.goals_taken = [0] * seats
    state.laid = [NONE] * seats
    state.boosted = [0] * seats
    state.chosen = [NONE] * seats
    return state
