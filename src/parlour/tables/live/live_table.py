"""A table in memory, with what is not stored: its lock, its watchers, who is away."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Final

from parlour.engine.view import SPECTATOR
from parlour.tables.live.thinking import ThinkingBots
from parlour.tables.model.table import PLAYING, Table
from parlour.tables.people.display_names import DisplayNames
from parlour.tables.people.people import People


class LiveTable:
    """A table in memory with its lock and its watchers."""

    def __init__(self, table: Table, now: float) -> None:
        self.table: Final = table
        self.lock: Final = asyncio.Lock()
        self.watchers: Final[set[asyncio.Event]] = set()
        self.thinking: Final = ThinkingBots(table, now)
        self.answers: Final[dict[tuple[str, str], str]] = {}  # by person and request id
        self.users = 0
        self.announced_seq = 0  # the last entry that listeners have heard of
        self.listed = table.event_log.public  # the last public event that the lobby has shown
        self.last_used = now
        self.is_dropped = False  # no longer current: look it up again
        self._loaded: Final = now
        self._present: Final[Counter[str]] = Counter()
        self._elsewhere: set[str] = set()  # who watches through other processes
        self._left: Final[dict[str, float]] = {}
        self._encoded: dict[tuple[int, bool], bytes] = {}
        self._encoded_seq = -1
        self._names: DisplayNames | None = None
        self._named: tuple[object, ...] = ()

    @property
    def encoded_positions(self) -> dict[tuple[int, bool], bytes]:
        """Return the store of what was encoded since the last entry: by viewer, and whether they play that seat."""
        if self._encoded_seq != self.table.seq:
            self._encoded, self._encoded_seq = {}, self.table.seq
        return self._encoded

    def announce(self) -> None:
        """Wake all watchers."""
        for watcher in self.watchers:
            watcher.set()

    def start_watching(self, person: str) -> None:
        """Record that somebody watches."""
        self._present[person] += 1
        if self._present[person] == 1:
            self.announce()

    def stop_watching(self, person: str, now: float) -> None:
        """Record that somebody has stopped watching."""
        self._present[person] -= 1
        self.last_used = now
        if self._present[person] <= 0:
            del self._present[person]
            self._left[person] = now
            self.announce()

    def set_watching_elsewhere(self, people: set[str], now: float) -> None:
        """Record who watches through other processes."""
        if people != self._elsewhere:
            for person in self._elsewhere - people:
                self._left[person] = now
            self._elsewhere = people
            self.announce()

    def names(self, people: People) -> DisplayNames:
        """Return the display names here; computed again when somebody has come or changed their name."""
        table = self.table
        named = (people.version, len(table.arrivals), *[place.named for place in table.places])
        if self._names is None or named != self._named:
            self._names, self._named = DisplayNames(table.places, table.arrivals, people), named
        return self._names

    def watching(self) -> set[str]:
        """Return everybody who watches now, through this process or another."""
        return set(self._present) | self._elsewhere

    def is_watching(self, person: str) -> bool:
        """Return whether a person watches now."""
        return person in self._present or person in self._elsewhere

    def seconds_away(self, person: str, now: float) -> float:
        """Return for how many seconds a person has not been watching."""
        return 0.0 if self.is_watching(person) else now - self._left.get(person, self._loaded)

    def viewer(self, person: str) -> int:
        """Return whose view a person gets: a seat's (of several, the one that has the device) or a spectator's."""
        seats = self.table.seats_of(person)
        if len(seats) == 1:
            return seats[0]
        found = self.table.device_seats.get(person, SPECTATOR)
        return found if found in seats else SPECTATOR

    def hand_over(self, person: str) -> int | None:
        """Return the seat that should get the shared device now, if nobody has it."""
        if self.table.status != PLAYING or len(self.table.seats_of(person)) < 2 or self.viewer(person) != SPECTATOR:
            return None
        due = [seat for seat in self.table.to_act() if self.table.places[seat].is_played_by(person)]
        return due[0] if due else None

    @property
    def is_in_use(self) -> bool:
        """Return whether somebody watches or works at the table."""
        return bool(self.watchers) or self.users > 0 or self.lock.locked()
