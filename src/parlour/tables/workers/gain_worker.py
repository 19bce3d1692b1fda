"""What every legal action would bring, in a worker process: from nothing but what the seat knows."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter

from parlour.bots.reasons import Reason, reasons_for
from parlour.bots.search.first_look import IMAGININGS, TRIALS, first_look
from parlour.engine.game import Game
from parlour.engine.rng import Fast
from parlour.engine.view import View
from parlour.tables.workers.bot_worker import SeatPosition


@dataclass(frozen=True)
class GainRequest(SeatPosition):
    """A position, and the legal actions that somebody wants to compare; *glances* says whether as a bot sees them."""

    legal: list[int]
    glances: bool
    seed: int
    seconds: float


@dataclass(frozen=True)
class Prospective:
    """An action, what it brings, and how much less lead than after the best one it promises; None: not looked at."""

    action: int
    reason: Reason
    less: float | None


def foresee(request: GainRequest) -> list[Prospective]:
    """Explain the actions one after another, the most promising first, as many as the time allows."""
    begun, (game, view) = perf_counter(), request.load()
    leads = _leads(game, view, request) if request.glances else {}
    best = max(leads.values(), default=0.0)
    order = sorted(request.legal, key=lambda one: -leads.get(one, float("-inf")))
    found = reasons_for(game, view, order, begun + request.seconds)
    return [Prospective(one, reason, best - leads[one] if one in leads else None) for one, reason in found]


def _leads(game: Game, view: View, request: GainRequest) -> dict[int, float]:
    """Return the lead in points soon after each action worth considering, on average of a few imagined positions."""
    rng = Fast(request.seed)
    state = game.imagine(view, rng)
    options = game.hints.options(state, view.seat, request.legal)
    sums = first_look(state, view.seat, options, game.hints, rng)
    times = max(1, min(IMAGININGS, TRIALS // len(options)))
    return {one: total / (times * game.hints.point) for one, total in zip(options, sums, strict=True)}
