"""Levels: the bots that people and simulations ask for by name, the same names for every game."""

from __future__ import annotations

from typing import Final

from parlour.bots.aimless import Aimless
from parlour.bots.bot import Bot
from parlour.bots.greedy import Greedy
from parlour.bots.search import Search
from parlour.engine.plain import Wrong

RANDOM: Final = "random"
EASY: Final = "easy"
NORMAL: Final = "normal"
LEVELS: Final = (RANDOM, EASY, NORMAL)
SLIPS: Final = 25  # out of a hundred decisions of an easy bot
# Iterations rather than seconds: a level is as strong on a slow machine as on a fast one, and can be repeated.
THOUGHT: Final = 1000


def bot(level: str, budget: float = 1.0) -> Bot:
    """Give the bot of a level: random, easy (quick, varied, slips now and then) or normal (thinks ahead).

    *budget* is the share of the level's usual thought.
    """
    if level == RANDOM:
        return Aimless()
    if level == EASY:
        return Greedy(trials=max(1, round(100 * budget)), imaginings=8, slips=SLIPS)
    if level == NORMAL:
        return Search(iterations=max(1, round(THOUGHT * budget)))
    raise Wrong("level", "one of " + ", ".join(LEVELS), level)
