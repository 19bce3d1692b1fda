"""Creating tables and rematches; playing actions whose answers are stored, so that a repeated request gets the same."""

from __future__ import annotations

from typing import Final

from parlour.engine.edition import Edition
from parlour.engine.plain import Reader, as_plain, decode, encode
from parlour.tables.errors import Refused
from parlour.tables.live.live_table import LiveTable
from parlour.tables.live.live_tables import LiveTables
from parlour.tables.model import entries as kinds
from parlour.tables.model import time_control
from parlour.tables.model.draft import Draft
from parlour.tables.model.places import EMPTY, Place
from parlour.tables.model.table import Header
from parlour.tables.service import lessons, playing, seating
from parlour.tables.store.archive import AnsweredRequest
from parlour.tables.wire.answers import Seq

MAX_REQUEST_ID: Final = 64


async def create(live_tables: LiveTables, person: str, reader: Reader) -> str:
    """Create a table as requested; return its id."""
    reader.refuse_others(("game", "variant", "edition", "places", "public", "auto", "clock", "hints"))
    game = live_tables.library.game(reader.at("game").text(60))
    variant = game.info.variant(reader.at("variant"))
    edition = await _edition(live_tables, game.info.slug, reader)
    places = seating.read_places(reader.at("places"), variant.seats, person)
    clock = time_control.read(reader.at("clock")) if reader.has("clock") else None
    await check_not_too_many(live_tables, person)
    await live_tables.people.load({person})
    places = await seating.with_friends(places, reader.at("places"), live_tables.people)
    now = live_tables.settings.now()
    flags = _flag(reader, "public"), _flag(reader, "auto")
    table = seating.new_table(
        seating.RequestedTable(game, edition, variant, *flags, clock, _hints(reader, places)), now
    )
    await live_tables.store([(LiveTable(table, now), seating.opening(table, person, places))])
    return table.header.id


async def _edition(live_tables: LiveTables, slug: str, reader: Reader) -> Edition:
    if reader.has("edition") and reader.at("edition").value is not None:
        return await live_tables.library.edition(slug, reader.at("edition").text(80))
    return live_tables.library.usual(slug)


def _flag(reader: Reader, name: str) -> bool:
    return reader.at(name).flag() if reader.has(name) else False


def _hints(reader: Reader, places: list[Place]) -> bool:
    """Read whether hints are allowed; the default is to allow them where nobody plays from another browser."""
    if reader.has("hints"):
        return reader.at("hints").flag()
    return not any(place.who == EMPTY for place in places)


async def check_not_too_many(live_tables: LiveTables, person: str) -> None:
    """Refuse another table to somebody who hosts as many as one person may."""
    most = live_tables.settings.max_tables_each
    if await live_tables.archive.count_hosted(person) >= most:
        raise Refused("table", f"at most {most} tables at a time")


async def act(live_tables: LiveTables, live: LiveTable, person: str, reader: Reader) -> Seq:
    """Play an action once; a repeated request gets the stored answer."""
    reader.refuse_others(("id", "seat", "seq", "action"))
    request = reader.at("id").text(MAX_REQUEST_ID)
    if not request or not request.isprintable():
        raise reader.at("id").wrong(f"1 to {MAX_REQUEST_ID} characters that can be printed")
    before = live.answers.get((person, request))
    if before is not None:
        return {"seq": Reader(decode(before, "the store"), "the store").at("seq").integer(0, 2**53)}
    table = live.table
    seat, action = playing.action(live, person, reader)
    if table.lesson is None:
        draft = Draft(table)
        draft.act(seat, action)
    else:
        draft = lessons.act(live, seat, action)
    answer: Seq = {"seq": table.event_log.next_seq(table.header.game, table.match.state, seat, action)}
    await live_tables.commit(live, draft, AnsweredRequest(person, request, encode(as_plain(answer)).decode()))
    return answer


async def rematch(live_tables: LiveTables, table: str, person: str) -> str:
    """Return the table of the rematch, created by the first person who asks, and seat the person there."""

    async def make(live: LiveTable) -> tuple[str, bool]:
        if not live.table.rematch:
            await _make_rematch(live_tables, live, person)
        return live.table.rematch, person in live.table.invited

    following, invited = await live_tables.run_locked(table, person, make)

    async def join(live: LiveTable) -> None:
        await live_tables.commit(live, seating.join_rematch(live, person, invited))

    await live_tables.run_locked(following, None, join)
    return following


async def _rematch_request(live_tables: LiveTables, old: Header) -> seating.RequestedTable:
    """Return a request for the same table under the newest rules; options that these lack are left out."""
    game = live_tables.library.game(old.game.info.slug)
    offered = {option.name: option.choices for option in game.info.options if option.is_offered(old.variant.seats)}
    chosen = {name: choice for name, choice in old.variant.choices.items() if choice in offered.get(name, ())}
    variant = game.info.variant(Reader({"seats": old.variant.seats, **chosen}, "variant"))
    return seating.rematch_request(old, game, await live_tables.library.rematch_edition(old.edition), variant)


async def _make_rematch(live_tables: LiveTables, live: LiveTable, person: str) -> None:
    old = live.table
    if not old.seats_of(person):
        raise Refused("table", "somebody who has played at it")
    places, now = seating.rematch_places(old, person), live_tables.settings.now()
    new = seating.new_table(await _rematch_request(live_tables, old.header), now)
    announcement = Draft(old)
    announcement.add(kinds.REMATCH, {"table": new.header.id})
    opening = seating.opening(new, person, places, old.removed)
    await live_tables.store([(LiveTable(new, now), opening), (live, announcement)])
