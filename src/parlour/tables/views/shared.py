"""A match that is shared by a link, as everybody sees it who has the link: no chat, no ids, nobody's own view."""

from __future__ import annotations

from parlour.engine import catalogue
from parlour.engine.view import SPECTATOR
from parlour.tables.live.live_table import LiveTable
from parlour.tables.model.table import Table
from parlour.tables.people.people import People
from parlour.tables.service.sharing import may_be_shared
from parlour.tables.store.review_store import StoredReview
from parlour.tables.views import replay
from parlour.tables.views.cards import who_is_at
from parlour.tables.views.review import review_for
from parlour.tables.wire.answers import SharedMatch
from parlour.tables.wire.table import Sharing

NOBODY = ""


def sharing_for(live: LiveTable, person: str) -> Sharing | None:
    """Return who has agreed to share a match, for those who have played it."""
    table = live.table
    return sharing_of(table) if table.seats_of(person) and may_be_shared(table) else None


def sharing_of(table: Table) -> Sharing:
    """Return who has agreed to share a match that can be shared, and the link."""
    waiting = table.sharing.waiting(table.places)
    agreed = [seat for seat in range(len(table.places)) if seat not in waiting]
    return {"agreed": agreed, "waiting": waiting, "token": table.sharing.token or None}


def shared_match(live: LiveTable, kept: StoredReview | None, people: People) -> SharedMatch:
    """Return a shared match with its replay, and with its review if there is one, as a spectator sees them."""
    table, names = live.table, live.names(people)
    header = table.header
    return {
        "game": header.game.info.slug,
        "rules": header.variant.rules,
        "variant": header.variant.to_plain(),
        "edition": header.edition.digest,
        "own_edition": catalogue.is_own_edition(header.game.info.slug, header.edition.digest),
        "places": [who_is_at(place, seat, names, NOBODY) for seat, place in enumerate(table.places)],
        "frames": replay.frames(table, SPECTATOR),
        "review": review_for(kept, table, SPECTATOR)["review"],
    }
