"""Many matches at once, stepped together by compiled code into arrays of numpy."""

from __future__ import annotations

from typing import Final, TypeAlias, TypeVar, Unpack

import numpy as np
from numpy.typing import NDArray

from parlour.engine.learning.batch import Batch, seeds_of
from parlour.engine.plain import Wrong
from parlour.engine.rng import Fast
from parlour.envs.masks import Mask
from parlour.envs.setup import MatchSetup, Observation, Setup

Numbers: TypeAlias = NDArray[np.int64]
NumberT = TypeVar("NumberT", bound=np.generic)


class BatchEnv:
    """Independent matches of one game. In each of them one seat at a time chooses a number that its mask allows.

    The arrays show the matches in their order, row by row. They are always the same, read-only, and change with every
    step: copy what you keep.

    - `observations`, `masks`: what the seat that is to choose knows, and 1 for every number that it can choose;
    - `seats`: which seat that is;
    - `rewards`, `done`: the utility of every seat, and 1, where the last step ended a match; otherwise 0. The row then
      shows the first decision of the next match.

    Match *n* of a seed, counted from *first*, is the same in a batch of any size, so that processes can share them out.
    """

    def __init__(self, game: str, count: int, *, seed: int = 0, first: int = 0, **wanted: Unpack[Setup]) -> None:
        if count < 1 or first < 0:
            raise Wrong("count", "at least one match, counted from 0", f"{count} from {first}")
        self.setup: Final = MatchSetup(game, **wanted)
        setup = self.setup
        self._batch = Batch(setup.game, setup.variant, setup.edition, setup.returns, seeds_of(seed, first, count))
        batch = self._batch
        self._rng = Fast(seeds_of(seed, first + count, 1)[0])
        self.count: Final = count
        self.observations: Final[Observation] = _shown(memoryview(batch.observations), np.int16).reshape(count, -1)
        self.masks: Final[Mask] = _shown(memoryview(batch.masks), np.int8).reshape(count, -1)
        self.seats: Final[Numbers] = _shown(memoryview(batch.seats), np.int64)
        self.rewards: Final[NDArray[np.float64]] = _shown(memoryview(batch.rewards), np.float64).reshape(count, -1)
        self.done: Final[NDArray[np.bool_]] = _shown(memoryview(batch.done), np.bool_)

    def step(self, numbers: Numbers | list[int]) -> None:
        """Choose a number in every match; `Wrong` names the row of one that the mask forbids, and nothing changes."""
        self._batch.step(numbers if isinstance(numbers, list) else numbers.tolist())

    def sample(self) -> Numbers:
        """Return a random number for every match that its mask allows; the same batch samples the same."""
        return np.array(self._batch.sample(self._rng), np.int64)


def _shown(buffer: memoryview, kind: type[NumberT]) -> NDArray[NumberT]:
    """Return an array that shows a buffer and cannot be written to."""
    array = np.frombuffer(buffer, kind)
    array.flags.writeable = False
    return array
