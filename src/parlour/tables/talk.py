"""Talk at a table: the chat, and how events are told to a person."""

from __future__ import annotations

from typing import Final

from parlour.engine.plain import Plain, Reader
from parlour.engine.view import SPECTATOR
from parlour.tables import entries as kinds
from parlour.tables.chronicle import Event
from parlour.tables.draft import Draft
from parlour.tables.errors import Refused
from parlour.tables.live import Live
from parlour.tables.people import People
from parlour.tables.place_card import place_at_table
from parlour.tables.table import Table

LONGEST: Final = 500
MOST_SPOKEN: Final = 100
MOST_EACH: Final = 500  # a person's words at one table
# What the browser is told of the changes that are not the match's.
TOLD: Final = {
    kinds.ASKED: ("seat",),
    kinds.ANSWERED: ("seat", "agree"),
    kinds.MUTED: ("person", "muted"),
    kinds.GUEST: ("person", "here"),
    kinds.HOST: ("person",),
    kinds.REMATCH: ("table",),
}


def speak(live: Live, person: str, reader: Reader) -> Draft:
    """Draw up something said to the table."""
    reader.refuse_others(("text",))
    text = _text(reader.at("text"))
    table = live.table
    if person in table.muted:
        raise Refused("chat", "somebody whom the host has not muted")
    if len([event for event in _chat(table) if event.person == person]) >= MOST_EACH:
        raise Refused("chat", f"at most {MOST_EACH} messages of one person")
    draft = Draft(table)
    draft.note(kinds.CHAT, {"text": text}, person)
    return draft


def _text(reader: Reader) -> str:
    text = reader.text(LONGEST).strip()
    if not text or not all(char.isprintable() or char == "\n" for char in text):
        raise reader.wrong(f"1 to {LONGEST} characters that can be printed")
    return text


def _chat(table: Table) -> list[Event]:
    events = table.chronicle.events[SPECTATOR]
    return [event for event in events if event.kind == kinds.CHAT and event.person is not None]


def spoken(table: Table, people: People) -> list[Plain]:
    """Give the last of what was said."""
    return [_said(event, people) for event in _chat(table)[-MOST_SPOKEN:]]


def _said(event: Event, people: People) -> Plain:
    body, person = event.body or {}, event.person or ""
    name = people.known(person).name
    return {"seq": event.seq, "person": person, "name": name, "text": body.get("text"), "at": int(event.at)}


def told(event: Event, live: Live, person: str, people: People, moment: int) -> dict[str, Plain] | None:
    """Tell an event to a person; None if there is nothing left to tell."""
    plain: dict[str, Plain] = {"seq": event.seq, "kind": event.kind}
    body = Reader(event.body or {}, event.kind)
    if event.kind == kinds.CHAT:
        said = _said(event, people)
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
        return {**plain, "change": body.at("change").value, "place": place_at_table(live, seat, person, people)}
    return {**plain, **{key: body.at(key).value for key in TOLD.get(event.kind, ())}}
