"""Events as they are sent to one person: actions as text, changes of places, chat."""

from __future__ import annotations

from typing import Final

from parlour.engine.plain import Reader
from parlour.tables.live.live_table import LiveTable
from parlour.tables.model import entries as kinds
from parlour.tables.model.event_log import Event
from parlour.tables.model.table import Table
from parlour.tables.people.display_names import DisplayNames
from parlour.tables.views.cards import place_at_table
from parlour.tables.wire.news import BareKind, PlaceChange, PlaceEvent, TableEvent
from parlour.tables.wire.table import ChatLine

MAX_CHAT_MESSAGES: Final = 100
CHANGES: Final[tuple[PlaceChange, ...]] = (
    "joined",
    "left",
    "removed",
    "replaced",
    "resigned",
    "late",
    "back",
    "forgotten",
)
# Events of which the browser is sent no more than that they happened.
BARE: Final[dict[str, BareKind]] = {
    kinds.OPENED: "opened",
    kinds.STARTED: "started",
    kinds.OVER: "over",
    kinds.CLOSED: "closed",
    kinds.REMOVED: "removed",
    kinds.RENEWED: "renewed",
    kinds.SHARED: "shared",
}


def last_chat(table: Table, names: DisplayNames) -> list[ChatLine]:
    """Return the last chat messages."""
    return [_chat_message(event, names) for event in table.event_log.chat()[-MAX_CHAT_MESSAGES:]]


def _chat_message(event: Event, names: DisplayNames) -> ChatLine:
    person, text = event.person or "", Reader(event.body or {}, event.kind).at("text").text()
    return {"seq": event.seq, "person": person, "name": names.of(person), "text": text, "at": int(event.at)}


def event_for(event: Event, live: LiveTable, person: str, names: DisplayNames, moment: int) -> TableEvent | None:
    """Return an event as a person is sent it; None if nothing is left to send."""
    viewer, seq = live.viewer(person), event.seq
    if event.kind == kinds.ACTION:
        return {"seq": seq, "kind": "action", "line": event.lines[0].to_plain(viewer, moment)}
    if event.kind == kinds.REVEAL:
        return {"seq": seq, "kind": "reveal", "lines": [line.to_plain(viewer, moment) for line in event.lines]}
    if event.kind == kinds.CHAT:
        return None if event.person is None else {**_chat_message(event, names), "kind": "chat"}
    if event.kind == kinds.PLACE:
        return _place(event, live, person, names)
    if event.kind in BARE:
        return {"seq": seq, "kind": BARE[event.kind]}
    return _change(event, live.table, person)


def _place(event: Event, live: LiveTable, person: str, names: DisplayNames) -> PlaceEvent:
    body = Reader(event.body or {}, event.kind)
    change = CHANGES[body.at("change").choice(CHANGES)]
    seat = body.at("seat").integer(0, len(live.table.places) - 1)
    return {
        "seq": event.seq,
        "kind": "place",
        "change": change,
        "place": place_at_table(live, seat, person, names),
    }


def _change(event: Event, table: Table, person: str) -> TableEvent:
    """Return what a person is sent of other changes."""
    body, seq = Reader(event.body or {}, event.kind), event.seq
    match event.kind:
        case kinds.HOST:
            return {"seq": seq, "kind": "host", "person": body.at("person").text()}
        case kinds.REMATCH:
            return {"seq": seq, "kind": "rematch", "table": body.at("table").text()}
        case kinds.GUEST:
            who, here = body.at("person").text(), body.at("here").flag()
            return {"seq": seq, "kind": "guest", "person": who, "here": here}
        case kinds.MUTED:
            whom, muted = _muted(body.at("person").text(), table, person), body.at("muted").flag()
            return {"seq": seq, "kind": "muted", "person": whom, "muted": muted}
    return _of_seat(event, body, body.at("seat").integer(0, len(table.places) - 1))


def _of_seat(event: Event, body: Reader, seat: int) -> TableEvent:
    """Return what a person is sent of an undo, of the question whether it may be, and of the answers."""
    match event.kind:
        case kinds.ASKED:
            return {"seq": event.seq, "kind": "asked", "seat": seat}
        case kinds.ANSWERED:
            return {"seq": event.seq, "kind": "answered", "seat": seat, "agree": body.at("agree").flag()}
        case kinds.UNDO:
            return {"seq": event.seq, "kind": "undo", "seat": seat, "lines": body.at("lines").integers(0, 2**53)}
    raise AssertionError(f"nobody is sent an event of kind {event.kind}")


def _muted(whom: str, table: Table, person: str) -> str | None:
    """Return who was muted; the person is hidden from others than the host if they came without invitation."""
    return whom if table.host == person or table.is_known_to_all(whom) else None
