"""A bot that looks one action ahead: it takes what leaves it farthest ahead of its best rival."""

from __future__ import annotations

from typing import Final

from parlour.engine.game import Game, State
from parlour.engine.rng import Fast, Rng
from parlour.engine.view import NATURE, View

MOST_STEPS: Final = 24  # of a turn in small steps, or of a choice that all make at once, until something shows
MOST_DRAWS: Final = 200  # chance that goes on longer than this is left where it is


class Greedy:
    """Tries every action in a few imagined positions and keeps the best by the game's own worth of a position."""

    def __init__(self, trials: int = 400, imaginings: int = 8, slips: int = 0) -> None:
        """Take about how many actions to try in all, in how many positions at most, and slips out of a hundred."""
        self.trials: Final = trials
        self.imaginings: Final = imaginings
        self.slips: Final = slips

    def choose(self, game: Game, view: View, legal: list[int], rng: Rng) -> int:
        """Give the action with the best margin; equals are drawn from, and a slip takes any action."""
        if len(legal) == 1 or rng.below(100) < self.slips:
            return rng.choice(legal)
        margins = [0] * len(legal)
        for _ in range(max(1, min(self.imaginings, self.trials // len(legal)))):
            state, seed = game.imagine(view, rng), rng.below(2**31)
            for index, action in enumerate(legal):
                margins[index] += margin_after(game, state, view.seat, action, Fast(seed))
        best = max(margins)
        return rng.choice([action for action, margin in zip(legal, margins, strict=True) if margin == best])


def margin_after(game: Game, state: State, seat: int, action: int, rng: Rng) -> int:
    """Say how far ahead of its best rival *seat* stands once an action, and the chance that follows it, shows."""
    before, actors = game.hints.worth(state), state.to_act()
    after = state.copy()
    after.apply(seat, action)
    for _ in range(MOST_STEPS):
        worth = game.hints.worth(after)
        waiting = [actor for actor in after.to_act() if actor in actors]
        if worth != before or not waiting:
            break
        after.apply(waiting[0], game.hints.roll_out(after, waiting[0], after.legal(waiting[0]), rng))
    _draw(after, rng)
    worth = game.hints.worth(after)
    return worth[seat] - max([worth[other] for other in range(len(worth)) if other != seat], default=0)


def _draw(state: State, rng: Rng) -> None:
    for _ in range(MOST_DRAWS):
        if state.to_act() != [NATURE]:
            return
        state.apply(NATURE, state.draw(rng))
