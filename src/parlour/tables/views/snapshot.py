"""Snapshots: a table as one person sees it now. Everything about the match in it is made from that person's view."""

from __future__ import annotations

from typing import Final

import msgspec

from parlour.engine import catalogue
from parlour.engine.view import NATURE, SPECTATOR, View
from parlour.tables.live.live_table import LiveTable
from parlour.tables.model.lesson_step import may_undo
from parlour.tables.model.log_lines import message_to_plain
from parlour.tables.model.table import CLOSED, FINISHED, OPEN, PLAYING, Table
from parlour.tables.people.people import People
from parlour.tables.settings import TableSettings
from parlour.tables.views.cards import place_at_table
from parlour.tables.views.events import last_chat
from parlour.tables.views.lesson import is_choosing, lesson_now
from parlour.tables.views.shared import sharing_for
from parlour.tables.views.spectators import onlookers
from parlour.tables.wire import table as wire

MAX_LINES: Final = 100
NOTHING: Final[wire.Position] = {
    "shown": None,
    "to_act": [],
    "prompt": None,
    "legal": None,
    "sheet": None,
    "undo": None,
    "moment": 0,
    "result": None,
}


def snapshot(live: LiveTable, person: str, people: People, settings: TableSettings) -> wire.Snapshot:
    """Return a table as a person sees it, with the log and the chat."""
    return {**picture(live, person, people, settings), **log_and_chat(live, person, people)}


def log_and_chat(live: LiveTable, person: str, people: People) -> wire.LogAndChat:
    """Return the last lines of the log and of the chat."""
    return {
        "log": log_lines(live.table, live.viewer(person)),
        "chat": last_chat(live.table, live.names(people)),
    }


def picture(live: LiveTable, person: str, people: People, settings: TableSettings) -> wire.Picture:
    """Return a table as a person sees it, without the log and the chat, which watchers get as events."""
    return {**surroundings(live, person, people, settings), **position(live, person)}


def surroundings(live: LiveTable, person: str, people: People, settings: TableSettings) -> wire.Surroundings:
    """Return all of a table that is not the match itself."""
    table, viewer = live.table, live.viewer(person)
    names = live.names(people)
    return {
        **_frame(live, viewer),
        "places": [place_at_table(live, seat, person, names) for seat in range(len(table.places))],
        "thinking": live.thinking.to_plain(),
        "slow_bots": settings.is_compiling() and _has_bots(table),
        "host": table.host == person,
        "invitation": table.invitation if _may_invite(table, person) else None,
        "hand_over": live.hand_over(person),
        "asked": _undo_request(table),
        "muted": _muted(table, person),
        "silent": table.chat_refusal(person),
        "onlookers": onlookers(live, people) if person and table.host == person else None,
        "rematch": table.rematch or None,
        "lesson": lesson_now(table),
        "again": table.again or None,
        "sharing": sharing_for(live, person),
        "clock": None if table.clock is None else table.clock.to_plain(settings.now()),
    }


def _frame(live: LiveTable, viewer: int) -> wire.TableHead:
    table = live.table
    header = table.header
    return {
        "id": header.id,
        "game": header.game.info.slug,
        "rules": header.variant.rules,
        "variant": header.variant.to_plain(),
        "edition": header.edition.digest,
        "own_edition": catalogue.is_own_edition(header.game.info.slug, header.edition.digest),
        "status": table.status,
        "seq": table.event_log.seq(viewer),
        "public": header.public,
        "auto": header.auto,
        "hints": header.hints,
        "seat": None if viewer == SPECTATOR else viewer,
    }


def _has_bots(table: Table) -> bool:
    """Return whether bots play at a table, or will; one that stands in for somebody counts, too."""
    return table.status in (OPEN, PLAYING) and any(place.bot for place in table.places)


def _may_invite(table: Table, person: str) -> bool:
    is_match = table.lesson is None and table.status in (OPEN, PLAYING)
    return is_match and (person == table.host or bool(table.seats_of(person)))


def _muted(table: Table, person: str) -> list[str]:
    """List the muted people; those who came without invitation are listed only for the host."""
    return sorted([whom for whom in table.muted if table.host == person or table.is_known_to_all(whom)])


def _undo_request(table: Table) -> wire.UndoAsked | None:
    request = table.undo_request
    return None if request is None else {"seat": request.seat, "waiting": table.consent_awaited()}


def moment(table: Table, viewer: int) -> int:
    """Return the moment of the match for a viewer, which decides which log lines may be shown in full."""
    return table.header.game.moment(table.match.view(viewer))


def log_lines(table: Table, viewer: int) -> list[wire.Line]:
    """Return the last lines of the log as a viewer may read them now."""
    now = moment(table, viewer)
    table.event_log.make_texts(table.match, viewer)
    return [line.to_plain(viewer, now) for line in table.event_log.log[viewer][-MAX_LINES:]]


def encoded_position(live: LiveTable, person: str) -> bytes:
    """Return the match itself in JSON: made once for all who see the same, until something happens at the table."""
    viewer = live.viewer(person)
    key = viewer, viewer >= 0 and live.table.places[viewer].is_played_by(person)
    found = live.encoded_positions.get(key)
    if found is None:
        found = live.encoded_positions[key] = msgspec.json.encode(position(live, person))
    return found


def position(live: LiveTable, person: str) -> wire.Position:
    """Return the match itself, once it has started."""
    table, viewer = live.table, live.viewer(person)
    if table.status == OPEN or (table.status == CLOSED and not table.match.record.entries):
        return {**NOTHING, "to_act": []}
    game = table.header.game
    view = table.match.view(viewer)
    sheet = game.sheet(view).to_plain()
    return {
        "shown": view.shown,
        "to_act": [seat for seat in table.to_act() if seat != NATURE],
        "prompt": message_to_plain(game.prompt(view)),
        "sheet": sheet,
        "moment": game.moment(view),
        "result": sheet if table.status == FINISHED else None,
        **_choices(table, person, view),
    }


def _choices(table: Table, person: str, view: View) -> wire.Choices:
    """Return what the person may do now: legal actions, and undo."""
    seat = view.seat
    if table.status != PLAYING or seat < 0 or not table.places[seat].is_played_by(person):
        return {"legal": None, "undo": None}
    legal = table.match.state.legal(seat) if is_choosing(table) else []
    offer = table.match.offer(seat)
    if offer is not None and not may_undo(table, offer.withdrawn):
        offer = None
    return {
        "legal": table.header.game.actions.tree(legal) if legal else None,
        "undo": None if offer is None else {"consent": [*offer.consent]},
    }
