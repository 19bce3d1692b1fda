"""Batches: matches of one game that are stepped together, in buffers that programs such as numpy can look into."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from parlour.engine.edition import Edition
from parlour.engine.game import Game
from parlour.engine.learning.action_space import ActionSpace, action_space
from parlour.engine.learning.factored import DONE
from parlour.engine.plain import Wrong
from parlour.engine.rng import WIDE, Fast, scatter
from parlour.engine.state import State
from parlour.engine.variant import Variant
from parlour.engine.view import NATURE

WIDTH: Final = 2  # bytes of a number of an observation


@final
class Row:
    """One match of a batch and the decision that is owed in it. Where a match ends the next one begins."""

    def __init__(self, state: State, rng: Fast) -> None:
        self.state: State = state
        self.rng: Final = rng
        self.seat: i64 = 0
        self.legal: list[int] = []
        self.choices: list[int] = []  # of the decision, in a game whose actions are chosen in steps
        self.possible: list[int] = []
        self.mask: vec[u8] = vec[u8]()


@final
class Batch:
    """Matches that are stepped together; in each of them one seat chooses a number at a time.

    The rows of all buffers are in the order of the matches. `observations` and `masks` are those of the seats that are
    to choose now, which `seats` names; the step that ends a match writes its `rewards`, sets `done`, and begins the
    next match in its place. Numbers, observations and masks are those of a single match in `parlour.envs`.
    """

    def __init__(self, game: Game, variant: Variant, edition: Edition, returns: str, seeds: list[int]) -> None:
        count = len(seeds)
        self.game: Final = game
        self.variant: Final = variant
        self.edition: Final = edition
        self.returns: Final = returns
        self.space: Final[ActionSpace] = action_space(game)
        self.known: Final[int] = game.layout(variant).size
        self.length: Final[int] = self.known + len(self.space.parts)  # of an observation
        self.rows: Final = [Row(game.new(variant, edition), Fast(seed)) for seed in seeds]
        self.observations: Final = bytearray(count * self.length * WIDTH)
        self.masks: Final = bytearray(count * self.space.size)
        self.seats: Final[vec[i64]] = vec[i64]([0] * count)
        self.rewards: Final[vec[float]] = vec[float]([0.0] * (count * variant.seats))
        self.done: Final[vec[u8]] = vec[u8]([0] * count)
        self._no_mask: Final[vec[u8]] = vec[u8]([0] * self.space.size)
        for number in range(count):
            self._ask(number, self.rows[number])

    def step(self, numbers: list[int]) -> None:
        """Choose a number in every match; `Wrong` names the match in which one is not possible, and nothing changes."""
        self._check(numbers)
        for number in range(len(self.rows)):
            row = self.rows[number]
            if self.done[number]:
                self._clear(number)
            action = self.space.take(numbers[number], row.legal, row.choices)
            if action == DONE:
                self._offer(number, row)
            else:
                row.state.apply(row.seat, action)
                self._ask(number, row)

    def _check(self, numbers: list[int]) -> None:
        if len(numbers) != len(self.rows):
            raise Wrong("numbers", f"{len(self.rows)}, one for each match", str(len(numbers)))
        size: i64 = self.space.size
        for at in range(len(self.rows)):
            number: i64 = numbers[at]
            if number < 0 or number >= size or self.rows[at].mask[number] == 0:
                raise Wrong(f"numbers[{at}]", "one that the mask allows", str(numbers[at]))

    def _clear(self, number: i64) -> None:
        """Forget how the match before ended."""
        self.done[number] = 0
        seats: i64 = self.variant.seats
        for seat in range(seats):
            self.rewards[number * seats + seat] = 0.0

    def _ask(self, number: i64, row: Row) -> None:
        """Let chance draw, begin the next match if this one is over, and write down the next decision."""
        seat = draw_all(row)
        while seat == NATURE:
            self._end(number, row)
            seat = draw_all(row)
        row.seat = seat
        self.seats[number] = seat
        row.legal = row.state.legal(seat)
        row.choices = []
        start: i64 = number * self.length * WIDTH
        self.observations[start : start + self.known * WIDTH] = self.game.encode(row.state, seat)
        self._offer(number, row)

    def _end(self, number: i64, row: Row) -> None:
        """Write down how a match ended, and begin the next one."""
        utilities = self.game.returns(row.state, self.returns)
        self.done[number] = 1
        for seat in range(len(utilities)):
            self.rewards[number * len(utilities) + seat] = utilities[seat]
        row.state = self.game.new(self.variant, self.edition)

    def _offer(self, number: i64, row: Row) -> None:
        """Write the mask of the numbers that can be chosen, and the choices that have been made."""
        row.possible = self.space.possible(row.legal, row.choices)
        mask = self._no_mask[:]
        for possible in row.possible:
            mask[possible] = 1
        row.mask = mask
        size: i64 = self.space.size
        self.masks[number * size : (number + 1) * size] = mask
        if self.length > self.known:
            end: i64 = (number + 1) * self.length * WIDTH
            start: i64 = end - (self.length - self.known) * WIDTH
            self.observations[start:end] = vec[i16]([i16(choice) for choice in self.space.pending(row.choices)])

    def sample(self, rng: Fast) -> list[int]:
        """Return a number for every match, each that is possible equally likely."""
        return [rng.choice(row.possible) for row in self.rows]


def draw_all(row: Row) -> int:
    """Let chance draw as long as it is its turn; return the first seat that is to act then, NATURE if none is."""
    state = row.state
    while True:
        seats = state.to_act()
        if not seats:
            return NATURE
        if seats[0] != NATURE:
            return seats[0]
        state.apply(NATURE, state.draw(row.rng))


def seeds_of(seed: int, first: int, count: int) -> list[int]:
    """Return the seeds of matches, counted from *first*: those of a batch do not depend on how it is divided."""
    start = scatter(seed)
    return [(start + number) & WIDE for number in range(first, first + count)]
