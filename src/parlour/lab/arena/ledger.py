"""The ledger: every match is stored when it ends, so that an interrupted contest can be continued."""

from __future__ import annotations

from pathlib import Path
from typing import Final, Generic, Protocol, TypeVar

import msgspec

from parlour.lab.arena.bout import Bout
from parlour.lab.arena.contest import Contest, Fixture
from parlour.lab.ledger_file import append, take_up


class Played(Protocol):
    """A stored match; at least its fixture is known."""

    @property
    def fixture(self) -> Fixture:
        """Return the fixture that was played."""
        ...


Row = TypeVar("Row", bound=Played)


class Book(Generic[Row]):
    """The matches of a contest, in memory and, if there is a file, in it: a line for the contest, then one a match."""

    def __init__(self, contest: Contest, row: type[Row], file: Path | None = None) -> None:
        """Read the matches of the same contest from the file; raise `Wrong` if it belongs to another contest."""
        self.contest: Final = contest
        self.file: Final = file
        self.rows: Final[dict[Fixture, Row]] = {}
        if file is not None:
            header = msgspec.json.encode(contest.to_plain())
            self.rows.update({it.fixture: it for it in take_up(file, header, row, of="contest", one="a match")})

    def add(self, row: Row) -> None:
        """Append a match."""
        self.rows[row.fixture] = row
        if self.file is not None:
            append(self.file, row)


class Ledger(Book[Bout]):
    """The bouts of an arena."""

    def __init__(self, contest: Contest, file: Path | None = None) -> None:
        super().__init__(contest, Bout, file)

    @property
    def bouts(self) -> dict[Fixture, Bout]:
        """Return the bouts by fixture."""
        return self.rows
