"""PettingZoo's AEC interface: the seats of a match choose one after another."""

from __future__ import annotations

from typing import Any, Unpack

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from parlour.envs.masks import mask_of
from parlour.envs.rendering import as_text
from parlour.envs.serial_match import SerialMatch
from parlour.envs.setup import MatchSetup, Setup, seeded
from parlour.envs.spaces import Masked, agents_of, masked, name_of


class MatchEnv(AECEnv[str, Masked, int]):  # type: ignore[misc]  # pettingzoo says nothing of its types
    """A match as an AEC environment: observations are dicts of `observation` and `action_mask`.

    Rewards are 0 until the match is over, then what `Game.returns` says. Seats that decide at the same time choose one
    after another, and do not see what the others have chosen.
    """

    def __init__(self, game: str, *, render_mode: str | None = None, **wanted: Unpack[Setup]) -> None:
        super().__init__()
        self.setup = MatchSetup(game, **wanted)
        self.metadata = {"name": name_of(self.setup), "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = agents_of(self.setup)
        size = self.setup.space.size
        # Every agent has spaces of its own, so that each can be seeded.
        self._observations = {agent: masked(self.setup, size) for agent in self.possible_agents}
        self._actions = {agent: spaces.Discrete(size) for agent in self.possible_agents}
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seeds = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's observations."""
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's actions."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match; with the same seed chance draws the same. There are no options."""
        rng, self._seeds = seeded(seed, self._seeds)
        self.match = SerialMatch(self.setup, rng)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._turn_to_whom_it_is()

    def _turn_to_whom_it_is(self) -> None:
        decision = self.match.decision
        if decision is not None:
            self.agent_selection = self.possible_agents[decision.seat]

    def observe(self, agent: str) -> Masked:
        """Return what an agent knows; its mask is 0 everywhere unless it is to choose."""
        seat, decision = self._seat[agent], self.match.decision
        if decision is not None and decision.seat == seat:
            return {"observation": decision.observe(), "action_mask": decision.mask()}
        return {"observation": self.match.observe(seat), "action_mask": mask_of(self.setup.space.size, [])}

    def step(self, action: int | None) -> None:
        """Let the agent whose turn it is choose; `Wrong` is raised if it may not choose this."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise TypeError("an agent that plays chooses a number, not None")
        self.match.choose(int(action))
        self._cumulative_rewards[agent] = 0.0
        if self.match.decision is not None:
            self._turn_to_whom_it_is()
        else:
            self._end()

    def _end(self) -> None:
        returns = self.setup.returns_of(self.match.state)
        self.rewards = dict(zip(self.agents, returns, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """Return what all can see as a line of text, if the render mode is "ansi"."""
        return as_text(self.setup, self.match.state) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Do nothing: no window and no process has to be closed."""
