"""The interface of a bot: it chooses an action from what a seat knows."""

from __future__ import annotations

from typing import Protocol

from parlour.engine.game import Game
from parlour.engine.rng import Rng
from parlour.engine.view import View


class Bot(Protocol):
    """Chooses one of the legal actions from a view; if it needs a full state, it has to `imagine` one."""

    def choose(self, game: Game, view: View, legal: list[int], rng: Rng) -> int:
        """Return one of *legal*, the actions of `view.seat`; the same input and generator give the same answer."""
        ...
