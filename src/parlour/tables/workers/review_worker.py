"""Reviews in a worker process: find the decisions of a finished match, and evaluate them one by one.

The worker gets the whole record, but evaluates a decision from the view of the seat that made it, at that time.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from time import perf_counter
from typing import Final, cast

from parlour.bots.reasons import reason_for
from parlour.bots.rollouts import Prospect, loss, prospects
from parlour.bots.search import Search
from parlour.engine import record
from parlour.engine.game import Game
from parlour.engine.plain import Plain, as_plain
from parlour.engine.record import Entry, Record
from parlour.engine.rng import Fast
from parlour.engine.state import State
from parlour.engine.view import NATURE, View
from parlour.tables.model.log_lines import message_to_plain
from parlour.tables.wire import answers
from parlour.tables.workers.reasons import reason_to_plain

SEARCHING: Final = 0.35  # share of the time; the rest estimates the results of the two actions
LEAST_COST: Final = 2.0  # points; less is no mistake
SURE: Final = 3.0  # standard errors: chance alone would give one such decision in seven hundred
MIN_MATCHES: Final = 8  # matches after each of them, however long they take: fewer say nothing about their error


@dataclass(frozen=True)
class PastMatch:
    """A match that is over: its record as text, the edition inside."""

    record: str
    most: int  # decisions to evaluate


@dataclass(frozen=True)
class Decision:
    """One decision of a match, by the number of its action among those not undone."""

    record: str
    step: int
    seed: int
    seconds: float


@dataclass(frozen=True)
class ReviewPlan:
    """The steps to evaluate, and the number of all steps where a seat had a choice."""

    choices: int
    steps: list[int]


def plan(past: PastMatch) -> ReviewPlan:
    """Find the decisions where there was a choice; if there are too many, an evenly spaced selection."""
    match = _record(past.record)
    state, found = match.game.new(match.variant, match.edition), list[int]()
    for step, entry in enumerate(_entries(match)):
        if entry.seat != NATURE and len(state.legal(entry.seat)) > 1:
            found.append(step)
        state.apply(entry.seat, entry.action)
    many = min(len(found), past.most)
    return ReviewPlan(len(found), [found[at * len(found) // many] for at in range(many)])


def evaluate(decision: Decision) -> dict[str, Plain]:
    """Compare the action that was played with the one a bot would have played, and estimate both results."""
    begun, match, rng = perf_counter(), _record(decision.record), Fast(decision.seed)
    entries = _entries(match)
    game, played = match.game, entries[decision.step]
    view = game.view(_before(match, entries[: decision.step]), played.seat)
    best = Search(seconds=decision.seconds * SEARCHING).evaluate(game, view, rng)[0].action
    actions = [played.action] if best == played.action else [played.action, best]
    found = prospects(game, view, actions, rng, MIN_MATCHES, begun + decision.seconds)
    cost, error = loss(found[-1], found[0], played.seat)
    return {
        "step": decision.step,
        "seat": played.seat,
        "played": as_plain(_to_plain(game, view, found[0])),
        "best": as_plain(_to_plain(game, view, found[-1])),
        "cost": round(max(0.0, cost), 1),
        "error": round(error, 2),
    }


def as_judgement(found: dict[str, Plain]) -> answers.Judgement:
    """Return what `evaluate` found, without the number of the decision."""
    return cast("answers.Judgement", {key: value for key, value in found.items() if key != "step"})


def is_costly(judgement: answers.Judgement) -> bool:
    """Return whether a decision cost more than chance may explain."""
    return judgement["cost"] >= max(LEAST_COST, SURE * judgement["error"])


def _to_plain(game: Game, view: View, prospect: Prospect) -> answers.Prospect:
    action = game.actions.to_plain(prospect.action)
    points = [round(points, 1) for points in prospect.points]
    message = message_to_plain(game.describe(view, action))
    reason = reason_to_plain(reason_for(game, view, prospect.action))
    return {"action": action, "message": message, "points": points, "reason": reason}


def _before(match: Record, entries: list[Entry]) -> State:
    state = match.game.new(match.variant, match.edition)
    for entry in entries:
        state.apply(entry.seat, entry.action)
    return state


def _entries(match: Record) -> list[Entry]:
    return [match.entries[index] for index in match.live()]


@lru_cache(maxsize=2)
def _record(text: str) -> Record:
    assert record.edition_inside(text) is not None, "the edition is not inside"
    return record.load(text)
