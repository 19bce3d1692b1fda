# ruff: noqa: INP001 - a script beside the data it makes, no package
"""Makes positions.json: tables at telling moments of matches played at random, for the board's tests and the gallery.

Run from the root of the repository: PYTHONPATH=src .venv/bin/python client/src/games/dreamhome/vectors/positions.py
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Final

from parlour.engine import catalogue
from parlour.engine.game import State
from parlour.engine.plain import Plain, Reader
from parlour.engine.variant import Variant

FILE: Final = Path(__file__).with_name("positions.json")
NAMES: Final = ("Ada", "Bertrand", "Віра", "Ксения")
HOME: Final = catalogue.game("dreamhome")
EDITION: Final = catalogue.edition("dreamhome")
Moment = Callable[[dict[str, Plain]], bool]


def snapshot(state: State, seat: int, variant: Variant) -> dict[str, Plain]:
    """Write a table as *seat* sees it, as far as a board looks at it."""
    view = HOME.view(state, seat)
    prompt = HOME.prompt(view)
    to_act = [acting for acting in state.to_act() if acting >= 0]
    return {
        "id": "gallery",
        "game": "dreamhome",
        "variant": variant.to_plain(),
        "status": "playing" if state.to_act() else "over",
        "places": [place(number, to_act) for number in range(variant.seats)],
        "seat": None if seat < 0 else seat,
        "shown": view.shown,
        "to_act": list[Plain](to_act),
        "prompt": {"text": prompt.text, "arguments": dict[str, Plain](prompt.arguments)},
        "legal": HOME.actions.tree(state.legal(seat)) if seat in to_act else None,
        "sheet": HOME.sheet(view).to_plain(),
        "moment": 0,
        "log": [],
    }


def place(seat: int, to_act: list[int]) -> Plain:
    """Write one place at the table."""
    return {"seat": seat, "who": "person", "name": NAMES[seat], "mine": seat == 0, "waiting": seat in to_act}


def find(name: str, seats: int, wanted: Moment, choices: dict[str, str] | None = None) -> dict[str, Plain]:
    """Play matches at random until seat 0 has to decide at the moment wanted, or a match is over."""
    variant = Variant(
        seats, {**({"discard": "on"} if seats < 4 else {}), "car": "off", "roofs": "hidden", **(choices or {})}
    )
    for seed in range(1000):
        rng = random.Random(seed)
        state = HOME.new(variant, EDITION)
        while True:
            acting = state.to_act()
            shown = HOME.view(state, 0).shown
            if (not acting or acting == [0]) and wanted(shown):
                return {"name": name, "snapshot": snapshot(state, 0, variant)}
            if not acting:
                break
            state.apply(acting[0], rng.choice(sensible(state.legal(acting[0]))))
    raise LookupError(name)


def sensible(legal: list[int]) -> list[int]:
    """Leave out what empties a home: cards that lie face down where one can lie face up, helpers declined."""
    dull = (("place", "down"), ("decline", ""))
    plain = [(action, HOME.actions.to_plain(action)) for action in legal]
    lively = [action for action, written in plain if (written["do"], written.get("side", "")) not in dull]
    return lively or legal


def keeps(shown: dict[str, Plain], tool: str) -> bool:
    """Say whether seat 0 keeps a tool."""
    return tool in json.dumps(Reader(shown, "").at("seats").items()[0].at("tools").value)


def full(shown: dict[str, Plain]) -> int:
    """Count the rooms on the market."""
    return sum(column.at("room").value is not None for column in Reader(shown, "").at("market").items())


def holds(shown: dict[str, Plain], tool: str) -> bool:
    """Say whether a tool is to be placed."""
    return tool in json.dumps(shown["hand"])


def positions() -> list[dict[str, Plain]]:
    """List the moments."""
    return [
        find("discard", 3, lambda shown: shown["stage"] == "discard" and shown["round"] == 5),
        find("choose", 4, lambda shown: shown["stage"] == "choose" and shown["round"] == 8),
        find("begin", 2, lambda shown: shown["stage"] == "choose" and shown["round"] == 1),
        find("place", 4, lambda shown: shown["stage"] == "place" and shown["round"] == 9),
        find("mix", 3, lambda shown: shown["stage"] == "choose" and keeps(shown, "concrete_mixer") and full(shown) > 3),
        find("drill", 3, lambda shown: shown["stage"] == "choose" and keeps(shown, "hammer_drill")),
        find("dig", 3, lambda shown: shown["stage"] == "dig" and shown["round"] == 6),
        find("scaffold", 2, lambda shown: shown["stage"] == "place" and holds(shown, "scaffolding")),
        find("decorate", 3, lambda shown: shown["stage"] == "decorate" and shown["round"] == 10),
        find("roofer", 3, lambda shown: shown["stage"] == "roofer"),
        find("courier", 4, lambda shown: shown["stage"] == "courier"),
        find("fetch", 4, lambda shown: shown["stage"] == "fetch"),
        find("handyman", 4, lambda shown: shown["stage"] == "handyman"),
        find("over", 4, lambda shown: shown["stage"] == "over"),
        find("open", 3, lambda shown: shown["stage"] == "choose" and shown["round"] == 11, {"roofs": "open"}),
        find("park", 2, lambda shown: shown["stage"] == "park", {"car": "on"}),
    ]


if __name__ == "__main__":
    FILE.write_text(json.dumps(positions(), separators=(",", ":"), ensure_ascii=False) + "\n")
