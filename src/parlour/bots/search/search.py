"""The search: chooses between exact search, planned turns and tree search, within a budget."""

from __future__ import annotations

from time import perf_counter
from typing import Final, final

from mypy_extensions import i64

from parlour.bots.search.candidates import Candidate
from parlour.bots.search.exact import MOST_POSITIONS, solve
from parlour.bots.search.stop import Request, Stop
from parlour.bots.search.tree import Tree
from parlour.bots.search.turns import Turns
from parlour.engine.game import Game
from parlour.engine.rng import Fast, Rng
from parlour.engine.view import View

CLOCK_EVERY: Final = 16  # iterations between looks at the clock
UNLIMITED: Final = 2**31 - 1
POSITIONS: Final = 5  # of an ending, for every iteration
FEWEST_POSITIONS: Final = 100


@final
class Search:
    """Searches for a number of iterations or seconds, whichever ends first; near the end of a match exactly."""

    def __init__(
        self, iterations: int = 0, seconds: float = 0.0, is_far: bool = False, request: Request | None = None
    ) -> None:
        """Take a budget (0: no limit of that sort), which reach of the game's hints to use, far or near, and a request.

        When the request comes, the search stops and its best action so far is taken; until then it changes nothing.
        """
        if iterations <= 0 and seconds <= 0:
            raise ValueError("a search needs a budget: iterations, seconds or both")
        self.iterations: Final = iterations if iterations > 0 else UNLIMITED
        self.seconds: Final = seconds
        self.is_far: Final = is_far
        self.request: Final = request

    def choose(self, game: Game, view: View, legal: list[int], rng: Rng) -> int:
        """Return the action that was tried most often, or the best one where it can be computed exactly."""
        if len(legal) == 1:
            return legal[0]
        options = game.hints.options(game.imagine(view, rng), view.seat, legal)
        return options[0] if len(options) == 1 else self.evaluate(game, view, rng)[0].action

    def positions(self) -> int:
        """Return the number of positions that an exact search may visit: more for a larger budget."""
        return max(FEWEST_POSITIONS, min(MOST_POSITIONS, POSITIONS * self.iterations))

    def evaluate(self, game: Game, view: View, rng: Rng) -> list[Candidate]:
        """Search, and list the viewer's actions that were considered, the best first."""
        stop = Stop(perf_counter() + self.seconds if self.seconds > 0 else 0.0, self.request)
        root = game.imagine(view, rng)
        options = game.hints.options(root, view.seat, root.legal(view.seat))
        solved = solve(game, view, options, rng, self.positions(), stop)
        if solved:
            return solved
        fast = Fast(rng.below(UNLIMITED) * UNLIMITED + rng.below(UNLIMITED))
        reach = game.hints.reach(self.is_far, view.variant.seats)
        if reach.plans:
            ways = min(self.iterations, round(self.seconds * reach.pace)) if self.seconds > 0 else self.iterations
            return Turns(root, view.seat, options, game.hints, max(1, ways), stop).candidates(fast, self.is_far)
        tree = Tree(root, view.seat, game.info.hides_actions, game.hints, fast, reach)
        count: i64 = 0
        while count < self.iterations:
            tree.iterate()
            count += 1
            if count % CLOCK_EVERY == 0 and stop.is_due():
                break
        return tree.candidates()
