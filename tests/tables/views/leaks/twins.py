"""Matches that a person cannot tell apart.

Of a *position* whatever the viewer cannot know is drawn again. A *history* is played twice side by side, the second
time with other hidden draws and steps, more or fewer of them and at other times. A *memory* is a difference that the
viewer saw once and that is no longer shown: the rules leave it to people to remember it.
"""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice

from parlour.engine import catalogue
from parlour.engine.game import Game
from parlour.engine.plain import encode
from parlour.engine.playout import trace
from parlour.engine.rng import Fast
from parlour.engine.state import State
from parlour.engine.variant import Variant
from parlour.engine.view import NATURE, SPECTATOR, View
from tests.tables.views.leaks.played import BEGUN, Step, edition_of

Move = tuple[int, int]
LONGEST_PAUSE = 90.0
BOUND = 2**30
LONGEST = 130  # moves of a history
TAILS = (3, 8, 16, LONGEST)  # moves before the end at which two histories begin to differ
OF_ONE_MATCH = 5  # pairs
OTHER_ENDS = 0.25  # of the matches are stopped elsewhere, too
FEW = 3  # legal actions, besides the first and the last, of which one is chosen
SECRETIVE = 0.8  # of the choices are such that nobody else sees them, if there are any
MOST_MATCHES = 1000
LOOKS = 0.25  # of the positions of a match
SKIPS = 0.4  # of the unseen steps
MOST_UNSEEN = 4  # steps more than in the first match, before one that is seen


@dataclass(frozen=True)
class Pair:
    """Two matches that look alike to somebody with the seats (or the spectator's place) *viewers*."""

    variant: Variant
    viewers: tuple[int, ...]
    phase: str
    one: list[Step]
    two: list[Step]
    more: Step | None  # of the second match; the viewers do not see it

    @property
    def is_unequal(self) -> bool:
        """Return whether more hidden steps are made in one of the matches."""
        return self.more is not None or len(self.one) != len(self.two)


@dataclass(frozen=True)
class Positions:
    """Two positions that look alike to a viewer."""

    variant: Variant
    viewer: int
    phase: str
    one: State
    two: State


def variants(slug: str, seats: int) -> list[Variant]:
    """List the variants of a game for a number of seats."""
    return [variant for variant in catalogue.game(slug).info.variants() if variant.seats == seats]


def new(slug: str, variant: Variant) -> State:
    """Set up a match."""
    return catalogue.game(slug).new(variant, edition_of(slug))


def match_of(slug: str, variant: Variant, rng: random.Random) -> list[Move]:
    """Play a match at random."""
    return trace(new(slug, variant), Fast(rng.randrange(BOUND)))


def phase_of(game: Game, view: View) -> str:
    """Name the phase of a position: the game's own name of the stage, or what the viewer is told to do."""
    return str(view.shown.get("stage", game.prompt(view).text))


def redrawn(state: State, viewer: int, rng: random.Random) -> State | None:
    """Draw again what a viewer cannot know of a position; None if it comes out the same."""
    twin = state.copy()
    twin.reshuffle(viewer, Fast(rng.randrange(BOUND)))
    return None if twin.digest() == state.digest() else twin


def positions(
    slug: str, seats: int, rng: random.Random, is_wanted: Callable[[str], bool], share: float = LOOKS
) -> Iterator[Positions]:
    """Find positions in which something is hidden from a viewer, in phases that are wanted; look at a share of all."""
    game, found = catalogue.game(slug), variants(slug, seats)
    for _ in range(MOST_MATCHES):
        variant = rng.choice(found)
        state = new(slug, variant)
        for seat, action in match_of(slug, variant, rng):
            state.apply(seat, action)
            if rng.random() < share and state.to_act():
                viewer = rng.choice([SPECTATOR, *range(seats)])
                phase = phase_of(game, game.view(state, viewer))
                twin = redrawn(state, viewer, rng) if is_wanted(phase) else None
                if twin is not None:
                    yield Positions(variant, viewer, phase, state.copy(), twin)


