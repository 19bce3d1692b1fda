"""The ledger: every match is stored when it ends, so that an interrupted contest can be continued."""

from __future__ import annotations

from pathlib import Path
from typing import Final, Generic, Protocol, TypeVar

import msgspec

from parlour.engine.plain import Wrong
from parlour.lab.arena.bout import Bout
from parlour.lab.arena.contest import Contest, Fixture


class Played(Protocol):
    """What is known of one match: at least which one it was."""

    @property
    def fixture(self) -> Fixture:
        """Return what was played."""
        ...


Row = TypeVar("Row", bound=Played)


class Book(Generic[Row]):
    """The matches of a contest, in memory and, if there is a file, in it: a line for the contest, then one a match."""

    def __init__(self, contest: Contest, row: type[Row], file: Path | None = None) -> None:
        """Take up what the file holds of the same contest; `Wrong` if it is of another one."""
        self.contest: Final = contest
        self.file: Final = file
        self.rows: Final[dict[Fixture, Row]] = {}
        if file is not None and file.exists():
            self._read(file, row)
        elif file is not None:
            file.write_bytes(self._header() + b"\n")

    def add(self, row: Row) -> None:
        """Write a match down."""
        self.rows[row.fixture] = row
        if self.file is not None:
            with self.file.open("ab") as file:
                file.write(msgspec.json.encode(row) + b"\n")

    def _header(self) -> bytes:
        return msgspec.json.encode(self.contest.to_plain())

    def _read(self, file: Path, kind: type[Row]) -> None:
        text = file.read_bytes()
        whole = text[: text.rfind(b"\n") + 1]
        header, *lines = whole.splitlines() or [b""]
        if header != self._header():
            raise Wrong(str(file), "the ledger of this contest", "another file or contest")
        for number, line in enumerate(lines, start=2):
            try:
                row = msgspec.json.decode(line, type=kind)
            except msgspec.DecodeError as error:
                raise Wrong(f"{file}, line {number}", "a match", str(error)) from None
            self.rows[row.fixture] = row
        if whole != text:  # the last line was cut off when the contest was
            file.write_bytes(whole)


class Ledger(Book[Bout]):
    """The bouts of an arena."""

    def __init__(self, contest: Contest, file: Path | None = None) -> None:
        super().__init__(contest, Bout, file)

    @property
    def bouts(self) -> dict[Fixture, Bout]:
        """Return the bouts by fixture."""
        return self.rows
