"""The set-ups that the suites of the frameworks are run on: every game, its options combined pairwise."""

from __future__ import annotations

from parlour.engine import catalogue
from parlour.engine.laws.pairing import paired
from parlour.envs.setup import Setup

GAMES = [slug for slug in catalogue.slugs() if catalogue.game(slug).encoding is not None]


def spread(setups: list[Setup], count: int) -> list[Setup]:
    """Choose some of a game's set-ups, so that all numbers of seats and all pairs of options are among them."""
    seats = sorted({setup["seats"] for setup in setups})
    groups = [[setup for setup in setups if setup["seats"] == number] for number in seats]
    longest = max(map(len, groups))
    order = [(number, (number + turn) % len(groups)) for turn in range(len(groups)) for number in range(longest)]
    return [groups[group][number] for number, group in order if number < len(groups[group])][:count]


def setups(slug: str) -> list[Setup]:
    """Return the arguments of every variant in which pairs of options occur."""
    return [Setup(seats=variant.seats, options=dict(variant.choices)) for variant in paired(catalogue.game(slug).info)]
