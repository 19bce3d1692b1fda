"""The search bot: a search with a budget in iterations, so that it can be repeated, and a limit in seconds."""

from __future__ import annotations

from typing import Final

from parlour.bots.search import Search
from parlour.engine.game import Game
from parlour.engine.rng import Rng
from parlour.engine.view import View

FEWEST: Final = 8  # iterations, however small the budget is


class SearchBot:
    """Searches for a part of a turn, as many iterations as a usual machine makes in a time; with a limit in seconds."""

    def __init__(self, thought: float, most: float, is_far: bool = False) -> None:
        """Take seconds of thought for a turn on a usual machine, the most on any (0: no limit), and how it looks."""
        self.thought: Final = thought
        self.most: Final = most
        self.is_far: Final = is_far

    def search(self, game: Game, seats: int) -> Search:
        """Return the search for one decision of a game of so many seats."""
        hints = game.hints
        iterations = max(FEWEST, round(self.thought * hints.reach(self.is_far, seats).pace / hints.steps))
        return Search(iterations, self.most / hints.steps, self.is_far)

    def choose(self, game: Game, view: View, legal: list[int], rng: Rng) -> int:
        """Choose the action that was tried most."""
        return self.search(game, view.variant.seats).choose(game, view, legal, rng)
