"""The spaces of observations and actions, as Gymnasium describes them, and the names of agents."""

from __future__ import annotations

from typing import TypedDict

import numpy as np
from gymnasium import spaces

from parlour.envs.masks import Mask
from parlour.envs.setup import MatchSetup, Observation


class Masked(TypedDict):
    """What an agent is given: what its seat knows, and 1 for every number that it can choose."""

    observation: Observation
    action_mask: Mask


def observed(setup: MatchSetup) -> spaces.Box:
    """Return the space of observations."""
    low, high = setup.bounds()
    return spaces.Box(low, high, dtype=np.int16)


def masked(setup: MatchSetup, numbers: int) -> spaces.Dict:
    """Return the space of observations with masks for this many numbers."""
    return spaces.Dict({"observation": observed(setup), "action_mask": spaces.Box(0, 1, (numbers,), np.int8)})


def agents_of(setup: MatchSetup) -> list[str]:
    """Name the agents by their seats."""
    return [f"seat_{seat}" for seat in setup.seats]


def name_of(setup: MatchSetup) -> str:
    """Return the name of an environment, with the version of the rules."""
    return f"{setup.game.info.slug}_v{setup.game.info.rules_version}"
