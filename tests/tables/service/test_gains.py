"""Gains: what a seat's legal actions bring, for people who compare them without seeing the board."""

from dataclasses import replace
from pathlib import Path

import pytest

from parlour.tables.errors import Refused
from tests.stores import ONE_OF_THEM
from tests.tables.running_service import QUIET, TOY, act, choices, field, opened, people, text

STORES = ONE_OF_THEM
QUICK = replace(QUIET, hint_seconds=5.0, bot_delay=3600.0)


async def test_every_legal_action_is_told_what_it_brings(tmp_path: Path) -> None:
    async with opened(tmp_path, QUICK) as service:
        [person] = await people(service, 1)
        table = text(
            await service.create(
                person, {"game": TOY, "variant": {"seats": 2}, "places": [{"who": "me"}, {"who": "bot"}], "hints": True}
            ),
            "table",
        )
        shot = await service.snapshot(table, person)
        legal = choices(field(shot, "legal"))
        found = (await service.gains(table, person, {"seat": 0}))["gains"]
        assert sorted(map(str, [gain["action"] for gain in found])) == sorted(map(str, legal))
        less = [gain["less"] for gain in found if gain["less"] is not None]
        assert less[0] == 0.0
        assert less == sorted(less)  # the most promising first
        assert await service.snapshot(table, person) == shot  # nothing was played
        while (now := field(await service.snapshot(table, person), "legal")) is not None:
            await act(service, table, person, choices(now)[0])
        assert (await service.gains(table, person, {"seat": 0}))["gains"] == []


async def test_nobody_learns_what_actions_bring_to_another_seat(tmp_path: Path) -> None:
    async with opened(tmp_path, QUICK) as service:
        host, other = await people(service, 2)
        table = text(
            await service.create(
                host, {"game": TOY, "variant": {"seats": 2}, "places": [{"who": "me"}, {"who": "bot"}], "public": True}
            ),
            "table",
        )
        await service.join(table, other, {"place": None})
        with pytest.raises(Refused):
            await service.gains(table, other, {"seat": 0})
        with pytest.raises(Refused):
            await service.gains(table, host, {"seat": 1})
