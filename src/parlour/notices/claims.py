"""Turns that are due, their numbers, and the claims by which one process sends the notice of a turn."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from sqlalchemy import Row, insert, select, update
from sqlalchemy.exc import IntegrityError

from parlour.engine.plain import Plain, Reader, Wrong, decode
from parlour.tables.model import entries as kinds
from parlour.tables.model import places
from parlour.tables.model.places import Place
from parlour.tables.model.table import PLAYING
from parlour.tables.store.archive import NEWEST_FIRST, outline_of
from parlour.tables.store.database import Store
from parlour.tables.store.schema import entries, members, notices, tables

MAX_TABLES: Final = 100  # in one feed
MAX_SEATS: Final = 100  # more than any game has


@dataclass(frozen=True)
class Due:
    """A person's turn at a table."""

    table: str
    game: str
    person: str
    seats: frozenset[int]
    others: tuple[str, ...]  # the other people there
    changed: float


class Claims:
    """Finds turns in the store and claims them."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], float] = time.time,
        trouble: Callable[[dict[str, Plain]], str | None] = lambda _: None,
    ) -> None:
        """Take a function that says why a table cannot be restored: there are no notices of turns at such tables."""
        self.store: Final = store
        self.now: Final = now
        self.trouble: Final = trouble

    async def due(self, people: set[str], since: float, until: float) -> list[Due]:
        """List the turns of these people at tables whose last public change was in this period."""
        changed = (tables.c.changed > since, tables.c.changed <= until)
        query = select(tables).where(tables.c.status == PLAYING, *changed).order_by(tables.c.changed)
        async with self.store.reading() as connection:
            rows = (await connection.execute(query)).all()
        return [due for row in rows for due in self._all_due(row) if due.person in people]

    async def due_for(self, person: str) -> list[Due]:
        """List a person's turns, the newest first."""
        query = select(tables).join(members).where(members.c.person == person, tables.c.status == PLAYING)
        async with self.store.reading() as connection:
            rows = (await connection.execute(query.order_by(*NEWEST_FIRST).limit(MAX_TABLES))).all()
        return [due for row in rows for due in self._all_due(row) if due.person == person]

    def _all_due(self, row: Row[*tuple[object, ...]]) -> list[Due]:
        outline = outline_of(row)
        try:
            return [] if self.trouble(outline) else _all_due(outline)
        except Wrong:
            return []  # damaged: the rows of other tables are not

    async def turn(self, due: Due) -> int:
        """Return the number of a turn: how often the person acted and then somebody else, by public actions only.

        It stays the same while a long turn goes on, and while others choose at the same time.
        """
        query = select(entries.c.body).where(entries.c.table == due.table, entries.c.kind == kinds.ACTION)
        async with self.store.reading() as connection:
            rows = (await connection.execute(query.order_by(entries.c.seq))).all()
        return turn_number([row.body for row in rows], due.seats)

    async def claim(self, due: Due, turn: int) -> bool:
        """Claim a turn; False if it, or a later one, is claimed already."""
        key = (notices.c.table == due.table, notices.c.person == due.person)
        values = {"turn": turn, "at": self.now()}
        try:
            async with self.store.writing() as connection:
                newer = update(notices).where(*key, notices.c.turn < turn).values(values)
                if (await connection.execute(newer)).rowcount:
                    return True
                if (await connection.execute(select(notices.c.turn).where(*key))).first() is not None:
                    return False
                await connection.execute(insert(notices).values(table=due.table, person=due.person, **values))
        except IntegrityError:  # another process at the same time, or the person or table was just deleted
            return False
        return True

    async def release(self, due: Due, turn: int) -> None:
        """Release a claimed turn whose notice was not sent."""
        mine = (notices.c.table == due.table, notices.c.person == due.person, notices.c.turn == turn)
        async with self.store.writing() as connection:
            await connection.execute(update(notices).where(*mine).values(turn=turn - 1))


def turn_number(actions: list[str], mine: frozenset[int]) -> int:
    """Return the number of the turn of a person with the seats *mine*, from the stored bodies of a table's actions."""
    return count_turns([seat for body in actions for seat in _seats(body)], mine)


def _seats(body: str) -> list[int]:
    """Return the seat of a public action, after the seats that it made wait: their turns ended, too."""
    try:
        reader = Reader(decode(body, "the store"), "the store")
        seat = None if reader.has("hidden") else reader.at("seat").value
        waiting = reader.at("waiting").integers(0, MAX_SEATS - 1) if reader.has("waiting") else []
        return [*waiting, seat] if isinstance(seat, int) else []
    except Wrong:
        return []  # damaged: such a table cannot be played anyway


def count_turns(seats: list[int], mine: frozenset[int]) -> int:
    """Count how often one of the seats *mine* acted and then another seat, in the order of the *seats* that acted."""
    return sum([seat in mine and following not in mine for seat, following in pairwise(seats)])


def _all_due(outline: dict[str, Plain]) -> list[Due]:
    reader = Reader(outline, "table")
    found = places.read_all(reader.at("places"))
    to_act = reader.at("to_act").integers(-1, len(found) - 1)
    people = {found[seat].person for seat in to_act if seat >= 0 and found[seat].is_played_by(found[seat].person)}
    changed = reader.at("changed").value
    assert isinstance(changed, float)
    return [
        Due(
            table=reader.at("id").text(),
            game=reader.at("game").text(),
            person=person,
            seats=frozenset([seat for seat, place in enumerate(found) if place.person == person]),
            others=_others(found, person),
            changed=changed,
        )
        for person in sorted(people)
    ]


def _others(found: list[Place], person: str) -> tuple[str, ...]:
    names = [place.person for place in found if place.person and place.person != person]
    return tuple(dict.fromkeys(names))
