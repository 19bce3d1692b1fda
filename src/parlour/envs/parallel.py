"""PettingZoo's Parallel interface: every agent acts in every step; one that owes no decision can only wait."""

from __future__ import annotations

from typing import Any, Unpack

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv

from parlour.engine.learning.factored import DONE
from parlour.engine.plain import Wrong
from parlour.envs.decision import Decision
from parlour.envs.masks import mask_of
from parlour.envs.rendering import as_text
from parlour.envs.serial_match import draw_all
from parlour.envs.setup import MatchSetup, Setup, seeded
from parlour.envs.spaces import Masked, agents_of, masked, name_of


class ParallelMatchEnv(ParallelEnv[str, Masked, int]):  # type: ignore[misc]  # pettingzoo says nothing of its types
    """A match as a Parallel environment; the last number of the space of actions is `wait`.

    Seats that decide at the same time do so in one step, where a decision takes one step; whoever has completed a
    decision before the others waits. Of a seat's request, which ends the simultaneous choice, the others' choices are
    void, as the rules say.
    """

    def __init__(self, game: str, *, render_mode: str | None = None, **wanted: Unpack[Setup]) -> None:
        super().__init__()
        self.setup = MatchSetup(game, **wanted)
        self.metadata = {"name": name_of(self.setup), "render_modes": ["ansi"]}
        self.render_mode = render_mode
        self.possible_agents = agents_of(self.setup)
        self.wait = self.setup.space.size
        self._observations = {agent: masked(self.setup, self.wait + 1) for agent in self.possible_agents}
        self._actions = {agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents}
        self._seeds = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's observations."""
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's actions."""
        return self._actions[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Masked], dict[str, dict[str, Any]]]:
        """Begin a match; with the same seed chance draws the same. There are no options."""
        self._rng, self._seeds = seeded(seed, self._seeds)
        self.match_state = self.setup.new()
        self.agents = list(self.possible_agents)
        self._ask()
        return self._observed(), {agent: {} for agent in self.agents}

    def _ask(self) -> None:
        """Let every seat that is to act decide."""
        state = self.match_state
        self._decisions = {seat: Decision(self.setup, state, seat) for seat in draw_all(state, self._rng)}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Masked], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Let every agent choose; `Wrong` is raised if one may not choose this, and then nothing has happened."""
        owing = {seat: decision for seat, decision in self._decisions.items() if decision.action == DONE}
        for seat, agent in enumerate(self.possible_agents):
            self._check(owing.get(seat), int(actions[agent]))
        for seat, decision in owing.items():
            decision.choose(int(actions[self.possible_agents[seat]]))
        if all(decision.action != DONE for decision in self._decisions.values()):
            self._carry_out()
        agents, is_over = self.agents, not self._decisions
        rewards = self.setup.returns_of(self.match_state) if is_over else [0.0] * len(agents)
        observed = self._observed()
        if is_over:
            self.agents = []
        return (
            observed,
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, is_over),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )

    def _check(self, decision: Decision | None, number: int) -> None:
        if decision is not None:
            decision.check(number)
        elif number != self.wait:
            raise Wrong("action", f"{self.wait}, which means waiting", str(number))

    def _carry_out(self) -> None:
        """Carry out the decisions, which are all made; if one is a request, only that."""
        state = self.match_state
        requests = {
            seat: decision.action
            for seat, decision in self._decisions.items()
            if decision.action in state.requests(seat)
        }
        for seat, action in list(requests.items())[:1] or [(seat, one.action) for seat, one in self._decisions.items()]:
            state.apply(seat, action)
        self._ask()

    def _observed(self) -> dict[str, Masked]:
        return {agent: self._seen(seat) for seat, agent in enumerate(self.possible_agents)}

    def _seen(self, seat: int) -> Masked:
        decision = self._decisions.get(seat)
        possible = decision.possible if decision is not None and decision.action == DONE else [self.wait]
        choices = decision.choices if decision is not None else []
        return {
            "observation": self.setup.observe(self.match_state, seat, choices),
            "action_mask": mask_of(self.wait + 1, possible),
        }

    def render(self) -> str | None:
        """Return what all can see as a line of text, if the render mode is "ansi"."""
        return as_text(self.setup, self.match_state) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Do nothing: no window and no process has to be closed."""
