# ruff: noqa: INP001 - a script beside the data it makes, no package
"""Makes vectors.json: random final positions with the sheets that the rules give them, for the pad's own scoring.

Run from the root of the repository: PYTHONPATH=src .venv/bin/python client/src/games/hamlet/vectors/make.py
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Final

from parlour.engine import catalogue
from parlour.engine.plain import Plain, Reader, Wrong
from parlour.games.hamlet.pad import FIGURES
from parlour.games.hamlet.setup import components_of
from parlour.games.hamlet.tiles import NONE, TILES

FILE: Final = Path(__file__).with_name("vectors.json")
PADS: Final = 250
SEED: Final = 20220614
HAMLET: Final = catalogue.game("hamlet")
EDITION: Final = catalogue.edition("hamlet")
COMPONENTS: Final = components_of(EDITION)
LANDMARKS: Final = [tile for tile in range(len(TILES)) if COMPONENTS.scores[tile] != NONE]


def random_landmark(rng: random.Random, tile: int) -> dict[str, Plain]:
    """Draw what was counted for a landmark; now and then it is not accessible."""
    landmark: dict[str, Plain] = {"id": TILES[tile]}
    connected = rng.random() < 0.8
    if not connected or rng.random() < 0.2:
        landmark["connected"] = connected
    figure = FIGURES.get(COMPONENTS.scores[tile])
    if figure is not None:
        landmark[figure] = rng.randint(0, 9)
    return landmark


def random_seat(rng: random.Random, name: str, landmarks: list[int]) -> dict[str, Plain]:
    """Make one player's figures; they may break the rules, which the caller finds out."""
    roads = rng.randint(0, 5)
    return {
        "name": name,
        "track": rng.choice((0, 12, rng.randint(15, 90))),
        "deliveries": rng.randint(0, 2),
        "sales": rng.randint(0, 3),
        "roads": roads,
        "planner": False,
        "longest": rng.choice((0, *range(2, 13))) if roads else 0,
        "coins": rng.choice((0, 1, 2, 5, rng.randint(0, 30))),
        "donkeys": rng.randint(1, 6),
        "landmarks": [random_landmark(rng, tile) for tile in landmarks],
    }


def random_pad(rng: random.Random) -> dict[str, Plain]:
    """Make one final position; a few are of equal players, who tie or are told apart by deliveries and sales (M66)."""
    count = rng.randint(1, 4)
    shuffled = rng.sample(LANDMARKS, len(LANDMARKS))
    shares = [shuffled[seat::count][: rng.choice((0, 1, 2, 4, 9))] for seat in range(count)]
    seats = [random_seat(rng, f"Player {seat + 1}", shares[seat]) for seat in range(count)]
    if rng.random() < 0.15:
        seats = [
            {**seats[0], "name": f"Player {seat + 1}", "sales": rng.randint(1, 2), "deliveries": 1, "landmarks": []}
            for seat in range(count)
        ]
    planner = rng.randrange(count)
    if seats[planner]["roads"]:
        seats[planner]["planner"] = True
    return {"seats": list[Plain](seats)}


def scored(rng: random.Random) -> dict[str, Plain]:
    """Draw final positions until one keeps the rules, and score it."""
    while True:
        pad = random_pad(rng)
        try:
            names, sheet = HAMLET.score(Reader(pad, ""), EDITION)
        except Wrong:
            continue
        return {"pad": pad, "sheet": sheet.to_plain(names)}


def make() -> dict[str, Plain]:
    """Give the edition and the pads with their sheets."""
    rng = random.Random(SEED)
    return {"edition": dict[str, Plain](EDITION.data), "vectors": [scored(rng) for _ in range(PADS)]}


def written() -> str:
    """Write the vectors, one a line."""
    made = make()
    vectors = made["vectors"]
    assert isinstance(vectors, list)
    lines = ",\n".join(json.dumps(vector, separators=(",", ":")) for vector in vectors)
    return f'{{"edition":{json.dumps(made["edition"], separators=(",", ":"))},\n"vectors":[\n{lines}\n]}}\n'


if __name__ == "__main__":
    FILE.write_text(written())
