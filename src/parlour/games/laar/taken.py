"""What seats take in a match of Laar: cards, each as one of five goods."""

from __future__ import annotations

from parlour.games.laar.rules.actions import ACTIONS, CHANGE, CHANGE_KIND, TAKE, TAKE_KIND
from parlour.games.laar.rules.goods import KINDS
from parlour.games.laar.rules.rounds import LAST_SLOT
from parlour.games.laar.rules.state import LaarState


def taking(state: LaarState, by: int, action: int) -> list[tuple[str, int]]:
    """Return the card that a seat takes, and the good that its expert makes of it (L22, L23)."""
    done = ACTIONS.index(action)
    if done == CHANGE_KIND:
        slot = LAST_SLOT[state.slots]
        kind = action - CHANGE
    elif done == TAKE_KIND:
        slot = action - TAKE
        kind = state.experts[slot]
    else:
        return []
    return [(f"card {state.market[slot] + 1} {KINDS[kind]}", by)]
