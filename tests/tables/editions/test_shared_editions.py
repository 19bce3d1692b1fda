"""Editions shared by link: the link opens, is kept, and ends when its owner withdraws it or is deleted."""

from pathlib import Path

import pytest

from parlour.engine import catalogue
from parlour.engine.plain import Reader
from parlour.tables.errors import NotFound, Refused
from tests.tables.editions.own import made, written
from tests.tables.running_service import TOY, number, opened, people, table_for, text

pytestmark = pytest.mark.usefixtures("checked_here")


async def test_a_link_shows_the_edition_its_owner_and_what_differs(tmp_path: Path) -> None:
    async with opened(tmp_path) as service:
        ada, bob = await people(service, 2)
        await service.change_me(ada, {"name": "Ada"})
        mine = await made(service, ada)
        link = await service.editions.shared.share(ada, mine["id"])
        assert await service.editions.shared.share(ada, mine["id"]) == link
        seen = await service.editions.shared.open(bob, str(link["share"]))
        assert (seen["owner"], seen["name"], seen["mine"], seen["kept"]) == ("Ada", "My box", False, False)
        assert (seen["data"], seen["differences"]) == (mine["data"], [])
        assert mine["id"] not in repr(seen)
        about = await service.editions.about(TOY, str(mine["digest"]))
        assert (about["owner"], about["share"]) == ("Ada", link["share"])


async def test_a_kept_edition_is_listed_until_it_is_dropped_or_its_link_withdrawn(tmp_path: Path) -> None:
    async with opened(tmp_path) as service:
        ada, bob, eve = await people(service, 3)
        mine = await made(service, ada)
        shared, token = service.editions.shared, str((await service.editions.shared.share(ada, mine["id"]))["share"])
        for person in (bob, eve):
            await shared.keep(person, token)
            await shared.keep(person, token)
        (listed,) = (await service.editions.of(bob))["shared"]
        assert (listed["id"], listed["checked"], listed["share"]) == ("", [], token)
        await shared.drop(bob, token)
        assert (await service.editions.of(bob))["shared"] == []
        with pytest.raises(NotFound):
            await shared.drop(bob, token)
        await shared.withdraw(ada, mine["id"])
        assert (await service.editions.of(eve))["shared"] == []
        again = await shared.share(ada, mine["id"])
        assert again["share"] != token
        assert (await service.editions.of(eve))["shared"] == []
        for wrong in (token, "", "\x00"):
            with pytest.raises(NotFound):
                await shared.open(eve, wrong)


async def test_ones_own_edition_cannot_be_kept(tmp_path: Path) -> None:
    async with opened(tmp_path) as service:
        (ada,) = await people(service, 1)
        link = await service.editions.shared.share(ada, (await made(service, ada))["id"])
        with pytest.raises(Refused):
            await service.editions.shared.keep(ada, str(link["share"]))


async def test_a_copy_of_a_shared_edition_belongs_to_whoever_copied_it(tmp_path: Path) -> None:
    async with opened(tmp_path) as service:
        ada, bob = await people(service, 2)
        mine = await made(service, ada)
        link = await service.editions.shared.share(ada, mine["id"])
        copy = await service.editions.create(bob, {"shared": link["share"]})
        assert (copy["digest"], copy["based_on"], copy["share"]) == (mine["digest"], mine["digest"], None)
        changed = await written(service, bob, copy, name="Bob’s")
        assert changed["digest"] != mine["digest"]
        assert (await service.editions.own.read(ada, mine["id"]))["name"] == "My box"


async def test_with_the_owner_everything_goes_but_what_a_table_has(tmp_path: Path) -> None:
    """The table goes on with the edition, and nobody learns whose it was."""
    async with opened(tmp_path) as service:
        ada, bob, cleo = await people(service, 3)
        await service.change_me(ada, {"name": "Ada"})
        mine = await made(service, ada)
        token = str((await service.editions.shared.share(ada, mine["id"]))["share"])
        await service.editions.shared.keep(bob, token)
        table = await table_for(service, [bob, cleo], edition=mine["digest"])
        await service.forget(ada)
        assert (await service.editions.of(bob))["shared"] == []
        with pytest.raises(NotFound):
            await service.editions.shared.open(bob, token)
        assert text(await service.snapshot(table, bob), "edition") == mine["digest"]
        about = await service.editions.about(TOY, str(mine["digest"]))
        assert (about["own"], about["owner"], about["share"]) == (True, None, None)
        assert await service.edition(TOY, str(mine["digest"])) == mine["data"]


async def test_differences_name_the_entry_and_both_values(tmp_path: Path) -> None:
    async with opened(tmp_path) as service:
        (ada,) = await people(service, 1)
        mine = await made(service, ada, "laar")
        data = mine["data"]
        card = Reader(data, "").at("card").items()[3].object()
        before = number(card, "gem")
        card.update(gem=1 + number(card, "gem") % 8, source="owner")
        changed = await written(service, ada, mine, data=data)
        found = await service.editions.differences("laar", str(changed["digest"]), "")
        assert [(one["path"], one["part"], one["entry"]) for one in found] == [("card[3].gem", "card", "card[3]")]
        assert (found[0]["before"], found[0]["after"]) == (before, number(card, "gem"))
        assert changed["values"] != mine["values"]
        assert await service.editions.differences("laar", str(changed["digest"]), str(changed["digest"])) == []
        back = await service.editions.differences("laar", catalogue.edition("laar").digest, str(changed["digest"]))
        assert [(one["before"], one["after"]) for one in back] == [(one["after"], one["before"]) for one in found]
