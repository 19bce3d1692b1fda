"""Whose turn it is, the number of that turn, and the claim of one process to send its notice, once."""

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

MOST_TABLES: Final = 100  # in one feed
MOST_SEATS: Final = 100  # more than any game has


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
        trouble: Callable[[dict[str, Plain]], str] = lambda _: "",
    ) -> None:
        """Take what says, of a table's row, why it cannot be played here: nobody is told of turns there."""
        self.store: Final = store
        self.now: Final = now
        self.trouble: Final = trouble

    async def due(self, people: set[str], since: float, until: float) -> list[Due]:
        """List the turns of these people at tables where the last change that all could see was in this time."""
        changed = (tables.c.changed > since, tables.c.changed <= until)
        query = select(tables).where(tables.c.status == PLAYING, *changed).order_by(tables.c.changed)
        async with self.store.reading() as connection:
            rows = (await connection.execute(query)).all()
        return [due for row in rows for due in self._all_due(row) if due.person in people]

    async def due_to(self, person: str) -> list[Due]:
        """List a person's turns, the newest first."""
        query = select(tables).join(members).where(members.c.person == person, tables.c.status == PLAYING)
        async with self.store.reading() as connection:
            rows = (await connection.execute(query.order_by(*NEWEST_FIRST).limit(MOST_TABLES))).all()
        return [due for row in rows for due in self._all_due(row) if due.person == person]

    def _all_due(self, row: Row[*tuple[object, ...]]) -> list[Due]:
        outline = outline_of(row)
        try:
            return [] if self.trouble(outline) else _all_due(outline)
        except Wrong:
            return []  # damaged: the rows of other tables are not

    async def turn(self, due: Due) -> int:
        """Number a turn: how often the person has acted and then somebody else, as far as everybody could see.

        It stays the same while a long turn goes on, and while others choose at the same time.
        """
        query = select(entries.c.body).where(entries.c.table == due.table, entries.c.kind == kinds.ACTION)
        async with self.store.reading() as connection:
            rows = (await connection.execute(query.order_by(entries.c.seq))).all()
        return turn_number([row.body for row in rows], due.seats)

    async def claim(self, due: Due, turn: int) -> bool:
        """Take a turn on; false if somebody has it, or a later one, already."""
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
        except IntegrityError:  # another process at the same moment, or the person or table has just gone
            return False
        return True

    async def give_back(self, due: Due, turn: int) -> None:
        """Leave a turn that was taken on and not told to whoever looks next."""
        mine = (notices.c.table == due.table, notices.c.person == due.person, notices.c.turn == turn)
        async with self.store.writing() as connection:
            await connection.execute(update(notices).where(*mine).values(turn=turn - 1))


def turn_number(actions: list[str], mine: frozenset[int]) -> int:
    """Number the turn of somebody with the seats *mine*, by the stored bodies of a table's actions in their order."""
    return count_turns([seat for body in actions for seat in _seats(body)], mine)


def _seats(body: str) -> list[int]:
    """Name the seat of an action that everybody could see, after those that it made wait: their turns ended, too."""
    try:
        reader = Reader(decode(body, "the store"), "the store")
        seat = None if reader.has("hidden") else reader.at("seat").value
        waiting = reader.at("waiting").integers(0, MOST_SEATS - 1) if reader.has("waiting") else []
        return [*waiting, seat] if isinstance(seat, int) else []
    except Wrong:
        return []  # damaged: such a table cannot be played on anyhow


def count_turns(seats: list[int], mine: frozenset[int]) -> int:
    """Count how often a seat of mine acted and then one of somebody else, in the order of the *seats* that acted."""
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
