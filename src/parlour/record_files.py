"""Record files: reads records, finds the game and the edition of each, and saves a record to a file.

Several records may stand in one file, one after another: each begins at its header, the only kind of line that has the
field "parlour". A header without component data uses those of an earlier header in the file with the same digest, or
else an edition that this release of the game comes with, or an earlier one did.
"""

from __future__ import annotations

from io import StringIO
from pathlib import Path
from typing import Final

from parlour.engine.plain import Wrong
from parlour.engine.record import Record, edition_digest, edition_inside, game_of, load

HEADER: Final = '{"parlour":'


def read_text(path: Path) -> str:
    """Read a file of text; `Wrong` says why it cannot be read."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise Wrong(str(path), "a readable file", error.strerror or "an error") from None
    except UnicodeDecodeError:
        raise Wrong(str(path), "text in UTF-8", "other bytes") from None


def split(text: str) -> list[str]:
    """Split a text into its records."""
    parts: list[list[str]] = []
    for line in StringIO(text):
        if line.replace(" ", "").startswith(HEADER) or not parts:
            parts.append([])
        parts[-1].append(line)
    return ["".join(part) for part in parts] or [""]


def pick(text: str, number: int = 1) -> Record:
    """Read one of the records in a text; the first is number 1."""
    parts = split(text)
    if not 1 <= number <= len(parts):
        raise Wrong("number", f"a record from 1 to {len(parts)}", str(number))
    part = parts[number - 1]
    game, digest = game_of(part), edition_digest(part)
    for header in [part, *parts[: number - 1]]:
        data = edition_inside(header) if edition_digest(header) == digest else None
        if data is not None:
            return load(part, game, game.edition(data))
    return load(part, game)


def save(record: Record, path: Path) -> None:
    """Write a record to its file atomically."""
    draft = path.with_name(path.name + ".draft")
    try:
        draft.write_text(record.dump(), encoding="utf-8")
        draft.replace(path)
    except OSError as error:
        raise Wrong(str(path), "a file that can be written", error.strerror or "an error") from None
