"""Trying again: a private table that goes on from a moment of a match that is over, against bots.

The entries up to that moment are the match's own, so hidden cards are as they were; what is drawn later is drawn anew.
"""

from __future__ import annotations

from bisect import bisect_left

from parlour.engine.plain import Reader
from parlour.engine.record import Entry
from parlour.tables.errors import Refused
from parlour.tables.live.live_table import LiveTable
from parlour.tables.live.live_tables import LiveTables
from parlour.tables.model.draft import Draft
from parlour.tables.model.places import BOT, PERSON, Place
from parlour.tables.model.table import Table
from parlour.tables.service import creating, seating


async def try_again(live_tables: LiveTables, live: LiveTable, person: str, reader: Reader, frames: list[int]) -> str:
    """Make a table from the entries of a match before a frame of its replay; return its id.

    *frames* says for every action not undone which frame the person saw before it, and the last frame.
    """
    reader.refuse_others(("frame",))
    past = live.table
    past.check_over()
    seats = past.seats_of(person)
    if not seats:
        raise Refused("table", "somebody who has played at it")
    seat = live.viewer(person) if live.viewer(person) in seats else seats[0]
    entries = _entries_before(past, frames, reader.at("frame").integer(0, frames[-1]))
    await creating.check_not_too_many(live_tables, person)
    await live_tables.people.load({person})
    now, header = live_tables.settings.now(), past.header
    request = seating.RequestedTable(header.game, header.edition, header.variant, False, header.auto, None, True)
    new = seating.new_table(request, now)
    draft = Draft(new)
    places = [_place(past, other, seat, person) for other in range(header.variant.seats)]
    draft.open(person, places, again=header.id)
    draft.start_from(entries)
    await live_tables.store([(LiveTable(new, now), draft)])
    return new.header.id


def _entries_before(past: Table, frames: list[int], frame: int) -> list[Entry]:
    """Return the actions not undone that had been seen at a frame; at the end of a match there is nothing to try."""
    if frame >= frames[-1]:
        raise Refused("frame", "one before the end of the match")
    record = past.match.record
    return [record.entries[index] for index in record.live()[: bisect_left(frames, frame)]]


def _place(past: Table, other: int, seat: int, person: str) -> Place:
    """Return who has a place: the person its own, bots the others, of their own level if they were bots."""
    if other == seat:
        return Place(PERSON, person)
    return Place(BOT, level=past.places[other].level or seating.STAND_IN)
