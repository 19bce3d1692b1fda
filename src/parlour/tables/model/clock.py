"""The clock of a table: the time each seat has left. It is told of every change and its time; it reads no clock itself.

A seat's time runs while it owes a decision and its person, not a bot, is to make it. A turn lasts as long as the seat
owes decisions without a pause; a pause in a stage that counts as one decision (`State.clock_stage`) does not end it. So
the clock, like the table, is the sum of the entries.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from parlour.engine.plain import Plain
from parlour.engine.view import NATURE
from parlour.tables.model.places import Place
from parlour.tables.model.time_control import TimeControl

NOTHING: Final = 0.1  # seconds: what is left of a time that has run out, at most


@dataclass(frozen=True)
class Moment:
    """Who owes a decision after a change, and whose time runs; *returned* is a seat that its person has taken back.

    *stage* is the number of the stage that counts as one decision, or 0.
    """

    owing: frozenset[int]
    running: frozenset[int]
    is_undo: bool = False
    returned: int = -1
    stage: int = 0


def moment(
    to_act: list[int], places: Sequence[Place], is_undo: bool = False, returned: int = -1, stage: int = 0
) -> Moment | None:
    """Describe the table after a change; None while chance has to draw, since no time passes then."""
    if NATURE in to_act:
        return None
    owing = frozenset(to_act)
    return Moment(owing, frozenset([seat for seat in to_act if not places[seat].bot]), is_undo, returned, stage)


class Clock:
    """The seconds that every seat has left, and since when they run."""

    def __init__(self, time_control: TimeControl, seats: int) -> None:
        self.time_control: Final = time_control
        self._left: list[float] = [time_control.whole] * seats
        self._since: dict[int, float] = {}
        self._owing: frozenset[int] = frozenset()
        self._kept: list[float] = list(self._left)  # what was left when the last turn ended: an undo gives it back
        self._stage = 0
        self._stages: list[int] = [0] * seats  # the stage in which each seat's last turn ended

    def copy(self) -> Clock:
        """Return a copy that runs independently."""
        other = Clock(self.time_control, len(self._left))
        other._left, other._since, other._owing = list(self._left), dict(self._since), self._owing
        other._kept = list(self._kept)
        other._stage, other._stages = self._stage, list(self._stages)
        return other

    def take(self, now: Moment, at: float) -> None:
        """Apply a change at a time."""
        for seat in self._since.keys() - now.running:
            self._left[seat] = max(0.0, self._left[seat] - max(0.0, at - self._since.pop(seat)))
        for seat in self._owing - now.owing:
            self._end_turn(seat, now.is_undo)
        for seat in now.owing - self._owing:
            is_resumed = now.stage > 0 and now.stage == self._stages[seat]
            self._begin_turn(seat, now.is_undo or is_resumed)
        if now.returned >= 0 and self._left[now.returned] < NOTHING:
            self._left[now.returned] = self.time_control.second_wind
        for seat in now.running - self._since.keys():
            self._since[seat] = at
        self._owing, self._stage = now.owing, now.stage

    def _end_turn(self, seat: int, is_undo: bool) -> None:
        self._kept[seat] = self._left[seat]
        self._stages[seat] = self._stage
        if not is_undo:
            self._left[seat] += self.time_control.increment

    def _begin_turn(self, seat: int, is_resumed: bool) -> None:
        if is_resumed:
            self._left[seat] = self._kept[seat]  # playing and undoing gains no time, nor does waiting
        elif self.time_control.is_by_turn:
            self._left[seat] = self.time_control.whole

    def stand_still(self, seconds: float) -> None:
        """Skip a time in which nobody could play."""
        for seat in self._since:
            self._since[seat] += seconds

    def ends(self, seat: int) -> float | None:
        """Return when a seat's time will have run out; None while it does not run."""
        return self._since[seat] + self._left[seat] if seat in self._since else None

    @property
    def deadline(self) -> float | None:
        """Return when the first seat's time will have run out."""
        return min([since + self._left[seat] for seat, since in self._since.items()], default=None)

    def run_out(self, now: float) -> list[int]:
        """List the seats that have no time left."""
        return sorted([seat for seat, since in self._since.items() if since + self._left[seat] <= now])

    def to_plain(self, now: float) -> dict[str, Plain]:
        """Show the clock; *at* is the time here, so that other clocks can be compared with ours."""
        seats: list[Plain] = []
        for seat, left in enumerate(self._left):
            ends = self.ends(seat)
            seats.append({"left": round(left, 1), "ends": None if ends is None else round(ends, 1)})
        return {**self.time_control.to_plain(), "seats": seats, "at": round(now, 1)}
