"""What somebody with an invitation sees before they join: who invites them, to what, and whether a place is free."""

from __future__ import annotations

from parlour.engine.plain import Reader
from parlour.tables.live.live_table import LiveTable
from parlour.tables.people.people import People
from parlour.tables.service.seating import check_may_join, seat_offered
from parlour.tables.views.cards import who_is_at
from parlour.tables.wire.editions import EditionAtTable
from parlour.tables.wire.table import Welcome


def welcome(live: LiveTable, person: str, reader: Reader, people: People, own: EditionAtTable | None) -> Welcome:
    """Show a table to somebody who may join it; refuse others, and wrong invitations, as joining does."""
    reader.refuse_others(("invitation",))
    table, header, names = live.table, live.table.header, live.names(people)
    check_may_join(table, person, reader)
    return {
        "game": header.game.info.slug,
        "rules": header.variant.rules,
        "variant": header.variant.to_plain(),
        "edition": header.edition.name,
        "own": own,
        "status": table.status,
        "hints": header.hints,
        "clock": None if header.time_control is None else header.time_control.to_plain(),
        "host": names.of(table.host),
        "places": [who_is_at(place, seat, names, person) for seat, place in enumerate(table.places)],
        "seat": seat_offered(table, person),
        "mine": bool(table.seats_of(person)),
    }
