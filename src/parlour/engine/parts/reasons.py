"""Reasons: what an action changes for its seat, what it leads to, and what an action that is not legal lacks.

A game supplies facts: messages whose numbers are arguments. What its facts leave unsaid is told by the lines of the
sheet, so a game without facts of its own has reasons, too.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, final

from parlour.engine.pickles.objects import Reduced, reduced
from parlour.engine.state import StateT
from parlour.engine.view import Message, MessageValue

LINE: Final = "reason-line"  # texts of the shell: a line of the sheet,
RIVAL: Final = "reason-rival"  # and the points of another seat
PLUS: Final = "plus"
MINUS: Final = "minus"


@final
class Fact:
    """One thing that an action changes: a message, and which points of which line of the sheet it accounts for."""

    def __init__(self, message: Message, line: str = "", points: int = 0) -> None:
        self.message: Final = message
        self.line: Final = line
        self.points: Final = points

    def __reduce__(self) -> Reduced:
        """Pickle it by the arguments of its constructor: reasons come from worker processes."""
        return reduced(self, self.message, self.line, self.points)


@final
class Reasons(Generic[StateT]):
    """The functions of a game that return facts; the methods of `Game` with the same names document them."""

    def __init__(
        self,
        facts: Callable[[StateT, StateT, int], list[Fact]],
        examples: Callable[[], list[Message]],
        goes_on: Callable[[StateT, int], bool] | None = None,
        lacks: Callable[[StateT, int, int], list[Message]] | None = None,
        ahead: Callable[[StateT, int, int], list[int]] | None = None,
    ) -> None:
        self.facts: Final = facts
        self.examples: Final = examples
        self.goes_on: Final = goes_on
        self.lacks: Final = lacks
        self.ahead: Final = ahead


def fact(text: str, arguments: dict[str, MessageValue] | None = None) -> Fact:
    """Return a fact that accounts for no points."""
    return Fact(Message(text, arguments))


def gain(text: str, line: str, points: int, arguments: dict[str, MessageValue] | None = None) -> Fact:
    """Return a fact about points of a line, more or fewer; texts get their number without its sign, and the sign."""
    return Fact(Message(text, {**signed(points), **(arguments or {})}), line, points)


def signed(points: int) -> dict[str, MessageValue]:
    """Return a number of points as arguments: how many, and whether they are gained or lost."""
    return {"points": abs(points), "sign": PLUS if points >= 0 else MINUS}


def both_signs(text: str, arguments: dict[str, MessageValue] | None = None) -> list[Message]:
    """List examples of a message about points gained and lost."""
    return [gain(text, "", points, arguments).message for points in (4, -1)]
