"""Hosting: what the host may do, and what the others may do about somebody who is gone."""

from __future__ import annotations

from parlour.engine.plain import Reader
from parlour.tables import entries as kinds
from parlour.tables import library
from parlour.tables.draft import Draft
from parlour.tables.errors import NotFound, Refused
from parlour.tables.live import Live
from parlour.tables.moves import seat_in
from parlour.tables.places import BOT, EMPTY, PERSON, Place
from parlour.tables.seating import STAND_IN
from parlour.tables.settings import Settings
from parlour.tables.table import CLOSED, OPEN, PLAYING, Table


def check_host(table: Table, person: str) -> None:
    """Refuse everybody but the host."""
    if not person or table.host != person:
        raise Refused("table", "its host")


def start(live: Live, person: str) -> Draft:
    """Draw up the start, with bots at the places that are free."""
    check_host(live.table, person)
    if live.table.status != OPEN:
        raise Refused("table", "a table that has not begun")
    draft = Draft(live.table)
    draft.start(STAND_IN)
    return draft


def close(live: Live, person: str) -> Draft:
    """Draw up the end of a table without a result."""
    check_host(live.table, person)
    if live.table.status not in (OPEN, PLAYING):
        raise Refused("table", "a table that is open or in play")
    draft = Draft(live.table)
    draft.note(kinds.CLOSED)
    return draft


def remove(live: Live, person: str, reader: Reader) -> Draft:
    """Draw up the sending away of somebody: the place is free before the start, a bot's afterwards."""
    reader.refuse_others(("place",))
    table = live.table
    check_host(table, person)
    seat = seat_in(table, reader.at("place"))
    place = table.places[seat]
    if table.status not in (OPEN, PLAYING) or place.who != PERSON or place.person == person:
        raise Refused("place", "the place of somebody else")
    draft = Draft(table)
    draft.place(seat, "removed", Place(EMPTY) if table.status == OPEN else Place(BOT, level=STAND_IN))
    return draft


def mute(live: Live, person: str, reader: Reader) -> Draft:
    """Draw up the silencing of a person, or its end."""
    reader.refuse_others(("person", "muted"))
    table = live.table
    check_host(table, person)
    whom = reader.at("person").text(100)
    muted = reader.at("muted").flag() if reader.has("muted") else True
    if whom == person or (whom not in table.people() and whom not in table.muted):
        raise NotFound("person")
    draft = Draft(table)
    if muted != (whom in table.muted):
        draft.note(kinds.MUTED, {"person": whom, "muted": muted})
    return draft


def replace(live: Live, person: str, reader: Reader, settings: Settings) -> Draft:
    """Draw up a bot's standing in for somebody who has been away too long."""
    reader.refuse_others(("seat", "level"))
    table = live.table
    seat = seat_in(table, reader.at("seat"))
    level = library.level(reader.at("level")) if reader.has("level") else STAND_IN
    place = table.places[seat]
    if table.status != PLAYING or not table.seats_of(person):
        raise Refused("table", "somebody who plays at it")
    if place.who != PERSON or place.bot or place.person == person:
        raise Refused("seat", "the seat of somebody else who plays")
    if live.away(place.person, settings.now()) < settings.away:
        raise Refused("seat", f"somebody away for {settings.away:g} seconds")
    draft = Draft(table)
    draft.place(seat, "replaced", place.left_to(level))
    return draft


def run_out(live: Live, now: float) -> Draft:
    """Draw up bots' standing in for those whose time has run out; they may take their seats back."""
    draft = Draft(live.table)
    clock = live.table.clock
    for seat in [] if clock is None or live.table.status != PLAYING else clock.run_out(now):
        draft.place(seat, "late", live.table.places[seat].left_to(STAND_IN))
    return draft


def expire(live: Live) -> Draft:
    """Draw up the closing of a table that was abandoned."""
    draft = Draft(live.table)
    if live.table.status != CLOSED:
        draft.note(kinds.CLOSED)
    return draft
