"""Levels: the bots that people and simulations choose by name, the same names for every game."""

from __future__ import annotations

from typing import Final

from parlour.bots.bot import Bot
from parlour.bots.greedy import Greedy
from parlour.bots.haste import Haste
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
SLIPS: Final = 25  # random actions in a hundred decisions of an easy bot
EASY_TRIALS: Final = 100
# Seconds of search for a turn, converted to iterations by the game's pace; the time limit of a turn in seconds; whether
# to look far. More time alone gains little, because the tree ends where chance draws.
BUDGETS: Final = {HARD: (0.5, 1.0, False), MASTER: (2.0, 5.0, True)}
TURN_SECONDS: Final = {RANDOM: 1.0, EASY: 1.0, NORMAL: 1.0, **{level: one[1] for level, one in BUDGETS.items()}}


def bot(level: str, budget: float = 1.0, has_time_limit: bool = True, haste: Haste | None = None) -> Bot:
    """Return the bot of a level; *budget* is a factor on the level's usual budget.

    Random does not evaluate anything; easy is quick, slips now and then and makes no requests; normal looks one turn
    ahead; hard and master search. Without a time limit a bot uses its whole budget regardless of time, so that its
    choices can be repeated on any machine. *haste* ends a search before that.
    """
    if level == RANDOM:
        return RandomBot()
    if level == EASY:
        return Greedy(trials=max(1, round(EASY_TRIALS * budget)), slips=SLIPS, makes_requests=False, haste=haste)
    if level == NORMAL:
        return Greedy(trials=max(1, round(TRIALS * budget)), haste=haste)
    if level in BUDGETS:
        seconds, limit, is_far = BUDGETS[level]
        return SearchBot(seconds * budget, limit * budget if has_time_limit else 0.0, is_far, haste)
    raise Wrong("level", "one of " + ", ".join(LEVELS), level)
