"""Display names: what people are called at a table. Names that look alike are numbered, the same for every viewer."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from parlour.tables.model.places import Place
from parlour.tables.people.confusables import keys
from parlour.tables.people.people import People

# What the pages call those who have not chosen a name, in the languages that they speak (tests compare).
NUMBERED: Final = re.compile(r"#(\d+)(.*)")
GUESTS: Final = ("Guest", "Гость", "Invité", "Гість")
SEATS: Final = ("Bot", "Бот", "Player", "Игрок", "Joueur", "Гравець")
OTHERS: Final = (
    *("Chance", "Случай", "Le hasard", "Випадок"),
    *("Free place", "Свободное место", "Place libre", "Вільне місце"),
)


class DisplayNames:
    """The names at one table: of whoever has a place first, then of the others, each in the order of their arrival.

    Whoever looks like somebody before, or like what pages call a bot, is shown with a number: "Ann (2)". People with
    several places at one browser have a number at each: "Ann (1)", "Ann (2)".
    """

    def __init__(self, places: list[Place], arrivals: Iterable[str], people: People) -> None:
        self.people: Final = people
        self._places: Final = [place.named for place in places]
        self._taken: Final = set(_reserved(len(places)))
        self._persons: Final[dict[str, str]] = {}
        self._seats: Final[list[str]] = [""] * len(places)
        order = list(dict.fromkeys(arrivals))
        seated = [person for person in order if person in self._places]
        for person in dict.fromkeys([*seated, *[person for person in self._places if person], *order]):
            self._name(person)

    def of(self, person: str) -> str:
        """Return what a person who has arrived is called; empty if there is no such person (any more)."""
        return self._persons.get(person, "")

    def at(self, seat: int) -> str:
        """Return what the person at a place is called."""
        return self._seats[seat]

    def _name(self, person: str) -> None:
        name = self.people.known(person).name
        self._persons[person] = called = self._distinct(name) if name else ""
        seats = [seat for seat, owner in enumerate(self._places) if owner == person]
        for number, seat in enumerate(seats, start=1):
            self._seats[seat] = self._distinct(f"{called} ({number})") if len(seats) > 1 and called else called

    def _distinct(self, name: str) -> str:
        """Return a name that looks like no other so far, and remember it."""
        called, number = name, 1
        while not self._taken.isdisjoint(_keys(called)):
            number += 1
            called = f"{name} ({number})"
        self._taken.update(_keys(called))
        return called


def _keys(name: str) -> frozenset[str]:
    """Return the keys of a name; of "#1234" also those of what it is shown as."""
    numbered = NUMBERED.fullmatch(name)
    shown = [f"{word} {numbered[1]}{numbered[2]}" for word in GUESTS] if numbered else []
    return keys(name).union(*[keys(other) for other in shown])


@lru_cache(maxsize=32)
def _reserved(seats: int) -> frozenset[str]:
    """Return the keys of the names that are nobody's at a table with so many seats."""
    numbered = [f"{word} {number}" for word in SEATS for number in range(1, seats + 1)]
    return frozenset[str]().union(*[keys(name) for name in (*numbered, *OTHERS)])
