"""Playing: checks and drafts actions and undo; a refusal is explained from the seat's view alone."""

from __future__ import annotations

from parlour.engine.plain import Reader
from parlour.tables.errors import Refused
from parlour.tables.live.live_table import LiveTable
from parlour.tables.model import entries as kinds
from parlour.tables.model.draft import Draft
from parlour.tables.model.lesson_step import may_undo
from parlour.tables.model.log_lines import message_to_plain
from parlour.tables.model.table import PLAYING, Table
from parlour.tables.wire.answers import Ahead, Undone, Why


def seat_in(table: Table, reader: Reader) -> int:
    """Read a seat of the table."""
    return reader.integer(0, len(table.places) - 1)


def own_seat(live: LiveTable, person: str, reader: Reader) -> int:
    """Read a seat that this person plays, in a match in play."""
    seat = seat_in(live.table, reader)
    if live.table.status != PLAYING:
        raise Refused("table", "a match that is on")
    if not live.table.places[seat].is_played_by(person):
        raise Refused(reader.path, "a seat of one's own")
    return seat


def seat_in_view(live: LiveTable, person: str, reader: Reader) -> int:
    """Read a seat that this person plays and whose view they have now."""
    seat = own_seat(live, person, reader)
    if live.viewer(person) != seat:
        raise Refused(reader.path, "the seat that has the device")
    return seat


def action(live: LiveTable, person: str, reader: Reader) -> tuple[int, int]:
    """Read a legal action and its seat; refuse it if the client has missed an action of the seat or an undo."""
    seat = seat_in_view(live, person, reader.at("seat"))
    table = live.table
    wanted = table.header.game.actions.from_plain(reader.at("action"))
    if seat not in table.to_act():
        raise Refused("seat", "a seat that is to act")
    if reader.has("seq") and _is_behind(table, seat, reader.at("seq").integer(0, 2**53)):
        raise Refused("seq", "what the seat has seen last")
    if wanted not in table.match.state.legal(seat):
        raise Refused("action", "a legal action", rule_against(table, seat, wanted))
    return seat, wanted


def _is_behind(table: Table, seat: int, seq: int) -> bool:
    for event in table.event_log.since(seat, seq):
        if event.kind == kinds.UNDO or (event.kind == kinds.ACTION and event.lines[0].seat == seat):
            return True
    return False


def read_possible_action(live: LiveTable, person: str, reader: Reader) -> tuple[int, int]:
    """Read an action that a player considers; it need not be legal."""
    reader.refuse_others(("seat", "action"))
    seat = seat_in_view(live, person, reader.at("seat"))
    return seat, live.table.header.game.actions.from_plain(reader.at("action"))


def rule_against(table: Table, seat: int, action: int) -> str:
    """Return the id of the rule that forbids an action to a seat now."""
    game = table.header.game
    return game.why_not(table.match.view(seat), action)


def check_may_hurry(table: Table, person: str) -> None:
    """Refuse people without a seat, and tables where no match is on."""
    if table.status != PLAYING:
        raise Refused("table", "a match that is on")
    if not table.seats_of(person):
        raise Refused("table", "somebody with a seat")


def why_not(table: Table, seat: int, action: int) -> Why:
    """Return the rule that forbids an action to a seat now, and what the seat lacks for it."""
    game, view = table.header.game, table.match.view(seat)
    rule = game.why_not(view, action)
    lacks = game.lacks(view, action) if rule and seat in table.to_act() else []
    return {"rule": rule or None, "lacks": [message_to_plain(lack) for lack in lacks]}


def ahead(table: Table, seat: int, action: int) -> Ahead:
    """Return what the seat could do later with what a legal action brings; nothing if it is not legal (any more)."""
    game = table.header.game
    if seat not in table.to_act() or action not in table.match.state.legal(seat):
        return {"legal": []}
    return {"legal": game.actions.tree(game.ahead(table.match.view(seat), action))}


def undo(live: LiveTable, person: str, reader: Reader) -> tuple[Undone, Draft]:
    """Draft an undo, or a request to the seats that must agree to it."""
    seat = seat_in_view(live, person, reader.at("seat"))
    table = live.table
    offer = table.match.offer(seat)
    if offer is None or not may_undo(table, offer.withdrawn):
        raise Refused("undo", "an action with no draw or reveal since")
    draft = Draft(table)
    consent = [other for other in offer.consent if not table.places[other].bot]
    if consent:
        if table.undo_request is not None:
            raise Refused("undo", "an answer to the first request")
        draft.add(kinds.ASKED, {"seat": seat})
        return {"asked": consent}, draft
    draft.undo(seat, offer.withdrawn)
    return {"done": True}, draft


def answer_undo(live: LiveTable, person: str, reader: Reader) -> Draft:
    """Draft the answer to an undo request; the last consent also drafts the undo."""
    reader.refuse_others(("seat", "agree"))
    seat = own_seat(live, person, reader.at("seat"))
    agree = reader.at("agree").flag()
    table = live.table
    asked = table.undo_request
    if asked is None or (seat not in table.consent_awaited() and not (seat == asked.seat and not agree)):
        raise Refused("undo", "a request to this seat")
    draft = Draft(table)
    draft.add(kinds.ANSWERED, {"seat": seat, "agree": agree})
    offer = table.match.offer(asked.seat, asked.last)
    if agree and table.consent_awaited() == [seat] and offer is not None:
        draft.undo(asked.seat, offer.withdrawn)
    return draft


def agree_for_bots(draft: Draft) -> Draft:
    """Add the undo to a draft if only seats that bots now play have not agreed yet: bots always agree."""
    table = draft.table
    if table.undo_request is None or draft.status != PLAYING:
        return draft
    offer = table.match.offer(table.undo_request.seat, table.undo_request.last)
    if offer is not None and all(draft.places[seat].bot for seat in table.consent_awaited()):
        draft.undo(table.undo_request.seat, offer.withdrawn)
    return draft
