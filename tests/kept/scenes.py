"""What is in a kept store: tables of every game, as many as it takes to have everything once that a store can hold."""

import random
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from parlour.engine.edition import from_toml
from parlour.engine.plain import Plain, as_plain
from parlour.tables.upkeep import admin_jobs
from tests.kept.builder import GONE, WATCHER, Builder, others
from tests.kept.matches import Match, corrected, positions, short_match
from tests.tables.running_service import Body, field, items, text

Scene: TypeAlias = Callable[[Builder, str], Awaitable[None]]
UNREVIEWED = "finished, with a rematch that runs"
FEW = 4  # decisions to the end of the matches that are not about a phase
LIVE: Plain = {"kind": "live", "bank": 86_400, "increment": 30}
SHORT: Plain = {"kind": "live", "bank": 10}
DAYS: Plain = {"kind": "days", "days": 3}


async def every_phase(builder: Builder, slug: str) -> None:
    for position in positions(slug):
        match, about = position.match, ", ".join(sorted(position.phases))
        table = await builder.table(about, match, builder.some(match.variant.seats))
        await builder.enact(table, match, position.stop)


async def alone(builder: Builder, slug: str) -> None:
    """Where the game is for one player, too."""
    match = short_match(slug, seats=1)
    if match.variant.seats == 1:
        table = await builder.table("a player alone", match, builder.some(1))
        await builder.enact(table, match, match.left(FEW))


async def finished_with_undos(builder: Builder, slug: str) -> None:
    """With the first undo that is free and the first that needs consent; a deleted person has played and talked."""
    match = short_match(slug, seed=2)
    persons = [*builder.some(1), builder.people[GONE]][: match.variant.seats]
    table = await builder.table("finished, with undos, and with a person who was deleted", match, persons, public=True)
    await builder.invite(table, persons[0], builder.people[WATCHER], place=None)
    for person in (*persons, builder.people[WATCHER]):
        await builder.service.chat(table, person, {"text": "Good luck!\nУдачи!"})
    wanted = {"free", "asked"}
    for number in range(len(match.decisions)):
        await builder.enact(table, match, number + 1, number)
        for seat in range(match.variant.seats):
            wanted -= {await _taken_back(builder, table, match, seat, wanted)}


async def _taken_back(builder: Builder, table: str, match: Match, seat: int, wanted: set[str]) -> str:
    """Take a seat's action back if that is a wanted sort of undo, and make again what was withdrawn."""
    service, person = builder.service, await builder.person_at(table, seat)
    offer = field(await service.snapshot(table, person), "undo")
    kind = "" if offer is None else "asked" if items(offer, "consent") else "free"
    if kind not in wanted:
        return ""
    await service.undo(table, person, {"seat": seat})
    for other in items(offer, "consent"):
        assert isinstance(other, int)
        await service.answer_undo(table, await builder.person_at(table, other), {"seat": other, "agree": True})
    entries = (await service.live_tables.find(table)).table.match.record.entries
    for entry in [entries[index] for index in entries[-1].withdrawn]:
        await builder.act(table, entry.seat, match.game.actions.to_plain(entry.action))
    return kind


