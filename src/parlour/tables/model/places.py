"""The places of a table: who has each seat, and who plays for whom."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from parlour.engine.plain import Plain, Reader
from parlour.tables.wire.places import Who

PERSON: Final = "person"
BOT: Final = "bot"
EMPTY: Final = "empty"
BACK: Final = "back"  # the change by which a person takes a seat back from a bot
WHO: Final[tuple[Who, ...]] = (PERSON, BOT, EMPTY)


@dataclass(frozen=True)
class Place:
    """The occupant of a seat; a bot of level *stand_in* may play for its person."""

    who: Who
    person: str = ""
    level: str = ""
    stand_in: str = ""
    resigned: bool = False
    kept_for: str = ""  # in a rematch, until this person joins
    friend: str = ""  # at a shared device: who plays here, with a name and a picture but no browser of their own

    @property
    def bot(self) -> str:
        """Return the level of the bot that decides here; empty if none does."""
        return self.level if self.who == BOT else self.stand_in

    @property
    def named(self) -> str:
        """Return the person whose name is shown: the occupant, or the person it is kept for; empty if nobody."""
        return "" if self.who == BOT else self.friend or self.person or self.kept_for

    def is_played_by(self, person: str) -> bool:
        """Return whether this person decides here now."""
        return self.who == PERSON and self.person == person and not self.stand_in

    def with_stand_in(self, level: str, resigned: bool = False) -> Place:
        """Return the place with a bot that stands in."""
        return replace(self, stand_in=level, resigned=resigned)

    def without_stand_in(self) -> Place:
        """Return the place with its person playing again."""
        return replace(self, stand_in="")

    def to_plain(self) -> dict[str, Plain]:
        """Write the place for the store; empty fields are left out."""
        plain: dict[str, Plain] = dict(vars(self))
        return {key: value for key, value in plain.items() if value}


def read(reader: Reader) -> Place:
    """Read a place from the store."""

    def text(key: str) -> str:
        return reader.at(key).text(100) if reader.has(key) else ""

    who = WHO[reader.at("who").choice(WHO)]
    return Place(
        who,
        text("person"),
        text("level"),
        text("stand_in"),
        reader.has("resigned"),
        text("kept_for"),
        text("friend"),
    )


def to_plain(places: list[Place]) -> list[Plain]:
    """Write all the places of a table."""
    return [place.to_plain() for place in places]


def read_all(reader: Reader) -> list[Place]:
    """Read all the places of a table."""
    return [read(place) for place in reader.items()]
