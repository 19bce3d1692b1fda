"""Hints: what a bot would play, for a seat that is to act, where the table allows it."""

from dataclasses import replace
from pathlib import Path

import pytest

from parlour.bots.reasons import Reason
from parlour.bots.rollouts import Prospect
from parlour.engine import catalogue
from parlour.engine.game import Game
from parlour.engine.plain import Plain, Wrong
from parlour.engine.rng import Fast
from parlour.engine.view import View
from parlour.match import Match
from parlour.tables.errors import Busy, NotFound, Refused
from parlour.tables.service.hints import suggestions
from parlour.tables.table_service import TableService
from parlour.tables.workers.hint_worker import Advice
from parlour.tables.workers.pool import MAX_JOBS_PER_WORKER
from tests.stores import ONE_OF_THEM
from tests.tables.running_service import (
    QUIET,
    TOY,
    Body,
    act,
    choices,
    field,
    items,
    number,
    opened,
    people,
    table_for,
    text,
)

STORES = ONE_OF_THEM
BRIEF = replace(QUIET, hint_seconds=0.02, bot_delay=3600.0)


async def _table(service: TableService, person: str, *who: str, **more: Plain) -> str:
    places: list[Plain] = [{"who": one} for one in who]
    request: Body = {"game": TOY, "variant": {"seats": len(who)}, "places": places, **more}
    return text(await service.create(person, request), "table")


async def test_a_hint_names_the_best_actions_in_words_with_what_they_lead_to(tmp_path: Path) -> None:
    async with opened(tmp_path, BRIEF) as service:
        [person] = await people(service, 1)
        table = await _table(service, person, "me", "bot")
        shot = await service.snapshot(table, person)
        best = items(await service.hint(table, person, {"seat": 0}), "best")
        legal = choices(field(shot, "legal"))
        assert 1 <= len(best) <= 3
        assert all(field(one, "action") in legal for one in best)
        assert len({str(field(one, "action")) for one in best}) == len(best)
        texts = {message.text for message in catalogue.game(TOY).messages()}
        for one in best:
            assert text(one, "message", "text") in texts
            success = field(one, "success")
            assert isinstance(success, float)
            assert 0 <= success <= 1
            assert items(one, "reason", "facts") is not None
        assert (await service.snapshot(table, person)) == shot
        first = field(best[0], "action")
        assert isinstance(first, dict)
        assert number(await act(service, table, person, first), "seq") > number(shot, "seq")


def _advice(game: Game, view: View, points: list[int], rival: int = 40) -> list[Advice]:
    legal = game.imagine(view, Fast(0)).legal(view.seat)
    found = [Prospect(action, [[own, rival]]) for action, own in zip(legal, points, strict=False)]
    return [Advice(prospect, 0.5, Reason(0, [], is_later=False)) for prospect in found]


def _figures(points: list[int]) -> list[tuple[float | None, int | None]]:
    match = Match(TOY, 2, seed=1)
    view = match.view(0)
    return [(one["points"], one["less"]) for one in suggestions(match.game, view, _advice(match.game, view, points))]


def test_the_favourite_has_the_best_figure_or_none_is_given() -> None:
    """Others follow by their figures, so that order and figures never contradict each other."""
    assert _figures([50, 44, 47]) == [(50.0, 0), (47.0, 3), (44.0, 6)]
    assert _figures([50, 50]) == [(50.0, 0), (50.0, 0)]
    assert _figures([50, 51, 47]) == [(None, None)] * 3


async def test_hints_are_allowed_as_the_table_was_made(tmp_path: Path) -> None:
    async with opened(tmp_path, BRIEF) as service:
        [person] = await people(service, 1)
        cases: list[tuple[tuple[str, ...], Body, bool]] = [
            (("me", "bot"), {}, True),
            (("me", "here"), {}, True),
            (("me", "guest"), {}, False),
            (("me", "guest"), {"hints": True}, True),
            (("me", "bot"), {"hints": False}, False),
        ]
        tables = [await _table(service, person, *who, **more) for who, more, _ in cases]
    async with opened(tmp_path, BRIEF) as service:  # also after a restart
        found = [field(await service.snapshot(table, person), "hints") for table in tables]
        assert found == [allowed for _, _, allowed in cases]
        with pytest.raises(Refused) as refusal:
            await service.hint(tables[-1], person, {"seat": 0})
        assert refusal.value.path == "hints"


async def test_a_hint_is_for_ones_own_seat_and_only_when_it_is_to_act(tmp_path: Path) -> None:
    async with opened(tmp_path, BRIEF) as service:
        ada, bob, eve = await people(service, 3)
        table = await table_for(service, [ada, bob], hints=True)
        assert items(await service.hint(table, ada, {"seat": 0}), "best")
        with pytest.raises(Refused, match="a seat of one's own"):
            await service.hint(table, ada, {"seat": 1})
        with pytest.raises(NotFound):
            await service.hint(table, eve, {"seat": 0})
        with pytest.raises(Wrong):
            await service.hint(table, ada, {"seat": 0, "level": "master"})
        while field(shot := await service.snapshot(table, ada), "legal") is not None:
            await act(service, table, ada, choices(field(shot, "legal"))[-1])
        with pytest.raises(Refused, match="a seat that is to act"):
            await service.hint(table, ada, {"seat": 0})


async def test_at_a_shared_device_a_hint_is_for_the_seat_that_has_it(tmp_path: Path) -> None:
    async with opened(tmp_path, BRIEF) as service:
        [person] = await people(service, 1)
        table = await _table(service, person, "me", "here")
        with pytest.raises(Refused, match="the seat that has the device"):
            await service.hint(table, person, {"seat": 1})
        await service.sit(table, person, {"seat": 1})
        assert items(await service.hint(table, person, {"seat": 1}), "best")


async def test_a_hint_under_overload_is_refused_for_now(tmp_path: Path) -> None:
    async with opened(tmp_path, BRIEF) as service:
        [person] = await people(service, 1)
        table = await _table(service, person, "me", "bot")
        service.pool._count_job(MAX_JOBS_PER_WORKER)
        with pytest.raises(Busy):
            await service.hint(table, person, {"seat": 0})
        service.pool._count_job(-MAX_JOBS_PER_WORKER)
        assert items(await service.hint(table, person, {"seat": 0}), "best")


async def test_a_rematch_allows_what_the_match_allowed(tmp_path: Path) -> None:
    async with opened(tmp_path, BRIEF) as service:
        [person] = await people(service, 1)
        for allowed in (True, False):
            table = await _table(service, person, "me", "here", hints=allowed)
            while field(shot := await service.snapshot(table, person), "status") == "playing":
                if field(shot, "hand_over") is not None:
                    await service.sit(table, person, {"seat": field(shot, "hand_over")})
                    continue
                await act(service, table, person, choices(field(shot, "legal"))[0])
            following = text(await service.rematch(table, person), "table")
            assert field(await service.snapshot(following, person), "hints") is allowed
