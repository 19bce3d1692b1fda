"""Ledger files: JSON lines after a header line; an interrupted run continues from its ledger."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

import msgspec

from parlour.engine.plain import Wrong

Row = TypeVar("Row")


def take_up(file: Path, header: bytes, row: type[Row], *, of: str, one: str) -> list[Row]:
    """Read the rows of a ledger with this header, or start one; `Wrong` if the file has another header.

    An incomplete last line, left by an interrupted run, is removed.
    """
    if not file.exists():
        file.write_bytes(header + b"\n")
        return []
    text = file.read_bytes()
    whole = text[: text.rfind(b"\n") + 1]
    found, *lines = whole.splitlines() or [b""]
    if found != header:
        raise Wrong(str(file), f"the ledger of this {of}", f"another file or {of.partition(',')[0]}")
    rows = [_decoded(line, row, f"{file}, line {number}", one) for number, line in enumerate(lines, start=2)]
    if whole != text:
        file.write_bytes(whole)
    return rows


def append(file: Path, row: object) -> None:
    """Add a row."""
    with file.open("ab") as ledger:
        ledger.write(msgspec.json.encode(row) + b"\n")


def _decoded(line: bytes, row: type[Row], where: str, one: str) -> Row:
    try:
        return msgspec.json.decode(line, type=row)
    except msgspec.DecodeError as error:
        raise Wrong(where, one, str(error)) from None
