"""The random bot: every legal action is equally likely."""

from __future__ import annotations

from parlour.engine.game import Game
from parlour.engine.rng import Rng
from parlour.engine.view import View


class RandomBot:
    """Plays at random."""

    def choose(self, game: Game, view: View, legal: list[int], rng: Rng) -> int:
        """Return any of *legal*, each equally likely."""
        return rng.choice(legal)
