"""A search whose budget is counted in iterations, so that it can be repeated, and capped in seconds."""

from __future__ import annotations

from typing import Final

from parlour.bots.search import Search
from parlour.engine.game import Game
from parlour.engine.rng import Rng
from parlour.engine.view import View

FEWEST: Final = 8  # iterations, however small the budget is


class Thinker:
    """Thinks for a part of a turn, as long as a usual machine would take; a slow one stops where patience ends."""

    def __init__(self, thought: float, most: float, farther: int = 1) -> None:
        """Take seconds of thought for a turn on a usual machine, the most on any (0: no limit), and how far it looks.

        It looks *farther* times as far as the game's horizon, and so thinks of less in the same time.
        """
        self.thought: Final = thought
        self.most: Final = most
        self.farther: Final = farther

    def search(self, game: Game) -> Search:
        """Give the search for one decision of a game."""
        steps = game.hints.steps
        iterations = max(FEWEST, round(self.thought * game.hints.pace / (steps * self.farther)))
        return Search(iterations, self.most / steps, self.farther)

    def choose(self, game: Game, view: View, legal: list[int], rng: Rng) -> int:
        """Choose the action that was tried most."""
        return self.search(game).choose(game, view, legal, rng)
