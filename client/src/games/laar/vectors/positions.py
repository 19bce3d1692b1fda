# ruff: noqa: INP001 - a script beside the data it makes, no package
"""Makes positions.json: tables at telling moments of matches played at random, for the board's tests and the gallery.

Run from the root of the repository: PYTHONPATH=src .venv/bin/python client/src/games/laar/vectors/positions.py
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Final

from parlour.engine import catalogue
from parlour.engine.game import State
from parlour.engine.plain import Plain
from parlour.engine.variant import Variant

FILE: Final = Path(__file__).with_name("positions.json")
NAMES: Final = ("Ada", "Bertrand", "Віра", "Ксения")
LAAR: Final = catalogue.game("laar")
EDITION: Final = catalogue.edition("laar")
Moment = Callable[[dict[str, Plain]], bool]


def snapshot(state: State, seat: int, variant: Variant) -> dict[str, Plain]:
    """Write a table as *seat* sees it, as far as a board looks at it."""
    view = LAAR.view(state, seat)
    prompt = LAAR.prompt(view)
    to_act = [acting for acting in state.to_act() if acting >= 0]
    return {
        "id": "gallery",
        "game": "laar",
        "variant": variant.to_plain(),
        "status": "playing" if state.to_act() else "over",
        "places": [place(number, to_act) for number in range(variant.seats)],
        "seat": None if seat < 0 else seat,
        "shown": view.shown,
        "to_act": list[Plain](to_act),
        "prompt": {"text": prompt.text, "arguments": dict[str, Plain](prompt.arguments)},
        "legal": LAAR.actions.tree(state.legal(seat)) if seat in to_act else None,
        "sheet": LAAR.sheet(view).to_plain(),
        "moment": 0,
        "log": [],
    }


def place(seat: int, to_act: list[int]) -> Plain:
    """Write one place at the table."""
    return {"seat": seat, "who": "person", "name": NAMES[seat], "mine": seat == 0, "waiting": seat in to_act}


def find(name: str, seats: int, wanted: Moment, choices: dict[str, str] | None = None) -> dict[str, Plain]:
    """Play matches at random until seat 0 has to decide at the moment wanted, or a match is over."""
    variant = Variant(seats, {"gems": "hidden", "experts": "open", **(choices or {})})
    for seed in range(1000):
        rng = random.Random(seed)
        state = LAAR.new(variant, EDITION)
        while True:
            acting = state.to_act()
            shown = LAAR.view(state, 0).shown
            if (not acting or acting == [0]) and wanted(shown):
                return {"name": name, "snapshot": snapshot(state, 0, variant)}
            if not acting:
                break
            state.apply(acting[0], rng.choice(state.legal(acting[0])))
    raise LookupError(name)


def full_slots(shown: dict[str, Plain]) -> int:
    """Count the cards on the market."""
    market = shown["market"]
    assert isinstance(market, list)
    return sum(place is not None for place in market)


def positions() -> list[dict[str, Plain]]:
    """List the moments."""
    return [
        find("assign", 4, lambda shown: shown["stage"] == "assign" and shown["round"] == 8),
        find("begin", 3, lambda shown: shown["stage"] == "assign" and shown["round"] == 1),
        find("take", 4, lambda shown: shown["stage"] == "take" and shown["round"] == 11 and full_slots(shown) == 3),
        find("last", 2, lambda shown: shown["stage"] == "take" and shown["round"] == 7 and full_slots(shown) == 1),
        find("closed", 3, lambda shown: shown["stage"] == "take" and shown["round"] == 6, {"experts": "closed"}),
        find("universals", 4, lambda shown: shown["stage"] == "universals"),
        find("protections", 4, lambda shown: shown["stage"] == "protections"),
        find("sides", 2, lambda shown: shown["stage"] == "sides"),
        find("over", 4, lambda shown: shown["stage"] == "over"),
    ]


if __name__ == "__main__":
    FILE.write_text(json.dumps(positions(), separators=(",", ":"), ensure_ascii=False) + "\n")
