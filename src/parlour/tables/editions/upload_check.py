"""Checking an uploaded edition in the sandboxed process: text comes in, checked data goes out."""

from __future__ import annotations

from dataclasses import dataclass

from parlour.engine import catalogue
from parlour.engine.edition import from_toml
from parlour.engine.plain import encode


@dataclass(frozen=True)
class Upload:
    """The TOML text of an edition, as it came."""

    game: str
    toml: bytes


@dataclass(frozen=True)
class Checked:
    """An edition that the game accepts; *body* is its data in JSON."""

    name: str
    digest: str
    sources: dict[str, int]
    parts: dict[str, dict[str, int]]
    body: str


def check(upload: Upload) -> Checked:
    """Parse an edition and let its game read it; `Wrong` says what is wrong with it."""
    edition = catalogue.game(upload.game).edition(from_toml(upload.toml, "edition"))
    body = encode(edition.data).decode()
    return Checked(edition.name, edition.digest, edition.sources(), edition.sources_by_part(), body)
