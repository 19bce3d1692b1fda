"""How the matches of an environment are set up, and what follows from that: observations and the space of actions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias, TypedDict, Unpack

import numpy as np
from numpy.typing import NDArray

from parlour.engine import catalogue
from parlour.engine.edition import Edition
from parlour.engine.game import Game
from parlour.engine.learning.action_space import ActionSpace, action_space
from parlour.engine.learning.returns import KINDS, ZERO_SUM
from parlour.engine.plain import Plain, Reader, Wrong
from parlour.engine.rng import Fast
from parlour.engine.state import State

USUAL_SEATS: Final = 2
Observation: TypeAlias = NDArray[np.int16]


class Setup(TypedDict, total=False):
    """The arguments that all interfaces take: seats, options of the game, edition, kind of returns."""

    seats: int
    options: dict[str, str]
    edition: str
    returns: str


class MatchSetup:
    """A game, its variant, edition and kind of returns, with the layout of observations and the space of actions."""

    def __init__(self, slug: str, **wanted: Unpack[Setup]) -> None:
        self.game: Final[Game] = catalogue.game(slug)
        info = self.game.info
        usual = USUAL_SEATS if USUAL_SEATS in info.seats else min(info.seats)
        choices: dict[str, Plain] = {"seats": wanted.get("seats", usual), **wanted.get("options", {})}
        self.variant: Final = info.variant(Reader(choices, "variant"))
        self.edition: Final[Edition] = catalogue.edition(slug, wanted.get("edition", catalogue.STANDARD))
        self.returns: Final = wanted.get("returns", ZERO_SUM)
        if self.returns not in KINDS:
            raise Wrong("returns", "one of " + ", ".join(KINDS), self.returns)
        self.space: Final[ActionSpace] = action_space(self.game)
        self.parts: Final = [*self.game.layout(self.variant).parts, *self.space.parts]
        self._wanted: Final = (slug, wanted)

    def __reduce__(self) -> tuple[Callable[..., MatchSetup], tuple[object, ...]]:
        """Refer to what the setup was made from."""
        return _setup, self._wanted

    def __deepcopy__(self, _memo: dict[int, object]) -> MatchSetup:
        return self  # it never changes

    @property
    def seats(self) -> range:
        """Return the seats of a match."""
        return range(self.variant.seats)

    def new(self) -> State:
        """Set up a match."""
        return self.game.new(self.variant, self.edition)

    def bounds(self) -> tuple[Observation, Observation]:
        """Return the lowest and the highest value of every number of an observation."""
        low = [part.low for part in self.parts for _ in range(part.size)]
        high = [part.high for part in self.parts for _ in range(part.size)]
        return np.array(low, np.int16), np.array(high, np.int16)

    def observe(self, state: State, seat: int, choices: list[int]) -> Observation:
        """Return what a seat knows, with the choices of a decision that it has not completed."""
        known = np.frombuffer(memoryview(self.game.encode(state, seat)), np.int16)
        return np.append(known, np.array(self.space.pending(choices), np.int16)) if self.space.parts else known.copy()

    def returns_of(self, state: State) -> list[float]:
        """Return the utility of a finished match for every seat."""
        return self.game.returns(state, self.returns)


def _setup(slug: str, wanted: Setup) -> MatchSetup:
    return MatchSetup(slug, **wanted)


def seeded(seed: int | None, seeds: np.random.Generator) -> tuple[Fast, np.random.Generator]:
    """Return the chance of a match, and the generator for the matches that follow: a new one if there is a seed."""
    generator = seeds if seed is None else np.random.default_rng(seed)
    return Fast(int(generator.integers(2**62))), generator
