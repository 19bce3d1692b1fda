# ruff: noqa: INP001 - a script beside the data it makes, no package
"""Makes vectors.json: random final positions with the sheets that the rules give them, for the pad's own scoring.

Run from the root of the repository: PYTHONPATH=src .venv/bin/python client/src/games/laar/vectors/make.py
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Final

from parlour.engine import catalogue
from parlour.engine.plain import Plain, Reader
from parlour.games.laar.goods import BEASTS, GEM_CLASSES, MEMOS, SPELLS, SPICES, WEAPONS

FILE: Final = Path(__file__).with_name("vectors.json")
PADS: Final = 300
SEED: Final = 20161107
WEIGHTY: Final = ("shift_gem", "protection", "universal", "per_three_beasts", "per_five_kinds", "boost_katar")


def random_seat(rng: random.Random, name: str, goods: int, seats: int) -> dict[str, Plain]:
    """Lay out one player's goods; now and then far more gems or beasts than a match allows."""
    sizes = [0, 0, 0, 0, 0]
    for _ in range(goods):
        sizes[rng.choices(range(5), weights=(2, 3, 3, 3, 4))[0]] += 1
    spells = [rng.choice(WEIGHTY if rng.random() < 0.4 else SPELLS) for _ in range(sizes[4])]
    seat: dict[str, Plain] = {
        "name": name,
        "spices": [rng.choice(SPICES) for _ in range(sizes[0])],
        "gems": [rng.randint(1, GEM_CLASSES) for _ in range(sizes[1])],
        "beasts": [rng.choice(BEASTS) for _ in range(sizes[2])],
        "weapons": [random_weapon(rng) for _ in range(sizes[3])],
        "spells": [turned(rng, spell) for spell in spells],
    }
    protections = spells.count("protection")
    if protections and rng.random() < 0.5:
        seat["protect"] = list[Plain](rng.sample(WEAPONS, rng.randint(0, min(protections, len(WEAPONS)))))
    if seats == 2 and rng.random() < 0.5:
        seat["side"] = rng.choice(("left", "right"))
    return seat


def random_weapon(rng: random.Random) -> Plain:
    """Draw a weapon with its two numbers (L3)."""
    return {"kind": rng.choice(WEAPONS), "left": rng.randint(0, 2), "right": rng.randint(0, 2)}


def turned(rng: random.Random, spell: str) -> str:
    """Name a pair of spices in either order (L43)."""
    words = spell.split("_")
    return f"pair_{words[2]}_{words[1]}" if words[0] == "pair" and rng.random() < 0.5 else spell


def random_pad(rng: random.Random) -> dict[str, Plain]:
    """Make one final position."""
    seats = rng.randint(2, 4)
    goods = [rng.choices((12, 3, 26), weights=(10, 2, 1))[0] for _ in range(seats)]
    laid: list[Plain] = [random_seat(rng, f"Player {seat + 1}", goods[seat], seats) for seat in range(seats)]
    if rng.random() < 0.08:  # equal positions tie, or are told apart by their weapons only (L90)
        first = laid[0]
        assert isinstance(first, dict)
        laid = [{**first, "name": f"Player {seat + 1}"} for seat in range(seats)]
    return {"memo": rng.choice(MEMOS), "first": rng.randrange(seats), "seats": laid}


def make() -> dict[str, Plain]:
    """Give the edition and the pads with their sheets."""
    laar, edition = catalogue.game("laar"), catalogue.edition("laar")
    rng = random.Random(SEED)
    vectors: list[Plain] = []
    for _ in range(PADS):
        pad = random_pad(rng)
        names, sheet = laar.score(Reader(pad, ""), edition)
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
