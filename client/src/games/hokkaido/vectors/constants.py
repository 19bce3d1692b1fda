# ruff: noqa: INP001 - a script beside the data that are made of it, no package
"""Names and limits of Hokkaido: `tests.client.make` makes constants.json of them."""

from __future__ import annotations

from parlour.engine.plain import Plain
from parlour.games.hokkaido.city.notation import WIDEST
from parlour.games.hokkaido.city.squares import COLOURS, TILES
from parlour.games.hokkaido.city.terraforming import PRICE
from parlour.games.hokkaido.rules.actions import GOALS, SEATS, TURNS
from parlour.games.hokkaido.rules.draws import MORE_GOALS
from parlour.games.hokkaido.rules.stages import ROUNDS
from parlour.games.hokkaido.scoring.score import LINES


def constants() -> dict[str, Plain]:
    """Say which constants the client has, too."""
    return {
        "limits": {"ROUNDS": ROUNDS, "SEATS": SEATS, "WIDEST": WIDEST, "PRICE": PRICE},
        "names": {"COLOURS": list(COLOURS), "TILES": list(TILES), "TURNS": list(TURNS), "LINES": list(LINES)},
        "goals": [min(GOALS, seats + MORE_GOALS) for seats in range(2, SEATS + 1)],
    }
