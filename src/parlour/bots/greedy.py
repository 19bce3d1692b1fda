"""The greedy bot: looks one action ahead and takes the largest lead over its best rival."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from parlour.bots.haste import Haste
from parlour.bots.search.first_look import TRIALS, first_look
from parlour.bots.search.stop import Stop
from parlour.engine.game import Game
from parlour.engine.rng import Fast, Rng
from parlour.engine.view import View


class Greedy:
    """Tries every action in a few imagined positions and takes the best one by the game's worth of a position."""

    def __init__(
        self, trials: int = TRIALS, slips: int = 0, makes_requests: bool = True, haste: Haste | None = None
    ) -> None:
        """Take the number of trials, random slips per hundred decisions, and whether to consider requests."""
        self.trials: Final = trials
        self.slips: Final = slips
        self.makes_requests: Final = makes_requests
        self.haste: Final = haste or Haste()

    def choose(self, game: Game, view: View, legal: list[int], rng: Rng) -> int:
        """Return the action with the best margin, a random one of equals; a slip returns any action."""
        if not self.makes_requests:
            legal = game.imagine(view, Fast(0)).ordinary(view.seat)
        if len(legal) == 1 or rng.below(100) < self.slips:
            return rng.choice(legal)
        stop = Stop(perf_counter() + self.haste.seconds if self.haste.seconds > 0.0 else 0.0, self.haste.request)
        state = game.imagine(view, rng)
        options = game.hints.options(state, view.seat, legal)
        sums = first_look(state, view.seat, options, game.hints, rng, self.trials, stop)
        best = max(sums)
        return rng.choice([action for action, margin in zip(options, sums, strict=True) if margin == best])
