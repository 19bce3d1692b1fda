"""Positions for the client's tests and its gallery: tables at interesting moments, as a board receives them."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterable
from typing import Final

from parlour.engine import catalogue
from parlour.engine.game import Game
from parlour.engine.plain import Plain, as_plain
from parlour.engine.state import State
from parlour.engine.variant import Variant
from parlour.engine.view import SPECTATOR
from tests.engine.matches import standard

NAMES: Final = ("Ada", "Bertrand", "Віра", "Ксения", "Emil")
SEEDS: Final = 1000
Shown = dict[str, Plain]
Moment = Callable[[Shown], bool]
Choose = Callable[[State, int, random.Random], int]


def variant_of(slug: str, seats: int, choices: dict[str, str]) -> Variant:
    """Return a variant of a game's newest rules."""
    return Variant(seats, choices, catalogue.game(slug).info.rules_version)


def snapshot(game: Game, variant: Variant, state: State, seat: int, mine: int) -> Shown:
    """Write a table as *seat* sees it, as far as a board looks at it; *mine* is the place of whoever sits there."""
    view = game.view(state, seat)
    prompt = game.prompt(view)
    to_act = [acting for acting in state.to_act() if acting >= 0]
    return {
        "id": "gallery",
        "game": game.info.slug,
        "variant": variant.to_plain(),
        "status": "playing" if state.to_act() else "over",
        "places": [_place(number, to_act, mine) for number in range(variant.seats)],
        "seat": None if seat == SPECTATOR else seat,
        "shown": view.shown,
        "to_act": list[Plain](to_act),
        "prompt": {"text": prompt.text, "arguments": dict[str, Plain](prompt.arguments)},
        "legal": [as_plain(branch) for branch in game.actions.tree(state.legal(seat))] if seat in to_act else None,
        "sheet": as_plain(game.sheet(view).to_plain()),
        "explained": list[Plain](game.explain(view)),  # what has an explanation
        "moment": 0,
        "log": [],
    }


def _place(seat: int, to_act: list[int], mine: int) -> Plain:
    return {"seat": seat, "who": "person", "name": NAMES[seat], "mine": seat == mine, "waiting": seat in to_act}


def at_stage(stage: str, *rounds: int) -> Moment:
    """Want a stage, in one of these rounds if any are named."""
    return lambda shown: shown["stage"] == stage and (not rounds or shown["round"] in rounds)


def at_random(state: State, seat: int, rng: random.Random) -> int:
    """Choose anything."""
    return rng.choice(state.legal(seat))


def find(slug: str, name: str, variant: Variant, wanted: Moment, choose: Choose = at_random) -> Shown:
    """Play matches until seat 0 alone has to decide at the moment wanted, or a match is over then."""
    game, edition = catalogue.game(slug), standard(slug)
    for seed in range(SEEDS):
        rng = random.Random(seed)
        state = game.new(variant, edition)
        while True:
            acting = state.to_act()
            if (not acting or acting == [0]) and wanted(game.view(state, 0).shown):
                return {"name": name, "snapshot": snapshot(game, variant, state, 0, 0)}
            if not acting:
                break
            state.apply(acting[0], choose(state, acting[0], rng))
    raise LookupError(name)


def written(positions: Iterable[Shown]) -> str:
    """Write positions as they are committed."""
    return json.dumps(list(positions), separators=(",", ":"), ensure_ascii=False) + "\n"
