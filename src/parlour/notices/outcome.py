"""The outcomes of sending a notice."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

Outcome: TypeAlias = Literal["sent", "later", "gone", "failed"]
SENT: Final = "sent"
LATER: Final = "later"  # nobody answered, or too much is under way: worth another try
GONE: Final = "gone"  # the browser no longer wants it
FAILED: Final = "failed"
