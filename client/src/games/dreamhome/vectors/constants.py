# ruff: noqa: INP001 - a script beside the data that are made of it, no package
"""Names and limits of Dream Home, and refusals in crowded homes: `tests.client.make` makes constants.json of them."""

from __future__ import annotations

import random
from typing import Any, Final

from parlour.engine import catalogue
from parlour.engine.plain import Plain
from parlour.games.dreamhome.home.area import BUILT, KEPT, SIZE, blank, lay, put_token
from parlour.games.dreamhome.pad import MOST_CHILDREN
from parlour.games.dreamhome.rules.actions import ACTIONS
from parlour.games.dreamhome.rules.names import (
    CAR,
    CELL_NAMES,
    CELLS,
    DECORS,
    FLOOR_SIZES,
    FLOORS,
    HELPERS,
    ROUNDS,
    SEATS,
    SIDES,
    TOOLS,
    TYPES,
)
from parlour.games.dreamhome.rules.stages import PLACING
from parlour.games.dreamhome.rules.state import DreamHomeState
from parlour.games.dreamhome.scoring.score import LINES
from parlour.games.dreamhome.words.refusals import why_not
from tests.client.positions import at_random, variant_of

HOMES: Final = 60
SEED: Final = 23
UP: Final = SIDES.index("up")
HOME: Final = catalogue.game("dreamhome")


def placing() -> DreamHomeState:
    """Play until somebody places a room."""
    rng = random.Random(SEED)
    state = HOME.new(variant_of("dreamhome", 4, {"car": "off", "roofs": "open"}), catalogue.edition("dreamhome"))
    assert isinstance(state, DreamHomeState)
    while state.stage != PLACING:
        seat = state.to_act()[0]
        state.apply(seat, at_random(state, seat, rng))
    return state


def crowded(state: DreamHomeState, rng: random.Random) -> DreamHomeState:
    """Fill the home of whoever places a room with few types of rooms and much décor, as matches hardly ever do."""
    crowd, base = state.copy(), state.seat * SIZE
    area = blank(1)
    most = state.components.rooms.most
    large = [kind for kind in range(len(TYPES)) for _ in range(most[kind] ** 3) if most[kind] > 1]  # D23
    types, tokens = rng.choices(large, k=2), rng.sample(range(CAR), CAR)
    for cell in range(CELLS - 1, -1, -1):
        kind = rng.choice(types)
        fits = state.components.rooms.is_basement[kind] == (cell >= CELL_NAMES.index("basement_1"))
        used = [code for at, code in enumerate(area[:CELLS]) if area[BUILT] >> at & 1]
        cards = [card for card, other in enumerate(state.components.kind) if other == kind and card not in used]
        if not fits or not cards or rng.random() < 0.4:
            continue
        lay(state.components, area, 0, cell, cards[0])
    for cell in [cell for cell in range(CELLS) if area[BUILT] >> cell & 1 and rng.random() < 0.5]:
        put_token(area, 0, cell, tokens.pop())
    for at in range(SIZE):
        crowd.areas[base + at] = area[at]
    if rng.random() < 0.5:
        crowd.areas[base + KEPT] += crowd.components.designers & -crowd.components.designers
    return crowd


def refusals_in(state: DreamHomeState) -> Plain:
    """Write a home, and by type of room the rule against such a card face up on each cell; empty if there is none."""
    found: dict[str, Plain] = {}
    for kind, name in enumerate(TYPES):
        holding = state.copy()
        holding.room = holding.components.kind.index(kind)
        found[name] = [why_not(holding, state.seat, ACTIONS.pack("place", cell, UP)) for cell in range(CELLS)]
    shown: Any = HOME.view(state, state.seat).shown
    return {"area": shown["seats"][state.seat], "refusals": found}


def constants() -> dict[str, Plain]:
    """Say which constants the client has, too."""
    state, rng = placing(), random.Random(SEED)
    return {
        "limits": {"ROUNDS": ROUNDS, "SEATS": SEATS, "MOST_CHILDREN": MOST_CHILDREN},
        "names": {
            "ROOMS": list(TYPES),
            "DECORS": list(DECORS),
            "HELPERS": list(HELPERS),
            "TOOLS": list(TOOLS),
            "FLOORS": list(FLOORS),
            "LINES": list(LINES),
        },
        "cells": list(CELL_NAMES),
        "sizes": dict(zip(FLOORS, FLOOR_SIZES, strict=True)),
        "homes": [refusals_in(crowded(state, rng)) for _ in range(HOMES)],
    }
