"""Chat: who may write at a table, what, and how much."""

from __future__ import annotations

from typing import Final

from parlour.engine.plain import Reader
from parlour.tables import errors
from parlour.tables.errors import Refused, Unfit
from parlour.tables.live.live_table import LiveTable
from parlour.tables.model import entries as kinds
from parlour.tables.model.draft import Draft
from parlour.tables.people import characters

LONGEST: Final = 500
MOST_EACH: Final = 500  # a person's words at one table
# What those lack who may not talk, by the reason.
WHO_TALKS: Final = {
    errors.CLOSED: "a table that is not closed",
    errors.MUTED: "somebody whom the host has not muted",
    errors.PASSING: "somebody who sits at the table or came by its invitation",
}


def speak(live: LiveTable, person: str, reader: Reader) -> Draft:
    """Draft something said to the table."""
    reader.refuse_others(("text",))
    text = _text(reader.at("text"))
    table = live.table
    why = table.silence(person)
    if why:
        raise Refused("chat", WHO_TALKS[why], code=why)
    if len([event for event in table.event_log.chat() if event.person == person]) >= MOST_EACH:
        raise Refused("chat", f"at most {MOST_EACH} messages of one person")
    draft = Draft(table)
    draft.note(kinds.CHAT, {"text": text}, person)
    return draft


def _text(reader: Reader) -> str:
    text = characters.normal(reader.text(LONGEST))
    fault = characters.fault(text, "\n")
    if fault:
        raise Unfit(reader.path, f"1 to {LONGEST} characters that can be seen", f"text-{fault}")
    return text
