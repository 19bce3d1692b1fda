"""The coach: what matters before a decision and what it brought, in matches against bots."""

from dataclasses import replace
from pathlib import Path

import pytest

from parlour.bots.reasons import Reason
from parlour.engine.parts.reasons import Fact, fact, gain
from parlour.engine.plain import Plain
from parlour.tables.errors import Refused
from parlour.tables.table_service import TableService
from parlour.tables.workers.coach_worker import compared
from tests.stores import ONE_OF_THEM
from tests.tables.running_service import QUIET, TOY, Body, act, choices, field, items, opened, people, text

STORES = ONE_OF_THEM
BRIEF = replace(QUIET, hint_seconds=0.05, bot_delay=3600.0)


async def _table(service: TableService, person: str, *who: str, **more: Plain) -> str:
    places: list[Plain] = [{"who": one} for one in who]
    request: Body = {"game": TOY, "variant": {"seats": len(who)}, "places": places, "hints": True, **more}
    return text(await service.create(person, request), "table")


def _reason(points: int, *facts: Fact) -> Reason:
    return Reason(points, list(facts), is_later=False)


def test_only_what_others_lack_matters() -> None:
    range_, coin, card = gain("factory", "factories", 4), gain("coin", "coins", 1), fact("card")
    outlook = compared(_reason(5, range_, coin, card), [_reason(1, coin, card), _reason(2, card)])
    assert outlook.facts == [range_, coin]
    assert outlook.spread == 4


async def test_the_coach_says_what_matters_and_then_what_it_brought(tmp_path: Path) -> None:
    async with opened(tmp_path, BRIEF) as service:
        [person] = await people(service, 1)
        table = await _table(service, person, "me", "bot")
        shot = await service.snapshot(table, person)
        outlook = await service.coach_before(table, person, {"seat": 0})
        assert len(outlook["facts"]) <= 3
        assert outlook["spread"] >= 0
        assert await service.snapshot(table, person) == shot  # nothing was played
        first = choices(field(shot, "legal"))[0]
        await act(service, table, person, first)
        coached = await service.coach_after(table, person, {"seat": 0})
        assert coached["played"]["action"] == first
        assert coached["costly"] == (coached["cost"] >= max(2, 3 * coached["error"]))
        assert coached["seat"] == 0
        assert items(coached, "played", "reason", "facts") is not None


async def test_before_the_first_action_there_is_nothing_to_look_back_on(tmp_path: Path) -> None:
    async with opened(tmp_path, BRIEF) as service:
        [person] = await people(service, 1)
        table = await _table(service, person, "me", "bot")
        with pytest.raises(Refused, match="a seat that has acted"):
            await service.coach_after(table, person, {"seat": 0})


@pytest.mark.parametrize(
    ("who", "more", "refused"),
    [(("me", "bot"), {"hints": False}, "a table that allows hints"), (("me", "guest"), {}, "a match against bots")],
)
async def test_the_coach_is_refused(tmp_path: Path, who: tuple[str, ...], more: dict[str, Plain], refused: str) -> None:
    """Where hints are not allowed, and wherever another person plays."""
    async with opened(tmp_path, BRIEF) as service:
        host, guest = await people(service, 2)
        table = await _table(service, host, *who, **more)
        if "guest" in who:
            invitation = text(await service.snapshot(table, host), "invitation")
            await service.join(table, guest, {"invitation": invitation})
        with pytest.raises(Refused, match=refused):
            await service.coach_before(table, host, {"seat": 0})
        with pytest.raises(Refused, match=refused):
            await service.coach_after(table, host, {"seat": 0})
