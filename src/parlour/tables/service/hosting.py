"""What a host may do at a table, and what players may do about somebody who is away."""

from __future__ import annotations

from parlour.engine.plain import Reader
from parlour.tables import errors
from parlour.tables.editions import library
from parlour.tables.errors import NotFound, Refused
from parlour.tables.ids import new_token
from parlour.tables.live.live_table import LiveTable
from parlour.tables.model import entries as kinds
from parlour.tables.model.draft import Draft
from parlour.tables.model.places import BOT, EMPTY, PERSON, Place
from parlour.tables.model.table import CLOSED, OPEN, PLAYING, Table
from parlour.tables.service.playing import seat_in
from parlour.tables.service.seating import STAND_IN
from parlour.tables.settings import TableSettings


def check_host(table: Table, person: str) -> None:
    """Refuse everybody but the host."""
    if not person or table.host != person:
        raise Refused("table", "its host")


def start(live: LiveTable, person: str) -> Draft:
    """Draft the start of the match, with bots at the free places."""
    check_host(live.table, person)
    if live.table.status != OPEN:
        raise Refused("table", "a table that has not begun")
    draft = Draft(live.table)
    draft.start(STAND_IN)
    return draft


def close(live: LiveTable, person: str) -> Draft:
    """Draft the closing of a table, without a result."""
    check_host(live.table, person)
    if live.table.status not in (OPEN, PLAYING):
        raise Refused("table", "a table that is open or in play")
    draft = Draft(live.table)
    draft.add(kinds.CLOSED)
    return draft


def remove(live: LiveTable, person: str, reader: Reader) -> Draft:
    """Draft the removal of somebody, by place or by person: before the start the place becomes free, later a bot's.

    The places of a match that is over do not change: its players may always see it.
    """
    reader.refuse_others(("place", "person"))
    table = live.table
    check_host(table, person)
    if reader.has("place") and reader.has("person"):
        raise reader.wrong("either place or person")
    whom = _other_person(live, person, reader.at("person")) if reader.has("person") else _at_place(table, reader)
    seats = table.seats_of(whom)
    if whom == person or not whom or (seats and table.status not in (OPEN, PLAYING)):
        raise Refused("place", "the place of somebody else")
    draft = Draft(table)
    for seat in seats:
        draft.place(seat, "removed", Place(EMPTY) if table.status == OPEN else Place(BOT, level=STAND_IN))
    if seats or not table.is_removed(whom):
        draft.remove(whom)
    return draft


def _at_place(table: Table, reader: Reader) -> str:
    place = table.places[seat_in(table, reader.at("place"))]
    return place.person if place.who == PERSON else ""


def _other_person(live: LiveTable, person: str, reader: Reader) -> str:
    """Read the id of another person who is or was at the table, or watches it now."""
    whom = reader.text(100)
    known = live.table.is_known_to_all(whom) or whom in live.table.muted or live.is_watching(whom)
    if whom == person or not known:
        raise NotFound("person")
    return whom


def renew(live: LiveTable, person: str) -> Draft:
    """Draft a new invitation; the old one becomes invalid."""
    check_host(live.table, person)
    if live.table.status == CLOSED:
        raise Refused("table", "a table that is not closed", code=errors.CLOSED)
    draft = Draft(live.table)
    draft.set_invitation(new_token())
    return draft


def mute(live: LiveTable, person: str, reader: Reader) -> Draft:
    """Draft muting or unmuting a person."""
    reader.refuse_others(("person", "muted"))
    table = live.table
    check_host(table, person)
    whom = _other_person(live, person, reader.at("person"))
    muted = reader.at("muted").flag() if reader.has("muted") else True
    draft = Draft(table)
    if muted != (whom in table.muted):
        draft.add(kinds.MUTED, {"person": whom, "muted": muted})
    return draft


def replace(live: LiveTable, person: str, reader: Reader, settings: TableSettings) -> Draft:
    """Draft a bot in place of somebody who has been away too long."""
    reader.refuse_others(("seat", "level"))
    table = live.table
    seat = seat_in(table, reader.at("seat"))
    level = library.read_level(reader.at("level")) if reader.has("level") else STAND_IN
    place = table.places[seat]
    if table.status != PLAYING or not table.seats_of(person):
        raise Refused("table", "somebody who plays at it")
    if place.who != PERSON or place.bot or place.person == person:
        raise Refused("seat", "the seat of somebody else who plays")
    if live.seconds_away(place.person, settings.now()) < settings.away_after:
        raise Refused("seat", f"somebody away for {settings.away_after:g} seconds")
    draft = Draft(table)
    draft.place(seat, "replaced", place.with_stand_in(level))
    return draft


def replace_timed_out(live: LiveTable, now: float) -> Draft:
    """Draft bots for the seats whose time has run out; their people may take them back."""
    draft = Draft(live.table)
    clock = live.table.clock
    for seat in [] if clock is None or live.table.status != PLAYING else clock.timed_out(now):
        draft.place(seat, "late", live.table.places[seat].with_stand_in(STAND_IN))
    return draft


def close_abandoned(live: LiveTable) -> Draft:
    """Draft the closing of a table that was abandoned."""
    draft = Draft(live.table)
    if live.table.status != CLOSED:
        draft.add(kinds.CLOSED)
    return draft
