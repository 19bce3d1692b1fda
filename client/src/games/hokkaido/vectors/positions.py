# ruff: noqa: INP001 - a script beside the data it makes, no package
"""Makes positions.json: tables at telling moments of matches played half at random, for tests and the gallery.

Run from the root of the repository: PYTHONPATH=src .venv/bin/python client/src/games/hokkaido/vectors/positions.py
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
NAMES: Final = ("Ada", "Bertrand", "Віра", "Ксения", "Emil")
HOKKAIDO: Final = catalogue.game("hokkaido")
EDITION: Final = catalogue.edition("hokkaido")
TRIES: Final = 4  # placements that are compared
Shown = dict[str, Plain]
Moment = Callable[[Shown], bool]


def snapshot(state: State, seat: int, variant: Variant) -> Shown:
    """Write a table as *seat* sees it, as far as a board looks at it."""
    view = HOKKAIDO.view(state, seat)
    prompt = HOKKAIDO.prompt(view)
    to_act = [acting for acting in state.to_act() if acting >= 0]
    return {
        "id": "gallery",
        "game": "hokkaido",
        "variant": variant.to_plain(),
        "status": "playing" if state.to_act() else "over",
        "places": [place(number, to_act) for number in range(variant.seats)],
        "seat": None if seat < 0 else seat,
        "shown": view.shown,
        "to_act": list[Plain](to_act),
        "prompt": {"text": prompt.text, "arguments": dict[str, Plain](prompt.arguments)},
        "legal": HOKKAIDO.actions.tree(state.legal(seat)) if seat in to_act else None,
        "sheet": HOKKAIDO.sheet(view).to_plain(),
        "moment": 0,
        "log": [],
    }


def place(seat: int, to_act: list[int]) -> Plain:
    """Write one place at the table."""
    return {"seat": seat, "who": "person", "name": NAMES[seat], "mine": seat == 0, "waiting": seat in to_act}


def squares_after(state: State, seat: int, action: int) -> int:
    """Count the squares of a city after an action."""
    after = state.copy()
    after.apply(seat, action)
    shown = HOKKAIDO.view(after, seat).shown
    mine, seats = shown["mine"], shown["seats"]
    assert isinstance(seats, list)
    city = mine[0] if isinstance(mine, list) else seats[seat]
    assert isinstance(city, dict)
    return sum(square != "." for square in str(city["map"]).split())


def choose(state: State, seat: int, rng: random.Random) -> int:
    """Choose anything; of a few placements the one that hides least."""
    some = [rng.choice(state.legal(seat)) for _ in range(TRIES)]
    if HOKKAIDO.actions.kind(some[0]).name != "place":
        return some[0]
    return max(some, key=lambda action: squares_after(state, seat, action))


def find(seats: int, wanted: dict[str, Moment], **choices: str) -> list[Shown]:
    """Play matches until seat 0 has had to decide at every moment wanted; the end of a match is one, too."""
    variant = Variant(seats, {"side": "a", "goals": "on", "choice": "draft", **choices})
    found: dict[str, Shown] = {}
    for seed in range(200):
        rng = random.Random(seed)
        state = HOKKAIDO.new(variant, EDITION)
        while len(found) < len(wanted):
            acting = state.to_act()
            if not acting or 0 in acting:
                shown = HOKKAIDO.view(state, 0).shown
                for name, is_wanted in wanted.items():
                    if name not in found and is_wanted(shown):
                        found[name] = snapshot(state, -1 if name == "watch" else 0, variant)
            if not acting:
                break
            at = acting[-1]  # seat 0 last: the others are ready
            state.apply(at, choose(state, at, rng))
    return [{"name": name, "snapshot": found[name]} for name in wanted]


def at_stage(stage: str, *rounds: int) -> Moment:
    """Want a stage, in one of these rounds if any are named."""
    return lambda shown: shown["stage"] == stage and (not rounds or shown["round"] in rounds)


def owes(shown: Shown) -> bool:
    """Want a choice of cubes to pay with."""
    mine = shown["mine"]
    return isinstance(mine, list) and isinstance(mine[0], dict) and mine[0]["due"] != 0


def plays_of_pair(shown: Shown) -> bool:
    """Want a choice of one card of a pair (H26)."""
    plays = shown["plays"]
    return shown["stage"] == "place" and isinstance(plays, list) and len(plays) > 1


def positions() -> list[Shown]:
    """List the moments."""
    draft = {
        "keep": at_stage("keep", 4),
        "place": at_stage("place", 7),
        "pay": owes,
        "terraform": at_stage("terraform"),
        "gift": at_stage("gift"),
        "over": at_stage("over"),
        "watch": at_stage("place", 6),
    }
    honshu = {"lay": at_stage("lay", 4), "boost": at_stage("boost", 5), "take": at_stage("take", 5)}
    pairs = {
        "lay_both": at_stage("lay_both", 5),
        "overtake": at_stage("overtake"),
        "choose": at_stage("choose"),
        "play": plays_of_pair,
    }
    return [
        *find(3, draft),
        *find(2, {"discard": at_stage("discard", 3), "late": at_stage("place", 12)}, goals="off", side="b"),
        *find(5, {"begin": at_stage("place", 1)}, side="b"),
        *find(4, honshu, choice="honshu"),
        *find(2, pairs, choice="honshu"),
    ]


if __name__ == "__main__":
    FILE.write_text(json.dumps(positions(), separators=(",", ":"), ensure_ascii=False) + "\n")
