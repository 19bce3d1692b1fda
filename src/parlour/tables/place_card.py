"""How places and tables are shown: at the table, in events, and on the cards of lists."""

from __future__ import annotations

from parlour.engine.plain import Plain, Reader
from parlour.tables.live import Live
from parlour.tables.people import People
from parlour.tables.places import EMPTY, PERSON, Place
from parlour.tables.unreadable import places_on


def place_at_table(live: Live, seat: int, person: str, people: People) -> dict[str, Plain]:
    """Show a place to a person at the table."""
    table, place = live.table, live.table.places[seat]
    return {
        "seat": seat,
        **_who(place, people),
        "person": place.person or None,
        "mine": place.who == PERSON and place.person == person,
        "here": place.who == PERSON and live.is_here(place.person),
        "host": place.who == PERSON and place.person == table.host,
        "resigned": place.resigned,
        "stand_in": place.stand_in or None,
        "waiting": seat in table.to_act(),
    }


def _who(place: Place, people: People) -> dict[str, Plain]:
    known = people.known(place.person or place.kept_for)
    named = place.who == PERSON or (place.who == EMPTY and place.kept_for)
    return {
        "who": place.who,
        "name": known.name if named else None,
        "avatar": known.avatar if named else None,
        "level": place.level or None,
    }


def card(outline: dict[str, Plain], person: str, people: People, now: float, trouble: str = "") -> dict[str, Plain]:
    """Show a table in a list, from what the store keeps of it; *trouble* if it cannot be restored."""
    reader = Reader(outline, "table")
    found = places_on(outline)
    to_act = [] if trouble else reader.at("to_act").integers(-1, len(found) - 1)
    changed = reader.at("changed").value
    assert isinstance(changed, float)
    return {
        "id": reader.at("id").value,
        "game": reader.at("game").value,
        "rules": reader.at("rules").value,
        "variant": reader.at("variant").value,
        "status": reader.at("status").value,
        "places": [_who(place, people) for place in found],
        "host": people.known(reader.at("host").text()).name,
        "waiting": any(found[seat].is_played_by(person) for seat in to_act),
        "mine": any(place.who == PERSON and place.person == person for place in found),
        "changed": max(0, round(now - changed)),
        "trouble": trouble or None,
    }


def people_on(outline: dict[str, Plain]) -> set[str]:
    """Name the people whose names stand on a card."""
    reader, found = Reader(outline, "table"), places_on(outline)
    return {name for place in found for name in (place.person, place.kept_for) if name} | {reader.at("host").text()}
