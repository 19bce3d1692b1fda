"""A hint in a worker process: the best few actions, evaluated from what the person's seat knows."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter
from typing import Final

from parlour.bots.reasons import Reason, reason_for
from parlour.bots.rollouts import Prospect, prospects
from parlour.bots.search import Search
from parlour.engine.rng import Fast
from parlour.tables.workers.bot_worker import SeatPosition

COUNT: Final = 3
MIN_MATCHES: Final = 4  # matches after each of them, however long they take
SEARCHING: Final = 0.6  # share of the time; the rest estimates the results of the actions that were found


@dataclass(frozen=True)
class HintRequest(SeatPosition):
    """A position for which somebody wants a hint."""

    seed: int
    seconds: float


@dataclass(frozen=True)
class Advice:
    """A suggested action, the success rate that the search found for it, and its reason."""

    prospect: Prospect
    success: float
    reason: Reason


def advise(request: HintRequest) -> list[Advice]:
    """Find the best few actions, the best first."""
    begun, (game, view), rng = perf_counter(), request.load(), Fast(request.seed)
    candidates = Search(seconds=request.seconds * SEARCHING).evaluate(game, view, rng)[:COUNT]
    found = prospects(game, view, [one.action for one in candidates], rng, MIN_MATCHES, begun + request.seconds)
    reasons = [reason_for(game, view, one.action) for one in candidates]
    return [Advice(prospect, one.success, why) for prospect, one, why in zip(found, candidates, reasons, strict=True)]
