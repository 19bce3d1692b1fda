"""What OpenSpiel asks for tensors: one flat array, and views of its parts by name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from parlour.engine.plain import Wrong
from parlour.envs.setup import MatchSetup

if TYPE_CHECKING:
    from parlour.envs.openspiel.state import MatchState


class Observer:
    """Writes what a player knows into `tensor`; `dict` has its parts by name."""

    def __init__(self, setup: MatchSetup, params: dict[str, Any] | None) -> None:
        if params:
            raise Wrong("observer", "no parameters", ", ".join(params))
        self.tensor: Final = np.zeros(sum(part.size for part in setup.parts), np.float32)
        self.dict: Final = {}
        start = 0
        for part in setup.parts:
            self.dict[part.name] = self.tensor[start : start + part.size].reshape(part.shape)
            start += part.size

    def set_from(self, state: MatchState, player: int) -> None:
        """Write what a player knows of a state."""
        self.tensor[:] = state.tensor(player)

    def string_from(self, state: MatchState, player: int) -> str:
        """Return the same as a string."""
        return state.information_state_string(player)
