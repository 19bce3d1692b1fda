"""Own editions: they belong to one person, keep their problems, and are never overwritten from an old revision."""

from dataclasses import replace
from pathlib import Path

import pytest

from parlour.engine import catalogue
from parlour.engine.plain import Plain, Wrong
from parlour.tables.errors import InvalidText, NotFound, Outdated, Refused
from tests.tables.editions.own import made, standard, written
from tests.tables.running_service import QUIET, TOY, Body, field, opened, people

pytestmark = pytest.mark.usefixtures("checked_here")
NOT_VALID: Body = {"edition": {"game": TOY, "name": "x"}, "nothing": "that the game knows"}


async def test_a_copy_plays_like_what_it_was_copied_from(tmp_path: Path) -> None:
    async with opened(tmp_path) as service:
        (ada,) = await people(service, 1)
        shipped = catalogue.edition(TOY)
        mine = await made(service, ada)
        assert (mine["game"], mine["name"], mine["revision"]) == (TOY, "My box", 1)
        assert mine["based_on"] == shipped.digest
        assert mine["problems"] == []
        assert field(mine["data"], "edition", "name") == "My box"
        about = await service.editions.about(TOY, str(mine["digest"]))
        assert mine["digest"] != shipped.digest
        assert about["values"] == mine["values"] == (await service.editions.about(TOY, shipped.digest))["values"]
        assert (about["own"], about["owner"], about["differences"]) == (True, None, 0)
        assert mine["parts"] == shipped.sources_by_part()


async def test_problems_are_stored_with_what_has_them_and_go_when_they_are_mended(tmp_path: Path) -> None:
    async with opened(tmp_path) as service:
        (ada,) = await people(service, 1)
        mine = await made(service, ada)
        broken = await written(service, ada, mine, data=NOT_VALID, checked=["card[3]", "card[3]"])
        assert (broken["digest"], broken["values"], broken["revision"]) == (None, None, 2)
        assert [problem["path"] for problem in broken["problems"]] != []
        assert broken["checked"] == ["card[3]"]
        assert (await service.editions.own.read(ada, mine["id"])) == broken
        mended = await written(service, ada, broken, data=mine["data"])
        assert (mended["digest"], mended["problems"]) == (mine["digest"], [])


async def test_a_change_of_an_old_revision_is_refused_with_the_edition_as_it_is(tmp_path: Path) -> None:
    async with opened(tmp_path) as service:
        (ada,) = await people(service, 1)
        mine = await made(service, ada)
        newer = await written(service, ada, mine, name="Here")
        with pytest.raises(Outdated) as refused:
            await written(service, ada, mine, name="In the other window")
        assert refused.value.edition == newer
        assert (await service.editions.own.read(ada, mine["id"])) == newer


async def test_nobody_else_can_read_change_share_or_delete_an_edition(tmp_path: Path) -> None:
    async with opened(tmp_path) as service:
        ada, eve = await people(service, 2)
        mine = await made(service, ada)
        own, shared = service.editions.own, service.editions.shared
        for attempt in (own.read, own.toml, own.delete, shared.share, shared.withdraw):
            for edition in (mine["id"], "\x00", ""):
                with pytest.raises(NotFound):
                    await attempt(eve, edition)
        with pytest.raises(NotFound):
            await written(service, eve, mine)
        assert (await service.editions.of(eve))["mine"] == []
        assert (await own.read(ada, mine["id"])) == mine


async def test_there_are_only_so_many_editions_of_one_person(tmp_path: Path) -> None:
    async with opened(tmp_path, replace(QUIET, max_own_editions=2)) as service:
        ada, bob = await people(service, 2)
        first = await made(service, ada)
        await made(service, ada)
        with pytest.raises(Refused, match="at most 2"):
            await made(service, ada)
        await made(service, bob)
        await service.editions.own.delete(ada, first["id"])
        await made(service, ada)
        assert (await service.editions.of(ada))["most"] == 2


@pytest.mark.parametrize("name", ["", "  ", "\u202eevil", "x" * 81, "a\x00b"])
async def test_a_name_that_cannot_be_read_is_refused(tmp_path: Path, name: str) -> None:
    async with opened(tmp_path) as service:
        (ada,) = await people(service, 1)
        with pytest.raises(InvalidText):
            await made(service, ada, name=name)


@pytest.mark.parametrize(
    ("data", "path"),
    [
        ({"card": [None]}, "card[0]"),
        ({"card": [{"x" * 200: 1}]}, "card[0]." + "x" * 20),
        ({"card": [2**60]}, "card[0]"),
        ({"card": ["x" * 20_000]}, "card[0]"),
        ({"card": list(range(30_000))}, "data"),
        ({f"c{at}": "x" * 9_000 for at in range(20)}, "data"),
    ],
)
async def test_data_that_no_edition_may_have_are_not_stored(tmp_path: Path, data: Plain, path: str) -> None:
    async with opened(tmp_path) as service:
        (ada,) = await people(service, 1)
        mine = await made(service, ada)
        with pytest.raises(Wrong) as refused:
            await written(service, ada, mine, data=data)
        assert refused.value.path == path
        assert (await service.editions.own.read(ada, mine["id"]))["revision"] == 1


@pytest.mark.parametrize("slug", catalogue.slugs())
async def test_export_and_import_give_an_equal_digest(tmp_path: Path, slug: str) -> None:
    async with opened(tmp_path) as service:
        (ada,) = await people(service, 1)
        mine = await made(service, ada, slug, 'Ada’s "box" \\ №1 \U0001f4e6')
        toml = await service.editions.own.toml(ada, mine["id"])
        again = await service.editions.create(ada, {"game": slug, "toml": toml})
        assert (again["digest"], again["name"]) == (mine["digest"], mine["name"])
        assert await service.editions.toml(slug, str(mine["digest"])) == toml


async def test_a_draft_that_is_not_valid_is_exported_and_imported_with_its_problems(tmp_path: Path) -> None:
    async with opened(tmp_path) as service:
        (ada,) = await people(service, 1)
        broken = await written(service, ada, await made(service, ada), data=NOT_VALID)
        toml = await service.editions.own.toml(ada, broken["id"])
        again = await service.editions.create(ada, {"game": TOY, "toml": toml, "name": "Again"})
        assert [again["problems"], again["digest"]] == [broken["problems"], None]
        for wrong in ("= no TOML", "a = 1979-05-27", "a = [" * 40):
            with pytest.raises(Wrong):
                await service.editions.create(ada, {"game": TOY, "toml": wrong, "name": "No"})


async def test_the_live_check_stores_nothing(tmp_path: Path) -> None:
    async with opened(tmp_path) as service:
        (ada,) = await people(service, 1)
        data: Body = {**standard(), "edition": {"game": TOY, "name": "Live"}}
        found = await service.editions.own.check(TOY, data)
        assert found["problems"] == []
        with pytest.raises(NotFound):
            await service.edition(TOY, str(found["digest"]))
        assert (await service.editions.of(ada))["mine"] == []
