"""Checking the data of an edition that is being written, in the sandboxed process; it may have many problems."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from parlour.engine import catalogue
from parlour.engine.edition import check_values, digest, from_toml, sources_by_part, values_digest
from parlour.engine.loading.edition_problems import find_problems
from parlour.engine.plain import Plain, Reader, Wrong, decode, encode
from parlour.tables.editions.upload_check import Upload
from parlour.tables.wire.editions import Checked, Problem

MOST_PARTS: Final = 100  # whose sources are counted, of data that are not valid


@dataclass(frozen=True)
class EditionDraft:
    """The data of an edition in JSON, as they came."""

    game: str
    body: str


def read_toml(upload: Upload) -> str:
    """Parse the TOML text of an edition, whatever its values are; return its data in JSON."""
    return encode(from_toml(upload.toml, "edition")).decode()


def check_draft(draft: EditionDraft) -> Checked:
    """Let a game check data; the problems are a part of the answer, and `Wrong` is raised for what no file may hold."""
    data = Reader(decode(draft.body, "data"), "data").object()
    check_values(data, "data")
    game, sound = catalogue.game(draft.game), catalogue.edition(draft.game).data
    problems = find_problems(game.edition, data, sound)
    if problems:
        return refused([Problem(path=one.path, expected=one.expected, found=one.found) for one in problems], data)
    return {"problems": [], "digest": digest(data), "values": values_digest(data), "parts": sources_by_part(data)}


def refused(problems: list[Problem], data: dict[str, Plain]) -> Checked:
    """Return what is known of data with problems."""
    return {"problems": problems, "digest": None, "values": None, "parts": _known_sources(data)}


def _known_sources(data: dict[str, Plain]) -> dict[str, dict[str, int]]:
    """Count the sources of those parts in which every entry has one."""
    found: dict[str, dict[str, int]] = {}
    for key, value in list(data.items())[:MOST_PARTS]:
        try:
            found.update(sources_by_part({key: value}))
        except Wrong:
            continue
    return found
