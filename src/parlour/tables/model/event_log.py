"""The event log of a table: for every viewer, the events that viewer may know, numbered in an order of its own.

The numbers of entries would tell how many hidden steps others have made. So what all see is counted in one number, and
what only some see in the low bits of it: nobody's numbers depend on what it cannot see, and what all see has one number
for all.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, replace
from operator import attrgetter
from typing import Final

from parlour.engine.game import Game, State
from parlour.engine.plain import Plain
from parlour.engine.record import Record
from parlour.engine.view import NATURE, SPECTATOR
from parlour.tables.model import entries as kinds
from parlour.tables.model.log_lines import Line
from parlour.tables.model.match import TableMatch

HIDDEN_BITS: Final = 20


@dataclass(frozen=True, slots=True)
class Event:
    """One event as one viewer knows it: with its log lines, or the body of its entry."""

    seq: int
    kind: str
    lines: tuple[Line, ...] = ()
    body: dict[str, Plain] | None = None
    person: str | None = None
    at: float = 0.0


class EventLog:
    """Events and log lines of all viewers, the seats and the spectator.

    Words are put for those who `listen`: from then on as things happen, and for what came before by going through it.
    """

    def __init__(self, seats: int) -> None:
        self.viewers: Final = (SPECTATOR, *range(seats))
        self.events: Final[dict[int, list[Event]]] = {viewer: [] for viewer in self.viewers}
        self.log: Final[dict[int, list[Line]]] = {viewer: [] for viewer in self.viewers}
        self._listening: Final[set[int]] = set()
        self._public = 0
        self._hidden: Final = dict.fromkeys(self.viewers, 0)
        # By position in the record: what was seen of the action, and of each thing that it revealed.
        self._told: Final[list[tuple[Line, ...]]] = []
        self._shown: Final[dict[int, list[Line]]] = {}

    @property
    def public(self) -> int:
        """Return the number of public events, the same for all viewers."""
        return self._public

    def seq(self, viewer: int) -> int:
        """Return the number of the last event that this viewer knows."""
        return (self._public << HIDDEN_BITS) + self._hidden[viewer]

    def next_seq(self, game: Game, state: State, by: int, action: int) -> int:
        """Return the number that the actor's event of an action will have."""
        if is_seen_by_all(game, state, by, action, self.viewers):
            return (self._public + 1) << HIDDEN_BITS
        return self.seq(by) + 1

    def chat(self) -> list[Event]:
        """List the chat messages whose authors have not been forgotten."""
        return [event for event in self.events[SPECTATOR] if event.kind == kinds.CHAT and event.person is not None]

    def since(self, viewer: int, seq: int) -> list[Event]:
        """List the events after *seq* that a viewer may know."""
        events = self.events[viewer]
        return events[bisect_right(events, seq, key=attrgetter("seq")) :]

    def note(self, event: Event) -> None:
        """Add an event that everybody may know."""
        self._count(self.viewers)
        numbered = replace(event, seq=self.seq(SPECTATOR))
        for events in self.events.values():
            events.append(numbered)

    def act(self, match: TableMatch, by: int, action: int) -> None:
        """Add an action that is about to be applied: each viewer gets what it sees of it, if anything."""
        lines = self._lines(match, by, action)
        for line in lines:
            self._add(Event(line.seq, kinds.ACTION, (line,)), line.viewers)
        self._hold_ready(match, by, action, [viewer for line in lines for viewer in line.viewers])
        self._told.append(lines)
        for viewer in self._listening:
            self._put(match, viewer, len(self._told) - 1)

    def _lines(self, match: TableMatch, by: int, action: int) -> tuple[Line, ...]:
        """Return the lines of an action: one for all who see the same under one number, none for who sees nothing."""
        game, state = match.record.game, match.state
        if by != NATURE and not game.info.hides_actions:  # law 7: then everybody sees all of it
            self._count(self.viewers)
            return (Line(self.seq(SPECTATOR), by, game.actions.to_plain(action), self.viewers),)
        seen = {viewer: game.glimpse(state, by, action, viewer) for viewer in self.viewers}
        self._count([viewer for viewer, glimpse in seen.items() if glimpse])
        alike: list[tuple[dict[str, Plain], int, list[int]]] = []
        for viewer, glimpse in seen.items():
            same = [group for group in alike if group[0] == glimpse and group[1] == self.seq(viewer)]
            if same:
                same[0][2].append(viewer)
            elif glimpse:
                alike.append((glimpse, self.seq(viewer), [viewer]))
        return tuple([Line(seq, by, glimpse, tuple(viewers)) for glimpse, seq, viewers in alike])

    def _hold_ready(self, match: TableMatch, by: int, action: int, told: list[int]) -> None:
        """Keep what the action reveals for `reveal`."""
        game = match.record.game
        found: list[Line] = []
        for seat, step in game.reveals(match.state, by, action):
            knows = told if (seat, step) == (by, action) else [seat]
            learn = tuple([viewer for viewer in self.viewers if viewer != seat and viewer not in knows])
            found.append(Line(0, seat, game.actions.to_plain(step), learn))
        if found:
            self._shown[len(self._told)] = found

    def reveal(self) -> None:
        """Add what was just revealed; every line takes a number, and the event has that of the last."""
        found = self._shown[len(self._told) - 1]
        for line in found:
            self._count(self.viewers)
            line.seq = self.seq(SPECTATOR)
        for viewer in self.viewers:
            shown = tuple([line for line in found if viewer in line.viewers])
            self._add(Event(self.seq(SPECTATOR), kinds.REVEAL, shown), (viewer,))

    def undo(self, seat: int, withdrawn: list[int]) -> None:
        """Mark lines as undone, for those who had them."""
        lines = [line for index in withdrawn for line in self._told[index]]
        self._told.append(())
        struck = {viewer: [line for line in lines if viewer in line.viewers] for viewer in self.viewers}
        knowing = [viewer for viewer in self.viewers if struck[viewer]]
        self._count(knowing)
        for viewer in knowing:
            for line in struck[viewer]:
                line.undone = True
            body: dict[str, Plain] = {"seat": seat, "lines": [line.seq for line in struck[viewer]]}
            self.events[viewer].append(Event(self.seq(viewer), kinds.UNDO, body=body))

    def is_known_to_all(self, indices: list[int]) -> bool:
        """Return whether every viewer was told of at least one of these entries of the record."""
        told = {viewer for index in indices for line in self._told[index] for viewer in line.viewers}
        return len(told) == len(self.viewers)

    def listen(self, match: TableMatch, viewer: int) -> None:
        """Make the texts of a viewer's lines: of those so far now, of later ones as they come."""
        if viewer in self._listening:
            return
        again = TableMatch(Record(match.record.game, match.record.variant, match.record.edition, []))
        for index, entry in enumerate(match.record.entries):
            if entry.is_undo:
                again.undo(entry.seat, entry.withdrawn)
            else:
                self._put(again, viewer, index)
                again.act(entry.seat, entry.action)
        self._listening.add(viewer)

    def _put(self, match: TableMatch, viewer: int, index: int) -> None:
        for line in (*self._told[index], *self._shown.get(index, [])):
            if viewer in line.viewers:
                line.put(match.record.game, match.view(viewer))

    def forget(self, person: str) -> None:
        """Delete a person's chat messages."""
        for viewer, events in self.events.items():
            self.events[viewer] = [event for event in events if event.kind != kinds.CHAT or event.person != person]

    def _add(self, event: Event, viewers: tuple[int, ...]) -> None:
        for viewer in viewers:
            self.events[viewer].append(event)
            self.log[viewer] += event.lines

    def _count(self, knowing: Sequence[int]) -> None:
        if len(knowing) == len(self.viewers):
            self._public += 1
            for viewer in self.viewers:
                self._hidden[viewer] = 0
        else:
            for viewer in knowing:
                self._hidden[viewer] += 1


def is_reveal(game: Game, state: State, by: int, action: int, seats: int) -> bool:
    """Return whether an action, about to be applied, shows more than itself, or itself to some who do not see it."""
    revealed = game.reveals(state, by, action)
    if any(step != (by, action) for step in revealed):
        return True
    return bool(revealed) and not is_seen_by_all(game, state, by, action, (SPECTATOR, *range(seats)))


def is_seen_by_all(game: Game, state: State, by: int, action: int, viewers: Sequence[int]) -> bool:
    """Return whether every viewer sees at least something of an action that is about to be applied."""
    if by != NATURE and not game.info.hides_actions:  # law 7: then all see it whole
        return True
    return all(game.glimpse(state, by, action, viewer) for viewer in viewers)
