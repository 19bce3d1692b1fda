"""The search bot: a search with a budget of iterations, which can be repeated, and a time limit."""

from __future__ import annotations

from typing import Final

from parlour.bots.haste import Haste
from parlour.bots.search import Search
from parlour.engine.game import Game
from parlour.engine.rng import Rng
from parlour.engine.view import View

FEWEST: Final = 8  # iterations, however small the budget is


class SearchBot:
    """Searches with the number of iterations that a usual machine makes in a given time, and with a time limit."""

    def __init__(self, seconds: float, limit: float, is_far: bool = False, haste: Haste | None = None) -> None:
        """Take the seconds for a turn on a usual machine, the limit on any (0: none), and whether to look far."""
        self.seconds: Final = seconds
        self.limit: Final = limit
        self.is_far: Final = is_far
        self.haste: Final = haste or Haste()

    def search(self, game: Game, seats: int) -> Search:
        """Return the search for one decision of a match with *seats* seats."""
        hints = game.hints
        iterations = max(FEWEST, round(self.seconds * hints.reach(self.is_far, seats).pace / hints.steps))
        limits = [limit for limit in (self.limit / hints.steps, self.haste.seconds) if limit > 0.0]
        return Search(iterations, min(limits, default=0.0), self.is_far, self.haste.request)

    def choose(self, game: Game, view: View, legal: list[int], rng: Rng) -> int:
        """Return the action that was tried most often."""
        return self.search(game, view.variant.seats).choose(game, view, legal, rng)
