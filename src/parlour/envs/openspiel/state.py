"""A match of ours as a state of OpenSpiel: seats decide one after another, and chance is a player with outcomes."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np
import pyspiel
from numpy.typing import NDArray

from parlour.engine.rng import Fast
from parlour.engine.view import NATURE
from parlour.envs.openspiel.position import Position

if TYPE_CHECKING:
    from parlour.envs.openspiel.game import MatchGame

SEEDS = 2**31


class MatchState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A position as OpenSpiel wants it; all that is ours is in `at`."""

    def __init__(self, game: MatchGame) -> None:
        super().__init__(game)
        self.at = Position(game.setup, game.setup.new(), [])

    def current_player(self) -> Any:
        """Return who is to act: a seat, chance, or nobody in a match that is over."""
        return self.at.player

    def _legal_actions(self, player: int) -> list[int]:
        decision = self.at.decision
        return decision.possible if decision is not None and decision.seat == player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what chance can draw; all of it is equally likely."""
        legal = sorted(self.at.state.legal(NATURE))
        return [(action, 1 / len(legal)) for action in legal]

    def _apply_action(self, number: int) -> None:
        self.at.choose(number)

    def _action_to_string(self, player: int, number: int) -> str:
        setup = self.at.setup
        if player == pyspiel.PlayerId.CHANCE or not setup.space.parts:
            return msgspec.json.encode(setup.game.actions.to_plain(number)).decode()
        factors = setup.game.factors()
        return f"{factors.heads[factors.next_head(self.at.choices(player))].name}={number}"

    def is_terminal(self) -> bool:
        """Return whether the match is over."""
        return bool(self.at.player == pyspiel.PlayerId.TERMINAL)

    def returns(self) -> list[float]:
        """Return everybody's utility, 0 as long as the match goes on."""
        setup = self.at.setup
        return setup.returns_of(self.at.state) if self.is_terminal() else [0.0] * len(setup.seats)

    def information_state_string(self, player: int | None = None) -> str:
        """Write what a player knows, as JSON."""
        seat = self.at.player if player is None else player
        known = {**self.at.view(seat).to_plain(), "chosen": list(self.at.choices(seat))}
        return msgspec.json.encode(known).decode()

    def observation_string(self, player: int | None = None) -> str:
        """Write what a player knows: a view remembers all that a seat has seen, so it is the information state."""
        return self.information_state_string(player)

    def tensor(self, player: int) -> NDArray[np.float32]:
        """Return what a player knows as numbers."""
        return self.at.setup.observe(self.at.state, player, self.at.choices(player)).astype(np.float32)

    def resample_from_infostate(self, player: int, probability: Callable[[], float]) -> MatchState:
        """Return a state that the player cannot tell from this one; its history is empty."""
        resampled: MatchState = self.get_game().new_initial_state()
        rng = Fast(int(probability() * SEEDS))
        imagined = self.at.setup.game.imagine(self.at.view(player), rng)
        resampled.at = Position(self.at.setup, imagined, self.at.choices(player))
        return resampled

    def __str__(self) -> str:
        return f"{self.at.setup.game.info.slug} {self.at.state.digest()} {self.at.choices(self.at.player)}"
