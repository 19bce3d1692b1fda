"""One decision of a tree."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

BIAS: Final = 0.5  # how much first sight counts, against one result


@final
class Node:
    """One decision as one seat sees it: how often it was open, how often taken, what it brought to its actor."""

    def __init__(self) -> None:
        self.children: Final[dict[int, Node]] = {}
        self.offered: i64 = 0
        self.visits: i64 = 0
        self.passed: i64 = 0  # choices made here
        self.value: float = 0.0
        self.prior: float = 0.0  # 0 to 1, what first sight says

    def child(self, key: int) -> Node:
        """Return the node behind a key, new if need be."""
        found = self.children.get(key)
        if found is None:
            found = Node()
            self.children[key] = found
        return found


def standing(node: Node) -> float:
    """Return how good a decision that was tried has been, first sight included."""
    visits = float(node.visits)
    return node.value / visits + BIAS * node.prior / (visits + 1.0)
