"""A draft: changes to a table, prepared on copies. They take effect once they are stored."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from parlour.engine.plain import Plain
from parlour.engine.record import Entry
from parlour.engine.rng import Rng, Secure
from parlour.engine.state import State
from parlour.engine.view import NATURE, SPECTATOR
from parlour.tables.model import entries as kinds
from parlour.tables.model.clock import ClockChange, clock_change
from parlour.tables.model.entries import Change
from parlour.tables.model.event_log import is_reveal, is_seen_by_all
from parlour.tables.model.lesson_place import LessonPlace
from parlour.tables.model.places import BACK, BOT, EMPTY, Place
from parlour.tables.model.places import to_plain as places_to_plain
from parlour.tables.model.table import CLOSED, OPEN, PLAYING, SILENT, STATUS, Table, action_body, add_arrivals

SECURE_RNG: Final[Rng] = Secure()
LESSON: Final = "lesson"
LESSON_OVER: Final = "lesson-over"
LISTED: Final = {PLAYING: LESSON, CLOSED: LESSON_OVER}  # the status of lessons in lists, which leave them out


class Draft:
    """Changes to a table, in the order in which they will be stored, and the state of the table after them."""

    def __init__(self, table: Table) -> None:
        self.table: Final = table
        self.changes: Final[list[Change]] = []
        self.status = table.status
        self.host = table.host
        self.places: Final = list(table.places)
        self.guests: Final = set(table.guests)
        self.arrivals: Final = dict(table.arrivals)
        self.invitation = table.invitation
        self.is_lesson = table.lesson is not None
        self._is_public = False  # whether everybody can see one of the changes
        self._state: State | None = None
        self._reconsidering: Final = set(table.match.reconsidering)
        self._clock_changes: Final[list[ClockChange]] = []

    @property
    def state(self) -> State:
        """Return the position after the changes so far, on a copy."""
        if self._state is None:
            self._state = self.table.match.state.copy()
        return self._state

    def add(self, kind: str, body: dict[str, Plain] | None = None, person: str | None = None) -> None:
        """Add a change of any kind."""
        self.changes.append(Change(kind, body or {}, person))
        self._is_public = self._is_public or kind not in SILENT
        self.status = STATUS.get(kind, self.status)
        if kind in STATUS:
            self._record_clock_change()

    def open(self, host: str, places: list[Place], again: str = "", lesson: LessonPlace | None = None) -> None:
        """Open the table; *again* is the table whose match it repeats from some moment on."""
        origin: dict[str, Plain] = {"again": again} if again else {}
        if lesson is not None:
            self.is_lesson, origin["lesson"] = True, lesson.to_plain()
        self.add(kinds.OPENED, {"places": places_to_plain(places), "host": host, **origin})
        self.host = host
        self.places[:] = places
        add_arrivals(self.arrivals, host, *[place.named for place in places])

    def place(self, seat: int, change: str, place: Place) -> None:
        """Change who has a place."""
        self.places[seat] = place
        add_arrivals(self.arrivals, place.named)
        self.guests.discard(place.person)
        self.add(kinds.PLACE, {"seat": seat, "change": change, "place": place.to_plain()})
        self._record_clock_change(returned=seat if change == BACK else -1)

    def guest(self, person: str, here: bool, invited: bool = False) -> None:
        """Add a spectator, who came by the invitation or not, or remove one (*here* is False)."""
        (self.guests.add if here else self.guests.discard)(person)
        mark: dict[str, Plain] = {"invited": True} if invited else {}
        self.add(kinds.GUEST, {"person": person, "here": here, **mark})

    def remove(self, person: str) -> None:
        """Remove somebody who has no place (any more)."""
        if person in self.guests:
            self.guest(person, here=False)
        self.add(kinds.REMOVED, {"person": person}, person)

    def set_invitation(self, token: str) -> None:
        """Replace the invitation."""
        self.invitation = token
        self.add(kinds.RENEWED, {"token": token})

    def set_host(self, host: str) -> None:
        """Make somebody else the host."""
        self.host = host
        self.add(kinds.HOST, {"person": host})

    def act(self, seat: int, action: int) -> None:
        """Play an action, and the draws and forced actions that follow it."""
        self.play(seat, action)
        self._play_forced(seat)

    def undo(self, seat: int, withdrawn: list[int]) -> None:
        """Withdraw entries of the record."""
        self.changes.append(Change(kinds.UNDO, {"seat": seat, "undo": list[Plain](withdrawn)}))
        self._is_public = self._is_public or self.table.event_log.is_known_to_all(withdrawn)
        self._state = self.table.match.without(withdrawn)
        self._record_clock_change(is_undo=True)

    def give_device(self, person: str, seat: int | None) -> None:
        """Give a shared device to one of the seats of its person, or (None) to no seat."""
        self.add(kinds.SAT, {"person": person, "seat": seat})

    def release_devices(self) -> None:
        """Take a shared device from a seat that has acted, if another seat of the same person is to act."""
        to_act = self.to_act()
        for person, seat in self.table.device_seats.items():
            if seat not in to_act and any([self.places[other].is_played_by(person) for other in to_act if other >= 0]):
                self.give_device(person, None)

    def start(self, level: str) -> None:
        """Start the match; bots take the free places."""
        for seat, place in enumerate(self.places):
            if place.who == EMPTY:
                self.place(seat, "joined", replace(place, who=BOT, level=level, kept_for=""))
        self.add(kinds.STARTED)
        self._play_forced(NATURE)

    def start_from(self, entries: list[Entry]) -> None:
        """Start the match with actions that were played in another one."""
        self.add(kinds.STARTED)
        for entry in entries:
            self.play(entry.seat, entry.action)
        self._play_forced(NATURE)

    def play(self, seat: int, action: int) -> None:
        """Play an action alone."""
        game, state = self.table.header.game, self.state
        reveals = is_reveal(game, state, seat, action, len(self.places))
        is_hidden = not reveals and not is_seen_by_all(game, state, seat, action, self.table.event_log.viewers)
        self._is_public = self._is_public or not is_hidden
        owing = state.to_act() if action in state.requests(seat) else []
        state.apply(seat, action)
        waiting = [other for other in owing if other != seat and other not in state.to_act()]
        self.changes.append(Change(kinds.ACTION, action_body(game, seat, action, is_hidden, waiting)))
        if reveals:
            self.changes.append(Change(kinds.REVEAL))
        self._reconsidering.discard(seat)
        self._record_clock_change()

    def _record_clock_change(self, is_undo: bool = False, returned: int = -1) -> None:
        """Record the change for the clock."""
        if self.table.clock is not None:
            now = clock_change(self.to_act(), self.places, is_undo, returned, self.state.clock_stage())
            self._clock_changes.extend([] if now is None else [now])

    def _play_forced(self, actor: int) -> None:
        """Play draws and forced actions until somebody has a choice or the match is over."""
        while self.status == PLAYING:
            if self.state.to_act() == [NATURE]:
                self.play(NATURE, self.state.draw(SECURE_RNG))
                continue
            forced = self._forced(actor) if self.table.header.auto else None
            if forced is not None:
                self.play(*forced)
                continue
            if not self.state.to_act():
                self.add(kinds.OVER)
            return

    def _forced(self, actor: int) -> tuple[int, int] | None:
        """Find a seat with a single legal action besides requests; a seat that has just undone something is skipped.

        Where choices are hidden only the actor is considered: playing for others at once would reveal that they had no
        choice.
        """
        hides = self.table.header.game.info.hides_actions
        for seat in self.state.to_act():
            if seat not in self._reconsidering and (seat == actor or not hides):
                ordinary = self.state.ordinary(seat)
                if len(ordinary) == 1:
                    return seat, ordinary[0]
        return None

    def to_act(self) -> list[int]:
        """Return the seats that will owe a decision."""
        return self.state.to_act() if self.status == PLAYING else []

    def _deadline(self, now: float) -> float | None:
        """Return when the first clock will run out, if the changes are stored now."""
        if self.table.clock is None:
            return None
        clock = self.table.clock.copy()
        for change in self._clock_changes:
            clock.apply(change, now)
        return clock.deadline

    def outline(self, now: float) -> dict[str, Plain]:
        """Return the row that lists of tables are made from; it reveals nothing that somebody cannot see."""
        to_act = self.to_act()
        return {
            "status": LISTED.get(self.status, self.status) if self.is_lesson else self.status,
            "host": self.host,
            "places": self._places_in_lists(),
            "to_act": list[Plain](to_act),
            "bot_due": not self.is_lesson and any(self.places[seat].bot for seat in to_act),
            "deadline": self._deadline(now),
            "changed": now if self._is_public else self.table.changed,
        }

    def _round(self) -> int | None:
        """Return which round everybody sees; None before the start, and where a game counts none."""
        if self.status == OPEN:
            return None
        match = self.table.match
        view = match.view(SPECTATOR) if self._state is None else match.record.game.view(self._state, SPECTATOR)
        found = view.shown.get("round")
        return found if isinstance(found, int) else None

    def _places_in_lists(self) -> list[Plain]:
        """Write the places with the order of arrival, which decides how equal names are numbered, and the round.

        All that is known of places is one column of the store, and so is the round: the first place has it.
        """
        order = {person: number for number, person in enumerate(self.arrivals)}
        more: list[dict[str, Plain]] = [{"arrived": order[place.named]} if place.named else {} for place in self.places]
        counted = self._round()
        if counted is not None:
            more[0]["round"] = counted
        return [{**place.to_plain(), **one} for place, one in zip(self.places, more, strict=True)]

    def people(self) -> set[str]:
        """Return everybody who will be a member or guest of the table."""
        return {place.person for place in self.places if place.person} | self.guests | ({self.host} - {""})
