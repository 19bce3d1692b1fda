"""What seats take in a match of Hokkaido: cards, and the province that chance gives each of them.

Goal cards have no entries in an edition and are left out: the sheet has a line for them.
"""

from __future__ import annotations

from parlour.engine.view import NATURE
from parlour.games.hokkaido.rules.actions import ACTIONS, KEEP_KIND, PLAY_KIND, PROVINCE, PROVINCE_KIND, TAKE_KIND
from parlour.games.hokkaido.rules.draws import receiver
from parlour.games.hokkaido.rules.state import HokkaidoState


def taking(state: HokkaidoState, by: int, action: int) -> list[tuple[str, int]]:
    """Return the province that is given (H10), or the card that a seat keeps, takes or plays (H20, H25, H26)."""
    if by == NATURE:
        if ACTIONS.index(action) != PROVINCE_KIND:
            return []
        return [(f"start {action - PROVINCE + 1} {state.variant.choices['side']}", receiver(state))]
    is_taken = ACTIONS.index(action) in (KEEP_KIND, TAKE_KIND, PLAY_KIND)
    return [(f"card {ACTIONS.values(action)[0] + 1}", by)] if is_taken else []
