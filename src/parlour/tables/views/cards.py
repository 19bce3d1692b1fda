"""Places and tables as plain data: in snapshots, in events, and on the cards of the lobby."""

from __future__ import annotations

from typing import cast

from parlour.engine import catalogue
from parlour.engine.plain import Plain, Reader
from parlour.tables.live.live_table import LiveTable
from parlour.tables.live.unreadable_tables import places_on
from parlour.tables.model.draft import LESSON, LESSON_OVER
from parlour.tables.model.places import PERSON, Place
from parlour.tables.model.table import CLOSED, PLAYING
from parlour.tables.people.display_names import DisplayNames
from parlour.tables.people.people import People
from parlour.tables.wire import places as wire


def place_at_table(live: LiveTable, seat: int, person: str, names: DisplayNames) -> wire.Place:
    """Return a place as a person at the table sees it."""
    table, place = live.table, live.table.places[seat]
    return {
        "seat": seat,
        **who_is_at(place, seat, names, person),
        "person": place.person or None,
        "here": place.who == PERSON and live.is_watching(place.person),
        "host": place.who == PERSON and place.person == table.host,
        "resigned": place.resigned,
        "stand_in": place.stand_in or None,
        "waiting": seat in table.to_act(),
    }


def who_is_at(place: Place, seat: int, names: DisplayNames, person: str) -> wire.CardPlace:
    """Return who has a place, and whether it is *person*."""
    return {
        "who": place.who,
        "name": names.at(seat) if place.named else None,
        "avatar": names.people.cached(place.named).avatar if place.named else None,
        "level": place.level or None,
        "mine": place.who == PERSON and place.person == person,
    }


def card(
    outline: dict[str, Plain], person: str, people: People, now: float, trouble: wire.Trouble | None = None
) -> wire.Card:
    """Return the card of a table for a list, from its row in the store; *trouble* if it cannot be restored."""
    reader = Reader(outline, "table")
    found = places_on(outline)
    to_act = [] if trouble else reader.at("to_act").integers(-1, len(found) - 1)
    changed, host, variant = reader.at("changed").value, reader.at("host").text(), reader.at("variant").value
    assert isinstance(changed, float)
    names = DisplayNames(found, [*_in_order(reader.at("places"), found), host], people)
    return {
        "id": reader.at("id").text(),
        "game": reader.at("game").text(),
        "rules": reader.at("rules").integer(-(2**63), 2**63),
        "own_edition": catalogue.is_own_edition(reader.at("game").text(), reader.at("edition").text()),
        "variant": variant if isinstance(variant, dict) else {},  # what is damaged is shown as nothing
        "status": _status(reader.at("status").text()),
        "places": [who_is_at(place, seat, names, person) for seat, place in enumerate(found)],
        "host": names.of(host),
        "waiting": any(found[seat].is_played_by(person) for seat in to_act),
        "mine": any(place.who == PERSON and place.person == person for place in found),
        "round": _round_in(reader.at("places"), found),
        "changed": max(0, round(now - changed)),
        "trouble": trouble,
    }


def _round_in(reader: Reader, found: list[Place]) -> int | None:
    """Return which round is played, as the first place has it; None at tables stored without it."""
    first = reader.items()[0] if found else None
    return first.at("round").integer(0, 2**53) if first is not None and first.has("round") else None


def _in_order(reader: Reader, found: list[Place]) -> list[str]:
    """List the people with a place in the order of their arrival; by seat at tables stored without that order."""
    if not found:
        return []
    arrived = [item.at("arrived").integer(0, 2**53) if item.has("arrived") else 0 for item in reader.items()]
    return [place.named for _, place in sorted(zip(arrived, found, strict=True), key=lambda both: both[0])]


def _status(stored: str) -> wire.Status:
    """Return the status of a table in a list; a lesson that cannot be restored is named like a match."""
    return cast("wire.Status", {LESSON: PLAYING, LESSON_OVER: CLOSED}.get(stored, stored))


def people_on(outline: dict[str, Plain]) -> set[str]:
    """Return the people whose names are shown on a card."""
    reader, found = Reader(outline, "table"), places_on(outline)
    return {name for place in found for name in (place.person, place.kept_for, place.friend) if name} | {
        reader.at("host").text()
    }
