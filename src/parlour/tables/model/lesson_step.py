"""The step that a lesson's table is at, and what the learner has done there."""

from __future__ import annotations

from parlour.lessons import shelf
from parlour.lessons.lesson import SOLVE, Lesson, Step
from parlour.tables.model.table import Table


def lesson_at(table: Table) -> Lesson | None:
    """Return the lesson of a table; None if it is none, or if the lesson has changed since the table was made."""
    if table.lesson is None:
        return None
    found = shelf.lesson(table.header.game.info.slug, table.lesson.id)
    return found if found is not None and found.digest == table.lesson.digest else None


def step_at(table: Table) -> Step | None:
    """Return the step that a lesson's table is at; None if the table is none, or cannot go on."""
    lesson = lesson_at(table)
    return None if lesson is None or table.lesson is None else lesson.steps[table.lesson.step]


def made_choices(table: Table) -> list[int]:
    """List the actions, not undone, that the learner has made at the step."""
    place, lesson = table.lesson, lesson_at(table)
    if place is None or lesson is None:
        return []
    first, record = place.begun + len(lesson.steps[place.step].play), table.match.record
    own = [record.entries[index] for index in record.live() if index >= first]
    return [entry.action for entry in own if entry.seat == lesson.seat]


def may_undo(table: Table, withdrawn: list[int]) -> bool:
    """Return whether entries may be taken back: at a lesson only the learner's choices in a puzzle."""
    if table.lesson is None:
        return True
    step = step_at(table)
    if step is None or step.kind != SOLVE:
        return False
    return min(withdrawn) >= table.lesson.begun + len(step.play)
