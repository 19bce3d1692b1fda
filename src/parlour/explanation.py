"""Explanations in words: the reason for an action as one sentence, in the reader's language."""

from __future__ import annotations

from typing import Final

from parlour.bots.reasons import Reason
from parlour.engine.parts.reasons import LINE
from parlour.engine.view import Message
from parlour.localization import Translator

LATER: Final = "reason-later"


def say_reason(reason: Reason, translator: Translator, names: list[str]) -> str:
    """Return a reason as one sentence without a full stop; empty if there is nothing to tell."""
    facts = translator.clauses([say_fact(fact.message, translator, names) for fact in reason.facts])
    return translator.text(LATER, facts=facts) if facts and reason.is_later else facts


def say_fact(fact: Message, translator: Translator, names: list[str]) -> str:
    """Return one fact; what names a line of the sheet, or a seat, gets its name."""
    seat = fact.arguments.get("seat")
    name = names[seat] if isinstance(seat, int) else ""
    if fact.text == LINE:
        name = translator.text(f"line-{fact.arguments['line']}")
    return translator.format(fact, name=name, seat_name=name)
