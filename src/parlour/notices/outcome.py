"""The outcomes of sending a notice."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

SendOutcome: TypeAlias = Literal["sent", "later", "gone", "failed"]
SENT: Final = "sent"
LATER: Final = "later"  # no answer, or an overloaded server: to be retried
GONE: Final = "gone"  # the browser has unsubscribed
FAILED: Final = "failed"
