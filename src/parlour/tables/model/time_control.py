"""The time control of a table, fixed when it is made: a time bank with an increment, or days for every turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from parlour.engine.plain import Reader
from parlour.tables.settings import DAY
from parlour.tables.wire.places import Terms

LIVE: Final = "live"
DAYS: Final = "days"
KINDS: Final = (LIVE, DAYS)
MIN_BANK, MAX_BANK = 10, 24 * 3600  # seconds
MAX_INCREMENT: Final = 3600
MAX_DAYS: Final = 60
MIN_TIME_AFTER_RETURN: Final = 30.0  # seconds for a person who returns after their time has run out


@dataclass(frozen=True)
class TimeControl:
    """How much time a seat has: *bank* seconds for the match and *increment* more a turn, or *days* for each turn."""

    kind: str
    bank: int = 0
    increment: int = 0
    days: int = 0

    @property
    def is_by_turn(self) -> bool:
        """Return whether every turn begins with the whole time."""
        return self.kind == DAYS

    @property
    def full_time(self) -> float:
        """Return the seconds that a seat begins with."""
        return self.days * DAY if self.is_by_turn else float(self.bank)

    @property
    def time_after_return(self) -> float:
        """Return the seconds that a person gets who takes the seat back after its time has run out."""
        return (
            self.full_time
            if self.is_by_turn
            else min(self.full_time, max(MIN_TIME_AFTER_RETURN, float(self.increment)))
        )

    def to_plain(self) -> Terms:
        """Write the time control."""
        if self.is_by_turn:
            return {"kind": DAYS, "days": self.days}
        return {"kind": LIVE, "bank": self.bank, "increment": self.increment}


def read(reader: Reader) -> TimeControl | None:
    """Read a time control; null means no clock."""
    if reader.value is None:
        return None
    kind = KINDS[reader.at("kind").choice(KINDS)]
    if kind == DAYS:
        reader.refuse_others(("kind", "days"))
        return TimeControl(DAYS, days=reader.at("days").integer(1, MAX_DAYS))
    reader.refuse_others(("kind", "bank", "increment"))
    bank = reader.at("bank").integer(MIN_BANK, MAX_BANK)
    increment = reader.at("increment").integer(0, MAX_INCREMENT) if reader.has("increment") else 0
    return TimeControl(LIVE, bank, increment)
