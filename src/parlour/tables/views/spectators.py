"""Spectators: who watches a table without a place at it. Only the host is shown them."""

from __future__ import annotations

from typing import Final

from parlour.tables.live.live_table import LiveTable
from parlour.tables.people.display_names import DisplayNames
from parlour.tables.people.people import People
from parlour.tables.wire.places import Onlooker, Onlookers

MAX_LISTED: Final = 100  # the rest are only counted


def onlookers(live: LiveTable, people: People) -> Onlookers:
    """List those whom the host may mute or remove: people who watch now, came by the invitation, or are muted.

    *watching* counts all who watch now, *nameless* those of them who have not chosen a name.
    """
    table = live.table
    seated = {place.person for place in table.places} | {table.host}
    here = live.watching() - seated
    listed = {person for person in here | table.guests | table.muted if person} - seated
    first = sorted(listed, key=lambda person: (person not in table.invited, person not in here, person))[:MAX_LISTED]
    names = DisplayNames(table.places, [*table.arrivals, *first], people)
    return {
        "watching": len(here),
        "nameless": len([person for person in here if people.is_nameless(person)]),
        "people": [_onlooker(live, person, names) for person in first if names.of(person)],
    }


def _onlooker(live: LiveTable, person: str, names: DisplayNames) -> Onlooker:
    table = live.table
    return {
        "person": person,
        "name": names.of(person),
        "avatar": names.people.cached(person).avatar,
        "here": live.is_watching(person),
        "invited": person in table.invited,
        "muted": person in table.muted,
    }
