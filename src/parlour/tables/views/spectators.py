"""Spectators: who watches a table without a place at it, as its host is shown them. Nobody else is."""

from __future__ import annotations

from typing import Final

from parlour.engine.plain import Plain
from parlour.tables.live.live_table import LiveTable
from parlour.tables.people.display_names import DisplayNames
from parlour.tables.people.people import People

MOST_LISTED: Final = 100  # the rest are only counted


def onlookers(live: LiveTable, people: People) -> dict[str, Plain]:
    """List those whom the host may mute or remove: who watches now, came by the invitation, or is muted.

    *watching* counts all who watch now, *nameless* those of them who have not chosen a name.
    """
    table = live.table
    seated = {place.person for place in table.places} | {table.host}
    here = live.watching() - seated
    listed = {person for person in here | table.guests | table.muted if person} - seated
    first = sorted(listed, key=lambda person: (person not in table.invited, person not in here, person))[:MOST_LISTED]
    names = DisplayNames(table.places, [*table.arrivals, *first], people)
    return {
        "watching": len(here),
        "nameless": len([person for person in here if people.is_nameless(person)]),
        "people": [_onlooker(live, person, names) for person in first if names.of(person)],
    }


def _onlooker(live: LiveTable, person: str, names: DisplayNames) -> Plain:
    table = live.table
    return {
        "person": person,
        "name": names.of(person),
        "avatar": names.people.known(person).avatar,
        "here": live.is_here(person),
        "invited": person in table.invited,
        "muted": person in table.muted,
    }
