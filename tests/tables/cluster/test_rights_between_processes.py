"""Onlookers, removals and invitations where several processes serve one table."""

import pytest

from parlour.engine.plain import Plain
from parlour.tables.errors import NotFound
from parlour.tables.table_service import TableService
from tests.tables.cluster.test_sync import watching
from tests.tables.running_service import field, items, people, table_for
from tests.tables.service.test_sharing import finished
from tests.tables.service.test_simultaneous_choices import until

STORES = ["postgresql"]


async def _onlookers(service: TableService, table: str, host: str) -> list[tuple[Plain, Plain]]:
    found = items(await service.snapshot(table, host), "onlookers", "people")
    return [(field(one, "person"), field(one, "name")) for one in found]


async def test_the_host_sees_and_removes_somebody_who_watches_through_another_process(
    one: TableService, two: TableService
) -> None:
    host, player, passer_by = await people(one, 3)
    table = await table_for(one, [host, player], public=True)
    await two.change_me(passer_by, {"name": "Zoë"})
    async with watching(two, table, passer_by) as reader:
        live = await one.live_tables.find(table)
        await until(lambda: passer_by in live.watching())
        assert await _onlookers(one, table, host) == [(passer_by, "Zoë")]
        await one.remove(table, host, {"person": passer_by})
        await until(reader.task.done)
    with pytest.raises(NotFound):
        await two.snapshot(table, passer_by)
    await until(lambda: passer_by not in live.watching())


async def test_a_renewed_invitation_counts_in_every_process(one: TableService, two: TableService) -> None:
    host, player, early, late = await people(one, 4)
    table = await table_for(one, [host, player])
    old = field(await two.snapshot(table, host), "invitation")
    new = field(await one.renew_invitation(table, host), "invitation")
    with pytest.raises(NotFound):
        await two.join(table, early, {"invitation": old})
    assert field(await two.join(table, late, {"invitation": new}), "silent") is None


async def test_a_shared_match_is_shown_and_hidden_by_every_process(one: TableService, two: TableService) -> None:
    ada, bob = await people(one, 2)
    table = await finished(one, [ada, bob])
    await two.share(table, ada, {"agree": True})
    token = field(await one.share(table, bob, {"agree": True}), "token")
    assert field(await two.shared(table, {"token": token}), "places", 0, "who") == "person"
    await one.share(table, ada, {"agree": False})
    with pytest.raises(NotFound):
        await two.shared(table, {"token": token})
