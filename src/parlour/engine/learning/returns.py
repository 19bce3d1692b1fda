"""Returns: the utility of a finished match for every seat, as learning programs want it."""

from __future__ import annotations

from typing import Final

from parlour.engine.plain import Wrong

PLACES: Final = "places"  # the share of rivals that a seat has beaten, ties counting half: first 1, last 0
ZERO_SUM: Final = "zero_sum"  # the same from -1 to 1, so that all seats add up to 0
POINTS: Final = "points"  # the total of the sheet, without tie rules
KINDS: Final = (PLACES, ZERO_SUM, POINTS)


def utilities(kind: str, merits: list[int], totals: list[int | None]) -> list[float]:
    """Return the utility of every seat, from what `State.merits` and the sheet of a finished match say.

    Who plays alone has beaten everybody: 1 place, 0 of a zero sum.
    """
    if kind == POINTS:
        return [float(total) for total in totals if total is not None]
    if kind == PLACES:
        return places(merits)
    if kind == ZERO_SUM:
        return [0.0] if len(merits) == 1 else [2 * share - 1 for share in places(merits)]
    raise Wrong("returns", "one of " + ", ".join(KINDS), kind)


def places(merits: list[int]) -> list[float]:
    """Return for every seat the share of the others whose merit is lower; equal ones count half."""
    if len(merits) == 1:
        return [1.0]
    shares: list[float] = []
    for merit in merits:
        halves = sum([2 if merit > other else 1 if merit == other else 0 for other in merits]) - 1  # itself is a tie
        shares.append(halves / (2 * (len(merits) - 1)))
    return shares
