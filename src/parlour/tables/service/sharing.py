"""Sharing a match that is over by a link: agreeing, no longer agreeing, and checking the link."""

from __future__ import annotations

import hmac

from parlour.engine.plain import Plain, Reader
from parlour.tables.errors import SHARED, NotFound, Refused
from parlour.tables.ids import new_token
from parlour.tables.live.live_table import LiveTable
from parlour.tables.model import entries as kinds
from parlour.tables.model.draft import Draft
from parlour.tables.model.table import FINISHED, Table


def may_be_shared(table: Table) -> bool:
    """Return whether the people of a table can share its match.

    Lessons, and matches that go on from a moment of another one, show what others have prepared or played.
    """
    is_match = table.lesson is None and not table.again
    return is_match and table.status == FINISHED and not table.sharing.is_impossible


def agree(live: LiveTable, person: str, reader: Reader) -> Draft:
    """Draft a person's agreement, or its withdrawal, which ends the link; the last to agree makes a new link."""
    reader.refuse_others(("agree",))
    table, is_agreed = live.table, reader.at("agree").flag()
    if not table.seats_of(person):
        raise Refused("table", "somebody who has played at it")
    if not may_be_shared(table):
        raise Refused("table", "a match that is over, and that everybody who played it can agree to share")
    draft = Draft(table)
    if is_agreed != (person in table.sharing.agreed):
        own = set(table.seats_of(person))
        is_last = is_agreed and set(table.sharing.waiting(table.places)) <= own
        token: dict[str, Plain] = {"token": new_token()} if is_last else {}
        draft.add(kinds.SHARED, {"person": person, "agree": is_agreed, **token})
    return draft


def check_token(table: Table, reader: Reader) -> None:
    """Refuse whoever does not have the link that counts now; no link and a wrong one look the same."""
    reader.refuse_others(("token",))
    token, sought = table.sharing.token, reader.at("token").text(200)
    if not token or not may_be_shared(table) or not hmac.compare_digest(token.encode(), sought.encode()):
        raise NotFound("token", SHARED)
