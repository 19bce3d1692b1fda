# ruff: noqa: INP001 - a script beside the data that are made of it, no package
"""Random final positions for the tests of the pad's own scoring: `tests.client.make` makes vectors.json of them."""

from __future__ import annotations

import random
from typing import Final

from parlour.engine import catalogue
from parlour.engine.plain import Plain
from parlour.games.hamlet.board.tiles import NONE, TILES
from parlour.games.hamlet.edition import read_edition
from parlour.games.hamlet.pad import FIGURES
from tests.client.pads import Pad, keeps_the_rules

PADS: Final = 250
SEED: Final = 20220614
COMPONENTS: Final = read_edition(catalogue.edition("hamlet").data)
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


def random_pad(rng: random.Random) -> Pad:
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


def legal_pad(rng: random.Random) -> Pad:
    """Draw final positions until one keeps the rules."""
    while True:
        pad = random_pad(rng)
        if keeps_the_rules("hamlet", pad):
            return pad


def pads() -> list[Pad]:
    """Draw the final positions."""
    rng = random.Random(SEED)
    return [legal_pad(rng) for _ in range(PADS)]