async def undo_is_asked_for(builder: Builder, slug: str) -> None:
    """Somebody has said no once, and is asked again."""
    match = short_match(slug, seed=3)
    table = await builder.table("nobody can ask for an undo", match, builder.some(match.variant.seats))
    await builder.enact(table, match, len(match.decisions) // 2)
    for number in range(len(match.decisions) // 2, len(match.decisions) - 1):
        for seat in range(match.variant.seats):
            person = await builder.person_at(table, seat)
            offer = field(await builder.service.snapshot(table, person), "undo")
            if offer is not None and (consent := items(offer, "consent")):
                await builder.service.undo(table, person, {"seat": seat})
                no: Body = {"seat": consent[0], "agree": False}
                await builder.service.answer_undo(table, await builder.person_at(table, 1 - seat), no)
                await builder.service.undo(table, person, {"seat": seat})
                builder.about[table] = "an undo is asked for"
                return
        await builder.enact(table, match, number + 1, number)


async def waiting(builder: Builder, slug: str) -> None:
    [host, guest], match = builder.some(2), short_match(slug, 3)
    free = match.variant.seats - 1
    wanted: Body = {"game": slug, "variant": match.variant.to_plain()}
    public: Body = {**wanted, "places": [{"who": "me"}, *others("guest", free)], "public": True, "auto": True}
    table = text(await builder.service.create(host, public), "table")
    builder.about[table] = "waiting, public"
    if free > 1:
        await builder.service.join(table, guest, {})
    places: list[Plain] = [{"who": "me"}, *others("guest", 1), *others("bot", free - 1)]
    table = text(await builder.service.create(guest, {**wanted, "places": places, "clock": DAYS}), "table")
    builder.about[table] = "waiting, by invitation only"
    await builder.service.chat(table, guest, {"text": "Anybody there?"})


async def closed(builder: Builder, slug: str) -> None:
    match = short_match(slug, seed=4)
    persons = builder.some(match.variant.seats)
    table = await builder.table("closed by the host while it ran", match, persons)
    await builder.enact(table, match, FEW)
    await builder.service.close_table(table, persons[0])
    wanted: Body = {"game": slug, "variant": {"seats": 2}, "places": [{"who": "me"}, {"who": "guest"}]}
    table = text(await builder.service.create(persons[0], wanted), "table")
    builder.about[table] = "closed by the host before it ran"
    await builder.service.close_table(table, persons[0])


async def closed_by_the_administrator(builder: Builder, slug: str) -> None:
    match = short_match(slug, seed=5)
    table = await builder.table("closed by the administrator", match, builder.some(match.variant.seats))
    await builder.enact(table, match, FEW)
    await admin_jobs.submit(builder.service.store, admin_jobs.CLOSE, table, builder.clock[0])
    await builder.service.admin_jobs.run_waiting()


async def hot_seat(builder: Builder, slug: str) -> None:
    match = short_match(slug, seed=6)
    table = await builder.table("hot-seat", match, builder.some(1), who="here")
    await builder.enact(table, match, match.left(FEW))


async def with_clocks(builder: Builder, slug: str) -> None:
    for about, clock in (("a clock with a time bank", LIVE), ("a clock with days for every turn", DAYS)):
        match = short_match(slug, seed=7)
        table = await builder.table(about, match, builder.some(match.variant.seats), clock=clock)
        await builder.enact(table, match, match.left(FEW))


async def out_of_time(builder: Builder, slug: str) -> None:
    match = short_match(slug, seed=8)
    table = await builder.table("out of time", match, builder.some(match.variant.seats), clock=SHORT)
    found = (await builder.service.live_tables.find(table)).table
    while not any(place.stand_in for place in found.places):
        await builder.tick()
        await builder.service.live_tables.run_locked(table, None, builder.service.timeouts._replace_timed_out)


async def talkative(builder: Builder, slug: str) -> None:
    """Public, watched, somebody muted; one has resigned or was removed, another has left it to a bot for a while."""
    service, match, watcher = builder.service, short_match(slug, 3, seed=9), builder.people[WATCHER]
    persons = builder.some(match.variant.seats)
    table = await builder.table("public, with a chat and stand-ins", match, persons, public=True)
    await builder.invite(table, persons[0], watcher, place=None)
    for person in (*persons, watcher):
        await service.chat(table, person, {"text": "bonjour 👋"})
    await service.mute(table, persons[0], {"person": watcher})
    await builder.enact(table, match, match.left(FEW))
    if match.variant.seats > 2:
        await service.resign(table, persons[2], {"seat": 2})
        await service.leave(table, persons[1])
        await service.take_back(table, persons[1], {"seat": 1})
        await service.leave(table, persons[1])
    else:
        await service.remove(table, persons[0], {"place": 1})


async def left_by_a_deleted_person(builder: Builder, slug: str) -> None:
    match = short_match(slug, seed=10)
    persons = [*builder.some(1), builder.people[GONE]]
    table = await builder.table("one of its people was deleted", match, persons)
    await builder.service.chat(table, persons[1], {"text": "words of somebody who will be deleted"})
    await builder.enact(table, match, match.left(FEW))


async def hosted_by_a_deleted_person(builder: Builder, slug: str) -> None:
    host, [guest] = builder.people[GONE], builder.some(1)
    places: list[Plain] = [{"who": "me"}, *others("guest", 2)]
    wanted: Body = {"game": slug, "variant": {"seats": 3}, "places": places, "public": True}
    table = text(await builder.service.create(host, wanted), "table")
    builder.about[table] = "its host was deleted"
    await builder.service.join(table, guest, {})


async def with_an_uploaded_edition(builder: Builder, slug: str) -> None:
    toml = corrected(slug)
    kept = await builder.service.upload_edition(slug, toml)
    edition = short_match(slug).game.edition(from_toml(toml, "edition"))
    builder.editions.append({"game": slug, **as_plain(kept)})
    for about, left in (("finished, with an uploaded edition", 0), ("running, with an uploaded edition", FEW)):
        match = short_match(slug, seed=11, edition=edition)
        table = await builder.table(about, match, builder.some(match.variant.seats))
        await builder.enact(table, match, match.left(left))


async def played_again(builder: Builder, slug: str) -> None:
    """A finished match with a review; one of its people waits for the other in a rematch."""
    match = short_match(slug, seed=12)
    persons = builder.some(match.variant.seats)
    table = await builder.table("finished, with a rematch and a review", match, persons)
    await builder.enact(table, match, len(match.decisions))
    builder.about[text(await builder.service.rematch(table, persons[0]), "table")] = "a rematch that waits"
    await builder.service.begin_review(table, persons[0])


async def rematch_that_runs(builder: Builder, slug: str) -> None:
    match = short_match(slug, seed=13)
    persons = builder.some(match.variant.seats)
    table = await builder.table(UNREVIEWED, match, persons)
    await builder.enact(table, match, len(match.decisions))
    for person in persons:
        builder.about[text(await builder.service.rematch(table, person), "table")] = "a rematch that runs"


async def against_a_bot(builder: Builder, slug: str) -> None:
    """Most of a match against a bot that really plays, with hints."""
    match, rng = short_match(slug, seed=14), random.Random(14)
    [person] = builder.some(1)
    table = await builder.table("against a bot, with hints", match, [person], who="bot", auto=True, hints=True)
    for _ in range(len([seat for seat, _ in match.decisions if seat == 0]) * 3 // 4):
        await builder.act_at_random(table, person, rng)


async def bot_is_due(builder: Builder, slug: str) -> None:
    """A bot owes a decision, and nobody has made it: the server was stopped."""
    match = short_match(slug, seed=15)
    persons = builder.some(match.variant.seats)
    table = await builder.table("a bot is due", match, persons)
    await builder.enact(table, match, match.left(FEW))
    seat = match.decisions[match.left(FEW)][0]
    await builder.service.resign(table, await builder.person_at(table, seat), {"seat": seat})


OF_EVERY_GAME: list[Scene] = [every_phase, alone, finished_with_undos, waiting, closed]
OF_SOME_GAMES: list[Scene] = [
    *(undo_is_asked_for, hot_seat, talkative, left_by_a_deleted_person),
    *(with_an_uploaded_edition, played_again, bot_is_due, with_clocks),
]
OF_ONE_GAME: list[Scene] = [closed_by_the_administrator, out_of_time, rematch_that_runs, hosted_by_a_deleted_person]


def scenes(slugs: list[str]) -> list[tuple[Scene, str]]:
    """List what is made of which game: the last one has everything, the others have every second thing in turn."""
    chosen = [(scene, slug) for slug in slugs for scene in OF_EVERY_GAME]
    for number, scene in enumerate(OF_SOME_GAMES):
        own = [slug for place, slug in enumerate(slugs[:-1]) if (place + number) % 2 == 0]
        chosen += [(scene, slug) for slug in [*own, slugs[-1]]]
    return chosen + [(scene, slugs[-1]) for scene in OF_ONE_GAME]
