"""Finds the games: every folder of a games package is one. There is no list to keep."""

from __future__ import annotations

import importlib
import os
import pkgutil
from pathlib import Path
from typing import Final

from parlour.engine.edition import Edition, read_file
from parlour.engine.game import Game
from parlour.engine.plain import Wrong

HOME: Final = "parlour.games"
MORE: Final = "PARLOUR_GAMES"
STANDARD: Final = "standard"


def packages() -> list[str]:
    """List the packages whose folders are games: our own, and those that PARLOUR_GAMES names."""
    return [HOME, *[name for name in os.environ.get(MORE, "").split(":") if name]]


def _folders(package: str) -> list[str]:
    path = importlib.import_module(package).__path__
    return sorted([module.name for module in pkgutil.iter_modules(path) if module.ispkg])


def slugs() -> list[str]:
    """Name every game there is."""
    return [slug for package in packages() for slug in _folders(package)]


def game(slug: str) -> Game:
    """Load a game by its slug."""
    for package in packages():
        if slug in _folders(package):
            found = importlib.import_module(f"{package}.{slug}").GAME
            assert isinstance(found, Game), f"{package}.{slug}.GAME is not a Game"
            return found
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


def edition(slug: str, name: str = STANDARD) -> Edition:
    """Load an edition that comes with a game, or one from a file of the user's."""
    if name in edition_names(slug):
        return game(slug).edition(read_file(folder(slug) / "editions" / f"{name}.toml"))
    if name.endswith(".toml"):
        return game(slug).edition(read_file(Path(name)))
    raise Wrong("edition", "one of " + ", ".join(edition_names(slug)) + ", or a .toml file", name)
