"""Reasons: why an action is good or bad for its seat, from the sheet before and after it and from the game's facts.

Everything is computed from positions that the seat can imagine; what these do not agree on is left out.
"""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter
from typing import Final

from parlour.engine.game import Game
from parlour.engine.parts.reasons import LINE, RIVAL, Fact, gain
from parlour.engine.rng import Fast
from parlour.engine.sheet import Sheet
from parlour.engine.state import State
from parlour.engine.view import View

SAMPLES: Final = 3  # imagined positions that have to agree
SEED: Final = 20  # any: a reason depends on the view alone
MOST_STEPS: Final = 8  # of what an action begins
MOST_FACTS: Final = 5


@dataclass(frozen=True)
class Reason:
    """The facts about an action, those with most points first, and the points of its seat that they account for."""

    points: int
    facts: list[Fact]
    is_later: bool  # whether they hold at the end of what the action begins


@dataclass(frozen=True)
class Change:
    """What changes from a position to a later one, as far as the viewer knows the lines of the sheet."""

    lines: dict[str, int]
    rivals: dict[int, int]
    facts: list[Fact]


def reason_for(game: Game, view: View, action: int) -> Reason:
    """Explain an action of the viewer: what it changes by the end of what it begins."""
    return _reason(game, view, action, _imagined(game, view))


def reasons_for(game: Game, view: View, actions: list[int], until: float = 0.0) -> list[tuple[int, Reason]]:
    """Explain these actions, from the first one on, as many as the time allows (`perf_counter`; 0: all)."""
    positions, found = _imagined(game, view), list[tuple[int, Reason]]()
    for action in actions:
        if found and until > 0.0 and perf_counter() > until:
            break
        found.append((action, _reason(game, view, action, positions)))
    return found


def _imagined(game: Game, view: View) -> list[State]:
    return [game.imagine(view, Fast(SEED + trial)) for trial in range(SAMPLES)]


def _reason(game: Game, view: View, action: int, positions: list[State]) -> Reason:
    samples = [_sample(game, view, action, before) for before in positions]
    change = _agreed([one for one, _ in samples])
    told = _told(change)
    return Reason(sum(change.lines.values()), told, any(steps > 1 for _, steps in samples))


def _agreed(changes: list[Change]) -> Change:
    """Keep what all imagined positions agree on."""
    first = changes[0]
    return Change(
        {line: points for line, points in first.lines.items() if all(one.lines.get(line) == points for one in changes)},
        {
            seat: points
            for seat, points in first.rivals.items()
            if all(one.rivals.get(seat) == points for one in changes)
        },
        [one for one in first.facts if all(is_among(one, change.facts) for change in changes)],
    )


def is_among(fact: Fact, facts: list[Fact]) -> bool:
    """Return whether a fact says the same as one of a list, whatever line and points they belong to."""
    return any(
        (other.message.text, other.message.arguments) == (fact.message.text, fact.message.arguments) for other in facts
    )


def _sample(game: Game, view: View, action: int, before: State) -> tuple[Change, int]:
    """Compare an imagined position with the one at the end of what an action begins, so many steps later."""
    seat, after = view.seat, before.copy()
    after.apply(seat, action)
    actions = [action, *_go_on(game, after, seat)]
    old, new = _sheets(game, view, actions, after)
    rivals = {other: sum(_differences(old, new, other).values()) for other in range(len(old.points)) if other != seat}
    gained = {other: points for other, points in rivals.items() if points}
    return Change(_differences(old, new, seat), gained, game.facts(before, after, seat)), len(actions)


def _go_on(game: Game, state: State, seat: int) -> list[int]:
    """Carry on what an action has begun, by the game's hints; return the further actions."""
    rng, actions = Fast(SEED), list[int]()
    while len(actions) < MOST_STEPS and seat in state.to_act() and game.goes_on(state, seat):
        actions.append(game.hints.roll_out(state, seat, state.legal(seat), rng))
        state.apply(seat, actions[-1])
    return actions


def _sheets(game: Game, view: View, actions: list[int], after: State) -> tuple[Sheet, Sheet]:
    """Return the sheets before and after actions; what they commit unseen by others is scored at once."""
    old, new = game.own_sheet(view, []), game.own_sheet(view, actions)
    if old is not None and new is not None:
        return old, new
    return game.sheet(view), game.sheet(game.view(after, view.seat))


def _differences(old: Sheet, new: Sheet, seat: int) -> dict[str, int]:
    """Return by how much the lines of a seat differ, as far as both are known."""
    found: dict[str, int] = {}
    for line, before, after in zip(old.lines, old.points[seat], new.points[seat], strict=True):
        if before is not None and after is not None and before != after:
            found[line] = after - before
    return found


def _told(change: Change) -> list[Fact]:
    """Choose what is told: the game's facts where they account for a line, else the line; then what rivals get."""
    exact = {line for line, points in change.lines.items() if _points_of(change.facts, line) == points}
    told = [one for one in change.facts if not one.line or one.line in exact]
    told += [gain(LINE, line, points, {"line": line}) for line, points in change.lines.items() if line not in exact]
    told += [Fact(gain(RIVAL, "", points, {"seat": other}).message) for other, points in change.rivals.items()]
    told.sort(key=lambda one: -abs(one.points))
    with_points = [one for one in told if one.points]
    return with_points + [one for one in told if not one.points][: max(0, MOST_FACTS - len(with_points))]


def _points_of(facts: list[Fact], line: str) -> int:
    return sum([one.points for one in facts if one.line == line])
