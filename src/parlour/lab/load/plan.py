"""The plan of a load test: game, numbers of clients and tables, rate of actions, duration."""

from __future__ import annotations

from dataclasses import dataclass

from parlour.engine import catalogue
from parlour.engine.plain import Plain, Reader, Wrong


@dataclass(frozen=True)
class LoadPlan:
    """The load for a server."""

    game: str
    seats: int
    sockets: int
    tables: int
    rate: float  # actions a second, of all tables together
    seconds: float

    @property
    def think(self) -> float:
        """Return the mean time for a decision that leads to the rate, if one seat a table is to act."""
        return self.tables / self.rate

    def variant(self) -> dict[str, Plain]:
        """Return the variant that is played."""
        return {"seats": self.seats}

    def check(self) -> None:
        """Find out what is wrong with a plan before anything is started."""
        catalogue.game(self.game).info.variant(Reader(self.variant(), ""))
        if self.sockets < self.tables * self.seats:
            raise Wrong("sockets", f"at least {self.tables * self.seats}: one for every seat", str(self.sockets))


def most_seats(game: str, sockets: int, tables: int) -> int:
    """Return the most seats a table that the sockets are enough for; the fewest there are if they are not."""
    seats = [count for count in catalogue.game(game).info.seats if count > 1]
    return max([count for count in seats if count * tables <= sockets], default=min(seats))
