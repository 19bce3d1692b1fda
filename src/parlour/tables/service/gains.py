"""Gains: what every legal action would bring to a seat, so that a person can compare them without seeing the board."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from parlour.engine.game import Game
from parlour.engine.plain import Reader
from parlour.tables.live.live_table import LiveTable
from parlour.tables.service.playing import seat_in_view
from parlour.tables.wire.answers import Gain, Gains
from parlour.tables.workers.gain_worker import GainRequest, Prospective, foresee
from parlour.tables.workers.pool import WorkerPool, position_for
from parlour.tables.workers.reasons import reason_to_plain

# Times as long as for a hint: usually a tenth of that is needed, but much more while the rules are not compiled.
PATIENCE: Final = 3


def read_request(live: LiveTable, person: str, reader: Reader, is_shipped: bool, seconds: float) -> GainRequest:
    """Read a request for what a seat's legal actions bring; of a seat that is not to act (any more) there are none."""
    reader.refuse_others(("seat",))
    seat = seat_in_view(live, person, reader.at("seat"))
    legal = live.table.match.state.ordinary(seat) if seat in live.table.to_act() else []
    position = position_for(live.table, seat, is_shipped)
    seed = int.from_bytes(sha256(position.view).digest()[:7])
    glances = live.table.header.hints and len(legal) > 1
    return GainRequest(**vars(position), legal=legal, glances=glances, seed=seed, seconds=seconds * PATIENCE)


async def gains(pool: WorkerPool, game: Game, request: GainRequest) -> Gains:
    """Return what the actions bring."""
    if not request.legal:
        return {"gains": []}
    found = await pool.run_soon(foresee, request)
    return {"gains": [_to_plain(game, one) for one in found]}


def _to_plain(game: Game, one: Prospective) -> Gain:
    return {
        "action": game.actions.to_plain(one.action),
        "points": one.reason.points,
        "reason": reason_to_plain(one.reason),
        "less": None if one.less is None else round(one.less, 1),
    }
