"""Display names at a table. Names that look alike are numbered, in the same way for every viewer."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from parlour.engine.languages import LANGUAGES
from parlour.tables.model.places import Place
from parlour.tables.people.confusables import keys
from parlour.tables.people.people import People

NUMBERED: Final = re.compile(r"#(\d+)(.*)")
NUMBER: Final = "{ $number }"
TEXTS: Final = Path(__file__).parents[2] / "text"
# What is said in each language of people without a name, of bots, of chance and of empty places.
GUESTS, SEATS, OTHERS = ("guest",), ("bot", "player"), ("chance", "free-place")


class DisplayNames:
    """The names at one table: first of those with a place, then of the others, in the order of their arrival.

    A name that looks like an earlier one, or like what the client calls a bot, gets a number: "Ann (2)". People with
    several places at one browser get a number at each: "Ann (1)", "Ann (2)".
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
        """Return the display name of a person who has arrived; empty if there is no such person (any more)."""
        return self._persons.get(person, "")

    def at(self, seat: int) -> str:
        """Return the display name of the person at a place."""
        return self._seats[seat]

    def _name(self, person: str) -> None:
        name = self.people.cached(person).name
        self._persons[person] = called = self._distinct(name) if name else ""
        seats = [seat for seat, owner in enumerate(self._places) if owner == person]
        for number, seat in enumerate(seats, start=1):
            self._seats[seat] = self._distinct(f"{called} ({number})") if len(seats) > 1 and called else called

    def _distinct(self, name: str) -> str:
        """Return a name that looks like none before it, and remember it."""
        called, number = name, 1
        while not self._taken.isdisjoint(_keys(called)):
            number += 1
            called = f"{name} ({number})"
        self._taken.update(_keys(called))
        return called


def _keys(name: str) -> frozenset[str]:
    """Return the keys of a name; of "#1234" also those of the texts it is shown as."""
    numbered = NUMBERED.fullmatch(name)
    shown = [word.replace(NUMBER, numbered[1]) + numbered[2] for word in said(GUESTS)] if numbered else []
    return keys(name).union(*[keys(other) for other in shown])


@lru_cache(maxsize=32)
def _reserved(seats: int) -> frozenset[str]:
    """Return the keys of the reserved names at a table with so many seats."""
    numbered = [word.replace(NUMBER, str(number)) for word in said(SEATS) for number in range(1, seats + 1)]
    return frozenset[str]().union(*[keys(name) for name in (*numbered, *said(OTHERS))])


@cache
def said(names: tuple[str, ...]) -> list[str]:
    """Return what the texts with these names say in all languages (a test compares them with those of the client)."""
    texts = [(TEXTS / f"{language}.ftl").read_text("utf-8") for language in LANGUAGES]
    wanted = re.compile(rf"^ui-(?:{'|'.join(names)}) = (.*)$", re.MULTILINE)
    return list(dict.fromkeys(word for text in texts for word in wanted.findall(text)))
