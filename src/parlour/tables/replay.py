"""Replay: a match that is over, step by step, to each as it was seen then; and its record."""

from __future__ import annotations

from parlour.engine.plain import Plain
from parlour.engine.record import Record
from parlour.tables.chronicle import Chronicle, is_reveal
from parlour.tables.course import Course
from parlour.tables.errors import Refused
from parlour.tables.lines import Line
from parlour.tables.people import People
from parlour.tables.places import PERSON
from parlour.tables.table import FINISHED, Table


def record(table: Table, people: People) -> str:
    """Write the record of a finished match, with the names of its people and its edition inside."""
    _check_over(table)
    return record_so_far(table, people)


def record_so_far(table: Table, people: People) -> str:
    """Write the record as it stands, all that is hidden in it: for whoever keeps the store, and nobody else."""
    header, course = table.header, table.course
    names = [people.known(place.person).name if place.who == PERSON else place.level for place in table.places]
    whole = Record(header.game, header.variant, header.edition, names)
    whole.entries.extend(course.record.entries)
    if table.status == FINISHED:
        whole.close(course.state)
    return whole.dump()


def frames(table: Table, viewer: int) -> list[Plain]:
    """Show every step of a finished match that counted, as *viewer* saw it; steps it saw nothing of are left out."""
    _check_over(table)
    history = table.course.record
    game, seats = history.game, history.variant.seats
    course, chronicle = Course(Record(game, history.variant, history.edition, [])), Chronicle(seats)
    chronicle.listen(course, viewer)
    found: list[Plain] = [_frame(course, viewer, None)]
    for entry in [history.entries[index] for index in history.live()]:
        told = len(chronicle.log[viewer])
        reveals = is_reveal(game, course.state, entry.seat, entry.action, seats)
        chronicle.act(course, entry.seat, entry.action)
        course.act(entry.seat, entry.action)
        if reveals:
            chronicle.reveal()
        found += [_frame(course, viewer, line) for line in chronicle.log[viewer][told:]]
    return found


def _frame(course: Course, viewer: int, line: Line | None) -> Plain:
    game, view = course.record.game, course.view(viewer)
    log = None if line is None else line.to_plain(viewer, line.words(viewer).moment)
    return {"shown": view.shown, "sheet": game.sheet(view).to_plain(), "log": log}


def _check_over(table: Table) -> None:
    if table.status != FINISHED:
        raise Refused("table", "a match that is over")
