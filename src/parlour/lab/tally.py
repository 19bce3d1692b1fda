"""Tallies: sums over many matches, as integers and fractions, so that the order of adding does not matter."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from math import sqrt

from parlour.engine.plain import Plain
from parlour.engine.sheet import Sheet

TOTAL = "total"


@dataclass
class Figure:
    """Statistics of a figure: count, sum, sum of squares, minimum and maximum."""

    count: int = 0
    sum: int = 0
    squares: int = 0
    low: int = 0
    high: int = 0

    def see(self, value: int) -> None:
        """Add one value."""
        self.add(Figure(1, value, value * value, value, value))

    def add(self, other: Figure) -> None:
        """Add all values of another figure."""
        if not other.count:
            return
        self.low = min(self.low, other.low) if self.count else other.low
        self.high = max(self.high, other.high) if self.count else other.high
        self.count += other.count
        self.sum += other.sum
        self.squares += other.squares

    @property
    def mean(self) -> float:
        """Return the mean."""
        return self.sum / self.count if self.count else 0.0

    @property
    def deviation(self) -> float:
        """Return the standard deviation, from the exact sums."""
        if self.count < 2:
            return 0.0
        return sqrt((self.count * self.squares - self.sum**2) / (self.count * (self.count - 1)))

    def to_plain(self) -> dict[str, Plain]:
        """Write the figure for people and programs."""
        return {"mean": round(self.mean, 3), "sd": round(self.deviation, 3), "min": self.low, "max": self.high}


@dataclass
class Tally:
    """The results of matches of one game with one number of seats."""

    seats: int
    matches: int = 0
    length: Figure = field(default_factory=Figure)
    lines: dict[str, Figure] = field(default_factory=dict)
    by_seat: list[Figure] = field(default_factory=list)
    wins: list[Fraction] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.by_seat = self.by_seat or [Figure() for _ in range(self.seats)]
        self.wins = self.wins or [Fraction(0)] * self.seats

    def see(self, sheet: Sheet, decisions: int) -> None:
        """Add one match: its sheet and the number of decisions of its seats."""
        self.matches += 1
        self.length.see(decisions)
        for seat in range(self.seats):
            row = [*sheet.points[seat], sheet.total(seat)]
            for name, points in zip([*sheet.lines, TOTAL], row, strict=True):
                assert points is not None, "a match that is over has no unknown lines"
                self.lines.setdefault(name, Figure()).see(points)
            self.by_seat[seat].see(row[-1] or 0)
        winners = sheet.ranking()[0]
        for seat in winners:
            self.wins[seat] += Fraction(1, len(winners))

    def add(self, other: Tally) -> None:
        """Add the results of other matches of the same kind."""
        self.matches += other.matches
        self.length.add(other.length)
        for name, figure in other.lines.items():
            self.lines.setdefault(name, Figure()).add(figure)
        for seat in range(self.seats):
            self.by_seat[seat].add(other.by_seat[seat])
            self.wins[seat] += other.wins[seat]

    def share(self, seat: int) -> float:
        """Return the share of matches that a seat has won; a shared win counts in part."""
        return float(self.wins[seat] / self.matches) if self.matches else 0.0

    def to_plain(self) -> dict[str, Plain]:
        """Return the results as plain data; they depend only on the matches."""
        seats: list[Plain] = [
            {"wins": round(self.share(seat), 4), TOTAL: self.by_seat[seat].to_plain()} for seat in range(self.seats)
        ]
        return {
            "matches": self.matches,
            "decisions": self.length.sum,
            "length": self.length.to_plain(),
            "lines": {name: figure.to_plain() for name, figure in self.lines.items()},
            "seats": seats,
        }
