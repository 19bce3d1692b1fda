# interpreted: it imports packages of others, once
"""Games in packages of their own: whatever is installed with an entry point of the group `parlour.games`.

An entry point has the game's slug as its name and refers to the `Game`: `pig = "parlour_pig:GAME"`. Editions, texts and
help lie beside the module, as in our own game folders. A package that cannot be used is left out, with the reason.
"""

from __future__ import annotations

import os
import re
import sys
from dataclasses import dataclass, field
from functools import lru_cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Final

from parlour.engine.edition import read_file
from parlour.engine.game import Game
from parlour.engine.languages import ENGLISH
from parlour.engine.plain import Wrong

GROUP: Final = "parlour.games"
SWITCH: Final = "PARLOUR_PLUGINS"
OFF: Final = "off"
SLUG: Final = re.compile(r"(?=.{2,30}$)[a-z][a-z0-9]*(_[a-z0-9]+)*")
SLUG_WORDS: Final = "a name of 2 to 30 small letters and digits, with single underscores between words"
NEEDED_TEXTS: Final = ("name", "tagline")


@dataclass(frozen=True)
class Plugin:
    """A game of an installed package."""

    game: Game
    folder: Path
    package: str  # the name under which it is installed


@dataclass(frozen=True)
class Problem:
    """An entry point that is left out, and why."""

    name: str
    package: str
    reason: str

    def __str__(self) -> str:
        return f"the game {self.name} of the package {self.package} is left out: {self.reason}"


@dataclass(frozen=True)
class Installed:
    """What was found: games by their slugs, and the problems with the others."""

    games: dict[str, Plugin] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)


def installed(taken: list[str]) -> Installed:
    """Load the games of all installed packages; no game may have a slug that is *taken*."""
    if os.environ.get(SWITCH) == OFF:
        return Installed()
    return _load_all(tuple(sys.path), tuple(taken))


@lru_cache(maxsize=4)  # reading the metadata of all packages takes a while, and they stay what they are
def _load_all(path: tuple[str, ...], taken: tuple[str, ...]) -> Installed:  # noqa: ARG001 (where packages are found)
    found = Installed()
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, _package(entry))):
        try:
            _refuse_taken(entry.name, taken, found)
            found.games[entry.name] = _load(entry)
        except (Exception, SystemExit) as error:  # noqa: BLE001 (whatever the package does, the others go on)
            reason = str(error) if isinstance(error, Wrong) else f"{type(error).__name__}: {error}"
            found.problems.append(Problem(entry.name, _package(entry), reason))
    return found


def _package(entry: EntryPoint) -> str:
    return entry.dist.name if entry.dist is not None else entry.module


def _refuse_taken(slug: str, taken: tuple[str, ...], found: Installed) -> None:
    if not SLUG.fullmatch(slug):
        raise Wrong("entry point", SLUG_WORDS, slug)
    if slug in taken:
        raise Wrong("entry point", "a name that no game has yet", f"{slug}, which comes with Parlour")
    if slug in found.games:
        raise Wrong("entry point", "a name that no game has yet", f"{slug} of {found.games[slug].package} too")


def _load(entry: EntryPoint) -> Plugin:
    """Import the package and check all that is needed to list its game and to make a table."""
    game = entry.load()
    if not isinstance(game, Game):
        raise Wrong(entry.value, f'a Game (written as {entry.name} = "{entry.module}:GAME")', type(game).__name__)
    if game.info.slug != entry.name:
        raise Wrong(entry.value, f"a game with the slug {entry.name}", game.info.slug)
    folder = Path(str(sys.modules[entry.module].__file__)).parent
    _check_texts(folder / "text" / f"{ENGLISH}.ftl")
    _check_editions(game, folder / "editions")
    return Plugin(game, folder, _package(entry))


def _check_texts(file: Path) -> None:
    from fluent.runtime import FluentResource  # noqa: PLC0415 (0.15 s, which nobody pays without such games)
    from fluent.syntax import ast  # noqa: PLC0415 (as above)

    if not file.is_file():
        raise Wrong(str(file), "texts in English", "no such file")
    entries = FluentResource(file.read_text(encoding="utf-8")).body
    junk = [entry.content or "" for entry in entries if isinstance(entry, ast.Junk)]
    if junk:
        raise Wrong(str(file), "Fluent", junk[0].strip()[:60])
    missing = {*NEEDED_TEXTS} - {entry.id.name for entry in entries if isinstance(entry, ast.Message)}
    if missing:
        raise Wrong(str(file), "the texts " + " and ".join(NEEDED_TEXTS), "no " + ", ".join(sorted(missing)))


def _check_editions(game: Game, folder: Path) -> None:
    files = sorted(folder.glob("*.toml"))
    if not files:
        raise Wrong(str(folder / "standard.toml"), "an edition", "no such file")
    for file in files:
        try:
            game.edition(read_file(file))
        except Wrong as wrong:
            raise Wrong(f"{file}: {wrong.path}", wrong.expected, wrong.found) from None
