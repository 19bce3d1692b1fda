"""The event log of a table: for every viewer, the events that viewer may know, numbered in an order of its own.

The numbers of entries would reveal how many hidden steps others have made. So public events are counted in the high
bits of a number, and events that only some viewers see in its low bits: no viewer's numbers depend on what it cannot
see, and a public event has the same number for all viewers.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, replace
from operator import attrgetter
from typing import Final

from parlour.engine.game import Game
from parlour.engine.plain import Plain
from parlour.engine.record import Record
from parlour.engine.state import State
from parlour.engine.view import NATURE, SPECTATOR
from parlour.tables.model import entries as kinds
from parlour.tables.model.log_lines import LogLine
from parlour.tables.model.match import TableMatch

HIDDEN_BITS: Final = 20


@dataclass(frozen=True, slots=True)
class Event:
    """One event as one viewer knows it: with its log lines, or the body of its entry."""

    seq: int
    kind: str
    lines: tuple[LogLine, ...] = ()
    body: dict[str, Plain] | None = None
    person: str | None = None
    at: float = 0.0


class EventLog:
    """Events and log lines of all viewers, the seats and the spectator.

    Texts are made only for viewers for whom `make_texts` was called: once for all earlier lines, then for each new one.
    """

    def __init__(self, seats: int) -> None:
        self.viewers: Final = (SPECTATOR, *range(seats))
        self.events: Final[dict[int, list[Event]]] = {viewer: [] for viewer in self.viewers}
        self.log: Final[dict[int, list[LogLine]]] = {viewer: [] for viewer in self.viewers}
        self._viewers_with_texts: Final[set[int]] = set()
        self._public = 0
        self._hidden: Final = dict.fromkeys(self.viewers, 0)
        # By position in the record: what was seen of the action, and of each thing that it revealed.
        self._lines_by_entry: Final[list[tuple[LogLine, ...]]] = []
        self._revealed_by_entry: Final[dict[int, list[LogLine]]] = {}

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
        """List the chat messages whose authors have not been deleted."""
        return [event for event in self.events[SPECTATOR] if event.kind == kinds.CHAT and event.person is not None]

    def since(self, viewer: int, seq: int) -> list[Event]:
        """List the events after *seq* that a viewer may know."""
        events = self.events[viewer]
        return events[bisect_right(events, seq, key=attrgetter("seq")) :]

    def add_public(self, event: Event) -> None:
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
        self._remember_reveals(match, by, action, _who_saw_all(match.record.game, action, lines))
        self._lines_by_entry.append(lines)
        for viewer in self._viewers_with_texts:
            self._make_text(match, viewer, len(self._lines_by_entry) - 1)

    def _lines(self, match: TableMatch, by: int, action: int) -> tuple[LogLine, ...]:
        """Return the lines of an action: one for all viewers who see the same under the same number."""
        game, state = match.record.game, match.state
        if by != NATURE and not game.info.hides_actions:  # law 7: then everybody sees all of it
            self._count(self.viewers)
            return (LogLine(self.seq(SPECTATOR), by, game.actions.to_plain(action), self.viewers),)
        seen = {viewer: game.glimpse(state, by, action, viewer) for viewer in self.viewers}
        self._count([viewer for viewer, glimpse in seen.items() if glimpse])
        alike: list[tuple[dict[str, Plain], int, list[int]]] = []
        for viewer, glimpse in seen.items():
            same = [group for group in alike if group[0] == glimpse and group[1] == self.seq(viewer)]
            if same:
                same[0][2].append(viewer)
            elif glimpse:
                alike.append((glimpse, self.seq(viewer), [viewer]))
        return tuple([LogLine(seq, by, glimpse, tuple(viewers)) for glimpse, seq, viewers in alike])

    def _remember_reveals(self, match: TableMatch, by: int, action: int, told: list[int]) -> None:
        """Remember what the action reveals, for `reveal`."""
        game = match.record.game
        found: list[LogLine] = []
        for seat, step in game.reveals(match.state, by, action):
            knows = told if (seat, step) == (by, action) else [seat]
            learn = tuple([viewer for viewer in self.viewers if viewer != seat and viewer not in knows])
            found.append(LogLine(0, seat, game.actions.to_plain(step), learn))
        if found:
            self._revealed_by_entry[len(self._lines_by_entry)] = found

    def reveal(self) -> None:
        """Add what was just revealed; every line takes a number, and the event has that of the last."""
        found = self._revealed_by_entry[len(self._lines_by_entry) - 1]
        for line in found:
            self._count(self.viewers)
            line.seq = self.seq(SPECTATOR)
        for viewer in self.viewers:
            shown = tuple([line for line in found if viewer in line.viewers])
            self._add(Event(self.seq(SPECTATOR), kinds.REVEAL, shown), (viewer,))

    def undo(self, seat: int, withdrawn: list[int]) -> None:
        """Mark lines as undone, for those who had them."""
        lines = [line for index in withdrawn for line in self._lines_by_entry[index]]
        self._lines_by_entry.append(())
        struck = {viewer: [line for line in lines if viewer in line.viewers] for viewer in self.viewers}
        knowing = [viewer for viewer in self.viewers if struck[viewer]]
        self._count(knowing)
        for viewer in knowing:
            for line in struck[viewer]:
                line.undone = True
            body: dict[str, Plain] = {"seat": seat, "lines": [line.seq for line in struck[viewer]]}
            self.events[viewer].append(Event(self.seq(viewer), kinds.UNDO, body=body))

    def is_known_to_all(self, indices: list[int]) -> bool:
        """Return whether every viewer has a line of at least one of these entries of the record."""
        told = {viewer for index in indices for line in self._lines_by_entry[index] for viewer in line.viewers}
        return len(told) == len(self.viewers)

    def make_texts(self, match: TableMatch, viewer: int) -> None:
        """Make the texts of a viewer's lines: now for those so far, later for each new one."""
        if viewer in self._viewers_with_texts:
            return
        again = TableMatch(Record(match.record.game, match.record.variant, match.record.edition, []))
        for index, entry in enumerate(match.record.entries):
            if entry.is_undo:
                again.undo(entry.seat, entry.withdrawn)
            else:
                self._make_text(again, viewer, index)
                again.act(entry.seat, entry.action)
        self._viewers_with_texts.add(viewer)

    def _make_text(self, match: TableMatch, viewer: int, index: int) -> None:
        for line in (*self._lines_by_entry[index], *self._revealed_by_entry.get(index, [])):
            if viewer in line.viewers:
                line.make_text(match.record.game, match.view(viewer))

    def delete_chat(self, person: str) -> None:
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
    """Return whether an action, about to be applied, reveals other actions, or itself to viewers who do not see it."""
    revealed = game.reveals(state, by, action)
    if any(step != (by, action) for step in revealed):
        return True
    return bool(revealed) and not _is_seen_whole(game, state, by, action, (SPECTATOR, *range(seats)))


def _is_seen_whole(game: Game, state: State, by: int, action: int, viewers: Sequence[int]) -> bool:
    """Return whether every viewer sees all of an action that is about to be applied."""
    whole = game.actions.to_plain(action)
    return all(game.glimpse(state, by, action, viewer) == whole for viewer in viewers)


def _who_saw_all(game: Game, action: int, lines: Sequence[LogLine]) -> list[int]:
    """List the viewers of an action's lines who saw all of it; others may know no more than that it happened."""
    whole = game.actions.to_plain(action)
    return [viewer for line in lines if line.seen == whole for viewer in line.viewers]


def is_seen_by_all(game: Game, state: State, by: int, action: int, viewers: Sequence[int]) -> bool:
    """Return whether every viewer sees at least something of an action that is about to be applied."""
    if by != NATURE and not game.info.hides_actions:  # law 7: then all see it whole
        return True
    return all(game.glimpse(state, by, action, viewer) for viewer in viewers)
