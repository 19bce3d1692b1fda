"""Levels: the bots that people and simulations choose by name, the same names for every game."""

from __future__ import annotations

from typing import Final

from parlour.bots.bot import Bot
from parlour.bots.greedy import Greedy
from parlour.bots.random_bot import RandomBot
from parlour.bots.search.first_look import TRIALS
from parlour.bots.search_bot import SearchBot
from parlour.engine.plain import Wrong

RANDOM: Final = "random"
EASY: Final = "easy"
NORMAL: Final = "normal"
HARD: Final = "hard"
MASTER: Final = "master"
LEVELS: Final = (RANDOM, EASY, NORMAL, HARD, MASTER)
SLIPS: Final = 25  # out of a hundred decisions of an easy bot
EASY_TRIALS: Final = 100
# Seconds of thought for a turn, made into iterations by the game's pace; the seconds that no turn exceeds; whether it
# looks far. Only thinking longer gains little: where chance draws the tree ends.
THOUGHT: Final = {HARD: (0.5, 1.0, False), MASTER: (2.0, 5.0, True)}


def bot(level: str, budget: float = 1.0, hurries: bool = True) -> Bot:
    """Return the bot of a level; *budget* is the share of the level's usual thought.

    Random has no thought, easy is quick, slips now and then and makes no requests, normal judges one turn, hard and
    master think ahead.
    One that does not hurry thinks its thought to the end however slow the machine is: what it does can be repeated.
    """
    if level == RANDOM:
        return RandomBot()
    if level == EASY:
        return Greedy(trials=max(1, round(EASY_TRIALS * budget)), slips=SLIPS, makes_requests=False)
    if level == NORMAL:
        return Greedy(trials=max(1, round(TRIALS * budget)))
    if level in THOUGHT:
        thought, most, is_far = THOUGHT[level]
        return SearchBot(thought * budget, most * budget if hurries else 0.0, is_far)
    raise Wrong("level", "one of " + ", ".join(LEVELS), level)
