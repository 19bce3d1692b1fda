"""Packages of games as they are installed: built into a wheel, unpacked into a folder, found on the path."""

import importlib
import sys
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from hatchling.builders.wheel import WheelBuilder

from parlour.commands.games.new_game import write
from parlour.engine.loading import plugins


def install(project: Path, site: Path) -> None:
    """Build the package of a project, as pip would, and unpack it into a folder of installed packages."""
    site.mkdir(exist_ok=True)
    for wheel in WheelBuilder(str(project)).build(directory=str(project / "dist"), versions=["standard"]):
        with zipfile.ZipFile(wheel) as found:
            found.extractall(site)


def install_new(slug: str, folder: Path) -> Path:
    """Write a new game and install it; return the folder that it is installed in."""
    write(folder / slug, slug)
    install(folder / slug, folder / "site")
    return folder / "site"


@contextmanager
def on_the_path(site: Path) -> Iterator[None]:
    """Let Python, and so the catalogue, find what is installed in a folder; afterwards nothing of it is left."""
    before = set(sys.modules)
    with pytest.MonkeyPatch.context() as patch:
        patch.delenv("PARLOUR_PLUGINS", raising=False)
        patch.syspath_prepend(str(site))
        try:
            yield
        finally:
            _forget(site, set(sys.modules) - before)


def _forget(site: Path, modules: set[str]) -> None:
    for name in modules:
        if str(getattr(sys.modules[name], "__file__", "")).startswith(str(site)):
            del sys.modules[name]
    importlib.invalidate_caches()
    plugins._load_all.cache_clear()
