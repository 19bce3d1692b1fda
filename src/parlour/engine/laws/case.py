# interpreted: the laws are about compiled code as Python users meet it, and nothing here is hot
"""A case: one seeded match on which a law is tried, and iterators over its positions."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Final, NoReturn

from parlour.engine.edition import Edition
from parlour.engine.game import Game
from parlour.engine.plain import Plain, encode
from parlour.engine.rng import Fast
from parlour.engine.state import State
from parlour.engine.variant import Variant
from parlour.engine.view import NATURE, SPECTATOR

USUAL: Final = 300  # actions; no more than this is a match of usual length
ASKS: Final = 8  # where requests are legal, one of so many decisions is one: by chance they would be rare
FEWEST: Final = 3  # positions to check, however long a match is


class Broken(AssertionError):
    """A law does not hold: which one, what is wrong, and in which match."""

    def __init__(self, law: int, what: str, case: Case) -> None:
        self.message: Final = f"{what} ({case.place})"
        super().__init__(f"law {law}: {self.message}")
        self.law: Final = law
        self.what: Final = what
        self.seed: Final = case.seed


class Case:
    """A game, a variant, an edition and a seed; together they make one random match."""

    def __init__(self, game: Game, variant: Variant, edition: Edition, seed: int) -> None:
        self.game: Final = game
        self.variant: Final = variant
        self.edition: Final = edition
        self.seed: Final = seed
        self.seats: Final = list(range(variant.seats))
        self.viewers: Final = [*self.seats, SPECTATOR]
        self.looked_at = 0  # positions checked, repetitions included

    @property
    def place(self) -> str:
        """Return a text that identifies the match."""
        return f"{self.game.info.slug} rules {self.variant.rules}, {self.variant}, seed {self.seed}"

    def broken(self, law: int, what: str) -> NoReturn:
        """Raise `Broken`: a law does not hold."""
        raise Broken(law, what, self)

    def require(self, law: int, holds: bool, what: str) -> None:
        """Raise `Broken` with what is wrong unless it holds."""
        if not holds:
            self.broken(law, what)

    def rng(self, purpose: int) -> Fast:
        """Return a separate generator for each purpose, so that laws do not influence each other."""
        return Fast(self.seed * 1_000 + purpose)

    def new(self) -> State:
        """Set up the match."""
        return self.game.new(self.variant, self.edition)

    @cached_property
    def moves(self) -> list[tuple[int, int]]:
        """Play the match: every seat and action from the set-up to the end."""
        return self.play_on(self.new(), self.rng(0), self.game.limit(self.variant))

    def play_on(self, state: State, rng: Fast, limit: int) -> list[tuple[int, int]]:
        """Play a state at random to its end, in at most *limit* actions (law 9); return the moves."""
        moves: list[tuple[int, int]] = []
        while to_act := state.to_act():
            self.require(9, len(moves) < limit, f"the match goes on after {len(moves)} actions")
            seat = rng.choice(to_act)
            legal = state.legal(seat)
            self.require(2, bool(legal), f"seat {seat} is to act and has no legal action")
            requests = state.requests(seat)
            moves.append((seat, rng.choice(requests if requests and rng.below(ASKS) == 0 else legal)))
            state.apply(*moves[-1])
            self.looked_at += 1
        return moves

    def replay(self, count: int) -> State:
        """Return the state after the first *count* actions, made without a copy."""
        state = self.new()
        for seat, action in self.moves[:count]:
            state.apply(seat, action)
        return state

    def steps(self) -> Iterator[tuple[State, int, int]]:
        """Walk through the match: each state with the seat and the action that come next. Do not change the state."""
        state = self.new()
        for seat, action in self.moves:
            self.looked_at += 1
            yield state, seat, action
            state.apply(seat, action)

    @cached_property
    def times_usual(self) -> int:
        """Return how many times as long as usual the match is, rounded up."""
        return max(1, -(-len(self.moves) // USUAL))

    def is_due(self, step: int) -> bool:
        """Return whether a costly law checks this step: every step, or some if the match is longer than usual."""
        return (self.seed + step) % self.times_usual == 0

    def share(self, viewers: list[int], turn: int) -> list[int]:
        """Return all the viewers; or, in a match that is longer than usual, some of them, others at the next turn."""
        step = max(1, min(self.times_usual, len(viewers)))
        return viewers[(self.seed + turn) % step :: step]

    def positions(self, count: int, purpose: int) -> Iterator[tuple[int, State]]:
        """Return about *count* positions of the match, by the number of actions before; first and last among them.

        There are fewer if the match is longer than usual, because replaying and finishing it takes longer.
        """
        rng, last = self.rng(purpose), len(self.moves)
        chosen = {0, last, *[rng.below(last + 1) for _ in range(max(count // self.times_usual, FEWEST) - 2)]}
        state = self.new()
        for index in range(last + 1):
            if index in chosen:
                self.looked_at += 1
                yield index, state.copy()
            if index < last:
                state.apply(*self.moves[index])

    def view_bytes(self, state: State, viewer: int) -> bytes:
        """Return the bytes of a view."""
        return encode(self.game.view(state, viewer).to_plain())

    def fingerprint(self, state: State) -> bytes:
        """Return everything that can be seen of a state from outside: states with the same fingerprint are equal."""
        parts: list[Plain] = [state.digest(), list[Plain](state.to_act())]
        parts += [list[Plain](state.legal(seat)) for seat in (NATURE, *self.seats)]
        parts += [self.game.view(state, viewer).to_plain() for viewer in self.viewers]
        return encode([*parts, list[Plain](state.merits()), list[Plain](state.census())])

    def write(self, action: int) -> str:
        """Write an action for a message."""
        return encode(self.game.actions.to_plain(action)).decode()


def named(viewer: int) -> str:
    """Return the name of a viewer, for messages."""
    return "chance" if viewer == NATURE else "a spectator" if viewer == SPECTATOR else f"seat {viewer}"


def some(items: list[int], count: int, rng: Fast) -> list[int]:
    """Return at most *count* of the items, in their order."""
    if len(items) <= count:
        return items
    places = list(range(len(items)))
    rng.shuffle(places)
    return [items[place] for place in sorted(places[:count])]
