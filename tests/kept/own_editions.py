"""Own editions in a kept store: valid and not, shared and kept, the usual one, and those of somebody who is deleted."""

from __future__ import annotations

from copy import deepcopy

from parlour.engine import catalogue
from parlour.engine.plain import Plain, Reader, as_plain
from parlour.tables.editions.usual import make_usual
from parlour.tables.table_service import TableService
from parlour.tables.wire.editions import OwnEdition
from tests.kept.builder import GONE, NAMES, Builder
from tests.tables.running_service import Body


async def own_editions(builder: Builder, slug: str) -> None:
    """Let people write editions of a game, and make one of them the usual one."""
    owner, friend, gone = [builder.people[name] for name in (NAMES[0], NAMES[1], GONE)]
    editions = builder.service.editions
    valid = await _copied(builder, owner, slug, "Ящик 📦")
    unfinished = await _copied(builder, owner, slug, "Unfinished")
    await builder.tick()
    await _write(builder.service, owner, unfinished, {"edition": valid["data"]["edition"], "typed": "half a value"})
    for person, edition in ((owner, valid), (gone, await _copied(builder, gone, slug, "Lost"))):
        link = await editions.shared.share(person, edition["id"])
        await editions.shared.keep(friend, str(link["share"]))
    await make_usual(builder.service.store, await builder.service.library.edition(slug, str(valid["digest"])))


async def _copied(builder: Builder, person: str, slug: str, name: str) -> OwnEdition:
    await builder.tick()
    wanted: Body = {"game": slug, "name": name, "from": catalogue.edition(slug).digest}
    return await builder.service.editions.create(person, wanted)


async def _write(service: TableService, person: str, edition: OwnEdition, data: Body) -> None:
    request: Body = {
        "revision": edition["revision"],
        "name": edition["name"],
        "data": deepcopy(data),
        "checked": ["typed"],
    }
    await service.editions.own.write(person, edition["id"], request)


async def editions_seen(service: TableService, person: str) -> Body:
    """Return a person's editions with their data, and what the links show that the person keeps."""
    listed = await service.editions.of(person)
    mine = [as_plain(await service.editions.own.read(person, edition["id"])) for edition in listed["mine"]]
    kept = [as_plain(await service.editions.shared.open(person, str(one["share"]))) for one in listed["shared"]]
    for seen in kept:
        del seen["differences"]  # a later release may have another standard edition
    shared = [as_plain(edition) for edition in listed["shared"]]
    return {"mine": list[Plain](mine), "shared": list[Plain](shared), "opened": list[Plain](kept)}


def usual_seen(service: TableService) -> Body:
    """Return the usual editions that did not come with their games."""
    found = as_plain(service.games())
    described = [game.object() for game in Reader(found, "").at("games").items()]
    return {str(game["slug"]): game["usual"] for game in described if game["usual"]}
