"""The ledger: every bout is written down as it ends, so that a contest that was broken off can be gone on with."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from parlour.engine.plain import Wrong
from parlour.lab.arena.bout import Bout
from parlour.lab.arena.contest import Contest, Fixture


class Ledger:
    """The bouts of one contest, in memory and, if there is a file, in it: a line for the contest, then one a bout."""

    def __init__(self, contest: Contest, file: Path | None = None) -> None:
        """Take up what the file holds of the same contest; `Wrong` if it is of another one."""
        self.contest: Final = contest
        self.file: Final = file
        self.bouts: Final[dict[Fixture, Bout]] = {}
        if file is not None and file.exists():
            self._read(file)
        elif file is not None:
            file.write_bytes(self._header() + b"\n")

    def add(self, bout: Bout) -> None:
        """Write a bout down."""
        self.bouts[bout.fixture] = bout
        if self.file is not None:
            with self.file.open("ab") as file:
                file.write(msgspec.json.encode(bout) + b"\n")

    def _header(self) -> bytes:
        return msgspec.json.encode(self.contest.to_plain())

    def _read(self, file: Path) -> None:
        text = file.read_bytes()
        whole = text[: text.rfind(b"\n") + 1]
        header, *lines = whole.splitlines() or [b""]
        if header != self._header():
            raise Wrong(str(file), "the ledger of this contest", "another file or contest")
        for number, line in enumerate(lines, start=2):
            try:
                bout = msgspec.json.decode(line, type=Bout)
            except msgspec.DecodeError as error:
                raise Wrong(f"{file}, line {number}", "a bout", str(error)) from None
            self.bouts[bout.fixture] = bout
        if whole != text:  # the last line was cut off when the contest was
            file.write_bytes(whole)
