"""Hints: what a bot would play for a person who is to act, where the table allows it."""

from __future__ import annotations

from hashlib import sha256
from math import floor

from parlour.bots.rollouts import Prospect
from parlour.engine.game import Game
from parlour.engine.plain import Reader
from parlour.engine.view import View
from parlour.tables.errors import Refused
from parlour.tables.live.live_table import LiveTable
from parlour.tables.model.log_lines import message_to_plain
from parlour.tables.service.playing import seat_in_view
from parlour.tables.wire.answers import Figures, Hint, Suggestion
from parlour.tables.workers.hint_worker import Advice, HintRequest, advise
from parlour.tables.workers.pool import WorkerPool, position_for
from parlour.tables.workers.reasons import reason_to_plain


def read_request(
    live: LiveTable, person: str, reader: Reader, is_shipped: bool, seconds: float
) -> tuple[View, HintRequest]:
    """Read a request for a hint: for a seat that is to act, at a table where hints are allowed.

    The seed is derived from the view: the answer depends on nothing else, and a repeated request gets the same one.
    """
    reader.refuse_others(("seat",))
    seat = seat_in_view(live, person, reader.at("seat"))
    table = live.table
    if not table.header.hints:
        raise Refused("hints", "a table that allows hints")
    if seat not in table.to_act():
        raise Refused("seat", "a seat that is to act")
    position = position_for(table, seat, is_shipped)
    seed = int.from_bytes(sha256(position.view).digest()[:7])
    return table.match.view(seat), HintRequest(**vars(position), seed=seed, seconds=seconds)


async def hint(pool: WorkerPool, game: Game, view: View, request: HintRequest) -> Hint:
    """Return what a bot would play."""
    return {"best": suggestions(game, view, await pool.run_soon(advise, request))}


def suggestions(game: Game, view: View, found: list[Advice]) -> list[Suggestion]:
    """Write advice, the favourite first and the others by their figures.

    The favourite is what the search prefers. If the figures, which come from quick play, say otherwise, none are given.
    """
    leads = [_lead(one.prospect, view.seat) for one in found]
    if max(leads) > leads[0]:
        return [_to_plain(game, view, one) for one in found]
    order = sorted(range(len(found)), key=lambda at: -leads[at])
    less = [leads[0] - lead for lead in leads]
    return [{**_to_plain(game, view, found[at]), **_figures(found[at], view.seat, less[at])} for at in order]


def _lead(prospect: Prospect, seat: int) -> int:
    """Return the expected lead over the best rival, of the rounded figures that people are shown."""
    rival = prospect.rival(seat)
    return _shown(prospect.points[seat]) - (0 if rival is None else _shown(rival))


def _shown(points: float) -> int:
    """Round points as browsers do what they are sent."""
    return floor(round(points, 1) + 0.5)


def _figures(advice: Advice, seat: int, less: int) -> Figures:
    rival = advice.prospect.rival(seat)
    points = round(advice.prospect.points[seat], 1)
    return {"points": points, "rival": None if rival is None else round(rival, 1), "less": less}


def _to_plain(game: Game, view: View, advice: Advice) -> Suggestion:
    action = game.actions.to_plain(advice.prospect.action)
    return {
        "action": action,
        "message": message_to_plain(game.describe(view, action)),
        "reason": reason_to_plain(advice.reason),
        "points": None,
        "rival": None,
        "less": None,
        "success": round(advice.success, 2),
    }
