"""The data of the client's tests and gallery: what the rules say of pads and positions that each game names.

`PYTHONPATH=src python -m tests.client.make` writes them, from the root of the repository; with slugs after it, only
those games'. In the folder `vectors` beside a game's board, `pads.py` and `positions.py` say which they are, and
`vectors.json` and `positions.json` are what is made of them.
"""

import runpy
import sys
from collections.abc import Callable
from pathlib import Path

from parlour.engine.plain import Plain
from tests.client import pads, positions

GAMES = Path(__file__).resolve().parents[2] / "client" / "src" / "games"
SLUGS = sorted([folder.parent.name for folder in GAMES.glob("*/vectors")])
MAKERS: dict[str, Callable[[str], str]] = {
    "vectors.json": lambda slug: pads.written(slug, named_by(slug, "pads")),
    "positions.json": lambda slug: positions.written(named_by(slug, "positions")),
}


def path_of(slug: str, file: str) -> Path:
    """Return the path of a file of a game's data."""
    return GAMES / slug / "vectors" / file


def named_by(slug: str, what: str) -> list[dict[str, Plain]]:
    """Ask a game's script for its pads or its positions."""
    found = runpy.run_path(str(path_of(slug, f"{what}.py")))[what]()
    assert isinstance(found, list)
    return found


def main() -> None:
    for slug in sys.argv[1:] or SLUGS:
        for file, made in MAKERS.items():
            path_of(slug, file).write_text(made(slug), encoding="utf-8")
            sys.stdout.write(f"{path_of(slug, file).relative_to(GAMES)}\n")


if __name__ == "__main__":
    main()
