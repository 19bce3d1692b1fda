"""A table in memory: the result of its entries, applied one by one as they are stored and after every restart."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from parlour.engine.edition import Edition
from parlour.engine.game import Game
from parlour.engine.plain import Plain, Reader
from parlour.engine.record import Record
from parlour.engine.variant import Variant
from parlour.engine.view import NATURE
from parlour.tables import errors
from parlour.tables.errors import NotFound, Refused
from parlour.tables.model import entries as kinds
from parlour.tables.model import lesson_place, places
from parlour.tables.model.clock import Clock, clock_change
from parlour.tables.model.entries import TableEntry
from parlour.tables.model.event_log import Event, EventLog
from parlour.tables.model.lesson_place import LessonPlace
from parlour.tables.model.match import TableMatch
from parlour.tables.model.places import BACK, Place
from parlour.tables.model.sharing import Sharing
from parlour.tables.model.time_control import TimeControl
from parlour.tables.wire.places import Status
from parlour.tables.wire.table import Silence

OPEN: Final = "open"
PLAYING: Final = "playing"
FINISHED: Final = "over"
CLOSED: Final = "closed"
SILENT: Final = {kinds.SAT, kinds.STOOD}
CLOCK_KINDS: Final = {
    kinds.ACTION,
    kinds.UNDO,
    kinds.PLACE,
    kinds.STARTED,
    kinds.OVER,
    kinds.CLOSED,
}  # kinds of entries that change the clock
STATUS: Final[dict[str, Status]] = {kinds.STARTED: PLAYING, kinds.OVER: FINISHED, kinds.CLOSED: CLOSED}


@dataclass(frozen=True)
class Header:
    """What is fixed when a table is created."""

    id: str
    game: Game
    edition: Edition
    variant: Variant
    public: bool
    auto: bool
    invitation: str
    made: float
    time_control: TimeControl | None = None
    hints: bool = False  # whether people may ask what a bot would play


@dataclass
class UndoRequest:
    """A seat's request to undo an action: the seats that must agree, as of the request, and those that have."""

    seat: int
    last: int  # the index of the action in the record; what the seat does unseen meanwhile changes nothing
    consent: list[int]
    agreed: set[int]


