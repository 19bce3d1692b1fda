"""People: their identities, moving to another device, deletion."""

from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import text as sql

from parlour.engine.plain import Plain, Wrong
from parlour.tables.errors import NotFound
from parlour.tables.people.people import People, Person
from parlour.tables.table_service import TableService
from tests.tables.running_service import QUIET, Body, field, items, opened, people, table_for, text


async def test_a_visitor_has_an_avatar_and_a_number(service: TableService) -> None:
    [person] = await people(service, 1)
    me = await service.me(person)
    assert me["avatar"] in items(service.games(), "avatars")
    assert text(me, "name").startswith("#")
    assert len(person) * 6 >= 128
    assert await service.is_person(person)
    assert not await service.is_person("somebody")


async def test_people_change_what_others_see_of_them(service: TableService) -> None:
    persons = await people(service, 2)
    table = await table_for(service, persons)
    me = await service.change_me(persons[1], {"name": "  Ада   Л. ", "avatar": "otter", "settings": {"motion": False}})
    assert me == {"id": persons[1], "name": "Ада Л.", "avatar": "otter", "settings": {"motion": False}}
    assert field(await service.snapshot(table, persons[0]), "places", 1, "name") == "Ада Л."
    large: Body = {"x": "y" * 5000}
    wrong: list[Body] = [{"name": ""}, {"name": "x" * 41}, {"name": "a\0"}, {"avatar": "dragon"}, {"settings": large}]
    for change in wrong:
        with pytest.raises(Wrong):
            await service.change_me(persons[1], change)


async def test_a_personal_link_opens_once(service: TableService) -> None:
    [person] = await people(service, 1)
    old = text(await service.personal_link(person), "link").removeprefix("/me/")
    token = text(await service.personal_link(person), "link").removeprefix("/me/")
    assert len(token) * 6 >= 128
    with pytest.raises(NotFound):
        await service.claim({"token": old})
    assert field(await service.claim({"token": token}), "id") == person
    with pytest.raises(NotFound):
        await service.claim({"token": token})


async def test_a_personal_link_is_not_kept_as_it_is_and_grows_old(tmp_path: Path) -> None:
    clock = [0.0]

    async with opened(tmp_path, replace(QUIET, now=lambda: clock[0])) as service:
        [person] = await people(service, 1)
        token = text(await service.personal_link(person), "link").removeprefix("/me/")
        async with service.store.reading() as connection:
            rows = (await connection.execute(sql("select * from links"))).all()
        assert token not in str(rows)
        clock[0] += 8 * 24 * 3600
        with pytest.raises(NotFound):
            await service.claim({"token": token})


async def test_a_person_who_arrives_during_a_reload_is_not_lost(service: TableService) -> None:
    early, late = await people(service, 2)

    class Interrupted(People):
        """Somebody new is met while the others are looked up."""

        async def _read(self, ids: set[str]) -> dict[str, Person]:
            found = await super()._read(ids)
            if ids == {early}:
                await self.load({late})
            return found

    fresh = Interrupted(service.store, QUIET)
    fresh._known[early] = Person("before", "owl")
    assert await fresh.reload() == set()
    assert fresh.cached(early).name == (await service.me(early))["name"]
    assert fresh.cached(late).name == (await service.me(late))["name"]


async def test_what_was_read_before_a_change_is_read_again(service: TableService) -> None:
    [person] = await people(service, 1)

    class Slow(People):
        """The person is renamed by another process after the first reading, and word of it comes at once."""

        readings = 0

        async def _read(self, ids: set[str]) -> dict[str, Person]:
            found = await super()._read(ids)
            self.readings += 1
            if self.readings == 1:
                await service.change_me(person, {"name": "Grace"})
                await self.reload({person})
            return found

    fresh = Slow(service.store, QUIET)
    await fresh.load({person})
    assert fresh.cached(person).name == "Grace"


async def test_somebody_unknown_who_is_gone_is_named_as_gone(service: TableService) -> None:
    fresh = People(service.store, QUIET)
    [person] = await people(service, 1)
    assert await fresh.reload({person, "nobody"}) == {"nobody"}
    assert not fresh.is_cached(person)


async def test_a_deleted_person_leaves_no_name_and_no_chat(tmp_path: Path) -> None:
    async with opened(tmp_path) as service:
        persons = await people(service, 2)
        table = await table_for(service, persons)
        await service.change_me(persons[1], {"name": "Unforgettable"})
        await service.chat(table, persons[1], {"text": "my secret"})
        await service.chat(table, persons[0], {"text": "hello"})
        waiting = service.create(persons[1], {"game": "lanterns", "variant": {"seats": 2}, "places": PLACES})
        other = text(await waiting, "table")
        await service.personal_link(persons[1])
        await service.forget(persons[1])
        shot = await service.snapshot(table, persons[0])
        assert field(shot, "places", 1, "who") == "bot"
        assert [field(said, "text") for said in items(shot, "chat")] == ["hello"]
        assert not await service.is_person(persons[1])
        with pytest.raises(NotFound):
            await service.me(persons[1])
        assert (await service.live_tables.find(other)).table.status == "closed"
    async with opened(tmp_path) as service:
        again = await service.snapshot(table, persons[0])
        assert again["chat"] == shot["chat"]
    held = _held(tmp_path)
    assert b"my secret" not in held
    assert b"Unforgettable" not in held


def _held(folder: Path) -> bytes:
    return b"".join([path.read_bytes() for path in folder.iterdir()])


PLACES: list[Plain] = [{"who": "me"}, {"who": "guest"}]
