"""The time control of a table, fixed when it is made: a time bank with an increment, or days for every turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from parlour.engine.plain import Plain, Reader
from parlour.tables.settings import DAY

LIVE: Final = "live"
DAYS: Final = "days"
KINDS: Final = (LIVE, DAYS)
SHORTEST_BANK, LONGEST_BANK = 10, 24 * 3600  # seconds
LONGEST_INCREMENT: Final = 3600
MOST_DAYS: Final = 60
SECOND_WIND: Final = 30.0  # seconds, at least, for somebody who comes back after time has run out


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
    def whole(self) -> float:
        """Return the seconds that a seat begins with."""
        return self.days * DAY if self.is_by_turn else float(self.bank)

    @property
    def second_wind(self) -> float:
        """Return the seconds of somebody who takes the seat back after time has run out."""
        return self.whole if self.is_by_turn else min(self.whole, max(SECOND_WIND, float(self.increment)))

    def to_plain(self) -> dict[str, Plain]:
        """Write the terms."""
        if self.is_by_turn:
            return {"kind": DAYS, "days": self.days}
        return {"kind": LIVE, "bank": self.bank, "increment": self.increment}


def read(reader: Reader) -> TimeControl | None:
    """Read the terms of a clock; null is none."""
    if reader.value is None:
        return None
    kind = KINDS[reader.at("kind").choice(KINDS)]
    if kind == DAYS:
        reader.refuse_others(("kind", "days"))
        return TimeControl(DAYS, days=reader.at("days").integer(1, MOST_DAYS))
    reader.refuse_others(("kind", "bank", "increment"))
    bank = reader.at("bank").integer(SHORTEST_BANK, LONGEST_BANK)
    increment = reader.at("increment").integer(0, LONGEST_INCREMENT) if reader.has("increment") else 0
    return TimeControl(LIVE, bank, increment)
