"""Lessons: a private table at which everything but the learner's choices is prepared (docs/lessons.md)."""

from __future__ import annotations

from typing import Final

from parlour.engine.plain import Reader, Wrong
from parlour.lessons import shelf
from parlour.lessons.lesson import END, SOLVE, Goal, Lesson, Played, Step, accepts, answer_to
from parlour.lessons.walking import is_reached, is_turn_over, play_all
from parlour.tables import errors
from parlour.tables.errors import NotFound, Refused
from parlour.tables.live.live_table import LiveTable
from parlour.tables.live.live_tables import LiveTables
from parlour.tables.model import entries as kinds
from parlour.tables.model.draft import Draft
from parlour.tables.model.lesson_place import LessonPlace
from parlour.tables.model.lesson_step import lesson_at, made_choices, step_at
from parlour.tables.model.places import BOT, PERSON, Place
from parlour.tables.model.table import PLAYING, Table
from parlour.tables.service import seating

RIVALS: Final = "easy"  # the level that the seats of others show; no bot plays there
MAX_ID: Final = 60


async def begin(live_tables: LiveTables, person: str, reader: Reader) -> str:
    """Return the table of a lesson: the one that the person has left in the middle, or a new one."""
    reader.refuse_others(("game", "lesson", "anew"))
    slug = live_tables.library.game(reader.at("game").text(MAX_ID)).info.slug
    lesson = shelf.lesson(slug, reader.at("lesson").text(MAX_ID))
    if lesson is None:
        raise NotFound("lesson")
    is_anew = reader.has("anew") and reader.at("anew").flag()
    for table in await live_tables.archive.lessons_of(person, slug):
        if await _goes_on(live_tables, table, person, lesson, is_anew):
            return table
    await live_tables.people.load({person})
    return await _new_table(live_tables, person, lesson)


async def _goes_on(live_tables: LiveTables, table: str, person: str, lesson: Lesson, is_anew: bool) -> bool:
    """Return whether a table is this lesson and can go on; close it if it is another beginning of it."""

    async def look(live: LiveTable) -> bool:
        place = live.table.lesson
        if place is None or place.id != lesson.id:
            return False
        if place.digest == lesson.digest and not is_anew:
            return True
        draft = Draft(live.table)
        draft.add(kinds.CLOSED)
        await live_tables.commit(live, draft)
        return False

    try:
        return await live_tables.run_locked(table, person, look)
    except NotFound:
        return False


async def _new_table(live_tables: LiveTables, person: str, lesson: Lesson) -> str:
    now = live_tables.settings.now()
    edition = await live_tables.library.edition(
        lesson.game.info.slug, lesson.edition.digest, lesson.game.info.rules_version
    )
    request = seating.RequestedTable(lesson.game, edition, lesson.variant, False, False, None, False)
    new = seating.new_table(request, now)
    draft = Draft(new)
    seats = range(lesson.variant.seats)
    places = [Place(PERSON, person) if seat == lesson.seat else Place(BOT, level=RIVALS) for seat in seats]
    draft.open(person, places, lesson=LessonPlace(lesson.id, lesson.digest))
    draft.add(kinds.STARTED)
    _play(draft, lesson, lesson.start)
    _enter(draft, lesson, 0)
    await live_tables.store([(LiveTable(new, now), draft)])
    return new.header.id


def _play(draft: Draft, lesson: Lesson, played: tuple[Played, ...]) -> None:
    """Play what is prepared; a lesson that the rules of this program no longer allow cannot go on."""
    try:
        play_all(played, lesson.game, draft.state, draft.play)
    except Wrong:
        raise Refused("lesson", "a lesson that fits the rules", code=errors.LESSON) from None


def _enter(draft: Draft, lesson: Lesson, step: int) -> None:
    """Go to a step: what happens before it is played at once, and the last one ends the lesson."""
    draft.add(kinds.LESSON, {"step": step})
    _play(draft, lesson, lesson.steps[step].play)
    if lesson.steps[step].kind == END:
        draft.add(kinds.CLOSED)


def act(live: LiveTable, seat: int, action: int) -> Draft:
    """Draft the learner's choice and what follows it; a wrong one is refused with the lesson's answer."""
    table, lesson = live.table, lesson_at(live.table)
    step = step_at(table)
    if lesson is None or step is None or not step.is_asking or table.lesson is None:
        raise Refused("action", "a step of the lesson that asks for one", code=errors.LESSON)
    if not accepts(step, lesson.game, action):
        answer = answer_to(step, lesson.game, action)
        raise Refused("action", "what the lesson asks for", code=errors.LESSON, text=answer)
    draft = Draft(table)
    draft.play(seat, action)
    if step.goal is None or _is_solved(draft, lesson, step.goal, [*made_choices(table), action]):
        _enter(draft, lesson, table.lesson.step + 1)
    return draft


def _is_solved(draft: Draft, lesson: Lesson, goal: Goal, made: list[int]) -> bool:
    return is_reached(lesson, goal, draft.state, made)


def go_on(live: LiveTable, person: str, reader: Reader) -> Draft:
    """Draft the way to the next step: after one that was read, or by doing what it asks for.

    Nothing happens if the learner has left the step already, so a repeated request does no harm.
    """
    reader.refuse_others(("step",))
    table, lesson = live.table, lesson_at(live.table)
    draft = Draft(table)
    if table.host != person or lesson is None or table.lesson is None or table.status != PLAYING:
        raise Refused("lesson", "a lesson that goes on", code=errors.LESSON)
    place, step = table.lesson, lesson.steps[table.lesson.step]
    if reader.at("step").integer(0, lesson.last) != place.step:
        return draft
    if step.is_asking:
        return act(live, lesson.seat, _shown(table, lesson, step))
    _enter(draft, lesson, place.step + 1)
    return draft


def _shown(table: Table, lesson: Lesson, step: Step) -> int:
    """Return the action that a step asks for: of a puzzle, the next of its solution, as long as that is followed."""
    if step.kind != SOLVE or step.goal is None:
        return step.action
    made = made_choices(table)
    if is_turn_over(lesson, table.match.state) or tuple(made) != step.goal.solution[: len(made)]:
        raise Refused("lesson", "the beginning of the puzzle", code=errors.LESSON)
    return step.goal.solution[len(made)]
