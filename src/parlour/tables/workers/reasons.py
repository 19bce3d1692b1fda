"""Reasons as they are sent: what hints and reviews say about an action."""

from __future__ import annotations

from parlour.bots.reasons import Reason
from parlour.tables.model.log_lines import message_to_plain
from parlour.tables.wire import answers


def reason_to_plain(reason: Reason) -> answers.Explanation:
    """Write a reason for the wire."""
    return {"facts": [message_to_plain(fact.message) for fact in reason.facts], "later": reason.is_later}
