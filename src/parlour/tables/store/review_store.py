"""Stored reviews: their plans and evaluated decisions, each stored at once so that none is evaluated twice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sqlalchemy import func, or_, select, update

from parlour.engine.plain import Plain, Reader, decode, encode
from parlour.tables.store.database import Store, insert_if_absent, upsert
from parlour.tables.store.schema import judgements, leases, reviews
from parlour.tables.workers.review_worker import ReviewPlan


@dataclass(frozen=True)
class StoredReview:
    """A review as stored; *choices* and *of* are 0 until it is planned."""

    is_finished: bool
    choices: int
    of: int
    done: int
    bodies: list[str | None]  # by step; none of them until it is finished


class ReviewStore:
    """Reviews in the store."""

    def __init__(self, store: Store) -> None:
        self.store: Final = store

    async def request(self, table: str, now: float) -> None:
        """Store that a review is requested; a repeated request changes nothing."""
        async with self.store.writing() as connection:
            await insert_if_absent(connection, reviews, {"table": table}, {"made": now})

    async def waiting(self, process: str) -> list[str]:
        """List the tables whose reviews are not finished and that no other process serves, the oldest request first."""
        free = or_(leases.c.process.is_(None), leases.c.process == process)
        query = select(reviews.c.table).outerjoin(leases, leases.c.table == reviews.c.table)
        wanted = query.where(reviews.c.finished.is_(None), free).order_by(reviews.c.made)
        async with self.store.reading() as connection:
            return [row.table for row in await connection.execute(wanted)]

    async def count_waiting(self) -> int:
        """Count the reviews that are not finished."""
        query = select(func.count()).select_from(reviews).where(reviews.c.finished.is_(None))
        async with self.store.reading() as connection:
            return await connection.scalar(query) or 0

    async def read(self, table: str) -> StoredReview | None:
        """Read a review."""
        of_it = judgements.c.table == table
        async with self.store.reading() as connection:
            row = (await connection.execute(select(reviews).where(reviews.c.table == table))).first()
            if row is None:
                return None
            done = await connection.scalar(select(func.count()).select_from(judgements).where(of_it)) or 0
            query = select(judgements.c.body).where(of_it).order_by(judgements.c.step)
            bodies = [] if row.finished is None else [found.body for found in await connection.execute(query)]
        plan = _plan(row.plan)
        return StoredReview(row.finished is not None, plan.choices, len(plan.steps), done, bodies)

    async def steps_left(self, table: str) -> list[int] | None:
        """List the steps that are still to be evaluated; None if there is no plan yet."""
        async with self.store.reading() as connection:
            text = await connection.scalar(select(reviews.c.plan).where(reviews.c.table == table))
            query = select(judgements.c.step).where(judgements.c.table == table)
            done = {row.step for row in await connection.execute(query)}
        return None if text is None else [step for step in _plan(text).steps if step not in done]

    async def store_plan(self, table: str, plan: ReviewPlan) -> None:
        """Store which decisions are to be evaluated."""
        body: Plain = {"choices": plan.choices, "steps": list[Plain](plan.steps)}
        async with self.store.writing() as connection:
            wanted = update(reviews).where(reviews.c.table == table)
            await connection.execute(wanted.values(plan=encode(body).decode()))

    async def store_judgement(self, table: str, step: int, judgement: dict[str, Plain] | None) -> None:
        """Store the evaluation of a decision; None if it failed."""
        body = None if judgement is None else encode(judgement).decode()
        async with self.store.writing() as connection:
            await upsert(connection, judgements, {"table": table, "step": step}, {"body": body})

    async def finish(self, table: str, now: float) -> None:
        """Store that the review is finished."""
        async with self.store.writing() as connection:
            await connection.execute(update(reviews).where(reviews.c.table == table).values(finished=now))


def _plan(text: str | None) -> ReviewPlan:
    if text is None:
        return ReviewPlan(0, [])
    reader = Reader(decode(text, "the store"), "the store")
    return ReviewPlan(reader.at("choices").integer(0, 2**31), reader.at("steps").integers(0, 2**31))
