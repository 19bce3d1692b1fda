"""Reviews: a match that is over is gone through in the background, decision by decision, and kept with the table."""

import asyncio
import random
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from sqlalchemy import func, select

from parlour.engine import catalogue
from parlour.engine.plain import Plain
from parlour.engine.playout import trace
from parlour.engine.record import Record
from parlour.engine.rng import Fast
from parlour.engine.view import NATURE
from parlour.tables.errors import NotFound, Refused
from parlour.tables.store.schema import judgements, reviews
from parlour.tables.table_service import TableService
from parlour.tables.upkeep.pruning import prune
from parlour.tables.views import review
from parlour.tables.wire.answers import Prospect, ReviewedDecision, ReviewNow
from parlour.tables.workers.review_worker import Decision, PastMatch, evaluate, plan
from tests.stores import ONE_OF_THEM
from tests.tables.running_service import (
    QUIET,
    TOY,
    choices,
    field,
    items,
    number,
    opened,
    people,
    play_on,
    table_for,
    text,
)

STORES = ONE_OF_THEM
BRIEF = replace(QUIET, review_seconds=0.005, max_review_decisions=8)
SOON = 20.0


async def _finished(service: TableService, persons: list[str]) -> str:
    table = await table_for(service, persons)
    await play_on(service, table, persons, random.Random(4))
    return table


async def _until(service: TableService, table: str, person: str, is_so: Callable[[ReviewNow], bool]) -> ReviewNow:
    async with asyncio.timeout(SOON):
        while not is_so(now := await service.review(table, person)):  # noqa: ASYNC110  # the store has no event for it
            await asyncio.sleep(0.02)
    return now


async def _ready(service: TableService, table: str, person: str) -> ReviewNow:
    return await _until(service, table, person, lambda now: now["status"] == "ready")


async def test_a_match_is_reviewed_from_the_first_decision_to_the_last(tmp_path: Path) -> None:
    async with opened(tmp_path, BRIEF) as service:
        persons = await people(service, 2)
        table = await _finished(service, persons)
        nothing: ReviewNow = {"status": "none", "done": 0, "of": 0, "review": None}
        assert await service.review(table, persons[0]) == nothing
        assert text(await service.begin_review(table, persons[0]), "status") == "working"
        now = await _ready(service, table, persons[1])
        assert number(now, "done") == number(now, "of") == 8
        assert number(now, "review", "choices") > 8
        decisions = items(now, "review", "decisions")
        assert len(decisions) == 8
        frames = [number(one, "frame") for one in decisions]
        shown = items(await service.replay(table, persons[1]), "frames")
        assert frames == sorted(frames)
        assert number(now, "review", "last") == len(shown) - 1
        assert frames[-1] < len(shown)
        assert {number(one, "seat") for one in decisions} == {0, 1}
        for one in decisions:
            assert len(items(one, "played", "points")) == 2
            same = field(one, "played", "action") == field(one, "best", "action")
            assert not same or field(one, "cost") == 0
        for place, position in zip(items(now, "review", "turning"), items(now, "review", "positions"), strict=True):
            assert isinstance(place, int)
            assert choices(field(position, "played")) == [field(decisions[place], "played", "action")]
            assert choices(field(position, "best")) == [field(decisions[place], "best", "action")]
        rounds = [(number(one, "round"), number(one, "frame")) for one in items(now, "review", "rounds")]
        assert rounds == sorted(rounds)
        assert await service.begin_review(table, persons[0]) == await service.review(table, persons[0])


async def test_only_finished_matches_are_reviewed_and_only_for_people_who_may_see_them(tmp_path: Path) -> None:
    async with opened(tmp_path, BRIEF) as service:
        *persons, stranger = await people(service, 3)
        table = await table_for(service, persons)
        for ask in (service.review, service.begin_review):
            with pytest.raises(Refused, match="a match that is over"):
                await ask(table, persons[0])
            with pytest.raises(NotFound):
                await ask(table, stranger)


async def test_a_review_that_was_interrupted_goes_on_where_it_stopped(tmp_path: Path) -> None:
    async def begin() -> tuple[list[str], str]:
        async with opened(tmp_path, BRIEF) as service:
            persons = await people(service, 2)
            table = await _finished(service, persons)
            kept = service.reviews.review_store.store_judgement

            async def keep_three(table: str, step: int, judgement: dict[str, Plain] | None) -> None:
                await kept(table, step, judgement)
                if number(await service.review(table, persons[0]), "done") == 3:
                    await asyncio.Event().wait()  # as if the process had been killed now

            service.reviews.review_store.store_judgement = keep_three  # type: ignore[method-assign]
            await service.begin_review(table, persons[0])
            await _until(service, table, persons[0], lambda now: now["done"] == 3)
            return persons, table

    async def go_on(persons: list[str], table: str) -> None:
        async with opened(tmp_path, BRIEF) as service:
            judged: list[int] = []
            reflect = service.pool.run_when_idle

            async def count(work: object, about: object) -> object:
                assert isinstance(about, Decision)  # the plan is kept, too
                judged.append(about.step)
                return await reflect(work, about)  # type: ignore[arg-type]

            service.pool.run_when_idle = count  # type: ignore[assignment, method-assign]
            now = await _ready(service, table, persons[0])
            assert len(items(now, "review", "decisions")) == 8
            assert len(judged) == len(set(judged)) == 5

    persons, table = await begin()
    await go_on(persons, table)


