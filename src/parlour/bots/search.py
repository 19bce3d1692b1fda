"""Information-set Monte Carlo tree search for any game, from a view only.

Every iteration imagines one state that fits what the searching seat knows, walks down a tree of decisions, adds one
to it, plays on to the end - or, where the game's hints set a horizon, for a while - and learns from the result. Where
actions can be hidden every seat has a tree of its own, in which actions are distinguished only as far as that seat sees
them: nobody's choice depends on what it cannot know. The tree ends where NATURE draws; from there on it is only played
out. With a horizon a search is narrow: it tries only what looks best at first sight, for where there are a hundred
actions and the gain of each is uncertain, the rest would take its time.
"""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter
from typing import Final, final

from mypy_extensions import i64

from parlour.engine.game import Game, Hints, State
from parlour.engine.playout import play_a_while, play_at_random, play_sensibly, play_until_it_shows
from parlour.engine.rng import Fast, Rng
from parlour.engine.view import NATURE, View

EXPLORATION: Final = 0.7
CLOCK_EVERY: Final = 32  # iterations between looks at the clock
UNLIMITED: Final = 2**31 - 1
NARROW: Final = 20  # actions that a search with a horizon tries
GLANCES: Final = 2  # looks at each of them before


@final
class Node:
    """One decision as one seat sees it: how often it was open, how often taken, what it brought to its actor."""

    def __init__(self) -> None:
        self.children: Final[dict[int, Node]] = {}
        self.offered: i64 = 0
        self.visits: i64 = 0
        self.value: float = 0.0

    def child(self, key: int) -> Node:
        """Give the node behind a key, new if need be."""
        found = self.children.get(key)
        if found is None:
            found = Node()
            self.children[key] = found
        return found


@final
class Judged:
    """An action that was considered: how often it was tried, and the share of success it brought (0 to 1)."""

    def __init__(self, action: int, visits: int, success: float) -> None:
        self.action: Final = action
        self.visits: Final = visits
        self.success: Final = success


@final
class Search:
    """A bot that thinks ahead, for a number of iterations, a time in seconds, or whichever ends first."""

    def __init__(self, iterations: int = 0, seconds: float = 0.0, sensible: bool = False) -> None:
        """Take a budget (0: no limit of that sort); *sensible* plays out by the game's hints instead of at random."""
        if iterations <= 0 and seconds <= 0:
            raise ValueError("a search needs a budget: iterations, seconds or both")
        self.iterations: Final = iterations if iterations > 0 else UNLIMITED
        self.seconds: Final = seconds
        self.sensible: Final = sensible

    def choose(self, game: Game, view: View, legal: list[int], rng: Rng) -> int:
        """Choose the action that was tried most."""
        if len(legal) == 1:
            return legal[0]
        return self.judge(game, view, rng)[0].action

    def judge(self, game: Game, view: View, rng: Rng) -> list[Judged]:
        """Search, and list the viewer's actions, the best first."""
        root = game.imagine(view, rng)
        fast = Fast(rng.below(UNLIMITED) * UNLIMITED + rng.below(UNLIMITED))
        looks_ahead = self.sensible or game.hints.horizon() > 0
        tree = Tree(root, view.seat, game.info.hides_actions, game.hints if looks_ahead else None, fast)
        end = perf_counter() + self.seconds if self.seconds > 0 else 0.0
        count: i64 = 0
        while count < self.iterations:
            tree.iterate()
            count += 1
            if end > 0.0 and count % CLOCK_EVERY == 0 and perf_counter() >= end:
                break
        return tree.judged()


