"""The bots that think at a table: since when, for how long at most, and whether somebody wants them to be quick.

Nothing of this is stored: after a restart a bot begins its turn again.
"""

from __future__ import annotations

import asyncio
from typing import Final

from parlour.bots.levels import TURN_SECONDS
from parlour.engine.game import Game
from parlour.engine.state import State
from parlour.tables.model.table import Table
from parlour.tables.wire.places import Thinking


class BotTurn:
    """A turn of a bot: all its decisions until another seat is to act."""

    def __init__(self, level: str, now: float) -> None:
        self.level: Final = level
        self.limit: Final = TURN_SECONDS[level]
        self.begun: Final = now
        self.decisions = 0  # made in this turn
        self.hurried: Final = asyncio.Event()

    def left(self, now: float) -> float:
        """Return the seconds that are left for the turn; none once it was hurried."""
        return 0.0 if self.hurried.is_set() else min(self.limit, max(0.0, self.begun + self.limit - now))


class ThinkingBots:
    """The turns that bots at one table owe."""

    def __init__(self, table: Table, now: float) -> None:
        self._turns: Final[dict[int, BotTurn]] = {}
        self.update(table, now)

    def update(self, table: Table, now: float) -> None:
        """Begin and end turns after a change of the table."""
        due = {seat: table.places[seat].bot for seat in bots_due(table)}
        for seat in [seat for seat, turn in self._turns.items() if due.get(seat) != turn.level]:
            del self._turns[seat]
        for seat, level in due.items():
            if seat not in self._turns or is_new_turn(table.header.game, table.match.state):
                self._turns[seat] = BotTurn(level, now)

    def of(self, seat: int) -> BotTurn | None:
        """Return the turn of a seat; None if no bot is to act there."""
        return self._turns.get(seat)

    def hurry(self) -> bool:
        """Let all bots that think take the best that they have found; return whether any was still at leisure."""
        waiting = [turn for turn in self._turns.values() if not turn.hurried.is_set()]
        for turn in waiting:
            turn.hurried.set()
        return bool(waiting)

    def to_plain(self) -> list[Thinking]:
        """Return who thinks, for those who watch."""
        return [
            {"seat": seat, "limit": turn.limit, "hurried": turn.hurried.is_set()}
            for seat, turn in sorted(self._turns.items())
        ]


def bots_due(table: Table) -> list[int]:
    """List the seats whose decisions bots owe now; in a lesson everything that others do is prepared."""
    if table.lesson is not None:
        return []
    return [seat for seat in table.to_act() if table.places[seat].bot]


def is_new_turn(game: Game, state: State) -> bool:
    """Return whether a seat that was to act before begins another turn: one that plays alone is always to act."""
    return len(state.merits()) == 1 and game.hints.is_quiet(state)
