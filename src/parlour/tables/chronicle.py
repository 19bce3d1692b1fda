"""The chronicle of a table: for every viewer, what it may know of what has happened, numbered in its own order.

The numbers of entries would tell how many hidden steps others have made. So what all see is counted in one number, and
what only some see in the low bits of it: nobody's numbers depend on what it cannot see, and what all see has one number
for all.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass, replace
from operator import attrgetter
from typing import Final

from parlour.engine.game import Game, State
from parlour.engine.plain import Plain
from parlour.engine.record import Record
from parlour.engine.view import SPECTATOR
from parlour.tables import entries as kinds
from parlour.tables.course import Course
from parlour.tables.lines import Line

HIDDEN_BITS: Final = 20


@dataclass(frozen=True, slots=True)
class Event:
    """One happening as one viewer knows it: with the lines that tell it, or the body of its entry."""

    seq: int
    kind: str
    lines: tuple[Line, ...] = ()
    body: dict[str, Plain] | None = None
    person: str | None = None
    at: float = 0.0


class Chronicle:
    """Events and log lines of all viewers, the seats and the spectator.

    Words are put for those who `listen`: from then on as things happen, and for what came before by going through it.
    """

    def __init__(self, seats: int) -> None:
        self.viewers: Final = [SPECTATOR, *range(seats)]
        self.events: Final[dict[int, list[Event]]] = {viewer: [] for viewer in self.viewers}
        self.log: Final[dict[int, list[Line]]] = {viewer: [] for viewer in self.viewers}
        self._listening: Final[set[int]] = set()
        self._public = 0
        self._hidden: Final = dict.fromkeys(self.viewers, 0)
        # By position in the record: what each viewer saw of the action, and of each thing that it brought to light.
        self._told: Final[list[dict[int, Line]]] = []
        self._shown: Final[dict[int, list[dict[int, Line]]]] = {}

    def seq(self, viewer: int) -> int:
        """Give the number of the last thing this viewer knows of."""
        return (self._public << HIDDEN_BITS) + self._hidden[viewer]

    def next_seq(self, game: Game, state: State, by: int, action: int) -> int:
        """Give the number under which an actor will know an action that is about to be noted."""
        if all(game.glimpse(state, by, action, viewer) for viewer in self.viewers):
            return (self._public + 1) << HIDDEN_BITS
        return self.seq(by) + 1

    def since(self, viewer: int, seq: int) -> list[Event]:
        """List what a viewer may know of what came after *seq*."""
        events = self.events[viewer]
        return events[bisect_right(events, seq, key=attrgetter("seq")) :]

    def note(self, event: Event) -> None:
        """Note what everybody may know."""
        self._count(self.viewers)
        numbered = replace(event, seq=self.seq(SPECTATOR))
        for events in self.events.values():
            events.append(numbered)

    def act(self, course: Course, by: int, action: int) -> None:
        """Note an action that is about to be carried out: each viewer is told what it sees, if anything."""
        game, state = course.record.game, course.state
        seen = _shared({viewer: game.glimpse(state, by, action, viewer) for viewer in self.viewers})
        self._count(list(seen))
        lines = {viewer: Line(self.seq(viewer), by, glimpse) for viewer, glimpse in seen.items()}
        for viewer, line in lines.items():
            self._add(viewer, Event(line.seq, kinds.ACTION, (line,)))
        self._hold_ready(course, by, action, list(lines))
        self._told.append(lines)
        for viewer in self._listening:
            self._put(course, viewer, len(self._told) - 1)

    def _hold_ready(self, course: Course, by: int, action: int, told: list[int]) -> None:
        """Keep what the action brings to light for `reveal`."""
        game = course.record.game
        found: list[dict[int, Line]] = []
        for seat, step in game.reveals(course.state, by, action):
            knows = told if (seat, step) == (by, action) else [seat]
            seen = game.actions.to_plain(step)
            found.append({v: Line(0, seat, seen) for v in self.viewers if v != seat and v not in knows})
        if found:
            self._shown[len(self._told)] = found

    def reveal(self) -> None:
        """Tell everybody what has just come to light; every line takes a number, the event that of the last."""
        found = self._shown[len(self._told) - 1]
        for lines in found:
            self._count(self.viewers)
            for line in lines.values():
                line.seq = self.seq(SPECTATOR)
        for viewer in self.viewers:
            shown = tuple([lines[viewer] for lines in found if viewer in lines])
            self._add(viewer, Event(self.seq(SPECTATOR), kinds.REVEAL, shown))

    def undo(self, seat: int, withdrawn: list[int]) -> None:
        """Strike lines through, for those who had them."""
        self._told.append({})
        struck = {v: [self._told[index][v] for index in withdrawn if v in self._told[index]] for v in self.viewers}
        knowing = [viewer for viewer in self.viewers if struck[viewer]]
        self._count(knowing)
        for viewer in knowing:
            for line in struck[viewer]:
                line.undone = True
            body: dict[str, Plain] = {"seat": seat, "lines": [line.seq for line in struck[viewer]]}
            self.events[viewer].append(Event(self.seq(viewer), kinds.UNDO, body=body))

    def listen(self, course: Course, viewer: int) -> None:
        """Put the words of all that a viewer was told, and from now on as it happens."""
        if viewer in self._listening:
            return
        again = Course(Record(course.record.game, course.record.variant, course.record.edition, []))
        for index, entry in enumerate(course.record.entries):
            if entry.is_undo:
                again.undo(entry.seat, entry.withdrawn)
            else:
                self._put(again, viewer, index)
                again.act(entry.seat, entry.action)
        self._listening.add(viewer)

    def _put(self, course: Course, viewer: int, index: int) -> None:
        lines = [self._told[index], *self._shown.get(index, [])]
        for line in [found[viewer] for found in lines if viewer in found]:
            line.put(course.record.game, course.view(viewer))

    def forget(self, person: str) -> None:
        """Drop what a person has said."""
        for viewer, events in self.events.items():
            self.events[viewer] = [event for event in events if event.kind != kinds.CHAT or event.person != person]

    def _add(self, viewer: int, event: Event) -> None:
        self.events[viewer].append(event)
        self.log[viewer] += event.lines

    def _count(self, knowing: list[int]) -> None:
        if len(knowing) == len(self.viewers):
            self._public += 1
            for viewer in self.viewers:
                self._hidden[viewer] = 0
        else:
            for viewer in knowing:
                self._hidden[viewer] += 1


def _shared(seen: dict[int, dict[str, Plain]]) -> dict[int, dict[str, Plain]]:
    """Leave out those who see nothing, and let those who see the same share one object."""
    kept: list[dict[str, Plain]] = []
    found: dict[int, dict[str, Plain]] = {}
    for viewer, glimpse in seen.items():
        if glimpse:
            if glimpse not in kept:
                kept.append(glimpse)
            found[viewer] = kept[kept.index(glimpse)]
    return found


def is_reveal(game: Game, state: State, by: int, action: int, seats: int) -> bool:
    """Say whether an action, about to be applied, shows more than itself, or itself to some who do not see it."""
    revealed = game.reveals(state, by, action)
    if any(step != (by, action) for step in revealed):
        return True
    return bool(revealed) and not all(game.glimpse(state, by, action, viewer) for viewer in [SPECTATOR, *range(seats)])
