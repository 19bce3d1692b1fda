"""Taking and leaving places: opening a table, joining, leaving, resigning, returning."""

from __future__ import annotations

import hmac
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from parlour.bots.levels import NORMAL
from parlour.engine.edition import Edition
from parlour.engine.game import Game
from parlour.engine.plain import Plain, Reader
from parlour.engine.variant import Variant
from parlour.tables import errors
from parlour.tables.editions import library
from parlour.tables.errors import NotFound, Refused
from parlour.tables.ids import new_id, new_token
from parlour.tables.live.live_table import LiveTable
from parlour.tables.model import entries as kinds
from parlour.tables.model.draft import Draft
from parlour.tables.model.places import BACK, BOT, EMPTY, PERSON, Place
from parlour.tables.model.table import CLOSED, FINISHED, OPEN, PLAYING, Header, Table
from parlour.tables.model.time_control import TimeControl
from parlour.tables.people.people import People
from parlour.tables.service.playing import own_seat, seat_in

CHOICES: Final = ("me", "guest", "here", "bot")
MORE_OF: Final = {"bot": ("level",), "here": ("name", "avatar")}
STAND_IN: Final = NORMAL  # the level of a bot whose level nobody has chosen


@dataclass(frozen=True)
class RequestedTable:
    """What somebody has requested of a new table."""

    game: Game
    edition: Edition
    variant: Variant
    public: bool
    auto: bool
    time_control: TimeControl | None
    hints: bool


def new_table(requested: RequestedTable, now: float) -> Table:
    """Make a table, with a random id, that is not stored yet."""
    return Table(Header(id=new_id(), invitation=new_token(), made=now, **vars(requested)))


def rematch_request(header: Header, game: Game, edition: Edition, variant: Variant) -> RequestedTable:
    """Return a request for a table like an earlier one."""
    return RequestedTable(game, edition, variant, header.public, header.auto, header.time_control, header.hints)


def read_places(reader: Reader, seats: int, person: str) -> list[Place]:
    """Read who is to have which place: "me" at most once, "here" for others at the same browser."""
    found = [_place(item, person) for item in reader.items(seats, seats)]
    if len([item for item in reader.items() if item.at("who").value == "me"]) > 1:
        raise reader.wrong("one place for me")
    return found


def _place(reader: Reader, person: str) -> Place:
    who = CHOICES[reader.at("who").choice(CHOICES)]
    reader.refuse_others(("who", *MORE_OF.get(who, ())))
    if who == "guest":
        return Place(EMPTY)
    if who == "bot":
        return Place(BOT, level=library.read_level(reader.at("level")) if reader.has("level") else STAND_IN)
    return Place(PERSON, person)


async def with_friends(places: list[Place], reader: Reader, people: People) -> list[Place]:
    """Return the places with those who play at the same browser under a name of their own."""
    found = list(places)
    for seat, item in enumerate(reader.items()):
        if item.has("name") and item.at("who").value == "here":
            given: dict[str, Plain] = {key: item.at(key).value for key in ("name", "avatar") if item.has(key)}
            found[seat] = replace(places[seat], friend=await people.friend(given))
    return found


def opening(table: Table, host: str, places: list[Place], removed: Iterable[str] = ()) -> Draft:
    """Draft the opening of a table; it starts at once if no place is free. People *removed* before stay removed."""
    draft = Draft(table)
    draft.open(host, places)
    for person in sorted(removed):
        draft.remove(person)
    if not any(place.who == EMPTY for place in places):
        draft.start(STAND_IN)
    return draft


def join(live: LiveTable, person: str, reader: Reader) -> Draft:
    """Draft somebody's arrival, at a place or as a spectator."""
    reader.refuse_others(("invitation", "place"))
    table = live.table
    invited = check_may_join(table, person, reader)
    draft = Draft(table)
    wanted = _chosen_seat(table, person, reader)
    if wanted is not None:
        draft.place(wanted, "joined", Place(PERSON, person))
        if not any(place.who == EMPTY for place in draft.places):
            draft.start(STAND_IN)
    elif person not in table.people() or (invited and person in table.guests - table.invited):
        draft.guest(person, here=True, invited=invited)
    return draft


def seat_offered(table: Table, person: str) -> int | None:
    """Return the place that somebody would get now; None if they could only watch, or have one already."""
    is_full = not any(place.who == EMPTY for place in table.places)
    return None if is_full or table.seats_of(person) else _chosen_seat(table, person, Reader({}, ""))


def check_may_join(table: Table, person: str, reader: Reader) -> bool:
    """Return whether the request has the invitation; refuse people who may not join, and wrong invitations."""
    token = reader.at("invitation").text(100) if reader.has("invitation") else ""
    invited = hmac.compare_digest(token.encode(), table.invitation.encode())
    if table.is_removed(person):
        raise Refused("table", "somebody whom the host has not sent away", code=errors.REMOVED)
    if token and not invited and person not in table.people() and person != table.host:
        raise NotFound("invitation", errors.INVITATION)
    if not invited:
        table.check_may_be_seen_by(person)
    if table.status == CLOSED:
        raise Refused("table", "a table that is not closed", code=errors.CLOSED)
    return invited


