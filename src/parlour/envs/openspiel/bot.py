"""Our bots for matches of OpenSpiel."""

from __future__ import annotations

from typing import Any, Final

import pyspiel

from parlour.bots.agents import agent
from parlour.engine.rng import Fast
from parlour.envs.openspiel.state import MatchState


class LevelBot(pyspiel.Bot):  # type: ignore[misc]  # pyspiel has no types
    """A level, or an agent of one's own, that plays a seat; it sees what its seat knows and nothing else."""

    def __init__(self, name: str, player: int, seed: int = 0, budget: float = 1.0) -> None:
        super().__init__()
        self._bot: Final = agent(name, budget, False)
        self._player: Final = player
        self._rng: Final = Fast(seed)
        self._numbers: list[int] = []  # of its decision, still to be given

    def player_id(self) -> int:
        """Return the seat that it plays."""
        return self._player

    def restart(self) -> None:
        """Forget the match that was."""
        self._numbers = []

    def restart_at(self, _state: Any) -> None:
        """Begin anywhere: it needs to know nothing of what was before."""
        self._numbers = []

    def inform_action(self, _state: Any, _player: int, _action: int) -> None:
        """Take no notice: a view remembers what a seat has seen."""

    def step(self, state: MatchState) -> int:
        """Choose the next number of its decision."""
        if not self._numbers:
            self._numbers = self._decide(state)
        return self._numbers.pop(0)

    def _decide(self, state: MatchState) -> list[int]:
        """Choose an action; return the numbers that are asked for until it is complete."""
        setup, decision = state.at.setup, state.at.decision
        assert decision is not None
        action = self._bot.choose(setup.game, state.at.view(self._player), decision.legal, self._rng)
        return setup.space.numbers(action, decision.legal)
