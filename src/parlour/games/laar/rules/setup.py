"""The set-up of a match (L10–L12); what chance decides is still to be drawn."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from parlour.engine.variant import Variant
from parlour.games.laar.rules import expert_set
from parlour.games.laar.rules.components import LaarEdition
from parlour.games.laar.rules.rounds import NONE
from parlour.games.laar.rules.stages import ROUNDS
from parlour.games.laar.rules.state import LaarState
from parlour.games.laar.scoring.score import MISSING


def new_match(variant: Variant, edition: LaarEdition) -> LaarState:
    """Set up a match (L10–L12): full sets of experts; memo, first player and cards are still to be drawn."""
    seats = variant.seats
    empty = [NONE] * seats
    hands, goods = vec[i64]([expert_set.FULL] * seats), [NONE] * (seats * ROUNDS)
    return LaarState(variant, edition, empty, empty[:], hands, goods, [0] * seats, [MISSING] * seats)
