"""What a learner is shown of a lesson: the step with its text, what it points at, and how a puzzle went."""

from __future__ import annotations

from parlour.engine.plain import Plain
from parlour.lessons.lesson import Lesson, Step
from parlour.lessons.walking import is_reached, is_turn_over, points_of
from parlour.tables.model.lesson_step import lesson_at, made_choices
from parlour.tables.model.log_lines import message_to_plain
from parlour.tables.model.table import Table
from parlour.tables.wire.table import LessonNow, LessonResult


def lesson_now(table: Table) -> LessonNow | None:
    """Return where the learner is; None at a table that is no lesson."""
    place, lesson = table.lesson, lesson_at(table)
    if place is None:
        return None
    found: LessonNow = {
        "id": place.id,
        "step": place.step,
        "steps": 0,
        "kind": "changed",
        "puzzle": False,
        "text": None,
        "point": [],
        "action": None,
        "result": None,
    }
    if lesson is None:
        return found
    step = lesson.steps[place.step]
    return {
        **found,
        "steps": len(lesson.steps),
        "kind": step.kind,
        "puzzle": lesson.is_puzzle,
        "text": message_to_plain(step.text),
        "point": [*step.point],
        "action": _shown(table, lesson, step),
        "result": _result(table, lesson, step),
    }


def _shown(table: Table, lesson: Lesson, step: Step) -> dict[str, Plain] | None:
    if step.goal is None:
        return lesson.game.actions.to_plain(step.action) if step.is_asking else None
    made = made_choices(table)
    if is_turn_over(lesson, table.match.state) or tuple(made) != step.goal.solution[: len(made)]:
        return None
    return lesson.game.actions.to_plain(step.goal.solution[len(made)])


def _result(table: Table, lesson: Lesson, step: Step) -> LessonResult | None:
    """Return how a puzzle went whose turn is over, and which goes on only if it is begun anew."""
    state = table.match.state
    if step.goal is None or not is_turn_over(lesson, state):
        return None
    if is_reached(lesson, step.goal, state, made_choices(table)):
        return None
    return {"points": points_of(lesson, state), "best": step.goal.points}


def is_choosing(table: Table) -> bool:
    """Return whether the learner may choose an action now; everybody may at a table that is no lesson."""
    if table.lesson is None:
        return True
    lesson = lesson_at(table)
    return lesson is not None and lesson.steps[table.lesson.step].is_asking
