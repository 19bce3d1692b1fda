"""The trees of a search, one for each observer.

Every iteration imagines a state that fits what the searching seat knows, walks down the tree, adds a node, plays on to
the end or, if the game's hints set a horizon, for a while, and updates the nodes of its path with the result. Visit by
visit every action of the root sees the same draws (common random numbers). Where actions can be hidden, every seat has
a tree of its own, in which actions that the seat cannot distinguish share a node: no choice depends on information that
the chooser does not have. The tree ends where NATURE draws; the rest is a play-out. Where there are many actions, few
are tried at first and more with every visit (progressive widening): at the root the best of the first look, farther
down what the game's hints suggest.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final, final

from mypy_extensions import i64

from parlour.bots.search.candidates import Candidate, most_tried
from parlour.bots.search.first_look import first_look
from parlour.bots.search.node import Node, standing
from parlour.bots.search.reward import Rewards
from parlour.engine.parts.hints import Hints, Reach
from parlour.engine.playout import play_a_while, play_at_random, play_sensibly
from parlour.engine.rng import Fast
from parlour.engine.state import State
from parlour.engine.view import NATURE

FIRST_TRIED: Final = 2.0  # actions of the root that are tried from the beginning
WIDENING: Final = 0.5  # further actions of the root, times the square root of its visits
DEEPER: Final = 0.7  # the same for later decisions
EVERYTHING: Final = 1e9
SEED_BOUND: Final = 2**31 - 1


@final
class Tree:
    """The trees of all observers. Without hints all actions are tried, and play-outs are random."""

    def __init__(
        self, root: State, seat: int, hides: bool, hints: Hints | None, rng: Fast, reach: Reach | None = None
    ) -> None:
        self.root: Final = root
        self.seat: Final = seat
        self.seats: Final = len(root.merits())
        self.hides: Final = hides
        self.hints: Final = hints
        reach = reach or Reach()
        self.horizon: Final = reach.horizon
        self.exploration: Final = reach.exploration
        self.sense: Final = hints.sense if hints is not None else 0
        self.start: Final[list[int]] = hints.worth(root) if hints is not None else []
        self.rng: Final = rng
        self.observers: Final[list[Node]] = [Node() for _ in range(self.seats if hides else 1)]
        self.soon: Final = Rewards(self.seats)
        self.rewards: Final = Rewards(self.seats)
        self.chance_seeds: Final[list[int]] = []  # one for each visit of an action of the root
        self.path: list[Node] = []
        self.actors: list[int] = []
        self.ranked: list[int] = []  # the actions of the root, the best of the first look first
        if hints is not None:
            self.rank_actions(hints, hints.options(root, seat, root.legal(seat)))

    def rank_actions(self, hints: Hints, options: list[int]) -> None:
        """Rank the actions of the root by the first look, and set the priors of their nodes."""
        sums = first_look(self.root, self.seat, options, hints, self.rng)
        least, most = min(sums), max(sums)
        root = self.observers[self.seat if self.hides else 0]
        order: list[tuple[int, int]] = []
        for index in range(len(options)):
            order.append((-sums[index], options[index]))
            # A seat sees its own actions completely, so the key of the child is the action.
            root.child(options[index]).prior = float(sums[index] - least) / float(max(most - least, 1))
        order.sort()
        self.ranked = [action for _, action in order]

    def iterate(self) -> None:
        """Run one iteration: select, imagine, walk down, add a node, play out, update."""
        self.path = []
        self.actors = []
        root = self.observers[self.seat if self.hides else 0]
        first = self.select(self.root, self.seat, root)
        chance = self.chance_of(root.child(first).visits)  # the key is the action, as above
        state = self.root.copy()
        state.reshuffle(self.seat, chance)
        self.walk(state, first)
        hints = self.hints
        if hints is None:
            play_at_random(state, self.rng)
        elif self.horizon > 0:
            self.learn(self.look_ahead(state, hints, chance))
            return
        else:
            play_sensibly(state, hints, self.rng, self.sense)
        self.learn(self.rewards.of_ends(state.merits()))

    def look_ahead(self, state: State, hints: Hints, chance: Fast) -> list[float]:
        """Play on to the horizon; with a far one, return the mean of the rewards at the near and at the far horizon.

        The near one is less blurred by chance.
        """
        soon = min(hints.near.horizon, self.horizon)
        play_a_while(state, hints, self.rng, chance, soon)
        rewards = self.reward(state, hints, self.soon)
        if soon == self.horizon or not state.to_act():
            return rewards
        play_a_while(state, hints, self.rng, chance, self.horizon - soon)
        later = self.reward(state, hints, self.rewards)
        return [0.5 * (rewards[seat] + later[seat]) for seat in range(self.seats)]

    def reward(self, state: State, hints: Hints, rewards: Rewards) -> list[float]:
        """Return rewards for what the seats have gained since the root, or for the result if the match is over."""
        if state.to_act():
            return rewards.of_gains(self.gains(hints.worth(state)))
        return rewards.of_ends(state.merits())

    def chance_of(self, visit: i64) -> Fast:
        """Return the generator of visit *n*: every root action sees the same draws (common random numbers)."""
        if visit == len(self.chance_seeds):
            self.chance_seeds.append(self.rng.below(SEED_BOUND))
        return Fast(self.chance_seeds[visit])

    def walk(self, state: State, first: int) -> None:
        """Walk down the trees until a new node is added, NATURE draws, or the match is over."""
        nodes = self.observers[:]
        growing = True
        while growing:
            seats = state.to_act()
            if not seats or seats[0] == NATURE:
                return
            actor = self.seat if self.seat in seats else seats[0]
            node = nodes[actor] if self.hides else nodes[0]
            action = self.select(state, actor, node) if self.path else first
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

    def select(self, state: State, actor: int, node: Node) -> int:
        """Return a new action while few have been tried, else the one with the best upper confidence bound."""
        node.passed += 1
        legal = self.choices(state, actor)
        if len(legal) == 1:
            return legal[0]
        fresh = [action for action in legal if is_fresh(node, action)]
        if fresh and float(len(legal) - len(fresh)) < self.width(node):
            return self.next_untried(state, actor, node, legal, fresh)
        return best_bound(node, legal, self.exploration)

    def choices(self, state: State, actor: int) -> list[int]:
        """List the actions that are considered here."""
        hints = self.hints
        if hints is None:
            return state.legal(actor)
        return hints.options(state, actor, state.legal(actor)) if self.path else self.ranked

    def width(self, node: Node) -> float:
        """Return the number of actions that may be tried here so far."""
        if self.hints is None:
            return EVERYTHING
        root = sqrt(float(node.passed))
        return DEEPER * root if self.path else FIRST_TRIED + WIDENING * root

    def next_untried(self, state: State, actor: int, node: Node, legal: list[int], fresh: list[int]) -> int:
        """Choose an untried action: at the root in order, farther down the suggestion of the hints if it is untried."""
        hints = self.hints
        if hints is not None:
            if not self.path:
                return fresh[0]
            action = hints.roll_out(state, actor, legal, self.rng)
            if is_fresh(node, action):
                return action
        return fresh[self.rng.below(len(fresh))]

    def gains(self, worth: list[int]) -> list[int]:
        """Return each seat's gain since the root: over a short horizon it says more than who is ahead."""
        return [worth[seat] - self.start[seat] for seat in range(self.seats)]

    def learn(self, rewards: list[float]) -> None:
        """Add the rewards to the nodes of the path."""
        for step in range(len(self.path)):
            node = self.path[step]
            node.visits += 1
            node.value += rewards[self.actors[step]]

    def candidates(self) -> list[Candidate]:
        """List the searching seat's actions at the root that were tried, the most tried first."""
        node = self.observers[self.seat if self.hides else 0]
        found = [
            Candidate(action, child.visits, child.value / float(child.visits))
            for action, child in node.children.items()
            if child.visits > 0
        ]
        found.sort(key=most_tried)
        return found


def is_fresh(node: Node, action: int) -> bool:
    """Return whether an action has never been tried here."""
    child = node.children.get(action)
    return child is None or child.visits == 0


def best_bound(node: Node, legal: list[int], exploration: float) -> int:
    """Return the tried action with the best upper confidence bound; the prior of the first look is included."""
    chosen = legal[0]
    best = -1.0
    for action in legal:
        child = node.children.get(action)
        if child is None or child.visits == 0:
            continue
        child.offered += 1
        visits = float(child.visits)
        bound = standing(child) + exploration * sqrt(log(float(child.offered + 1)) / visits)
        if bound > best:
            best = bound
            chosen = action
    return chosen
