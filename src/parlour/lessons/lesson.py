"""A lesson: a prepared match, and the steps in which a learner goes through it. A puzzle is a lesson with a goal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from parlour.engine.edition import Edition
from parlour.engine.game import Game
from parlour.engine.plain import Plain
from parlour.engine.variant import Variant
from parlour.engine.view import NATURE, Message

Kind: TypeAlias = Literal["read", "act", "find", "solve", "end"]
READ: Final = "read"  # the learner reads and goes on
ACT: Final = "act"  # the learner does what is pointed at
FIND: Final = "find"  # the learner finds out what to do; it is pointed at once they ask
SOLVE: Final = "solve"  # the learner plays until their turn ends, and should reach the goal
END: Final = "end"  # the last step


@dataclass(frozen=True)
class Played:
    """A draw of chance, or an action of a seat, that the lesson plays; *seat* is None where only one can act."""

    action: int
    seat: int | None = None


@dataclass(frozen=True)
class Answer:
    """What a wrong action that fits a pattern is answered: the pattern has some of the fields of the action."""

    pattern: dict[str, Plain]
    text: str


@dataclass(frozen=True)
class Goal:
    """What a puzzle asks for: at least *points* in all, or an action that fits *action*; *solution* reaches it."""

    points: int | None
    action: dict[str, Plain] | None
    solution: tuple[int, ...]


@dataclass(frozen=True)
class Step:
    """One step: what is played before it, what is said and pointed at, and what the learner is to do."""

    kind: Kind
    text: Message
    play: tuple[Played, ...] = ()
    point: tuple[str, ...] = ()
    action: int = -1  # what the learner is to do
    also: tuple[dict[str, Plain], ...] = ()  # patterns of other actions that are accepted
    wrong: tuple[Answer, ...] = ()
    otherwise: str = ""  # the answer to any other wrong action
    goal: Goal | None = None
    rules: tuple[str, ...] = ()  # ids of the rules that the step teaches

    @property
    def is_asking(self) -> bool:
        """Return whether the learner is to choose an action."""
        return self.kind in (ACT, FIND, SOLVE)


@dataclass(frozen=True)
class Lesson:
    """A lesson of a game, at one version of its rules and with one edition."""

    id: str
    game: Game
    edition: Edition
    variant: Variant
    seat: int  # the learner's
    minutes: int
    start: tuple[Played, ...]  # what was played before the first step
    steps: tuple[Step, ...]
    digest: str  # of all that the lesson is made of: a table of another digest cannot go on

    @property
    def is_puzzle(self) -> bool:
        """Return whether the lesson begins with the goal of a puzzle."""
        return self.steps[0].kind == SOLVE

    @property
    def last(self) -> int:
        """Return the number of the last step."""
        return len(self.steps) - 1


def fits(pattern: dict[str, Plain], action: dict[str, Plain]) -> bool:
    """Return whether an action has all fields of a pattern, with the same values."""
    return all(action.get(name) == value for name, value in pattern.items())


def accepts(step: Step, game: Game, action: int) -> bool:
    """Return whether a step accepts an action."""
    if step.kind == SOLVE or action == step.action:
        return True
    plain = game.actions.to_plain(action)
    return any(fits(pattern, plain) for pattern in step.also)


def answer_to(step: Step, game: Game, action: int) -> str:
    """Return the id of the text that answers a wrong action."""
    plain = game.actions.to_plain(action)
    return next((answer.text for answer in step.wrong if fits(answer.pattern, plain)), step.otherwise)


def seat_of(played: Played, to_act: list[int]) -> int:
    """Return whose action it is: the seat that is named, or the only one that can act."""
    if played.seat is not None:
        return played.seat
    return to_act[0] if len(to_act) == 1 else NATURE
