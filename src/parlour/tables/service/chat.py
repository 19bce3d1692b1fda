"""Talk at a table: the chat, and how events are told to a person."""

from __future__ import annotations

from typing import Final

from parlour.engine.plain import Plain, Reader
from parlour.engine.view import SPECTATOR
from parlour.tables import errors
from parlour.tables.errors import Refused, Unfit
from parlour.tables.live.live_table import LiveTable
from parlour.tables.model import entries as kinds
from parlour.tables.model.draft import Draft
from parlour.tables.model.event_log import Event
from parlour.tables.model.table import Table
from parlour.tables.people import characters
from parlour.tables.people.display_names import DisplayNames
from parlour.tables.views.cards import place_at_table

LONGEST: Final = 500
MOST_SPOKEN: Final = 100
MOST_EACH: Final = 500  # a person's words at one table
# What those lack who may not talk, by the reason.
WHO_TALKS: Final = {
    errors.CLOSED: "a table that is not closed",
    errors.MUTED: "somebody whom the host has not muted",
    errors.PASSING: "somebody who sits at the table or came by its invitation",
}
# What the browser is told of the changes that are not the match's.
TOLD: Final = {
    kinds.ASKED: ("seat",),
    kinds.ANSWERED: ("seat", "agree"),
    kinds.GUEST: ("person", "here"),
    kinds.HOST: ("person",),
    kinds.REMATCH: ("table",),
}


def speak(live: LiveTable, person: str, reader: Reader) -> Draft:
    """Draw up something said to the table."""
    reader.refuse_others(("text",))
    text = _text(reader.at("text"))
    table = live.table
    why = table.silence(person)
    if why:
        raise Refused("chat", WHO_TALKS[why], code=why)
    if len([event for event in _chat(table) if event.person == person]) >= MOST_EACH:
        raise Refused("chat", f"at most {MOST_EACH} messages of one person")
    draft = Draft(table)
    draft.note(kinds.CHAT, {"text": text}, person)
    return draft


def _text(reader: Reader) -> str:
    text = characters.normal(reader.text(LONGEST))
    fault = characters.fault(text, "\n")
    if fault:
        raise Unfit(reader.path, f"1 to {LONGEST} characters that can be seen", f"text-{fault}")
    return text


def _chat(table: Table) -> list[Event]:
    events = table.event_log.events[SPECTATOR]
    return [event for event in events if event.kind == kinds.CHAT and event.person is not None]


def spoken(table: Table, names: DisplayNames) -> list[Plain]:
    """Give the last of what was said."""
    return [_said(event, names) for event in _chat(table)[-MOST_SPOKEN:]]


def _said(event: Event, names: DisplayNames) -> Plain:
    body, person = event.body or {}, event.person or ""
    name = names.of(person)
    return {"seq": event.seq, "person": person, "name": name, "text": body.get("text"), "at": int(event.at)}


def told(event: Event, live: LiveTable, person: str, names: DisplayNames, moment: int) -> dict[str, Plain] | None:
    """Tell an event to a person; None if there is nothing left to tell."""
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
