"""Hints: what a bot would play for a person who is to act, where the table allows it."""

from __future__ import annotations

from hashlib import sha256

from parlour.engine.game import Game
from parlour.engine.plain import Reader
from parlour.engine.view import View
from parlour.tables.errors import Refused
from parlour.tables.live.live_table import LiveTable
from parlour.tables.model.log_lines import message_to_plain
from parlour.tables.service.playing import seat_in_view
from parlour.tables.wire.answers import Hint, Suggestion
from parlour.tables.workers.hint_worker import Advice, HintRequest, advise
from parlour.tables.workers.pool import WorkerPool, position_for


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
    return {"best": [_to_plain(game, view, advice) for advice in await pool.run_soon(advise, request)]}


def _to_plain(game: Game, view: View, advice: Advice) -> Suggestion:
    action, rival = game.actions.to_plain(advice.prospect.action), advice.prospect.rival(view.seat)
    return {
        "action": action,
        "message": message_to_plain(game.describe(view, action)),
        "points": round(advice.prospect.points[view.seat], 1),
        "rival": None if rival is None else round(rival, 1),
        "success": round(advice.success, 2),
    }
