"""The chain as the rulebook words it: a path through all mountains, whatever else they touch. For pads only."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.games.hokkaido.city.mountains import is_mountain
from parlour.games.hokkaido.city.squares import MOUNTAIN
from parlour.games.hokkaido.scoring.area import Area
from parlour.geometry.square_grid import LAST, ROW

MOST_STEPS: Final = 5_000  # of a search; a range of a real table needs a few hundred
# Sides before corners, each in reading order; the client tries them in the same order.
STEPS: Final = (-ROW, -1, 1, ROW, -ROW - 1, -ROW + 1, ROW - 1, ROW + 1)


def find_chain(area: Area) -> list[int]:
    """Return a way through all mountains, each step over a side or a corner; nothing if none is found.

    Of several ways it is the first: it begins at the first mountain, in reading order, from which there is one.
    """
    grid = area.grid
    mountains = area.with_kind(MOUNTAIN)
    left = MOST_STEPS
    for start in mountains:
        chain = [start]
        onward = [_next_to(grid, start)]
        while chain and left:
            if len(chain) == len(mountains):
                return chain
            if not onward[-1]:
                chain.pop()
                onward.pop()
                continue
            cell = onward[-1].pop(0)
            if cell not in chain:
                left -= 1
                chain.append(cell)
                onward.append(_next_to(grid, cell))
    return []


def _next_to(grid: vec[i64], cell: int) -> list[int]:
    """List the mountains that share a side or a corner with one."""
    return [(cell + step) & LAST for step in STEPS if is_mountain(grid, cell + step)]
