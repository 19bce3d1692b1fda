"""Ratings: one figure a bot, from the results of all pairs."""

from __future__ import annotations

from math import log10

from parlour.lab.arena.bout import Bout

POINTS = 400  # ten times as good is so many points more, as in chess
ROUNDS = 2000


def ratings(entrants: tuple[str, ...], bouts: list[Bout]) -> dict[str, float]:
    """Return every entrant's rating (Bradley and Terry), the last entrant's being 0.

    What counts is which of two bots came in ahead. Every two that met are given one more match, drawn: without it a bot
    that never lost would be infinitely good.
    """
    won = {one: dict.fromkeys(entrants, 0.0) for one in entrants}
    for one, other in {(bout.fixture.one, bout.fixture.other) for bout in bouts}:
        won[one][other] += 0.5
        won[other][one] += 0.5
    for bout in bouts:
        won[bout.fixture.one][bout.fixture.other] += bout.ahead
        won[bout.fixture.other][bout.fixture.one] += 1 - bout.ahead
    strength = dict.fromkeys(entrants, 1.0)
    for _ in range(ROUNDS):
        strength = {one: _better(one, strength, won) for one in entrants}
    last = strength[entrants[-1]]
    return {one: POINTS * log10(strength[one] / last) for one in entrants}


def _better(one: str, strength: dict[str, float], won: dict[str, dict[str, float]]) -> float:
    """Return a better estimate of one strength, with the others fixed."""
    met = {other: won[one][other] + won[other][one] for other in strength}
    expected = sum([count / (strength[one] + strength[other]) for other, count in met.items() if count])
    return sum(won[one].values()) / expected if expected else strength[one]
