"""Finds the games: every folder of a games package is one, and every game of a package that is installed for it.

There is no list to keep.
"""

from __future__ import annotations

import importlib
import os
import pkgutil
from functools import lru_cache
from pathlib import Path
from typing import Final

from parlour.engine.edition import Edition, digest, read_file
from parlour.engine.game import Game
from parlour.engine.languages import ENGLISH, LANGUAGES
from parlour.engine.loading.plugins import Installed, Plugin, Problem, installed
from parlour.engine.plain import Plain, Wrong

HOME: Final = "parlour.games"
MORE: Final = "PARLOUR_GAMES"
STANDARD: Final = "standard"
EDITIONS_KEPT: Final = 64  # in memory
EARLIER: Final = "earlier"  # a folder beside the editions: those that earlier releases came with


def packages() -> list[str]:
    """List the packages whose folders are games: our own, and those that PARLOUR_GAMES names."""
    return [HOME, *[name for name in os.environ.get(MORE, "").split(":") if name]]


def _folders(package: str) -> tuple[str, ...]:
    return _folders_on(tuple(importlib.import_module(package).__path__))


@lru_cache
def _folders_on(path: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(sorted([module.name for module in pkgutil.iter_modules(path) if module.ispkg]))


def _in_folders() -> list[str]:
    return [slug for package in packages() for slug in _folders(package)]


def _installed() -> Installed:
    return installed(_in_folders())


def slugs() -> list[str]:
    """List the slugs of all games; an installed game that cannot be used is left out, and `problems` says why."""
    return [*_in_folders(), *_installed().games]


def problems() -> list[Problem]:
    """List the installed games that cannot be used, with the reasons."""
    return _installed().problems


def is_shipped(slug: str) -> bool:
    """Return whether a game comes with Parlour."""
    return slug in _folders(HOME)


def package_of(slug: str) -> str:
    """Return the name of the installed package of a game; empty if the game is a folder of a games package."""
    return "" if _module(slug) else _plugin(slug).package


def _module(slug: str) -> str:
    """Return the name of the module of a game in a games package; empty if there is none."""
    for package in packages():
        if slug in _folders(package):
            return f"{package}.{slug}"
    return ""


def _plugin(slug: str) -> Plugin:
    found = _installed()
    if slug in found.games:
        return found.games[slug]
    for problem in found.problems:
        if problem.name == slug:
            raise Wrong("game", "one that can be loaded", f"{slug}; {problem}")
    raise Wrong("game", "one of " + ", ".join(slugs()), slug)


def game(slug: str, rules: int | None = None) -> Game:
    """Load a game by its slug, at the newest version of its rules or at the one that is named."""
    module = _module(slug)
    found = importlib.import_module(module).GAME if module else _plugin(slug).game
    assert isinstance(found, Game), f"{module}.GAME is not a Game"
    return found if rules is None else found.at(rules)


def folder(slug: str) -> Path:
    """Return the folder of a game, where its editions and texts lie."""
    module = _module(slug)
    if not module:
        return _plugin(slug).folder
    file = importlib.import_module(module).__file__
    assert file is not None
    return Path(file).parent


def languages(slug: str) -> list[str]:
    """List the languages that a game has texts in; English is always among them."""
    texts = folder(slug) / "text"
    return [language for language in LANGUAGES if language == ENGLISH or (texts / f"{language}.ftl").is_file()]


def language(slug: str, wanted: str) -> str:
    """Return the language of a game's texts for a reader of *wanted*: that one, or English if the game lacks it."""
    return wanted if wanted in languages(slug) else ENGLISH


def edition_names(slug: str) -> list[str]:
    """List the names of the editions that come with a game."""
    return sorted([path.stem for path in (folder(slug) / "editions").glob("*.toml")])


def shipped(slug: str, wanted: str, rules: int | None = None) -> Edition | None:
    """Find an edition of this or an earlier release by its digest; None if there is none."""
    path = _by_digest(folder(slug) / "editions").get(wanted)
    return None if path is None else _edition_in(path, game(slug, rules))


def is_own_edition(slug: str, wanted: str) -> bool:
    """Return whether an edition came with no release of the game: it is somebody's own.

    Statistics and rankings leave out the matches that are played with such an edition. Of a game that is gone nobody
    knows.
    """
    return slug in slugs() and wanted not in _by_digest(folder(slug) / "editions")


@lru_cache
def _by_digest(home: Path) -> dict[str, Path]:
    """Return the files of the editions in a folder, and of earlier ones, by digest."""
    paths = [*sorted((home / EARLIER).glob("*.toml")), *sorted(home.glob("*.toml"))]
    return {digest(read_file(path)): path for path in paths}


def _edition_in(path: Path, played: Game) -> Edition:
    """Read an edition, or return the one that was made when its file was the same: editions never change."""
    try:
        stat = path.stat()
    except OSError:
        return played.edition(read_file(path))  # which says what is wrong
    return _edition_of(path, stat.st_mtime_ns, stat.st_size, played)


@lru_cache(EDITIONS_KEPT)
def _edition_of(path: Path, _written: int, _size: int, played: Game) -> Edition:
    return played.edition(read_file(path))


def earlier_editions(slug: str) -> list[dict[str, Plain]]:
    """Read the component data of earlier releases, for records and tables that refer to them by digest."""
    return [read_file(path) for path in sorted((folder(slug) / "editions" / EARLIER).glob("*.toml"))]


def edition(slug: str, name: str = STANDARD) -> Edition:
    """Load an edition that comes with a game, or one from a file of the user's, for the newest rules."""
    home = folder(slug) / "editions"
    if name == STANDARD or name in edition_names(slug):
        return _edition_in(home / f"{name}.toml", game(slug))
    if name.endswith(".toml"):
        return _edition_in(Path(name), game(slug))
    raise Wrong("edition", "one of " + ", ".join(edition_names(slug)) + ", or a .toml file", name)
