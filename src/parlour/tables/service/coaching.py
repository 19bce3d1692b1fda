"""The coach: in matches against bots, what matters before a decision, and afterwards what it brought.

Both are made by the engine of reasons and from the seat's view only. What is said, and how often, the client decides.
"""

from __future__ import annotations

from typing import Final

from parlour.engine.plain import Reader
from parlour.engine.view import NATURE
from parlour.tables.errors import Refused
from parlour.tables.live.live_table import LiveTable
from parlour.tables.model.log_lines import message_to_plain
from parlour.tables.model.table import Table
from parlour.tables.service import hints, reviews
from parlour.tables.service.playing import seat_in_view
from parlour.tables.wire.answers import Coached, Coaching
from parlour.tables.workers import review_worker
from parlour.tables.workers.coach_worker import Outlook, look_ahead
from parlour.tables.workers.hint_worker import HintRequest
from parlour.tables.workers.pool import WorkerPool
from parlour.tables.workers.review_worker import Decision

SEARCHING: Final = 0.4  # share of a hint's time: people wait for the coach more often


def read_before(live: LiveTable, person: str, reader: Reader, is_shipped: bool, seconds: float) -> HintRequest:
    """Read a request for what matters now: as for a hint, but only where all rivals are bots."""
    _check_rivals(live.table, person)
    return hints.read_request(live, person, reader, is_shipped, seconds * SEARCHING)[1]


async def before(pool: WorkerPool, request: HintRequest) -> Coaching:
    """Return what matters in the decision that a seat is to make."""
    outlook = await pool.run_soon(look_ahead, request)
    return _to_plain(outlook) if outlook is not None else {"facts": [], "later": False, "spread": 0}


def read_after(live: LiveTable, person: str, reader: Reader, seconds: float) -> Decision:
    """Read a request about the last action of a seat that was not taken back."""
    _check_rivals(live.table, person)
    reader.refuse_others(("seat",))
    seat = seat_in_view(live, person, reader.at("seat"))
    if not live.table.header.hints:
        raise Refused("hints", "a table that allows hints")
    step = _last_step(live.table, seat)
    return Decision(reviews.record_of(live.table), step, step, seconds * SEARCHING)


async def after(pool: WorkerPool, request: Decision) -> Coached:
    """Compare the last action of a seat with what a bot would have played, as a review does."""
    judgement = review_worker.as_judgement(await pool.run_soon(review_worker.evaluate, request))
    return {"costly": review_worker.is_costly(judgement), **judgement}


def _check_rivals(table: Table, person: str) -> None:
    if any(not place.bot and not place.is_played_by(person) for place in table.places):
        raise Refused("table", "a match against bots")


def _last_step(table: Table, seat: int) -> int:
    """Return the number of the last action of a seat among all that were not undone."""
    record = table.match.record
    steps = [step for step, index in enumerate(record.live()) if record.entries[index].seat == seat != NATURE]
    if not steps:
        raise Refused("seat", "a seat that has acted")
    return steps[-1]


def _to_plain(outlook: Outlook) -> Coaching:
    facts = [message_to_plain(fact.message) for fact in outlook.facts]
    return {"facts": facts, "later": outlook.is_later, "spread": outlook.spread}
