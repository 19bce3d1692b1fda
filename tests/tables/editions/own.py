"""Own editions for tests: how people make and change them."""

from __future__ import annotations

from copy import deepcopy

from parlour.engine import catalogue
from parlour.engine.plain import Plain
from parlour.tables.table_service import TableService
from parlour.tables.wire.editions import OwnEdition
from tests.tables.running_service import TOY, Body, field


def standard(slug: str = TOY) -> Body:
    """Return the data of the standard edition, to be changed."""
    return deepcopy(catalogue.edition(slug).data)


async def made(service: TableService, person: str, slug: str = TOY, name: str = "My box") -> OwnEdition:
    """Copy the standard edition."""
    digest = catalogue.edition(slug).digest
    return await service.editions.create(person, {"game": slug, "name": name, "from": digest})


async def written(service: TableService, person: str, edition: OwnEdition, **changes: Plain) -> OwnEdition:
    """Change an edition."""
    kept: Body = {key: field(edition, key) for key in ("revision", "name", "data", "checked")}
    return await service.editions.own.write(person, edition["id"], {**kept, **changes})
