"""Events as one person is sent them: actions in words, changes of places, chat."""

from __future__ import annotations

from typing import Final

from parlour.engine.plain import Plain, Reader
from parlour.tables.live.live_table import LiveTable
from parlour.tables.model import entries as kinds
from parlour.tables.model.event_log import Event
from parlour.tables.model.table import Table
from parlour.tables.people.display_names import DisplayNames
from parlour.tables.views.cards import place_at_table

MOST_SPOKEN: Final = 100
# What the browser is sent of changes that are not actions, by kind.
TOLD: Final = {
    kinds.ASKED: ("seat",),
    kinds.ANSWERED: ("seat", "agree"),
    kinds.GUEST: ("person", "here"),
    kinds.HOST: ("person",),
    kinds.REMATCH: ("table",),
}


def last_chat(table: Table, names: DisplayNames) -> list[Plain]:
    """Return the last chat messages."""
    return [_said(event, names) for event in table.event_log.chat()[-MOST_SPOKEN:]]


def _said(event: Event, names: DisplayNames) -> Plain:
    body, person = event.body or {}, event.person or ""
    name = names.of(person)
    return {"seq": event.seq, "person": person, "name": name, "text": body.get("text"), "at": int(event.at)}


def event_for(event: Event, live: LiveTable, person: str, names: DisplayNames, moment: int) -> dict[str, Plain] | None:
    """Return an event as a person is sent it; None if nothing is left to send."""
    plain: dict[str, Plain] = {"seq": event.seq, "kind": event.kind}
    body = Reader(event.body or {}, event.kind)
    if event.kind == kinds.CHAT:
        said = _said(event, names)
        return {**plain, **said} if event.person is not None and isinstance(said, dict) else None
    if event.kind == kinds.ACTION:
        return {**plain, "line": event.lines[0].to_plain(live.viewer(person), moment)}
    if event.kind == kinds.REVEAL:
        viewer = live.viewer(person)
        return {**plain, "lines": [line.to_plain(viewer, moment) for line in event.lines]}
    if event.kind == kinds.UNDO:
        return {**plain, **body.table()}
    if event.kind == kinds.PLACE:
        seat = body.at("seat").integer(0, len(live.table.places) - 1)
        return {**plain, "change": body.at("change").value, "place": place_at_table(live, seat, person, names)}
    if event.kind == kinds.MUTED:
        return {**plain, **_muting(body, live.table, person)}
    return {**plain, **{key: body.at(key).value for key in TOLD.get(event.kind, ())}}


def _muting(body: Reader, table: Table, person: str) -> dict[str, Plain]:
    """Tell whom the host has muted; of somebody who only passed by, nobody but the host is told."""
    whom = body.at("person").text()
    is_told = table.host == person or table.is_known_to_all(whom)
    return {"person": whom if is_told else None, "muted": body.at("muted").value}
