# ruff: noqa: INP001 - a script beside the data it makes, no package
"""Makes vectors.json: random final homes with the sheets that the rules give them, for the pad's own scoring.

Run from the root of the repository: PYTHONPATH=src .venv/bin/python client/src/games/dreamhome/vectors/make.py
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Final

from parlour.engine import catalogue
from parlour.engine.plain import Plain, Reader, Wrong
from parlour.games.dreamhome.names import DECORS, FLOOR_SIZES, FLOORS, HELPERS, TYPES

FILE: Final = Path(__file__).with_name("vectors.json")
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


def legal_seat(rng: random.Random, name: str) -> dict[str, Plain]:
    """Draw homes until one keeps the rules."""
    home, edition = catalogue.game("dreamhome"), catalogue.edition("dreamhome")
    while True:
        seat = random_seat(rng, name)
        try:
            home.score(Reader({"seats": [seat, seat]}, ""), edition)
        except Wrong:
            continue
        return seat


def random_pad(rng: random.Random) -> dict[str, Plain]:
    """Make one final position."""
    seats = rng.randint(2, 4)
    laid: list[Plain] = [legal_seat(rng, f"Player {seat + 1}") for seat in range(seats)]
    if rng.random() < 0.12:  # equal homes tie, or are told apart by their children only (D75)
        first = laid[0]
        assert isinstance(first, dict)
        laid = [{**first, "name": f"Player {seat + 1}", "children": rng.randint(0, 1)} for seat in range(seats)]
    return {"seats": laid}


def make() -> dict[str, Plain]:
    """Give the edition and the pads with their sheets."""
    home, edition = catalogue.game("dreamhome"), catalogue.edition("dreamhome")
    rng = random.Random(SEED)
    vectors: list[Plain] = []
    for _ in range(PADS):
        pad = random_pad(rng)
        names, sheet = home.score(Reader(pad, ""), edition)
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