class SideBySide:
    """A match, and another that the viewers cannot tell from it, for as long as there is one."""

    def __init__(self, slug: str, variant: Variant, viewers: tuple[int, ...], rng: random.Random) -> None:
        self.game, self.viewers, self.rng = catalogue.game(slug), viewers, rng
        self.first, self.second = new(slug, variant), new(slug, variant)
        self.one: list[Step] = []
        self.two: list[Step] = []
        self._now = BEGUN

    def play(self, moves: list[Move], alike: int) -> bool:
        """Play a match whose first *alike* moves are those of the other, too; return whether they differ in the end."""
        for seat, action in moves[:alike]:
            self._play(seat, action, [action])
        for seat, action in moves[alike:]:
            is_left_out = self._is_unseen(self.first, seat, action) and self.rng.random() < SKIPS
            found = [] if is_left_out else self._alike(seat, action)
            if found is None:
                break
            self._play(seat, action, found)
        assert self._looks(self.first) == self._looks(self.second)
        return [(step.seat, step.action) for step in self.one] != [(step.seat, step.action) for step in self.two]

    def more(self) -> Step | None:
        """Find one more step of the second match that the viewers do not see."""
        for seat in self.second.to_act():
            if seat not in (NATURE, *self.viewers):
                for action in few(self.second.legal(seat), self.rng):
                    if self._is_unseen(self.second, seat, action):
                        return Step(seat, action, self._now + LONGEST_PAUSE / 2)
        return None

    def _play(self, seat: int, action: int, others: list[int]) -> None:
        """Play an action here, and there those that look like it; the last at the same time, the others before."""
        before, self._now = self._now, self._now + self.rng.uniform(0.1, LONGEST_PAUSE)
        self.one.append(Step(seat, action, self._now))
        self.first.apply(seat, action)
        for count, other in enumerate(others, start=1):
            at = self._now if count == len(others) else self.rng.uniform(before, self._now)
            self.two.append(Step(seat, other, at))
            self.second.apply(seat, other)

    def _looks(self, state: State) -> list[bytes]:
        return [encode(self.game.view(state, viewer).shown) for viewer in self.viewers]

    def _told(self, state: State, seat: int, action: int) -> tuple[list[bytes], list[Move]]:
        """Return what the viewers see of an action, and of what it reveals."""
        revealed = [step for step in self.game.reveals(state, seat, action) if step[0] not in self.viewers]
        return [encode(self.game.glimpse(state, seat, action, viewer)) for viewer in self.viewers], revealed

    def _after(self, state: State, seat: int, action: int) -> list[bytes]:
        after = state.copy()
        after.apply(seat, action)
        return self._looks(after)

    def _is_unseen(self, state: State, seat: int, action: int) -> bool:
        if seat == NATURE or seat in self.viewers:
            return False
        glimpses, revealed = self._told(state, seat, action)
        return not revealed and all(glimpse == b"{}" for glimpse in glimpses)

    def _alike(self, seat: int, action: int) -> list[int] | None:
        """Find steps of the second after which it looks as the first will; unseen ones may come before."""
        told, after = self._told(self.first, seat, action), self._after(self.first, seat, action)
        state, before = self.second.copy(), list[int]()
        for _ in range(MOST_UNSEEN):
            legal = state.legal(seat)
            order = self.rng.sample(legal, len(legal))
            if self.rng.random() < 0.5:
                order.sort(key=lambda other: other != action)
            for other in order:
                if self._told(state, seat, other) == told and self._after(state, seat, other) == after:
                    return [*before, other]
            unseen = [other for other in legal if self._is_unseen(state, seat, other)]
            if not unseen:
                return None
            before.append(self.rng.choice(unseen))
            state.apply(seat, before[-1])
        return None


def histories(slug: str, seats: int, rng: random.Random) -> Iterator[Pair]:
    """Make pairs of histories for ever, a few of each match that is played."""
    game, found = catalogue.game(slug), variants(slug, seats)
    while True:
        variant = rng.choice(found)
        match = Secretive(slug, variant, rng)
        for end in match.ends():
            viewers = some_viewers(variant, rng)
            both = SideBySide(slug, variant, viewers, rng)
            differs, more = both.play(match.moves[:end], max(0, end - rng.choice(TAILS))), both.more()
            if differs or more is not None:
                phase = phase_of(game, game.view(both.first, viewers[0]))
                yield Pair(variant, viewers, phase, both.one, both.two, more)


