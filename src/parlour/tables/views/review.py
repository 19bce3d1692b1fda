"""A review as people see it: the evaluated decisions of a finished match, and its turning points."""

from __future__ import annotations

from typing import Final, cast

from parlour.engine.plain import Reader, decode
from parlour.tables.model.table import Table
from parlour.tables.store.review_store import StoredReview
from parlour.tables.views import replay
from parlour.tables.wire.answers import Judgement, Review, ReviewedDecision, ReviewNow

MAX_TURNING_POINTS: Final = 5
LEAST_COST: Final = 2.0  # points
SURE: Final = 3.0  # standard errors: chance alone would give one such decision in seven hundred


def review_for(kept: StoredReview | None, table: Table, viewer: int) -> ReviewNow:
    """Return the progress of a review and, when it is ready, the review for those who see the replay as *viewer*."""
    if kept is None:
        return {"status": "none", "done": 0, "of": 0, "review": None}
    if kept.is_finished:
        return {"status": "ready", "done": kept.done, "of": kept.of, "review": _review(kept, table, viewer)}
    return {"status": "working", "done": kept.done, "of": kept.of, "review": None}


def _review(kept: StoredReview, table: Table, viewer: int) -> Review:
    frames = replay.steps(table, viewer)
    decisions = [_decision(body, frames) for body in kept.bodies if body is not None]
    return {
        "decisions": decisions,
        "turning": turning_points(decisions),
        "choices": kept.choices,
        "last": frames[-1],
    }


def _decision(body: str, frames: list[int]) -> ReviewedDecision:
    """Read what `review_worker.evaluate` made; the store holds nothing else."""
    found = Reader(decode(body, "the store"), "the store")
    step = found.at("step").integer(0, len(frames) - 1)
    judgement = {key: value for key, value in found.object().items() if key != "step"}
    return {"frame": frames[step], **cast("Judgement", judgement)}


def turning_points(decisions: list[ReviewedDecision]) -> list[int]:
    """Return the indices of the most costly decisions, the worst first, without those that chance may explain."""
    costs = [(one["cost"], -at) for at, one in enumerate(decisions) if _is_costly(one)]
    return [-at for _, at in sorted(costs, reverse=True)[:MAX_TURNING_POINTS]]


def _is_costly(decision: ReviewedDecision) -> bool:
    return decision["cost"] >= max(LEAST_COST, SURE * decision["error"])
