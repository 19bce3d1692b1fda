"""An edition cannot make the server work without end: its tiles lie round the church in a bounded number of ways."""

from __future__ import annotations

import copy
import time

import pytest

from parlour.engine.plain import Plain, Reader, Wrong
from parlour.games.hamlet import GAME
from parlour.geometry.lattice import DIRECTIONS
from tests.games.hamlet.scene import edition

SPIKE = 2  # segments from the middle of the church to the end of each of its arms
LAYOUT: dict[str, Plain] = {
    "source": "reconstructed",
    "church": {"at": [0, 0], "turn": 0},
    "market": {"at": [1, 2], "turn": 2},
    "town_hall": {"at": [4, -1], "turn": 1},
    "lumberjack": {"at": [4, -4], "turn": 0},
    "quarry": {"at": [1, -10], "turn": 0},
    "farm": {"at": [1, -5], "turn": 1},
}


def words(border: list[tuple[int, str]]) -> str:
    return " ".join([f"{DIRECTIONS[heading]}:{kind}" for heading, kind in border])


def church() -> str:
    """A hexagon with five arms and a road at the end of each, so that nearly any tile can lie there in any way."""
    border: list[tuple[int, str]] = []
    for heading in (0, 5, 4, 3, 2):
        out, back = (heading + 1) % 6, (heading + 4) % 6
        border += [(out, "F")] * SPIKE + [(heading, "R")] + [(back, "F")] * SPIKE
    return words([*border, (1, "F")])


def strip(length: int) -> str:
    """A long tile with a road on every side."""
    return words([(1, "R")] * length + [(0, "R")] + [(4, "R")] * length + [(3, "R")])


def hostile(length: int) -> dict[str, Plain]:
    data = copy.deepcopy(edition().data)
    for tile in Reader(data, "").at("tile").items():
        if tile.at("group").value == "hamlet":
            tile.object()["border"] = church() if tile.at("id").value == "church" else strip(length)
    data["layout"] = LAYOUT
    return data


def test_tiles_that_fit_in_millions_of_ways_are_refused_at_once() -> None:
    """Listing all of them did not end within minutes."""
    start = time.process_time()
    with pytest.raises(Wrong, match="tile: expected tiles that can lie round the church in at most 1024 ways"):
        GAME.edition(hostile(6))
    assert time.process_time() - start < 3