async def test_a_decision_that_cannot_be_judged_is_left_out(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path, BRIEF) as service:
            persons = await people(service, 2)
            table = await _finished(service, persons)
            reflect, failed = service.pool.run_when_idle, list[object]()

            async def fail_once(work: object, about: object) -> object:
                if isinstance(about, Decision) and not failed:
                    failed.append(about)
                    raise ValueError("a mistake of a bot")
                return await reflect(work, about)  # type: ignore[arg-type]

            service.pool.run_when_idle = fail_once  # type: ignore[assignment, method-assign]
            await service.begin_review(table, persons[0])
            now = await _ready(service, table, persons[0])
            assert number(now, "done") == 8
            assert len(items(now, "review", "decisions")) == 7

    await scenario()


async def test_a_review_goes_with_its_table(tmp_path: Path) -> None:
    async with opened(tmp_path, replace(BRIEF, ended_tables_last=-10.0, max_review_decisions=2)) as service:
        persons = await people(service, 2)
        table = await _finished(service, persons)
        await service.begin_review(table, persons[0])
        await _ready(service, table, persons[0])
        await prune(service.live_tables)
        async with service.store.reading() as connection:
            for kept in (reviews, judgements):
                assert await connection.scalar(select(func.count()).select_from(kept)) == 0


async def test_bots_in_play_go_first(tmp_path: Path) -> None:
    async with opened(tmp_path, BRIEF) as service:
        order: list[str] = []

        async def run_when_idle() -> None:
            await service.pool.run_when_idle(len, "later")
            order.append("review")

        service.pool._count_job(1)
        later = asyncio.create_task(run_when_idle())
        await asyncio.sleep(0.05)
        await service.pool.run_soon(len, "now")
        order.append("bot")
        service.pool._count_job(-1)
        await asyncio.wait_for(later, SOON)
        assert order == ["bot", "review"]


def _played(slug: str, seed: int) -> Record:
    game, edition = catalogue.game(slug), catalogue.edition(slug)
    variant = min([one for one in game.info.variants() if one.seats == 2], key=game.limit)
    match = Record(game, variant, edition, ["", ""])
    for seat, action in trace(game.new(variant, edition), Fast(seed)):
        match.add(seat, action)
    return match


@pytest.mark.parametrize("slug", catalogue.slugs())
def test_decisions_of_every_game_can_be_judged(slug: str) -> None:
    match = _played(slug, 5)
    dumped = match.dump()
    found = plan(PastMatch(dumped, 3))
    assert len(found.steps) == 3 <= found.choices
    step = found.steps[-1]
    judged = evaluate(Decision(dumped, step, 1, 0.01))
    entry = match.entries[step]
    assert entry.seat != NATURE
    assert judged["seat"] == entry.seat
    assert field(judged, "played", "action") == match.game.actions.to_plain(entry.action)


def test_of_many_decisions_some_are_judged_that_are_evenly_spread() -> None:
    dumped = _played(TOY, 6).dump()
    everything = plan(PastMatch(dumped, 10_000))
    some = plan(PastMatch(dumped, 5))
    assert some.choices == everything.choices == len(everything.steps)
    places = [everything.steps.index(step) for step in some.steps]
    gaps = {after - before for before, after in pairwise(places)}
    assert places[0] == 0
    assert max(gaps) - min(gaps) <= 1


def test_turning_points_are_costly_and_significant() -> None:
    def decision(cost: float, error: float) -> ReviewedDecision:
        prospect: Prospect = {"action": {"do": "wait"}, "message": {"text": "do-wait", "arguments": {}}, "points": [0]}
        return {"frame": 0, "seat": 0, "played": prospect, "best": prospect, "cost": cost, "error": error}

    judged = [decision(*pair) for pair in [(0.0, 0.0), (2.0, 0.1), (5.0, 2.0), (0.9, 0.0), (6.0, 1.0), (2.0, 0.2)]]
    assert review.turning_points(judged) == [4, 1, 5]
    assert review.turning_points([decision(float(cost), 0.0) for cost in range(10)]) == [9, 8, 7, 6, 5]
