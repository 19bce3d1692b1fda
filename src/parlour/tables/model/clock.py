"""The clock of a table: the time each seat has left. Every change comes with its time; no system clock is read here.

A seat's time runs while it owes a decision that a person, not a bot, has to make. A turn lasts as long as the seat owes
decisions without a pause; a pause within a stage that counts as one decision (`State.clock_stage`) does not end it. So
the clock, like the table, can be computed from the entries.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from parlour.engine.view import NATURE
from parlour.tables.model.places import Place
from parlour.tables.model.time_control import TimeControl
from parlour.tables.wire.places import ClockNow, SeatClock

RAN_OUT_BELOW: Final = 0.1  # seconds: with less than this left, a time has run out


@dataclass(frozen=True)
class ClockChange:
    """Who owes a decision after a change, and whose time runs; *returned* is a seat that its person has taken back.

    *stage* is the number of the stage that counts as one decision, or 0.
    """

    owing: frozenset[int]
    running: frozenset[int]
    is_undo: bool = False
    returned: int = -1
    stage: int = 0


def clock_change(
    to_act: list[int], places: Sequence[Place], is_undo: bool = False, returned: int = -1, stage: int = 0
) -> ClockChange | None:
    """Describe the table after a change; None while chance has to draw, since no time passes then."""
    if NATURE in to_act:
        return None
    owing = frozenset(to_act)
    return ClockChange(owing, frozenset([seat for seat in to_act if not places[seat].bot]), is_undo, returned, stage)


class Clock:
    """The seconds that every seat has left, and since when they run."""

    def __init__(self, time_control: TimeControl, seats: int) -> None:
        self.time_control: Final = time_control
        self._left: list[float] = [time_control.full_time] * seats
        self._since: dict[int, float] = {}
        self._owing: frozenset[int] = frozenset()
        self._left_at_turn_end: list[float] = list(
            self._left
        )  # what was left when the last turn ended: an undo gives it back
        self._stage = 0
        self._stages: list[int] = [0] * seats  # the stage in which each seat's last turn ended

    def copy(self) -> Clock:
        """Return a copy that runs independently."""
        other = Clock(self.time_control, len(self._left))
        other._left, other._since, other._owing = list(self._left), dict(self._since), self._owing
        other._left_at_turn_end = list(self._left_at_turn_end)
        other._stage, other._stages = self._stage, list(self._stages)
        return other

    def apply(self, now: ClockChange, at: float) -> None:
        """Apply a change that happened at the time *at*."""
        for seat in self._since.keys() - now.running:
            self._left[seat] = max(0.0, self._left[seat] - max(0.0, at - self._since.pop(seat)))
        for seat in self._owing - now.owing:
            self._end_turn(seat, now.is_undo)
        for seat in now.owing - self._owing:
            is_resumed = now.stage > 0 and now.stage == self._stages[seat]
            self._begin_turn(seat, now.is_undo or is_resumed)
        if now.returned >= 0 and self._left[now.returned] < RAN_OUT_BELOW:
            self._left[now.returned] = self.time_control.time_after_return
        for seat in now.running - self._since.keys():
            self._since[seat] = at
        self._owing, self._stage = now.owing, now.stage

    def _end_turn(self, seat: int, is_undo: bool) -> None:
        self._left_at_turn_end[seat] = self._left[seat]
        self._stages[seat] = self._stage
        if not is_undo:
            self._left[seat] += self.time_control.increment

    def _begin_turn(self, seat: int, is_resumed: bool) -> None:
        if is_resumed:
            self._left[seat] = self._left_at_turn_end[seat]  # playing and undoing gains no time, nor does waiting
        elif self.time_control.is_by_turn:
            self._left[seat] = self.time_control.full_time

    def skip(self, seconds: float) -> None:
        """Add the length of a downtime, in which no clock ran."""
        for seat in self._since:
            self._since[seat] += seconds

    def ends(self, seat: int) -> float | None:
        """Return when a seat's time will have run out; None while it does not run."""
        return self._since[seat] + self._left[seat] if seat in self._since else None

    @property
    def deadline(self) -> float | None:
        """Return when the first seat's time will have run out."""
        return min([since + self._left[seat] for seat, since in self._since.items()], default=None)

    def timed_out(self, now: float) -> list[int]:
        """List the seats that have no time left."""
        return sorted([seat for seat, since in self._since.items() if since + self._left[seat] <= now])

    def to_plain(self, now: float) -> ClockNow:
        """Return the clock as plain data; *at* is the server's time, so that a client can correct its own clock."""
        seats: list[SeatClock] = []
        for seat, left in enumerate(self._left):
            ends = self.ends(seat)
            seats.append({"left": round(left, 1), "ends": None if ends is None else round(ends, 1)})
        terms, at = self.time_control.to_plain(), round(now, 1)
        if terms["kind"] == "days":
            return {**terms, "seats": seats, "at": at}
        return {**terms, "seats": seats, "at": at}
