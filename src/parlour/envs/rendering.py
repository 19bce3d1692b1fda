"""A match as text, for people who watch a program learn."""

from __future__ import annotations

from parlour.engine.state import State
from parlour.engine.view import SPECTATOR
from parlour.envs.setup import MatchSetup


def as_text(setup: MatchSetup, state: State) -> str:
    """Say whose turn it is, and how many points everybody has as far as all can see."""
    totals = setup.game.sheet(setup.game.view(state, SPECTATOR)).totals()
    points = ", ".join("?" if total is None else str(total) for total in totals)
    turn = ", ".join(map(str, state.to_act())) or "nobody, the match is over"
    return f"{setup.game.info.slug} ({setup.variant}); to act: {turn}; points: {points}"
