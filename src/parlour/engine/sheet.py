"""The sheet: points line by line and seat by seat, totals, and the ranking with its ties."""

from __future__ import annotations

from typing import Final, final

from parlour.engine import wire


@final
class Sheet:
    """The score of a match. A line that the viewer cannot know is None."""

    def __init__(self, lines: tuple[str, ...], points: list[list[int | None]], ties: list[list[int]]) -> None:
        """Take the points by seat and line, and the figures that break ties by seat; more is better."""
        self.lines: Final = lines
        self.points: Final = points
        self.ties: Final = ties

    def total(self, seat: int) -> int | None:
        """Add up a seat's lines; None while one of them is unknown."""
        total = 0
        for points in self.points[seat]:
            if points is None:
                return None
            total += points
        return total

    def totals(self) -> list[int | None]:
        """Return every seat's total."""
        return [self.total(seat) for seat in range(len(self.points))]

    def ranking(self) -> list[list[int]]:
        """List the seats best first, those who share a place together; empty while a total is unknown."""
        groups: dict[tuple[int, ...], list[int]] = {}
        for seat in range(len(self.points)):
            total = self.total(seat)
            if total is None:
                return []
            groups.setdefault((total, *self.ties[seat]), []).append(seat)
        return [groups[key] for key in sorted(groups, reverse=True)]

    def to_plain(self, names: list[str] | None = None) -> wire.Sheet:
        """Write the sheet as the score format does."""
        seats: list[wire.SeatLines] = []
        for seat, points in enumerate(self.points):
            row: wire.SeatLines = {"lines": dict(zip(self.lines, points, strict=True)), "total": self.total(seat)}
            seats.append({"name": names[seat], **row} if names else row)
        return {"seats": seats, "ranking": self.ranking()}
