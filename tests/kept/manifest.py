"""The manifest of a kept store: what its people saw when it was made, and must see after every upgrade.

Only what a manifest names is compared: a later version may show more, but nothing else in its place.
"""

import re
from collections.abc import Awaitable
from hashlib import sha256
from typing import TypeVar

from parlour.engine.plain import Plain, as_plain, encode
from parlour.engine.record import Record, encode_in_order
from parlour.notices.claims import Claims
from parlour.notices.subscriptions import Subscriptions
from parlour.tables.errors import NotFound
from parlour.tables.table_service import TableService
from tests.kept.builder import NAMES, STRANGER, Builder
from tests.kept.own_editions import editions_seen, usual_seen
from tests.tables.running_service import Body, choices, field, items

SNAPSHOT = (
    *("id", "game", "variant", "edition", "status", "public", "auto", "hints", "seat", "host", "invitation"),
    *("hand_over", "asked", "rematch", "shown", "to_act", "prompt", "sheet", "result", "undo"),
)
PLACE = ("seat", "who", "name", "avatar", "level", "person", "mine", "host", "resigned", "stand_in", "waiting")
CHAT = ("person", "name", "text", "at")
CARD = ("id", "game", "status", "host", "waiting", "mine")
NUMBER = re.compile(r" \(\d+\)$")
WITHOUT_TIME = ("kind", "bank", "increment", "days")


def _only(body: Plain, keys: tuple[str, ...]) -> Body:
    assert isinstance(body, dict)
    return {key: body[key] for key in keys if key in body}


def _named(body: Body) -> Body:
    """Leave out the number by which later versions tell people apart who are called alike."""
    name = body["name"]
    return {**body, "name": NUMBER.sub("", name) if isinstance(name, str) else name}


Asked = TypeVar("Asked")


def of_snapshot(shot: Body) -> Body:
    """Keep of a snapshot what must not change; the legal actions as people choose them, in any order."""
    clock, legal = shot["clock"], shot["legal"]
    left = None if clock is None else [field(seat, "left") for seat in items(clock, "seats")]
    return {
        **_only(shot, SNAPSHOT),
        "places": [_named(_only(place, PLACE)) for place in items(shot, "places")],
        "chat": [_named(_only(said, CHAT)) for said in items(shot, "chat")],
        "clock": None if clock is None else {**_only(clock, WITHOUT_TIME), "left": left},
        "legal": None if legal is None else list[Plain](sorted(choices(legal), key=encode)),
        "lines": len(items(shot, "log")),
    }


async def if_there(asked: Awaitable[Asked]) -> Asked | None:
    """Return what was asked for; None if the person may not know of it."""
    try:
        return await asked
    except NotFound:
        return None


async def of_table(service: TableService, table: str, persons: list[str]) -> Body:
    """Return what these persons see of a table, and what its record is."""
    seen: Body = {}
    for person in persons:
        shot = await if_there(service.snapshot(table, person))
        seen[person] = None if shot is None else of_snapshot(as_plain(shot))
    found = (await service.live_tables.find(table)).table
    match = found.match.record
    return {
        "game": found.header.game.info.slug,
        "status": found.status,
        "guests": list[Plain](sorted(found.guests)),
        "muted": list[Plain](sorted(found.muted)),
        "barred": list[Plain](sorted(found.removed)),
        **of_record(match, len(match.entries)),
        "seen": seen,
    }


def of_record(match: Record, many: int) -> Body:
    """Return what the first entries of a record are: their number, the undos among them, and a digest."""
    entries = match.entries[:many]
    lines = [encode_in_order(match.entry_to_plain(entry)) for entry in entries]
    undos = len([entry for entry in entries if entry.is_undo])
    return {"entries": len(entries), "undos": undos, "record": sha256("\n".join(lines).encode()).hexdigest()}


async def of_person(service: TableService, person: str) -> Body:
    """Return what a person sees of itself, its lists, and what it is to be told."""
    subscriptions = Subscriptions(service.store, (), service.settings.now)
    lists: Body = {}
    for of in ("mine", "open"):
        cards = [_only(card, CARD) for card in items(await service.cards(person, of), "tables")]
        lists[of] = list[Plain](sorted(cards, key=encode))
    me, notices = as_plain(await service.me(person)), vars(await subscriptions.chosen(person))
    return {"me": me, "notices": notices, "lists": lists}


async def written(builder: Builder, gone: list[str]) -> Body:
    """Write the manifest of a store that was just made; *gone* are people who were deleted."""
    service = builder.service
    await service.library.load_usual()
    tables: Body = {}
    for table, about in builder.about.items():
        members = sorted((await service.live_tables.find(table)).table.people())
        tables[table] = {"about": about, **await of_table(service, table, [*members, builder.people[STRANGER]])}
    return {
        "made": builder.clock[0],
        "tables": tables,
        "people": {
            person: await of_person(service, person) for person in builder.people.values() if person not in gone
        },
        "gone": list[Plain](gone),
        "requests": list[Plain]([builder.requests[table] for table in builder.about if table in builder.requests]),
        "reviews": await _reviews(builder),
        "links": builder.links,
        "feeds": builder.feeds,
        "claims": builder.claims,
        "editions": builder.editions,
        "own_editions": {builder.people[name]: await editions_seen(service, builder.people[name]) for name in NAMES},
        "usual": usual_seen(service),
    }


async def _reviews(builder: Builder) -> list[Plain]:
    reviews: list[Plain] = []
    for table in builder.about:
        found = (await builder.service.live_tables.find(table)).table
        if found.status == "over":
            person = min(found.people())
            reviews.append(
                {"table": table, "person": person, "told": as_plain(await builder.service.review(table, person))}
            )
    return [review for review in reviews if field(review, "told", "status") != "none"]


async def turns(service: TableService, person: str) -> list[Plain]:
    """List the tables that wait for a person, with the number of the turn."""
    claims = Claims(service.store, service.settings.now)
    found = await claims.due_for(person)
    return [{"table": due.table, "person": person, "turn": await claims.turn(due)} for due in found]


def changes(expected: Plain, found: Plain, path: str = "") -> list[str]:
    """List what a manifest says and what is not so; what it does not mention may be anything."""
    if isinstance(expected, dict) and isinstance(found, dict):
        missing = [f"{path}.{key} is missing" for key in expected.keys() - found.keys()]
        both = expected.keys() & found.keys()
        return missing + [one for key in sorted(both) for one in changes(expected[key], found[key], f"{path}.{key}")]
    if isinstance(expected, list) and isinstance(found, list) and len(expected) == len(found):
        pairs = enumerate(zip(expected, found, strict=True))
        return [one for at, (old, new) in pairs for one in changes(old, new, f"{path}[{at}]")]
    return [] if expected == found else [f"{path} was {expected!r:.200}, is {found!r:.200}"]
