"""The lists of legal actions of a round, made once: by free slots of the market and by kinds of expert in a hand."""

from __future__ import annotations

from typing import Final

from parlour.games.laar.rules.actions import ASSIGN, CHANGE, SEATS, TAKE
from parlour.games.laar.rules.goods import KINDS

SLOT_MASKS: Final = 1 << SEATS
HAND_MASKS: Final = 1 << len(KINDS)


def _in_mask(mask: int, size: int) -> list[int]:
    return [bit for bit in range(size) if mask >> bit & 1]


def _assignments(slots: int, hand: int) -> list[int]:
    """List L21: every free card with every kind of expert in hand."""
    experts = _in_mask(hand, len(KINDS))
    return [ASSIGN + slot * len(KINDS) + expert for slot in _in_mask(slots, SEATS) for expert in experts]


# ASSIGNMENTS[free slots · 32 + kinds in hand], TAKINGS[full slots]; LAST_TAKINGS[full slots · 32 + kinds in hand], with
# changes to these kinds. Nobody changes the lists.
ASSIGNMENTS: Final = [_assignments(slots, hand) for slots in range(SLOT_MASKS) for hand in range(HAND_MASKS)]
TAKINGS: Final = [[TAKE + slot for slot in _in_mask(slots, SEATS)] for slots in range(SLOT_MASKS)]
LAST_TAKINGS: Final = [
    TAKINGS[slots] + [CHANGE + expert for expert in _in_mask(hand, len(KINDS))]
    for slots in range(SLOT_MASKS)
    for hand in range(HAND_MASKS)
]
