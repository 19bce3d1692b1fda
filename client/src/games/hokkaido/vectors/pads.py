# ruff: noqa: INP001 - a script beside the data that are made of it, no package
"""Random final cities for the tests of the pad's own scoring: `tests.client.make` makes vectors.json of them."""

from __future__ import annotations

import random
from typing import Final

from parlour.engine.plain import Plain, Reader
from parlour.games.hokkaido.city.mountains import find_ends
from parlour.games.hokkaido.city.notation import read_area
from tests.client.pads import Pad

PADS: Final = 200
SEED: Final = 20190412
COLOURS: Final = "UBGY"
KINDS: Final = ("_", "D", "F", "L", "p", "f", ".")
WEIGHTS: Final = (4, 7, 2, 2, 2, 2, 2)
Rows = list[list[str]]


def is_range(rows: Rows) -> bool:
    """Return whether the mountains are one range without forks (H34)."""
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


def random_pad(rng: random.Random) -> Pad:
    """Make one final position."""
    seats: list[Plain] = []
    left = 4
    for seat in range(rng.randint(2, 5)):
        goals = rng.randint(0, min(2, left))
        left -= goals
        seats.append({"name": f"Player {seat + 1}", "city": random_city(rng), "goals": goals})
    return {"seats": seats}


def pads() -> list[Pad]:
    """Draw the final positions."""
    rng = random.Random(SEED)
    return [random_pad(rng) for _ in range(PADS)]
