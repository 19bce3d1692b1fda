"""Chat: who may write at a table, which texts, and how many."""

from __future__ import annotations

from typing import Final

from parlour.engine.plain import Reader
from parlour.tables import errors
from parlour.tables.errors import InvalidText, Refused
from parlour.tables.live.live_table import LiveTable
from parlour.tables.model import entries as kinds
from parlour.tables.model.draft import Draft
from parlour.tables.people import characters
from parlour.tables.wire.places import Reason

MAX_LENGTH: Final = 500
MAX_MESSAGES_EACH: Final = 500  # of one person at one table
CODES: Final[dict[str, Reason]] = {
    characters.EMPTY: "text-empty",
    characters.HIDDEN: "text-hidden",
    characters.MARKS: "text-marks",
}
# What a person who may not chat is not, by the code of the reason.
EXPECTED_BY_CODE: Final = {
    errors.CLOSED: "a table that is not closed",
    errors.MUTED: "somebody whom the host has not muted",
    errors.PASSING: "somebody who sits at the table or came by its invitation",
}


def write(live: LiveTable, person: str, reader: Reader) -> Draft:
    """Draft a chat message."""
    reader.refuse_others(("text",))
    text = _text(reader.at("text"))
    table = live.table
    why = table.chat_refusal(person)
    if why:
        raise Refused("chat", EXPECTED_BY_CODE[why], code=why)
    if len([event for event in table.event_log.chat() if event.person == person]) >= MAX_MESSAGES_EACH:
        raise Refused("chat", f"at most {MAX_MESSAGES_EACH} messages of one person")
    draft = Draft(table)
    draft.add(kinds.CHAT, {"text": text}, person)
    return draft


def _text(reader: Reader) -> str:
    text = characters.normalized(reader.text(MAX_LENGTH))
    fault = characters.fault(text, "\n")
    if fault:
        raise InvalidText(reader.path, f"1 to {MAX_LENGTH} characters that can be seen", CODES[fault])
    return text
