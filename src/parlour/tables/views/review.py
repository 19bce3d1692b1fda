"""A review as people see it: the judged decisions of a finished match, and those that turned it."""

from __future__ import annotations

from typing import Final, TypeAlias

from parlour.engine.plain import Plain, Reader, decode
from parlour.tables.model.table import Table
from parlour.tables.store.review_store import StoredReview
from parlour.tables.views import replay

MOST_TURNING: Final = 5
LEAST_COST: Final = 2.0  # points
SURE: Final = 3.0  # standard errors: one such decision in seven hundred would be mere luck
Body: TypeAlias = dict[str, Plain]


def review_for(kept: StoredReview | None, table: Table, viewer: int) -> Body:
    """Return how far a review is and, when it is ready, the review for somebody who sees the replay as *viewer*."""
    if kept is None:
        return {"status": "none", "done": 0, "of": 0, "review": None}
    status, review = "working", None
    if kept.is_finished:
        status, review = "ready", _review(kept, table, viewer)
    return {"status": status, "done": kept.done, "of": kept.of, "review": review}


def _review(kept: StoredReview, table: Table, viewer: int) -> Body:
    frames = replay.steps(table, viewer)
    decisions = [_decision(body, frames) for body in kept.bodies if body is not None]
    return {
        "decisions": list[Plain](decisions),
        "turning": list[Plain](turning(decisions)),
        "choices": kept.choices,
        "last": frames[-1],
    }


def _decision(body: str, frames: list[int]) -> Body:
    found = Reader(decode(body, "the store"), "the store").table()
    step = found.pop("step")
    assert isinstance(step, int)
    return {"frame": frames[step], **found}


def turning(decisions: list[Body]) -> list[int]:
    """Name the decisions that cost most, the dearest first, by their place in the list; none that luck may explain."""
    costs = [(_number(one, "cost"), -at) for at, one in enumerate(decisions) if _is_dear(one)]
    return [-at for _, at in sorted(costs, reverse=True)[:MOST_TURNING]]


def _is_dear(decision: Body) -> bool:
    return _number(decision, "cost") >= max(LEAST_COST, SURE * _number(decision, "error"))


def _number(decision: Body, key: str) -> float:
    found = decision[key]
    assert isinstance(found, (int, float))
    return found
