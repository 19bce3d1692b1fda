"""Editions: those of one's own, those that others share by link, and what an edition by digest is."""

from __future__ import annotations

import re
from typing import Annotated, Final

from starlette.requests import Request
from starlette.responses import Response

from parlour.tables.wire.answers import Done
from parlour.tables.wire.editions import (
    Checked,
    Difference,
    EditionAbout,
    EditionShare,
    OwnEdition,
    OwnEditions,
    SharedEdition,
)
from parlour.web.compression import compressed
from parlour.web.context import context
from parlour.web.identity.visitors import (
    ChangeLimited,
    CheckLimited,
    EditionLimited,
    ReadLimitedOrNobody,
)
from parlour.web.responses import Json
from parlour.web.routing.endpoint import QueryName
from parlour.web.routing.route import Router
from parlour.web.schemas.edition_requests import CheckBody, EditionBody, NewEditionBody
from parlour.web.schemas.requests import Digest

router = Router("editions")
UNSAFE: Final = re.compile(r"[^a-z0-9-]+")
TOML: Final = "application/toml"


@router.get("/api/me/editions", answer=OwnEditions)
async def own_editions(request: Request, person: ReadLimitedOrNobody) -> Json:
    """List my editions, and those of others that I keep."""
    return Json(await context(request).service.editions.of(person))


@router.post("/api/me/editions", answer=OwnEdition)
async def create_edition(request: Request, person: EditionLimited, body: NewEditionBody) -> Json:
    """Make an edition of my own: a copy of another one, or from a TOML text, valid or not."""
    made = body.plain()
    return Json(await context(request).service.editions.create(person, made))


@router.get("/api/me/editions/{edition}", answer=OwnEdition)
async def own_edition(request: Request, edition: str, person: ReadLimitedOrNobody) -> Json:
    """Return an edition of mine, with its data."""
    return Json(await context(request).service.editions.own.read(person, edition))


@router.put("/api/me/editions/{edition}", answer=OwnEdition)
async def write_edition(request: Request, edition: str, person: EditionLimited, body: EditionBody) -> Json:
    """Change an edition of mine; it is stored with its problems if it has any."""
    return Json(await context(request).service.editions.own.write(person, edition, body.plain()))


@router.delete("/api/me/editions/{edition}", answer=Done)
async def delete_edition(request: Request, edition: str, person: ChangeLimited) -> Json:
    """Delete an edition of mine; tables and records that have it keep it, without my name."""
    return Json(await context(request).service.editions.own.delete(person, edition))


@router.get("/api/me/editions/{edition}/toml", kind=TOML)
async def own_edition_toml(request: Request, edition: str, person: ReadLimitedOrNobody) -> Response:
    """Return an edition of mine as a TOML file, valid or not."""
    return _file(await context(request).service.editions.own.toml(person, edition), "edition")


@router.put("/api/me/editions/{edition}/share", answer=EditionShare)
async def share_edition(request: Request, edition: str, person: ChangeLimited) -> Json:
    """Make the link by which everybody can read an edition of mine."""
    return Json(await context(request).service.editions.shared.share(person, edition))


@router.delete("/api/me/editions/{edition}/share", answer=EditionShare)
async def withdraw_edition(request: Request, edition: str, person: ChangeLimited) -> Json:
    """Withdraw the link of an edition of mine."""
    return Json(await context(request).service.editions.shared.withdraw(person, edition))


@router.put("/api/me/editions/shared/{token}", answer=Done)
async def keep_edition(request: Request, token: str, person: ChangeLimited) -> Json:
    """Keep the edition of a link among those that others share with me."""
    return Json(await context(request).service.editions.shared.keep(person, token))


@router.delete("/api/me/editions/shared/{token}", answer=Done)
async def drop_edition(request: Request, token: str, person: ChangeLimited) -> Json:
    """Keep the edition of a link no longer."""
    return Json(await context(request).service.editions.shared.drop(person, token))


@router.get("/api/editions/shared/{token}", answer=SharedEdition)
async def shared_edition(request: Request, token: str, person: ReadLimitedOrNobody) -> Response:
    """Return the edition of a link."""
    return await compressed(request, Json(await context(request).service.editions.shared.open(person, token)))


@router.post("/api/games/{slug}/editions/check", answer=Checked)
async def check_edition(request: Request, _: CheckLimited, slug: str, body: CheckBody) -> Json:
    """Check component data as a game does; nothing is stored."""
    return Json(await context(request).service.editions.own.check(slug, body.data))


@router.get("/api/games/{slug}/editions/{digest}/about", answer=EditionAbout)
async def edition_about(request: Request, _: ReadLimitedOrNobody, slug: str, digest: str) -> Json:
    """Return whose an edition is, and where its values come from."""
    return Json(await context(request).service.editions.about(slug, digest))


@router.get("/api/games/{slug}/editions/{digest}/toml", kind=TOML)
async def edition_toml(request: Request, _: ReadLimitedOrNobody, slug: str, digest: str) -> Response:
    """Return an edition as a TOML file."""
    return _file(await context(request).service.editions.toml(slug, digest), slug)


@router.get("/api/games/{slug}/editions/{digest}/differences", answer=list[Difference])
async def edition_differences(
    request: Request,
    _: ReadLimitedOrNobody,
    slug: str,
    digest: str,
    before: Annotated[Digest | None, QueryName("from")] = None,
) -> Response:
    """Return where an edition differs from another one; without *from*, from the standard one."""
    found = await context(request).service.editions.differences(slug, digest, before or "")
    return await compressed(request, Json(found))


def _file(toml: str, name: str) -> Response:
    headers = {"Content-Disposition": f'attachment; filename="{UNSAFE.sub("-", name)}.toml"'}
    return Response(toml, media_type=TOML, headers=headers)
