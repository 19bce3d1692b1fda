"""A review as people see it: the evaluated decisions of a finished match, and its turning points."""

from __future__ import annotations

from typing import Final

from parlour.engine.plain import Reader, decode
from parlour.tables.model.table import Table
from parlour.tables.store.review_store import StoredReview
from parlour.tables.views import replay
from parlour.tables.wire.answers import Review, ReviewedDecision, ReviewedPosition, ReviewNow
from parlour.tables.workers.review_worker import as_judgement, is_costly

MAX_TURNING_POINTS: Final = 5


def review_for(kept: StoredReview | None, table: Table, viewer: int) -> ReviewNow:
    """Return the progress of a review and, when it is ready, the review for those who see the replay as *viewer*."""
    if kept is None:
        return {"status": "none", "done": 0, "of": 0, "review": None}
    if kept.is_finished:
        return {"status": "ready", "done": kept.done, "of": kept.of, "review": _review(kept, table, viewer)}
    return {"status": "working", "done": kept.done, "of": kept.of, "review": None}


def _review(kept: StoredReview, table: Table, viewer: int) -> Review:
    frames = replay.steps(table, viewer)
    bodies = [Reader(decode(body, "the store"), "the store") for body in kept.bodies if body is not None]
    decisions = [_decision(body, frames) for body in bodies]
    turning = turning_points(decisions)
    steps = [bodies[at].at("step").integer(0, len(frames) - 1) for at in turning]
    return {
        "decisions": decisions,
        "turning": turning,
        "positions": _positions(table, steps, [decisions[at] for at in turning]),
        "rounds": replay.rounds(table, viewer),
        "choices": kept.choices,
        "last": frames[-1],
    }


def _decision(found: Reader, frames: list[int]) -> ReviewedDecision:
    """Read what `review_worker.evaluate` made; the store holds nothing else."""
    step = found.at("step").integer(0, len(frames) - 1)
    return {"frame": frames[step], **as_judgement(found.object())}


def _positions(table: Table, steps: list[int], decisions: list[ReviewedDecision]) -> list[ReviewedPosition]:
    """Return the positions of some decisions as the seats saw them that decided; the match is over, so all may."""
    record, actions = table.match.record, table.header.game.actions
    state = record.game.new(record.variant, record.edition)
    found: dict[int, ReviewedPosition] = {}
    wanted = dict(zip(steps, decisions, strict=True))
    for step, index in enumerate(record.live()):
        entry = record.entries[index]
        if step in wanted:
            view = record.game.view(state, entry.seat)
            both = [actions.from_plain(Reader(wanted[step][key]["action"], key)) for key in ("played", "best")]
            played, best = (actions.tree([action]) for action in both)
            sheet = record.game.sheet(view).to_plain()
            found[step] = {"shown": view.shown, "sheet": sheet, "played": played, "best": best}
        state.apply(entry.seat, entry.action)
    return [found[step] for step in steps]


def turning_points(decisions: list[ReviewedDecision]) -> list[int]:
    """Return the indices of the most costly decisions, the worst first, without those that chance may explain."""
    costs = [(one["cost"], -at) for at, one in enumerate(decisions) if is_costly(one)]
    return [-at for _, at in sorted(costs, reverse=True)[:MAX_TURNING_POINTS]]
