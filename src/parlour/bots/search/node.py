"""A node of a search tree."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

BIAS: Final = 0.5  # the weight of the first look, compared with one result


@final
class Node:
    """One action as one seat sees it: how often it was available, how often taken, and its actor's total reward."""

    def __init__(self) -> None:
        self.children: Final[dict[int, Node]] = {}
        self.offered: i64 = 0
        self.visits: i64 = 0
        self.passed: i64 = 0  # how often an action was chosen here
        self.value: float = 0.0
        self.prior: float = 0.0  # 0 to 1, from the first look

    def child(self, key: int) -> Node:
        """Return the child with this key; create it if necessary."""
        found = self.children.get(key)
        if found is None:
            found = Node()
            self.children[key] = found
        return found


def standing(node: Node) -> float:
    """Return the average reward of a visited node plus its prior, which fades with visits."""
    visits = float(node.visits)
    return node.value / visits + BIAS * node.prior / (visits + 1.0)
