# ruff: noqa: INP001 - a script beside the data that are made of it, no package
"""Random final homes for the tests of the pad's own scoring: `tests.client.make` makes vectors.json of them."""

from __future__ import annotations

import random
from typing import Final

from parlour.engine.plain import Plain
from parlour.games.dreamhome.rules.names import DECORS, FLOOR_SIZES, FLOORS, HELPERS, TYPES
from tests.client.pads import Pad, keeps_the_rules

PADS: Final = 250
SEED: Final = 20161108
UPPER: Final = TYPES[:11]
LOWER: Final = TYPES[11:]
COLOURS: Final = ("red", "brown", "blue", "green")


def random_floor(rng: random.Random, floor: str, size: int) -> list[Plain]:
    """Fill a floor; neighbours are often alike, so that rooms of several cards come about."""
    kinds = LOWER if floor == "basement" else UPPER
    favourites = ("garage",) if floor == "basement" else ("living_room", "bedroom", "kitchen", "bathroom")
    row: list[Plain] = []
    for _ in range(size):
        draw = rng.random()
        if draw < 0.12:
            row.append(rng.choice(("empty", "empty", "free")))
        elif draw < 0.4 and row:
            row.append(row[-1])
        else:
            row.append(rng.choice(favourites if rng.random() < 0.5 else kinds))
    return row


def random_seat(rng: random.Random, name: str) -> dict[str, Plain]:
    """Make one home; it may break the rules, which the caller finds out."""
    pile: list[Plain] = []
    for colour in COLOURS:
        pile += [colour] * rng.choice((0, 0, 1, 1, 2, 4)) + [f"{colour}*"] * rng.choice((0, 0, 1))
    seat: dict[str, Plain] = {"name": name}
    for floor, size in zip(FLOORS, FLOOR_SIZES, strict=True):
        seat[floor] = random_floor(rng, floor, size)
    tokens: list[Plain] = []
    for decor in rng.sample(DECORS, rng.randint(0, 3)):
        floor = rng.choice(FLOORS)
        tokens.append({"id": decor, "floor": floor, "cell": rng.randrange(FLOOR_SIZES[FLOORS.index(floor)])})
    rng.shuffle(pile)
    return {
        **seat,
        "decor": tokens,
        "beside": [decor for decor in ("tree_house", "birdhouse") if rng.random() < 0.2],
        "roofs": pile[: rng.randint(0, 9)],
        "helpers": [rng.choice(HELPERS) for _ in range(rng.randint(0, 3))],
        "children": rng.randint(0, 6),
    }


def legal_seat(rng: random.Random, name: str) -> Pad:
    """Draw homes until one keeps the rules."""
    while True:
        seat = random_seat(rng, name)
        if keeps_the_rules("dreamhome", {"seats": [seat, seat]}):
            return seat


def random_pad(rng: random.Random) -> Pad:
    """Make one final position."""
    seats = rng.randint(2, 4)
    laid: list[Plain] = [legal_seat(rng, f"Player {seat + 1}") for seat in range(seats)]
    if rng.random() < 0.12:  # equal homes tie, or are told apart by their children only (D75)
        first = laid[0]
        assert isinstance(first, dict)
        laid = [{**first, "name": f"Player {seat + 1}", "children": rng.randint(0, 1)} for seat in range(seats)]
    return {"seats": laid}


def pads() -> list[Pad]:
    """Draw the final positions."""
    rng = random.Random(SEED)
    return [random_pad(rng) for _ in range(PADS)]
