"""Finds the games: every folder of a games package is one. There is no list to keep."""

from __future__ import annotations

import importlib
import os
import pkgutil
from pathlib import Path
from typing import Final

from parlour.engine.edition import Edition, digest, read_file
from parlour.engine.game import Game
from parlour.engine.plain import Plain, Wrong

HOME: Final = "parlour.games"
MORE: Final = "PARLOUR_GAMES"
STANDARD: Final = "standard"
EARLIER: Final = "earlier"  # a folder beside the editions: those that earlier releases came with


def packages() -> list[str]:
    """List the packages whose folders are games: our own, and those that PARLOUR_GAMES names."""
    return [HOME, *[name for name in os.environ.get(MORE, "").split(":") if name]]


def _folders(package: str) -> list[str]:
    path = importlib.import_module(package).__path__
    return sorted([module.name for module in pkgutil.iter_modules(path) if module.ispkg])


def slugs() -> list[str]:
    """Name every game there is."""
    return [slug for package in packages() for slug in _folders(package)]


def game(slug: str, rules: int | None = None) -> Game:
    """Load a game by its slug, at the newest version of its rules or at the one that is named."""
    for package in packages():
        if slug in _folders(package):
            found = importlib.import_module(f"{package}.{slug}").GAME
            assert isinstance(found, Game), f"{package}.{slug}.GAME is not a Game"
            return found if rules is None else found.at(rules)
    raise Wrong("game", "one of " + ", ".join(slugs()), slug)


def folder(slug: str) -> Path:
    """Give the folder of a game, where its editions and texts lie."""
    for package in packages():
        if slug in _folders(package):
            file = importlib.import_module(f"{package}.{slug}").__file__
            assert file is not None
            return Path(file).parent
    raise Wrong("game", "one of " + ", ".join(slugs()), slug)


def edition_names(slug: str) -> list[str]:
    """Name the editions that come with a game."""
    return sorted([path.stem for path in (folder(slug) / "editions").glob("*.toml")])


def shipped(slug: str, wanted: str, rules: int | None = None) -> Edition | None:
    """Find by its digest an edition that this release or an earlier one came with; None if there is none such."""
    home = folder(slug) / "editions"
    for path in [*sorted(home.glob("*.toml")), *sorted((home / EARLIER).glob("*.toml"))]:
        data: dict[str, Plain] = read_file(path)
        if digest(data) == wanted:
            return game(slug, rules).edition(data)
    return None


def earlier_editions(slug: str) -> list[dict[str, Plain]]:
    """Read the component data that earlier releases came with: for records and tables that name them by digest."""
    return [read_file(path) for path in sorted((folder(slug) / "editions" / EARLIER).glob("*.toml"))]


def edition(slug: str, name: str = STANDARD) -> Edition:
    """Load an edition that comes with a game, or one from a file of the user's, for the newest rules."""
    if name in edition_names(slug):
        return game(slug).edition(read_file(folder(slug) / "editions" / f"{name}.toml"))
    if name.endswith(".toml"):
        return game(slug).edition(read_file(Path(name)))
    raise Wrong("edition", "one of " + ", ".join(edition_names(slug)) + ", or a .toml file", name)