class Table:
    """A match with the people at it. `apply` is the only way to change it."""

    def __init__(self, header: Header) -> None:
        self.header: Final = header
        self.seq = 0
        self.status: Status = OPEN
        self.host = ""
        self.places: list[Place] = []
        self.invitation = header.invitation  # until it is renewed
        self.guests: Final[set[str]] = set()
        self.invited: Final[set[str]] = set()  # those of the guests who came by the invitation
        self.removed: Final[set[str]] = set()
        self.arrivals: Final[dict[str, None]] = {}  # who ever sat here, came by the invitation or chatted, in order
        self.muted: Final[set[str]] = set()
        self.undo_request: UndoRequest | None = None
        self.rematch = ""
        self.lesson: LessonPlace | None = None  # of a lesson's table: such a match is in no list and counts nowhere
        self.again = ""  # the table whose match this one repeats from some moment on; such a match counts nowhere
        self.sharing: Final = Sharing()
        self.changed = header.made  # the time of the last public change
        self.device_seats: Final[dict[str, int]] = {}  # of people with several seats, the one that has the device
        self.clock: Final = None if header.time_control is None else Clock(header.time_control, header.variant.seats)
        self.event_log: Final = EventLog(header.variant.seats)
        self.match: Final = TableMatch(Record(header.game, header.variant, header.edition, []))

    def apply(self, entry: TableEntry) -> None:
        """Apply an entry."""
        self.seq, known = entry.seq, self.event_log.public
        if entry.kind == kinds.CHAT:
            add_arrivals(self.arrivals, entry.person or "")
        body = Reader(entry.body, entry.kind)
        if entry.kind == kinds.ACTION:
            self._act(body)
        elif entry.kind == kinds.UNDO:
            self._undo(body)
        elif entry.kind == kinds.REVEAL:
            self.event_log.reveal()
        elif entry.kind in SILENT:
            self._apply_silent(entry, body)
        elif entry.kind == kinds.LESSON:
            self._enter_step(body)
            self.changed = entry.at
        else:
            self._apply_social(entry, body)
            self.event_log.add_public(Event(0, entry.kind, (), entry.body, entry.person, entry.at))
        if self.event_log.public != known:
            self.changed = entry.at
        if self.clock is not None and entry.kind in CLOCK_KINDS:
            self._apply_to_clock(self.clock, entry, body)

    def _enter_step(self, body: Reader) -> None:
        if self.lesson is not None:
            self.lesson = self.lesson.at_step(body.at("step").integer(0, 1000), len(self.match.record.entries))

    def _apply_silent(self, entry: TableEntry, body: Reader) -> None:
        if entry.kind == kinds.STOOD:
            if self.clock is not None:
                self.clock.skip(body.at("tenths").integer(0, 2**53) / 10)
        elif body.at("seat").value is None:
            self.device_seats.pop(body.at("person").text(), None)
        else:
            self.device_seats[body.at("person").text()] = body.at("seat").integer(0, len(self.places) - 1)

    def _apply_to_clock(self, clock: Clock, entry: TableEntry, body: Reader) -> None:
        is_back = entry.kind == kinds.PLACE and body.at("change").text() == BACK
        returned = body.at("seat").integer(0, len(self.places) - 1) if is_back else -1
        stage = self.match.state.clock_stage()
        now = clock_change(self.to_act(), self.places, entry.kind == kinds.UNDO, returned, stage)
        if now is not None:
            clock.apply(now, entry.at)

    def _act(self, body: Reader) -> None:
        seat = NATURE if body.at("seat").value is None else body.at("seat").integer(0, len(self.places) - 1)
        action = self.header.game.actions.from_plain(body.at("action"))
        known = self.event_log.public
        self.event_log.act(self.match, seat, action)
        self.match.act(seat, action)
        self._supersede(known)

    def _supersede(self, known: int) -> None:
        """Drop the undo request if there was a public event since."""
        if self.event_log.public != known:
            self.undo_request = None

    def _undo(self, body: Reader) -> None:
        seat = body.at("seat").integer(0, len(self.places) - 1)
        withdrawn = body.at("undo").integers(0, len(self.match.record.entries) - 1)
        known = self.event_log.public
        self.event_log.undo(seat, withdrawn)
        self.match.undo(seat, withdrawn)
        if self.undo_request is not None and self.undo_request.last in withdrawn:
            self.undo_request = None
        self._supersede(known)

    def _apply_social(self, entry: TableEntry, body: Reader) -> None:
        if entry.kind == kinds.OPENED:
            self.places = places.read_all(body.at("places"))
            self.host = body.at("host").text()
            self.again = body.at("again").text() if body.has("again") else ""
            self.lesson = lesson_place.read(body.at("lesson")) if body.has("lesson") else None
            add_arrivals(self.arrivals, self.host, *[place.named for place in self.places])
        elif entry.kind == kinds.PLACE:
            self._place(body)
        elif entry.kind == kinds.ASKED:
            self._ask(body.at("seat").integer(0, len(self.places) - 1))
        elif entry.kind == kinds.ANSWERED:
            self._answer(body)
        elif entry.kind in STATUS:
            self.status = STATUS[entry.kind]
            self.undo_request = None
        else:
            self._apply_person(entry, body)

    def _place(self, body: Reader) -> None:
        seat = body.at("seat").integer(0, len(self.places) - 1)
        before = self.places[seat]
        gone = before.person
        self.places[seat] = places.read(body.at("place"))
        if self.status != OPEN:
            self.sharing.change_place(before, self.places[seat])
        if body.at("change").text() == "removed":
            self.removed.add(gone)
        self._forget_guest(self.places[seat].person)
        add_arrivals(self.arrivals, self.places[seat].named)

    def _ask(self, seat: int) -> None:
        offer = self.match.offer(seat)
        self.undo_request = None if offer is None else UndoRequest(seat, offer.withdrawn[0], offer.consent, set())

    def _answer(self, body: Reader) -> None:
        if self.undo_request is not None and body.at("agree").flag():
            self.undo_request.agreed.add(body.at("seat").integer(0, len(self.places) - 1))
        else:
            self.undo_request = None

    def _apply_person(self, entry: TableEntry, body: Reader) -> None:
        if entry.kind == kinds.GUEST:
            self._guest(body)
        elif entry.kind == kinds.REMOVED:
            self.removed.add(body.at("person").text())
        elif entry.kind == kinds.RENEWED:
            self.invitation = body.at("token").text()
        elif entry.kind == kinds.MUTED:
            _put(self.muted, body.at("person").text(), body.at("muted").flag())
        elif entry.kind == kinds.HOST:
            self.host = body.at("person").text()
        elif entry.kind == kinds.REMATCH:
            self.rematch = body.at("table").text()
        elif entry.kind == kinds.SHARED:
            self.sharing.apply(body)

    def _guest(self, body: Reader) -> None:
        """Add or remove a spectator. Entries of earlier versions lack "invited" at public tables."""
        person = body.at("person").text()
        if not body.at("here").flag():
            self._forget_guest(person)
            return
        self.guests.add(person)
        if not self.header.public or (body.has("invited") and body.at("invited").flag()):
            self.invited.add(person)
            add_arrivals(self.arrivals, person)

    def _forget_guest(self, person: str) -> None:
        self.guests.discard(person)
        self.invited.discard(person)

    def to_act(self) -> list[int]:
        """Return the seats that owe a decision; none unless the match is in play."""
        return self.match.state.to_act() if self.status == PLAYING else []

    def consent_awaited(self) -> list[int]:
        """List the seats whose consent to an undo is still awaited; bots agree to everything."""
        asked = self.undo_request
        if asked is None:
            return []
        return [seat for seat in asked.consent if seat not in asked.agreed and not self.places[seat].bot]

    def check_over(self) -> None:
        """Refuse unless the match is over."""
        if self.status != FINISHED:
            raise Refused("table", "a match that is over")

    def seats_of(self, person: str) -> list[int]:
        """Return the seats of a person, also while a bot stands in."""
        return [seat for seat, place in enumerate(self.places) if person and place.person == person]

    def people(self) -> set[str]:
        """Return everybody who has a place or is a guest."""
        return {place.person for place in self.places if place.person} | self.guests

    def is_removed(self, person: str) -> bool:
        """Return whether the host has removed a person; at tables of earlier versions they may still have a seat."""
        return person in self.removed and not self.seats_of(person)

    def may_be_seen_by(self, person: str) -> bool:
        """Return whether a person may see the table: anybody if it is public, else players and invited guests.

        People whom the host has removed may not.
        """
        if self.is_removed(person):
            return False
        return self.header.public or (bool(person) and (person in self.people() or person == self.host))

    def check_may_be_seen_by(self, person: str) -> None:
        """Refuse people who may not see the table; only those who were removed get the reason."""
        if not self.may_be_seen_by(person):
            raise NotFound("table", errors.REMOVED if self.is_removed(person) else "")

    def chat_refusal(self, person: str) -> Silence | None:
        """Return why a person may not chat here (a code of `errors`); None for members and invited spectators."""
        if self.status == CLOSED:
            return errors.CLOSED
        if person in self.muted:
            return errors.MUTED
        may_talk = person == self.host or person in self.invited or bool(self.seats_of(person))
        return None if person and may_talk else errors.PASSING

    def is_known_to_all(self, person: str) -> bool:
        """Return whether everybody at the table may know that a person is here; not if they came without invitation."""
        return person in self.arrivals or person in self.guests


def _put(names: set[str], name: str, there: bool) -> None:
    if there:
        names.add(name)
    else:
        names.discard(name)


def add_arrivals(arrivals: dict[str, None], *people: str) -> None:
    """Add people in the order of their first arrival."""
    for person in people:
        if person:
            arrivals.setdefault(person, None)


def action_body(game: Game, seat: int, action: int, is_hidden: bool, waiting: Sequence[int] = ()) -> dict[str, Plain]:
    """Write the body of an action's entry; *is_hidden* if somebody sees nothing of the action.

    *waiting* are the seats that owed a decision and, after a request of this seat, wait for their turn.
    """
    body: dict[str, Plain] = {"seat": None if seat == NATURE else seat, "action": game.actions.to_plain(action)}
    if waiting:
        body["waiting"] = list[Plain](waiting)
    return {**body, "hidden": True} if is_hidden else body
