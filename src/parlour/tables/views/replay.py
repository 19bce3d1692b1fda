"""Replay: a finished match step by step, as each viewer saw it; and its record."""

from __future__ import annotations

from collections.abc import Iterator

from parlour.engine.record import Record
from parlour.engine.view import View
from parlour.tables.model.event_log import EventLog, is_reveal
from parlour.tables.model.log_lines import LogLine
from parlour.tables.model.match import TableMatch
from parlour.tables.model.places import PERSON
from parlour.tables.model.table import FINISHED, Table
from parlour.tables.people.display_names import DisplayNames
from parlour.tables.people.people import People
from parlour.tables.wire.answers import RoundMark
from parlour.tables.wire.table import Frame


def record(table: Table, people: People) -> str:
    """Write the record of a finished match, with the names of its people and its edition inside."""
    table.check_over()
    return record_so_far(table, people)


def record_so_far(table: Table, people: People) -> str:
    """Write the record so far, with all hidden information: for operators only."""
    header, match = table.header, table.match
    names = DisplayNames(table.places, table.arrivals, people)
    seats = [names.at(seat) if place.who == PERSON else place.level for seat, place in enumerate(table.places)]
    whole = Record(header.game, header.variant, header.edition, seats)
    whole.entries.extend(match.record.entries)
    if table.status == FINISHED:
        whole.close(match.state)
    return whole.dump()


def frames(table: Table, viewer: int) -> list[Frame]:
    """Return the steps of a finished match as *viewer* saw them, without undone ones and those it saw nothing of."""
    table.check_over()
    match, event_log = _beginning(table)
    event_log.make_texts(match, viewer)
    found = [_frame(match, viewer, None)]
    for lines in _walk(table, match, event_log, viewer):
        found += [_frame(match, viewer, line) for line in lines]
    return found


def view_at(table: Table, viewer: int, frame: int, seat: int) -> View:
    """Return what *seat* saw in a frame of *viewer* of a finished match; in the last frame after too high a number."""
    table.check_over()
    match, event_log = _beginning(table)
    at = 0
    for lines in _walk(table, match, event_log, viewer) if frame else ():
        at += len(lines)
        if at >= frame:
            break
    return match.view(seat)


def steps(table: Table, viewer: int) -> list[int]:
    """Return, for every action not undone, the frame of *viewer* before it; and the number of the last frame."""
    table.check_over()
    match, event_log = _beginning(table)
    frame, found = 0, list[int]()
    for lines in _walk(table, match, event_log, viewer):
        found.append(frame)
        frame += len(lines)
    return [*found, frame]


def rounds(table: Table, viewer: int) -> list[RoundMark]:
    """Return the first frame of every round, where the game shows its viewers a number as `round`."""
    found: list[RoundMark] = []
    match, event_log = _beginning(table)
    frame = 0
    for lines in _walk(table, match, event_log, viewer):
        frame += len(lines)
        now = match.view(viewer).shown.get("round")
        if isinstance(now, int) and (not found or found[-1]["round"] < now):
            found.append({"round": now, "frame": frame})
    return found


def _beginning(table: Table) -> tuple[TableMatch, EventLog]:
    history = table.match.record
    match = TableMatch(Record(history.game, history.variant, history.edition, []))
    return match, EventLog(history.variant.seats)


def _walk(table: Table, match: TableMatch, event_log: EventLog, viewer: int) -> Iterator[list[LogLine]]:
    """Play a match again; yield the log lines of *viewer* after each action."""
    history = table.match.record
    for entry in [history.entries[index] for index in history.live()]:
        told = len(event_log.log[viewer])
        reveals = is_reveal(history.game, match.state, entry.seat, entry.action, history.variant.seats)
        event_log.act(match, entry.seat, entry.action)
        match.act(entry.seat, entry.action)
        if reveals:
            event_log.reveal()
        yield event_log.log[viewer][told:]


def _frame(match: TableMatch, viewer: int, line: LogLine | None) -> Frame:
    game, view = match.record.game, match.view(viewer)
    log = None if line is None else line.to_plain(viewer, line.text_for(viewer).until)
    return {"shown": view.shown, "sheet": game.sheet(view).to_plain(), "log": log}
