"""The set-up of a match (D10, D11); what chance decides is still to be drawn."""

from __future__ import annotations

from parlour.engine.variant import Variant
from parlour.games.dreamhome.home.area import blank
from parlour.games.dreamhome.rules.components import DreamHomeEdition
from parlour.games.dreamhome.rules.names import COLUMNS, NONE
from parlour.games.dreamhome.rules.state import DreamHomeState


def new_match(variant: Variant, edition: DreamHomeEdition) -> DreamHomeState:
    """Set up a match (D10, D11): empty homes and full decks; first player and market are still to be drawn."""
    components = edition.components
    state = DreamHomeState(variant, edition, components, variant.seats, [NONE] * (2 * COLUMNS), blank(variant.seats))
    state.rules = variant.rules
    state.discards = variant.choices.get("discard") == "on"  # offered with two and three seats only (D12)
    state.car = variant.choices["car"] == "on"
    return state
