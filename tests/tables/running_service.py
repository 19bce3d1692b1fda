"""A service for tests: a store of its own, no delays, and people who play from what they are sent, like a browser."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import cast

from parlour.engine.plain import Plain
from parlour.tables.settings import TableSettings
from parlour.tables.table_service import TableService
from parlour.tables.wire.answers import Seq
from tests.engine.matches import shortest
from tests.stores import url_of

Body = dict[str, Plain]
QUIET = TableSettings(bot_delay=0.0, housekeeping_every=3600.0, lobby_pause=0.0)
TOY = "lanterns"
IDS = count()


@asynccontextmanager
async def opened(folder: Path, settings: TableSettings = QUIET) -> AsyncIterator[TableService]:
    """Open the service whose store belongs to *folder*."""
    service = await TableService.open(url_of(folder), settings)
    try:
        yield service
    finally:
        await service.close()


def field(body: object, *keys: str | int) -> Plain:
    """Go down into plain data, with a type of its own or not."""
    for key in keys:
        if isinstance(key, int):
            assert isinstance(body, list)
            body = body[key]
        else:
            assert isinstance(body, dict)
            body = body[key]
    return cast("Plain", body)


def text(body: object, *keys: str | int) -> str:
    found = field(body, *keys)
    assert isinstance(found, str)
    return found


def number(body: object, *keys: str | int) -> int:
    found = field(body, *keys)
    assert isinstance(found, int)
    return found


def items(body: object, *keys: str | int) -> list[Plain]:
    found = field(body, *keys)
    assert isinstance(found, list)
    return found


def choices(tree: object) -> list[Body]:
    """List the actions of a tree of choices, as a browser would send them."""
    found: list[Body] = []
    for branch in items(tree):
        found += _down(branch, {"do": field(branch, "do")})
    return found


def _down(branch: Plain, chosen: Body) -> list[Body]:
    assert isinstance(branch, dict)
    if "action" in branch:
        return [chosen]
    found: list[Body] = []
    for choice in items(branch, "choices"):
        found += _down(choice, {**chosen, text(branch, "field"): field(choice, "value")})
    return found


async def people(service: TableService, many: int) -> list[str]:
    return [await service.visitor() for _ in range(many)]


async def table_for(
    service: TableService, persons: list[str], game: str = TOY, auto: bool = False, **more: Plain
) -> str:
    """Make a table where each of the persons has a seat; the match is on."""
    variant: Body = {"seats": len(persons), **shortest(game, len(persons))}
    places: list[Plain] = [{"who": "me"}]
    places += [{"who": "guest"} for _ in persons[1:]]
    request: Body = {"game": game, "variant": variant, "places": places, "auto": auto, **more}
    table = text(await service.create(persons[0], request), "table")
    token = field(await service.snapshot(table, persons[0]), "invitation")
    for person in persons[1:]:
        await service.join(table, person, {"invitation": token})
    return table


async def act(
    service: TableService, table: str, person: str, action: Body, seat: int | None = None, name: str = ""
) -> Seq:
    """Do something at one's seat."""
    shot = await service.snapshot(table, person)
    own: Plain = field(shot, "seat") if seat is None else seat
    request: Body = {"id": name or f"r{next(IDS)}", "seat": own, "seq": field(shot, "seq"), "action": action}
    return await service.act(table, person, request)


async def act_somehow(service: TableService, table: str, person: str, rng: random.Random) -> bool:
    """Do anything that is allowed; return whether there was something."""
    shot = await service.snapshot(table, person)
    if field(shot, "hand_over") is not None:
        await service.sit(table, person, {"seat": field(shot, "hand_over")})
        shot = await service.snapshot(table, person)
    if field(shot, "legal") is None:
        return False
    await act(service, table, person, rng.choice(choices(field(shot, "legal"))))
    return True


async def play_on(
    service: TableService, table: str, persons: list[str], rng: random.Random, actions: int = 10_000
) -> int:
    """Let the persons play at random, to the end or for so many actions; bots play meanwhile."""
    done = 0
    while done < actions:
        if field(await service.snapshot(table, persons[0]), "status") != "playing":
            break
        moved = False
        for person in rng.sample(persons, len(persons)):
            if done < actions and await act_somehow(service, table, person, rng):
                done, moved = done + 1, True
        if not moved:
            await asyncio.sleep(0.01)
    return done
