"""What has happened since a seat's last action, step by step, as that seat saw it: for whoever was away."""

from __future__ import annotations

from typing import Final

from parlour.engine.record import Record
from parlour.tables.model.event_log import EventLog, is_reveal
from parlour.tables.model.log_lines import LogLine
from parlour.tables.model.match import TableMatch
from parlour.tables.model.table import PLAYING, Table
from parlour.tables.wire.table import Frame

MOST_FRAMES: Final = 300


def recent_frames(table: Table, viewer: int) -> list[Frame]:
    """Return the position after the last action of the seat *viewer*, and then each step that it has seen since.

    Nothing if it has not acted yet, to spectators, and when the match is not in play. Lines say what they may say now.
    """
    history = table.match.record
    live = history.live()
    own = [place for place, index in enumerate(live) if history.entries[index].seat == viewer]
    if not own or viewer < 0 or table.status != PLAYING:
        return []
    match = TableMatch(Record(history.game, history.variant, history.edition, []))
    log = EventLog(history.variant.seats)
    log.make_texts(match, viewer)
    for index in live[: own[-1] + 1]:
        match.act(history.entries[index].seat, history.entries[index].action)
    moment = history.game.moment(table.match.view(viewer))
    found = [_frame(match, viewer, None, moment)]
    for index in live[own[-1] + 1 :]:
        told = len(log.log[viewer])
        _step(match, log, history.entries[index].seat, history.entries[index].action)
        found += [_frame(match, viewer, line, moment) for line in log.log[viewer][told:]]
    return [found[0], *found[1:][-MOST_FRAMES:]]


def _step(match: TableMatch, log: EventLog, seat: int, action: int) -> None:
    reveals = is_reveal(match.record.game, match.state, seat, action, match.record.variant.seats)
    log.act(match, seat, action)
    match.act(seat, action)
    if reveals:
        log.reveal()


def _frame(match: TableMatch, viewer: int, line: LogLine | None, moment: int) -> Frame:
    view = match.view(viewer)
    log = None if line is None else line.to_plain(viewer, moment)
    return {"shown": view.shown, "sheet": match.record.game.sheet(view).to_plain(), "log": log}