class Secretive:
    """A random match whose players like to do what nobody else sees, and the moments at which it is worth stopping."""

    def __init__(self, slug: str, variant: Variant, rng: random.Random) -> None:
        self.game, self.rng = catalogue.game(slug), rng
        self.moves: list[Move] = []
        self._unseen: list[int] = []  # numbers of moves after which somebody can act unseen
        self._at_once: list[int] = []
        state = new(slug, variant)
        while state.to_act() and len(self.moves) < LONGEST:
            self._go_on(state)

    def _go_on(self, state: State) -> None:
        seat, end = self.rng.choice(state.to_act()), len(self.moves)
        if seat == NATURE:
            action = state.draw(Fast(self.rng.randrange(BOUND)))
        else:
            some = few(state.legal(seat), self.rng)
            unseen = [one for one in some if not self.game.glimpse(state, seat, one, SPECTATOR)]
            (self._unseen if unseen else self._at_once if len(state.to_act()) > 1 else []).append(end)
            action = self.rng.choice(unseen if unseen and self.rng.random() < SECRETIVE else some)
        self.moves.append((seat, action))
        state.apply(seat, action)

    def ends(self) -> list[int]:
        """Choose where to stop: where something can be done unseen; now and then where several choose, or anywhere."""
        found = self.rng.sample(self._unseen, min(OF_ONE_MATCH, len(self._unseen)))
        if self.rng.random() < OTHER_ENDS:
            found += self.rng.sample(self._at_once, min(1, len(self._at_once)))
            found.append(self.rng.randrange(2, len(self.moves)))
        return found


def few(legal: list[int], rng: random.Random) -> list[int]:
    """Choose a few actions, of several kinds if there are several: kinds follow one another in the list."""
    return [legal[0], legal[-1], *rng.sample(legal, min(FEW, len(legal)))]


def some_viewers(variant: Variant, rng: random.Random) -> tuple[int, ...]:
    """Choose whose eyes to look through: a seat's, a spectator's, or those of two seats at one device."""
    chosen = rng.choice([SPECTATOR, *range(variant.seats)])
    if chosen == SPECTATOR or variant.seats == 2 or rng.random() < 0.8:
        return (chosen,)
    return tuple(rng.sample(range(variant.seats), 2))


def memories(slug: str, seats: int, rng: random.Random) -> Iterator[Positions]:
    """Make positions that look alike and did not always, for ever: nothing shows the difference any more."""
    found = [variant for variant in variants(slug, seats) if "hidden" in variant.choices.values()]
    while True:
        variant = rng.choice(found)
        moves = match_of(slug, variant, rng)
        begins = rng.choice([at for at, (seat, _) in enumerate(moves) if seat == NATURE])
        states = _drawn_otherwise(new(slug, variant), moves[: begins + LONGEST], begins, rng)
        yield from islice(_that_look_alike(slug, variant, states, rng), OF_ONE_MATCH)


def _that_look_alike(
    slug: str, variant: Variant, states: Iterator[tuple[State, State]], rng: random.Random
) -> Iterator[Positions]:
    game = catalogue.game(slug)
    for one, two in states:
        viewer = rng.choice([SPECTATOR, *range(variant.seats)])
        views = [game.view(state, viewer) for state in (one, two)]
        if views[0].shown == views[1].shown and one.digest() != two.digest():
            yield Positions(variant, viewer, phase_of(game, views[0]), one.copy(), two.copy())


def _drawn_otherwise(one: State, moves: list[Move], begins: int, rng: random.Random) -> Iterator[tuple[State, State]]:
    """Let chance draw something else once and go on as if nothing had happened, as long as the rules allow it."""
    for seat, action in moves[:begins]:
        one.apply(seat, action)
    two, drawn = one.copy(), moves[begins][1]
    instead = rng.choice(two.legal(NATURE))
    swapped = {drawn: instead, instead: drawn}
    for seat, action in moves[begins:]:
        other = swapped.get(action, action) if seat == NATURE else action
        if seat not in two.to_act() or other not in two.legal(seat):
            return
        one.apply(seat, action)
        two.apply(seat, other)
        if rng.random() < LOOKS:
            yield one, two