def _chosen_seat(table: Table, person: str, reader: Reader) -> int | None:
    """Return which place somebody gets: the requested one, the one kept, or the first free one; None to watch."""
    if reader.has("place"):
        if reader.at("place").value is None:
            return None
        seat = seat_in(table, reader.at("place"))
        if table.status != OPEN or table.places[seat].who != EMPTY:
            raise Refused("place", "a place that is free")
    elif table.status != OPEN or table.seats_of(person):
        return None
    else:
        free = [seat for seat, place in enumerate(table.places) if place.who == EMPTY]
        kept = [seat for seat in free if table.places[seat].kept_for == person]
        seat = (kept or free)[0]
    if table.seats_of(person):
        raise Refused("place", "somebody without a place")
    return seat


def leave(live: LiveTable, person: str) -> Draft:
    """Draft somebody's departure; if it is the host, another person becomes host, or the table is closed."""
    table = live.table
    draft = Draft(table)
    if table.status == OPEN:
        for seat in table.seats_of(person):
            draft.place(seat, "left", Place(EMPTY))
        _replace_host(draft, person)
    elif table.status == PLAYING and table.lesson is not None:
        draft.add(kinds.CLOSED)
    elif table.status == PLAYING:
        for seat in table.seats_of(person):
            if table.places[seat].is_played_by(person):
                draft.place(seat, "left", table.places[seat].with_stand_in(STAND_IN))
    if person in table.guests:
        draft.guest(person, here=False)
    return draft


def _replace_host(draft: Draft, person: str) -> None:
    if draft.host != person:
        return
    others = [place.person for place in draft.places if place.who == PERSON and place.person != person]
    if others:
        draft.set_host(others[0])
    else:
        draft.add(kinds.CLOSED)


def leave_for_good(live: LiveTable, person: str) -> Draft:
    """Draft the departure of a deleted person: places before the start become free, others get a bot."""
    draft = leave(live, person)
    table = live.table
    if table.status != OPEN:
        for seat in table.seats_of(person):
            draft.place(seat, "forgotten", Place(BOT, level=STAND_IN, resigned=draft.places[seat].resigned))
        others = [place.person for place in draft.places if place.who == PERSON]
        if draft.host == person:
            draft.set_host(others[0] if others else "")
    return draft


def take_device(live: LiveTable, person: str, reader: Reader) -> Draft:
    """Draft handing a shared device to one of its seats."""
    seat = own_seat(live, person, reader.at("seat"))
    draft = Draft(live.table)
    if live.table.device_seats.get(person) != seat:
        draft.give_device(person, seat)
    return draft


def resign(live: LiveTable, person: str, reader: Reader) -> Draft:
    """Draft a resignation: a bot plays on, and the seat cannot be taken back."""
    reader.refuse_others(("seat",))
    seat = own_seat(live, person, reader.at("seat"))
    if live.table.lesson is not None:
        raise Refused("table", "a match", code=errors.LESSON)
    draft = Draft(live.table)
    draft.place(seat, "resigned", live.table.places[seat].with_stand_in(STAND_IN, resigned=True))
    return draft


def take_back(live: LiveTable, person: str, reader: Reader) -> Draft:
    """Draft somebody's return to a seat that a bot has played meanwhile."""
    reader.refuse_others(("seat",))
    seat = seat_in(live.table, reader.at("seat"))
    place = live.table.places[seat]
    if live.table.status != PLAYING or place.person != person or not place.stand_in or place.resigned:
        raise Refused("seat", "a seat of one's own that a bot holds")
    draft = Draft(live.table)
    draft.place(seat, BACK, place.without_stand_in())
    return draft


def rematch_places(table: Table, person: str) -> list[Place]:
    """Return the places of the rematch: kept for everybody, and already taken by the person who asks first."""
    if table.status != FINISHED:
        raise Refused("table", "a match that is over")
    return [_rematch_place(place, person) for place in table.places]


def _rematch_place(place: Place, person: str) -> Place:
    if place.who == BOT:
        return Place(BOT, level=place.level)
    if place.person == person:
        return Place(PERSON, person, friend=place.friend)
    return Place(EMPTY, kept_for=place.person, friend=place.friend)


def kept_places(places: list[Place], person: str) -> list[int]:
    """Return the places that are kept for a person."""
    return [seat for seat, place in enumerate(places) if place.who == EMPTY and place.kept_for == person]


def join_rematch(live: LiveTable, person: str, invited: bool) -> Draft:
    """Draft somebody's arrival at the rematch, at all the places kept for them, or as a spectator."""
    draft = Draft(live.table)
    kept = kept_places(live.table.places, person) if live.table.status == OPEN else []
    for seat in kept:
        draft.place(seat, "joined", Place(PERSON, person, friend=live.table.places[seat].friend))
    if kept and not any(place.who == EMPTY for place in draft.places):
        draft.start(STAND_IN)
    elif not kept and person not in live.table.people() and not live.table.is_removed(person):
        draft.guest(person, here=True, invited=invited)
    return draft
