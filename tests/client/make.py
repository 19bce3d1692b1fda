"""The data of the client's tests and gallery: what the rules say of pads and positions that each game names.

`PYTHONPATH=src python -m tests.client.make` writes them, from the root of the repository; with slugs after it, only
those games'. In the folder `vectors` beside a game's board, scripts say which they are, and the JSON files are what
is made of them.
"""

import runpy
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.client import constants, decisions, pads, positions, read_pads

GAMES = Path(__file__).resolve().parents[2] / "client" / "src" / "games"
SLUGS = sorted([folder.parent.name for folder in GAMES.glob("*/vectors")])
MAKERS: dict[str, Callable[[str], str]] = {
    "vectors.json": lambda slug: pads.written(slug, named_by(slug, "pads")),
    "positions.json": lambda slug: positions.written(named_by(slug, "positions")),
    "read_pads.json": lambda slug: read_pads.written(slug, named_by(slug, "pads")),
    "constants.json": lambda slug: constants.written(named_by(slug, "constants")),
    "decisions.json": lambda slug: decisions.written(named_by(slug, "decisions")),
}


def path_of(slug: str, file: str) -> Path:
    """Return the path of a file of a game's data."""
    return GAMES / slug / "vectors" / file


def named_by(slug: str, what: str) -> Any:
    """Ask a game's script for its pads, its positions or the decisions that are wanted."""
    return runpy.run_path(str(path_of(slug, f"{what}.py")))[what]()


def main() -> None:
    for slug in sys.argv[1:] or SLUGS:
        for file, made in MAKERS.items():
            path_of(slug, file).write_text(made(slug), encoding="utf-8")
            sys.stdout.write(f"{path_of(slug, file).relative_to(GAMES)}\n")


if __name__ == "__main__":
    main()
