"""The solution of every puzzle is proved by exact search: all ways of playing the learner's turn are tried."""

from collections.abc import Iterator

import pytest

from parlour.engine import catalogue
from parlour.engine.state import State
from parlour.lessons import shelf
from parlour.lessons.lesson import Goal, Lesson, fits
from parlour.lessons.walking import is_turn_over, solved, walk

PUZZLES = [lesson for slug in catalogue.slugs() for lesson in shelf.lessons(slug) if lesson.is_puzzle]
MOST_POSITIONS = 5_000


def goal_of(puzzle: Lesson) -> Goal:
    goal = puzzle.steps[0].goal
    assert goal is not None
    return goal


def ends(puzzle: Lesson, start: State) -> Iterator[tuple[State, list[int]]]:
    """Yield every different position in which the learner's turn can end, with the actions that led there."""
    seen, waiting = set[str](), [(start, list[int]())]
    while waiting:
        state, done = waiting.pop()
        if is_turn_over(puzzle, state):
            yield state, done
        elif state.digest() not in seen:
            seen.add(state.digest())
            assert len(seen) <= MOST_POSITIONS
            for action in state.legal(puzzle.seat):
                after = state.copy()
                after.apply(puzzle.seat, action)
                waiting.append((after, [*done, action]))


@pytest.mark.parametrize("puzzle", PUZZLES, ids=[f"{one.game.info.slug}-{one.id}" for one in PUZZLES])
def test_the_solution_of_a_puzzle_is_the_best_there_is(puzzle: Lesson) -> None:
    goal, start = goal_of(puzzle), walk(puzzle)[0].positions[0]
    found = list(ends(puzzle, start))
    assert len(found) > 1
    if goal.points is None:
        pattern = goal.action or {}
        plain = puzzle.game.actions.to_plain
        hits = [done for _, done in found if any(fits(pattern, plain(action)) for action in done)]
        assert 0 < len(hits) < len(found)
        return
    totals = [puzzle.game.sheet(puzzle.game.view(state, puzzle.seat)).total(puzzle.seat) for state, _ in found]
    known = [total for total in totals if total is not None]
    assert len(known) == len(totals), "the learner does not know what some way of playing is worth"
    assert max(known) == goal.points
    assert known.count(goal.points) * 5 < len(known), "too easy: chance finds it"


@pytest.mark.parametrize("slug", [slug for slug in catalogue.slugs() if shelf.lessons(slug)])
def test_lessons_come_before_puzzles(slug: str) -> None:
    kinds = [lesson.is_puzzle for lesson in shelf.lessons(slug)]
    assert kinds == sorted(kinds)


def test_a_solution_that_misses_the_goal_is_no_solution() -> None:
    puzzle = PUZZLES[0]
    start, goal = walk(puzzle)[0].positions[0], goal_of(puzzle)
    assert goal.points is not None
    with pytest.raises(ValueError, match="actions that reach the goal"):
        solved(puzzle, Goal(goal.points + 1, None, goal.solution), start)
    with pytest.raises(ValueError, match="actions until the learner's turn ends"):
        solved(puzzle, Goal(goal.points, None, goal.solution[:-1]), start)
