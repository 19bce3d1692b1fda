"""Small graphs as masks: `links[n]` has a bit for every neighbour of node n."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

NODES: Final = 32  # at most
BIT: Final[list[int]] = [1 << node for node in range(NODES)]
ALL: Final = (1 << NODES) - 1
QUICK_STEPS: Final = 1_000  # a search of at most so many steps does not need a memory of visited positions
MOST_STEPS: Final = 12_000  # ten milliseconds, compiled


def nodes_in(mask: i64) -> list[int]:
    """List the nodes of a mask, lowest first."""
    return [node for node in range(NODES) if mask & BIT[node]]


def count(mask: i64) -> i64:
    """Count the nodes of a mask."""
    total: i64 = 0
    while mask != 0:
        mask &= mask - 1
        total += 1
    return total


def flood(links: list[int], start: i64, within: i64) -> i64:
    """Return all nodes of *within* that can be reached from the nodes of *start*, including these."""
    found: i64 = start & within
    edge: i64 = found
    while edge != 0:
        following: i64 = 0
        for node in range(len(links)):
            if edge & BIT[node]:
                following |= links[node]
        edge = following & within & ~found
        found |= edge
    return found


def distances(links: list[int], start: i64) -> list[int]:
    """Return the number of steps from *start* to every node; -1 where there is no way."""
    steps = [-1] * len(links)
    edge: i64 = BIT[start]
    found: i64 = edge
    step: i64 = 0
    while edge != 0:
        following: i64 = 0
        for node in range(len(links)):
            if edge & BIT[node]:
                steps[node] = step
                following |= links[node]
        edge = following & ~found
        found |= edge
        step += 1
    return steps


@final
class LongestChain:
    """Finds the longest simple chain of nodes that uses at least one marked link.

    The search takes exponential time where links are very dense. It stops after MOST_STEPS with the longest chain that
    it has found by then. A graph with about as many links as nodes needs less than half of them.
    """

    def __init__(self, links: list[int], marked: list[int]) -> None:
        """Take all the links, marked ones included, and the marked ones."""
        self.links: Final = links
        self.marked: Final = marked
        self.best: i64 = 0
        self.room: i64 = 0  # nodes of the component that is being searched
        self.steps: i64 = 0
        # The longest chain so far, by its last node and the nodes that can be reached from there.
        self.continued: Final[dict[int, int]] = {}

    def nodes(self) -> int:
        """Count the nodes of the longest such chain; 0 if there is no marked link."""
        left: i64 = 0
        for node in range(len(self.marked)):
            if self.marked[node] != 0:
                left |= BIT[node]
        while left != 0:
            part = flood(self.links, left & -left, ALL)
            left &= ~part
            self.room = count(part)
            for node in range(len(self.links)):
                if part & BIT[node] and self.best < self.room:
                    self._extend(node, part & ~BIT[node], 1, False)
        return self.best

    def _extend(self, node: i64, unused: i64, length: i64, has_marked: bool) -> None:
        """Extend a chain at its end in every way that can still be longer than the best."""
        self.steps += 1
        if has_marked and length > self.best:
            self.best = length
        onward: i64 = self.links[node] & unused
        if onward == 0 or self.steps > MOST_STEPS:
            return
        within: i64 = flood(self.links, onward, unused)
        if length + count(within) <= self.best or self._was_continued(node, within, length, has_marked):
            return
        marked: i64 = self.marked[node]
        for following in range(len(self.links)):
            if onward & BIT[following]:
                self._extend(
                    following, within & ~BIT[following], length + 1, has_marked or marked & BIT[following] != 0
                )

    def _was_continued(self, node: i64, within: i64, length: i64, has_marked: bool) -> bool:
        """Return whether a chain of at least this length has ended here before, with the same nodes in reach."""
        if self.steps <= QUICK_STEPS:
            return False
        key: int = (within * NODES + node) * 2 + (1 if has_marked else 0)
        if self.continued.get(key, 0) >= length:
            return True
        self.continued[key] = length
        return False
