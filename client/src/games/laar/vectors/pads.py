# ruff: noqa: INP001 - a script beside the data that are made of it, no package
"""Random final positions for the tests of the pad's own scoring: `tests.client.make` makes vectors.json of them."""

from __future__ import annotations

import random
from typing import Final

from parlour.engine.plain import Plain
from parlour.games.laar.rules.goods import BEASTS, GEM_CLASSES, MEMOS, SPELLS, SPICES, WEAPONS
from tests.client.pads import Pad

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


def random_pad(rng: random.Random) -> Pad:
    """Make one final position."""
    seats = rng.randint(2, 4)
    goods = [rng.choices((12, 3, 26), weights=(10, 2, 1))[0] for _ in range(seats)]
    laid: list[Plain] = [random_seat(rng, f"Player {seat + 1}", goods[seat], seats) for seat in range(seats)]
    if rng.random() < 0.08:  # equal positions tie, or are told apart by their weapons only (L90)
        first = laid[0]
        assert isinstance(first, dict)
        laid = [{**first, "name": f"Player {seat + 1}"} for seat in range(seats)]
    return {"memo": rng.choice(MEMOS), "first": rng.randrange(seats), "seats": laid}


def pads() -> list[Pad]:
    """Draw the final positions."""
    rng = random.Random(SEED)
    return [random_pad(rng) for _ in range(PADS)]