@final
class Tree:
    """The trees of all observers, and the paths through them."""

    def __init__(self, root: State, seat: int, hides: bool, hints: Hints | None, rng: Fast) -> None:
        self.root: Final = root
        self.seat: Final = seat
        self.seats: Final = len(root.merits())
        self.hides: Final = hides
        self.hints: Final = hints
        self.horizon: Final = hints.horizon() if hints is not None else 0
        self.start: Final[list[int]] = hints.worth(root) if hints is not None and hints.horizon() > 0 else []
        self.rng: Final = rng
        self.observers: Final[list[Node]] = [Node() for _ in range(self.seats if hides else 1)]
        self.spread: float = 1.0  # usual distance between merits, learnt on the way
        self.usual: float = 0.0  # usual merit of a seat that is alone
        self.seen: i64 = 0  # results so far
        self.path: list[Node] = []
        self.actors: list[int] = []
        self.narrow: list[int] = []  # what is tried at the root; empty for everything
        if hints is not None and self.horizon > 0:
            self.narrow = self.best_at_first_sight(hints, root.legal(seat))

    def best_at_first_sight(self, hints: Hints, legal: list[int]) -> list[int]:
        """List the few actions that soon bring most, compared with what they bring to the best rival."""
        if len(legal) <= NARROW:
            return legal
        ranked: list[tuple[int, int]] = []
        for action in legal:
            margin = 0
            for _ in range(GLANCES):
                state = self.root.copy()
                state.apply(self.seat, action)
                play_until_it_shows(state, self.seat, hints, self.start, self.rng)
                gains = self.gains(hints.worth(state))
                rivals = [gains[other] for other in range(self.seats) if other != self.seat]
                margin += gains[self.seat] - (max(rivals) if rivals else 0)
            ranked.append((-margin, action))
        ranked.sort()
        return [action for _, action in ranked[:NARROW]]

    def iterate(self) -> None:
        """Imagine, walk, grow, play out, learn."""
        state = self.root.copy()
        state.reshuffle(self.seat, self.rng)
        self.path = []
        self.actors = []
        self.walk(state)
        if self.hints is None:
            play_at_random(state, self.rng)
            self.learn(self.rewards(state.merits()))
        elif self.horizon == 0:
            play_sensibly(state, self.hints, self.rng)
            self.learn(self.rewards(state.merits()))
        else:
            play_a_while(state, self.hints, self.rng, self.horizon)
            self.learn(self.by_lead(self.gains(self.hints.worth(state))))

    def walk(self, state: State) -> None:
        """Go down the trees until a new node is added, NATURE draws, or the match is over."""
        nodes = self.observers[:]
        growing = True
        while growing:
            seats = state.to_act()
            if not seats or seats[0] == NATURE:
                return
            actor = self.seat if self.seat in seats else seats[0]
            node = nodes[actor] if self.hides else nodes[0]
            is_root = len(self.path) == 0 and len(self.narrow) > 0
            action = self.select(node, self.narrow if is_root else state.legal(actor))
            if self.hides:
                for observer in range(self.seats):
                    nodes[observer] = nodes[observer].child(state.veil(actor, action, observer))
                taken = nodes[actor]
            else:
                taken = node.child(action)
                nodes[0] = taken
            growing = taken.visits > 0
            self.path.append(taken)
            self.actors.append(actor)
            state.apply(actor, action)

    def select(self, node: Node, legal: list[int]) -> int:
        """Take an action never tried here, at random, or else the one with the best upper bound."""
        fresh: i64 = 0
        chosen = -1
        best = -1.0
        children = node.children
        for action in legal:
            child = children.get(action)
            if child is None or child.visits == 0:
                fresh += 1
                if self.rng.below(fresh) == 0:
                    chosen = action
            else:
                child.offered += 1
                visits = float(child.visits)
                bound = child.value / visits + EXPLORATION * sqrt(log(float(child.offered + 1)) / visits)
                if fresh == 0 and bound > best:
                    best = bound
                    chosen = action
        return chosen

    def rewards(self, merits: list[int]) -> list[float]:
        """Give every seat its success against each other seat, half by who is ahead, half by how far."""
        if self.seats == 1:
            return [self.alone(float(merits[0]))]
        rewards = [0.0] * self.seats
        share = 1.0 / max(self.seats - 1, 1)
        for one in range(self.seats):
            for two in range(one + 1, self.seats):
                lead = float(merits[one] - merits[two])
                distance = abs(lead)
                self.spread += (distance - self.spread) * 0.01
                ahead = 0.5 + 0.25 * lead / (distance + self.spread + 1.0)
                if lead > 0:
                    ahead += 0.25
                elif lead < 0:
                    ahead -= 0.25
                rewards[one] += share * ahead
                rewards[two] += share * (1.0 - ahead)
        return rewards

    def by_lead(self, gains: list[int]) -> list[float]:
        """Reward every seat by how much more it has gained than the others on average."""
        if self.seats == 1:
            return [self.alone(float(gains[0]))]
        total = float(sum(gains))
        leads = [float(gain) - (total - float(gain)) / float(self.seats - 1) for gain in gains]
        for lead in leads:
            self.spread += (abs(lead) - self.spread) * 0.01
        return [0.5 + 0.5 * lead / (abs(lead) + self.spread + 1.0) for lead in leads]

    def gains(self, worth: list[int]) -> list[int]:
        """Say what every seat has gained since the root: in a short while that tells more than who is ahead."""
        return [worth[seat] - self.start[seat] for seat in range(self.seats)]

    def alone(self, merit: float) -> float:
        """Reward a seat that has no rival by comparing it with what it usually reaches."""
        self.seen += 1
        if self.seen == 1:
            self.usual = merit
        lead = merit - self.usual
        self.usual += lead * 0.02
        self.spread += (abs(lead) - self.spread) * 0.02
        return 0.5 + 0.5 * lead / (abs(lead) + self.spread + 1.0)

    def learn(self, rewards: list[float]) -> None:
        """Credit the nodes of the path."""
        for step in range(len(self.path)):
            node = self.path[step]
            node.visits += 1
            node.value += rewards[self.actors[step]]

    def judged(self) -> list[Judged]:
        """List the searching seat's actions at the root, the most tried first."""
        node = self.observers[self.seat if self.hides else 0]
        found = [
            Judged(action, child.visits, child.value / max(float(child.visits), 1.0))
            for action, child in node.children.items()
        ]
        found.sort(key=most_tried)
        return found


def most_tried(judged: Judged) -> tuple[int, float, int]:
    """Order by visits, then by success, then by number, so that equal searches agree."""
    return -judged.visits, -judged.success, judged.action
