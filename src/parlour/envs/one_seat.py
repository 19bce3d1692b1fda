"""Gymnasium's interface: one seat of a match, against bots."""

from __future__ import annotations

from typing import Any, Final, Unpack

import gymnasium
import numpy as np
from gymnasium import spaces

from parlour.bots.agents import agent
from parlour.engine.learning.returns import ZERO_SUM
from parlour.engine.plain import Wrong
from parlour.engine.rng import Fast
from parlour.envs.masks import Mask, mask_of
from parlour.envs.rendering import as_text
from parlour.envs.serial_match import SerialMatch
from parlour.envs.setup import MatchSetup, Observation, Setup, seeded
from parlour.envs.spaces import name_of, observed

EASY: Final = "easy"


class SeatEnv(gymnasium.Env[Observation, int]):
    """A match in which one seat learns and the others are bots: levels, or agents of one's own.

    The mask is in `info["action_mask"]` and what `action_masks()` returns. A number that the mask forbids loses: the
    match ends with the reward of the last place, and `info["refused"]` names the number and, if it is known, the rule.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012 (Gymnasium declares it so)

    def __init__(
        self,
        game: str,
        *,
        seat: int = 0,
        rivals: str = EASY,
        budget: float = 1.0,
        render_mode: str | None = None,
        **wanted: Unpack[Setup],
    ) -> None:
        self.setup = MatchSetup(game, **wanted)
        if seat not in self.setup.seats:
            raise Wrong("seat", f"a number below {len(self.setup.seats)}", str(seat))
        self.seat = seat
        self.name = name_of(self.setup)
        self.render_mode = render_mode
        # Without a time limit: the same seed is to give the same match everywhere.
        self.rivals = {other: agent(rivals, budget, False) for other in self.setup.seats if other != seat}
        self.observation_space = observed(self.setup)  # type: ignore[assignment]  # its numbers are np.int16
        self.action_space = spaces.Discrete(self.setup.space.size)  # type: ignore[assignment]  # its numbers are np.int64
        self._seeds = np.random.default_rng()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a match; with the same seed chance and bots choose the same. There are no options."""
        super().reset(seed=seed)
        rng, self._seeds = seeded(seed, self._seeds)
        self.match = SerialMatch(self.setup, rng)
        self._thoughts = Fast(rng.below(2**31 - 1))
        self._let_rivals_play()
        return self.match.observe(self.seat), self._info()

    def _let_rivals_play(self) -> None:
        """Let the bots decide until it is the seat's turn, or the match is over."""
        match, game = self.match, self.setup.game
        while match.decision is not None and match.decision.seat != self.seat:
            decision = match.decision
            view = game.view(match.state, decision.seat)
            action = self.rivals[decision.seat].choose(game, view, decision.legal, self._thoughts)
            match.play(decision.seat, action)

    def action_masks(self) -> Mask:
        """Return 1 for every number that can be chosen; nothing when the match is over."""
        decision = self.match.decision
        return mask_of(self.setup.space.size, []) if decision is None else decision.mask()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks()}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Choose a number for the seat, and let the bots decide until it is its turn again."""
        if self.match.decision is None:
            raise Wrong("action", "nothing, for the match is over: reset() begins another", str(action))
        try:
            self.match.choose(int(action))
        except Wrong as wrong:
            return self._lost(wrong)
        self._let_rivals_play()
        is_over = self.match.decision is None
        reward = self.setup.returns_of(self.match.state)[self.seat] if is_over else 0.0
        return self.match.observe(self.seat), reward, is_over, False, self._info()

    def _lost(self, wrong: Wrong) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        self.match.decision = None
        lowest = -1.0 if self.setup.returns == ZERO_SUM else 0.0
        return self.match.observe(self.seat), lowest, True, False, {**self._info(), "refused": str(wrong)}

    def render(self) -> str | None:
        """Return what all can see as a line of text, if the render mode is "ansi"."""
        return as_text(self.setup, self.match.state) if self.render_mode == "ansi" else None
