"""The coach in a worker process: what matters in a decision, from nothing but what the seat knows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from parlour.bots.reasons import Reason, is_among, reason_for
from parlour.bots.search import Search
from parlour.engine.parts.reasons import Fact
from parlour.engine.rng import Fast
from parlour.tables.workers.hint_worker import HintRequest

OTHERS: Final = 4  # actions that the best one is compared with, spread over all that the search considered
MOST_FACTS: Final = 3


@dataclass(frozen=True)
class Outlook:
    """What a good action brings and others do not, and how much the compared actions differ in points at once."""

    facts: list[Fact]
    is_later: bool  # whether the facts hold at the end of what the action begins
    spread: int


def look_ahead(request: HintRequest) -> Outlook | None:
    """Compare the best action with a few others; None if there is no choice."""
    game, view = request.load()
    candidates = Search(seconds=request.seconds).evaluate(game, view, Fast(request.seed))
    if len(candidates) < 2:
        return None
    actions = [one.action for one in candidates]
    others = [reason_for(game, view, action) for action in _spread_over(actions[1:])]
    return compared(reason_for(game, view, actions[0]), others)


def compared(best: Reason, others: list[Reason]) -> Outlook:
    """Keep the facts of the best action that not all others share, and that are not about 0 points."""
    facts = [fact for fact in best.facts if fact.message.arguments.get("points") != 0]
    told = [fact for fact in facts if not all(is_among(fact, other.facts) for other in others)]
    points = [reason.points for reason in (best, *others)]
    return Outlook(told[:MOST_FACTS], best.is_later, max(points) - min(points))


def _spread_over(actions: list[int]) -> list[int]:
    """Select at most OTHERS actions, evenly from the second best to the last one."""
    many = min(len(actions), OTHERS)
    return [actions[index * (len(actions) - 1) // max(1, many - 1)] for index in range(many)]
