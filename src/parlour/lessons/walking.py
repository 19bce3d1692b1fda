"""Walking through a lesson: what is played before a step, and every position in which a learner can come to it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from parlour.engine.game import Game
from parlour.engine.plain import Wrong, shown_briefly
from parlour.engine.state import State
from parlour.lessons.lesson import SOLVE, Goal, Lesson, Played, Step, accepts, fits, seat_of

MOST_POSITIONS: Final = 200  # of one step: a step that accepts many actions leads to many


def play_all(played: Sequence[Played], game: Game, state: State, play: Callable[[int, int], None]) -> None:
    """Play draws and actions one after another; `Wrong` for one that is not legal where it stands.

    *play* applies an action to *state*.
    """
    for number, one in enumerate(played, start=1):
        seat = seat_of(one, state.to_act())
        if one.action not in state.legal(seat):
            found = shown_briefly(game.actions.to_plain(one.action))
            raise Wrong(f"play[{number}]", "a legal action of who is to act", found)
        play(seat, one.action)


def start_state(lesson: Lesson) -> State:
    """Return the position before the first step."""
    state = lesson.game.new(lesson.variant, lesson.edition)
    play_all(lesson.start, lesson.game, state, state.apply)
    return state


@dataclass(frozen=True)
class Reached:
    """A step, and the positions in which a learner can come to it, after what is played before it."""

    number: int
    step: Step
    positions: list[State]


def walk(lesson: Lesson) -> list[Reached]:
    """Return every step with its positions, by all that the steps accept; `Wrong` names the step that does not fit."""
    positions, found = [start_state(lesson)], list[Reached]()
    for number, step in enumerate(lesson.steps):
        try:
            for state in positions:
                play_all(step.play, lesson.game, state, state.apply)
            found.append(Reached(number, step, positions))
            positions = _after(lesson, step, positions) if step.is_asking else positions
        except Wrong as wrong:
            raise Wrong(f"{lesson.id}.step[{number}].{wrong.path}", wrong.expected, wrong.found) from None
        positions = [state.copy() for state in positions]
    return found


def _after(lesson: Lesson, step: Step, positions: list[State]) -> list[State]:
    """Return the different positions after a choice of the learner."""
    found: dict[str, State] = {}
    for state in positions:
        for after in _choices(lesson, step, state):
            found.setdefault(after.digest(), after)
    if len(found) > MOST_POSITIONS:
        raise Wrong("also", f"choices that lead to at most {MOST_POSITIONS} positions", str(len(found)))
    return list(found.values())


def _choices(lesson: Lesson, step: Step, state: State) -> list[State]:
    if step.goal is not None:
        return [solved(lesson, step.goal, state)]
    legal = state.legal(lesson.seat) if lesson.seat in state.to_act() else []
    if step.action not in legal:
        shown = shown_briefly(lesson.game.actions.to_plain(step.action))
        raise Wrong(step.kind, "a legal action of the learner", shown)
    return [_with(state, lesson.seat, action) for action in legal if accepts(step, lesson.game, action)]


def _with(state: State, seat: int, action: int) -> State:
    after = state.copy()
    after.apply(seat, action)
    return after


def solved(lesson: Lesson, goal: Goal, state: State) -> State:
    """Return the position after the solution of a puzzle; `Wrong` if it is not legal, too short or no solution."""
    after, done = state.copy(), list[int]()
    for action in goal.solution:
        if is_turn_over(lesson, after) or action not in after.legal(lesson.seat):
            found = shown_briefly(lesson.game.actions.to_plain(action))
            raise Wrong(f"{SOLVE}.solution", "legal actions of the learner's turn", found)
        after.apply(lesson.seat, action)
        done.append(action)
    if not is_turn_over(lesson, after) and goal.action is None:
        raise Wrong(f"{SOLVE}.solution", "actions until the learner's turn ends", "too few")
    if not is_reached(lesson, goal, after, done):
        raise Wrong(f"{SOLVE}.solution", "actions that reach the goal", f"{points_of(lesson, after)} points")
    return after


def is_turn_over(lesson: Lesson, state: State) -> bool:
    """Return whether the learner has nothing to decide in a position."""
    return lesson.seat not in state.to_act()


def points_of(lesson: Lesson, state: State) -> int:
    """Return the learner's points in a position, as the learner can count them."""
    return lesson.game.sheet(lesson.game.view(state, lesson.seat)).total(lesson.seat) or 0


def is_reached(lesson: Lesson, goal: Goal, state: State, done: Sequence[int]) -> bool:
    """Return whether a puzzle's goal is reached in a position, after the learner's actions *done*."""
    if goal.action is not None:
        pattern = goal.action
        return any(fits(pattern, lesson.game.actions.to_plain(action)) for action in done)
    return is_turn_over(lesson, state) and points_of(lesson, state) >= (goal.points or 0)
