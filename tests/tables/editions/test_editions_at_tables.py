"""Editions at tables: one of somebody's own is marked everywhere, and an operator can make one the usual one."""

import random
from dataclasses import replace
from pathlib import Path

import pytest

from parlour.engine import catalogue
from parlour.engine.loading.toml_writing import to_toml
from parlour.engine.plain import Wrong
from parlour.tables.admin import StoreAdmin
from parlour.tables.errors import NotFound
from parlour.tables.settings import DAY
from tests.tables.editions.own import made, standard, written
from tests.tables.running_service import QUIET, TOY, Body, field, opened, people, play_on, table_for, text

pytestmark = pytest.mark.usefixtures("checked_here")


async def test_a_table_with_an_own_edition_says_so_and_whose_it_is_while_it_is_shared(tmp_path: Path) -> None:
    async with opened(tmp_path) as service:
        ada, bob = await people(service, 2)
        await service.change_me(ada, {"name": "Ada"})
        mine = await made(service, ada)
        seats: Body = {"places": [{"who": "me"}, {"who": "guest"}], "variant": {"seats": 2}, "game": TOY}
        table = text(await service.create(ada, {**seats, "edition": mine["digest"]}), "table")
        plain = text(await service.create(ada, seats), "table")
        invitation = {"invitation": field(await service.snapshot(table, ada), "invitation")}
        marked = {card["id"]: card["own_edition"] for card in (await service.cards(ada, "mine"))["tables"]}
        assert marked == {table: True, plain: False}
        assert field(await service.snapshot(table, ada), "own_edition") is True
        assert field(await service.snapshot(plain, ada), "own_edition") is False
        seen = await service.welcome(table, bob, invitation)
        assert seen["own"] == {"digest": mine["digest"], "owner": None, "differences": 0}
        await service.editions.shared.share(ada, mine["id"])
        assert field(await service.welcome(table, bob, invitation), "own", "owner") == "Ada"
        other = {"invitation": field(await service.snapshot(plain, ada), "invitation")}
        assert (await service.welcome(plain, bob, other))["own"] is None


async def test_a_match_with_an_own_edition_is_played_to_its_end_and_its_record_has_the_edition(tmp_path: Path) -> None:
    async with opened(tmp_path) as service:
        ada, bob = await people(service, 2)
        mine = await made(service, ada)
        table = await table_for(service, [ada, bob], edition=mine["digest"])
        await play_on(service, table, [ada, bob], random.Random(1))
        await service.editions.own.delete(ada, mine["id"])
        record = await service.record(table, ada)
        assert str(mine["digest"]) in record
        assert "My box" in record
        assert field(await service.rematch(table, ada), "table")


async def test_the_usual_edition_is_played_with_unless_another_is_chosen(store: str, tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text(to_toml({**standard(), "edition": {"game": TOY, "name": "House"}}))
    shipped = catalogue.edition(TOY).digest
    async with opened(tmp_path, QUIET) as service:
        persons = await people(service, 2)
        before = await table_for(service, persons)
        async with StoreAdmin.at(store) as admin:
            assert await admin.make_usual(TOY, str(file)) == "House"
            ((row),) = await admin.usual_editions()
            assert (row["game"], row["name"]) == (TOY, "House")
        await service.housekeeping.keep()
        described = {game["slug"]: game["usual"] for game in service.games()["games"]}
        assert [slug for slug, usual in described.items() if usual] == [TOY]
        assert field(described[TOY], "digest") == row["digest"]
        after = await table_for(service, persons)
        chosen = await table_for(service, persons, edition=shipped)
        played = [text(await service.snapshot(table, persons[0]), "edition") for table in (before, after, chosen)]
        assert played == [shipped, row["digest"], shipped]
        about = await service.editions.about(TOY, str(row["digest"]))
        assert (about["usual"], about["own"]) == (True, True)
    async with opened(tmp_path) as service:  # also after a restart
        assert service.library.usual(TOY).digest == row["digest"]
        async with StoreAdmin.at(store) as admin:
            await admin.make_usual(TOY, catalogue.STANDARD)
        await service.housekeeping.keep()
        assert service.library.usual(TOY).digest == shipped


async def test_an_own_edition_becomes_the_usual_one_by_its_digest(store: str, tmp_path: Path) -> None:
    async with opened(tmp_path) as service:
        (ada,) = await people(service, 1)
        mine = await made(service, ada)
        async with StoreAdmin.at(store) as admin:
            assert await admin.make_usual(TOY, str(mine["digest"])) == "My box"
            with pytest.raises(Wrong, match="stored here"):
                await admin.make_usual(TOY, f"sha256:{'0' * 64}")
            with pytest.raises(Wrong):
                await admin.make_usual("laar", str(mine["digest"]))
        await service.forget(ada)
        await service.housekeeping.keep()
        assert service.library.usual(TOY).digest == mine["digest"]


async def test_what_its_owner_has_written_last_is_not_deleted_as_unused(tmp_path: Path) -> None:
    clock = [1000.0]
    async with opened(tmp_path, replace(QUIET, now=lambda: clock[0])) as service:
        (ada,) = await people(service, 1)
        first = await made(service, ada)
        last = await written(service, ada, first, name="Later")
        await service.housekeeping.keep()
        clock[0] += DAY
        await service.housekeeping.keep()
        assert field(await service.edition(TOY, str(last["digest"])), "edition", "name") == "Later"
        with pytest.raises(NotFound):
            await service.edition(TOY, str(first["digest"]))
