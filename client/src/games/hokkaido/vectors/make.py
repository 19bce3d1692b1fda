# ruff: noqa: INP001 - a script beside the data it makes, no package
"""Makes vectors.json: random final cities with the sheets the rules give, for the tests of the pad's own scoring.

Run from the root of the repository: PYTHONPATH=src .venv/bin/python client/src/games/hokkaido/vectors/make.py
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Final

from parlour.engine import catalogue
from parlour.engine.plain import Plain, Reader
from parlour.games.hokkaido.mountains import find_ends
from parlour.games.hokkaido.notation import read_area

FILE: Final = Path(__file__).with_name("vectors.json")
PADS: Final = 200
SEED: Final = 20190412
COLOURS: Final = "UBGY"
KINDS: Final = ("_", "D", "F", "L", "p", "f", ".")
WEIGHTS: Final = (4, 7, 2, 2, 2, 2, 2)
Rows = list[list[str]]


def is_range(rows: Rows) -> bool:
    """Say whether the mountains are one range without forks (H34)."""
    return find_ends(read_area([Reader(" ".join(row), "row") for row in rows]))


def random_range(rng: random.Random, rows: Rows, length: int) -> None:
    """Let a range grow at random, at either end."""
    height, width = len(rows), len(rows[0])
    peaks = [(rng.randrange(width), rng.randrange(height))] if length else []
    for x, y in peaks:
        rows[y][x] = "M"
    for _ in range(length * 6):
        if not 0 < len(peaks) < length:
            return
        x, y = rng.choice((peaks[0], peaks[-1]))
        x, y = x + rng.randint(-1, 1), y + rng.randint(-1, 1)
        if not (0 <= x < width and 0 <= y < height) or rows[y][x] == "M":
            continue
        before, rows[y][x] = rows[y][x], "M"
        if is_range(rows):
            peaks.append((x, y))
        else:
            rows[y][x] = before


def random_square(rng: random.Random) -> str:
    """Draw a square that is no mountain."""
    kind = rng.choices(KINDS, weights=WEIGHTS)[0]
    if kind == "p":
        return kind + rng.choice(COLOURS) + rng.choice(("", "+", "+"))
    if kind == "f":
        return kind + rng.choice(COLOURS) + ("6" if rng.random() < 0.1 else "")
    return kind


def random_city(rng: random.Random) -> list[Plain]:
    """Paint a city; now and then a tiny one, or a range that fills it."""
    width, height = rng.choices(((9, 8), (6, 11), (3, 2), (1, 1), (14, 12)), weights=(6, 4, 2, 1, 1))[0]
    rows = [[random_square(rng) for _ in range(width)] for _ in range(height)]
    random_range(rng, rows, rng.choice((0, 1, 2, 5, 9, 9, 14, 22)))
    return [" ".join(row) for row in rows]


def random_pad(rng: random.Random) -> dict[str, Plain]:
    """Make one final position."""
    seats: list[Plain] = []
    left = 4
    for seat in range(rng.randint(2, 5)):
        goals = rng.randint(0, min(2, left))
        left -= goals
        seats.append({"name": f"Player {seat + 1}", "city": random_city(rng), "goals": goals})
    return {"seats": seats}


def make() -> dict[str, Plain]:
    """Give the edition and the pads with their sheets."""
    hokkaido, edition = catalogue.game("hokkaido"), catalogue.edition("hokkaido")
    rng = random.Random(SEED)
    pads = [random_pad(rng) for _ in range(PADS)]
    vectors: list[Plain] = []
    for pad in pads:
        names, sheet = hokkaido.score(Reader(pad, ""), edition)
        vectors.append({"pad": pad, "sheet": sheet.to_plain(names)})
    return {"edition": dict[str, Plain](edition.data), "vectors": vectors}


def written() -> str:
    """Write the vectors, one a line."""
    made = make()
    vectors = made["vectors"]
    assert isinstance(vectors, list)
    lines = ",\n".join(json.dumps(vector, separators=(",", ":")) for vector in vectors)
    return f'{{"edition":{json.dumps(made["edition"], separators=(",", ":"))},\n"vectors":[\n{lines}\n]}}\n'


if __name__ == "__main__":
    FILE.write_text(written())
