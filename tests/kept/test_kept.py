"""Kept stores: what any earlier version has written is opened by this one, seen as it was, replayed and played on."""

import asyncio
import random
import re
from pathlib import Path

import pytest

from parlour.engine import catalogue, record
from parlour.engine.plain import Plain, as_plain
from parlour.engine.view import NATURE
from parlour.notices.claims import Claims, Due
from parlour.notices.service import NoticeService
from parlour.notices.settings import NoticeSettings
from parlour.notices.subscriptions import Subscriptions
from parlour.tables.errors import NotFound
from parlour.tables.model.match import TableMatch
from parlour.tables.store import revisions
from parlour.tables.table_service import TableService
from tests.kept import folder, manifest
from tests.kept.conftest import EVERY_FILE, FILES_ONLY, Kept, body, members
from tests.kept.make import NEVER
from tests.kept.manifest import changes
from tests.kept.own_editions import editions_seen, usual_seen
from tests.notices.running_notices import KEYS, PUSH_KEY, URL
from tests.tables.running_service import IDS, Body, choices, field, items, number, text

SOON = 60.0


def test_every_game_has_a_kept_store_of_this_version() -> None:
    assert folder.missing() == [], "python -m tests.kept.make writes one, and those that are there stay as they are"


def test_a_kept_store_has_tables_of_every_game_in_every_phase(kept_folder: Path) -> None:
    seen = folder.read_manifest(kept_folder)
    tables = [body(table) for table in body(seen["tables"]).values()]
    games = {table["game"] for table in tables}
    assert {f"{slug}-" in kept_folder.name for slug in games} == {True}
    for status in ("open", "playing", "over", "closed"):
        assert {table["game"] for table in tables if table["status"] == status} == games
    for game in games:
        own = [table for table in tables if table["game"] == game]
        prompts = {str(field(shot, "prompt")) for table in own for shot in body(table["seen"]).values() if shot}
        assert len(prompts) > 4
        assert any(number(table, "undos") for table in own)


@EVERY_FILE
@pytest.mark.slow
@pytest.mark.timeout(600)
async def test_after_an_upgrade_everybody_sees_what_they_saw_and_is_answered_as_before(kept: Kept) -> None:
    async def scenario() -> list[str]:
        found: list[str] = []
        async with kept.opened(NEVER) as service:
            assert await revisions.found(service.store) == revisions.expected()
            for person, expected in body(kept.manifest["people"]).items():
                found += changes(expected, await manifest.of_person(service, person), person)
            for table, seen in body(kept.manifest["tables"]).items():
                persons = list(body(field(seen, "seen")))
                now = {"about": field(seen, "about"), **await manifest.of_table(service, table, persons)}
                match = (await service.live_tables.find(table)).table.match
                known = [change for person in persons for change in _consents(match, seen, now, person)]
                known += [change for person in persons for change in _commitments(match, seen, now, person)]
                what = f"{text(seen, 'game')}, {text(seen, 'about')}"
                found += [change for change in changes(seen, now, what) if change not in known]
            await _check_answers(service, kept)
        return found

    assert await scenario() == []


def _consents(match: TableMatch, seen: Plain, now: Plain, person: str) -> list[str]:
    """Name the one change that is wanted: an undo that was free where others may have acted unseen now asks them all.

    Whether it was free told whether they had.
    """
    shots = [field(table, "seen", person) for table in (seen, now)]
    if not all(isinstance(shot, dict) and shot.get("undo") for shot in shots):
        return []
    if len({str(field(shot, "undo", "consent")) for shot in shots}) == 1:
        return []
    seat, everybody = number(shots[0], "seat"), range(len(items(shots[0], "places")))
    if not _can_be_acted_unseen(match, seat):
        return []
    path = f"{text(seen, 'game')}, {text(seen, 'about')}.seen.{person}.undo.consent"
    return [f"{path} was [], is {[other for other in everybody if other != seat]!r}"]


def _commitments(match: TableMatch, seen: Plain, now: Plain, person: str) -> list[str]:
    """Name the other wanted change: the log tells the last commitment of a round, which it used to leave out."""
    shots = [field(table, "seen", person) for table in (seen, now)]
    if not match.record.game.info.hides_actions or not all(isinstance(shot, dict) for shot in shots):
        return []
    before, after = [number(shot, "lines") for shot in shots]
    path = f"{text(seen, 'game')}, {text(seen, 'about')}.seen.{person}.lines"
    return [f"{path} was {before!r}, is {after!r}"] if before < after else []


def _is_later_frame(change: str) -> bool:
    """Return whether a decision only has a later frame: the replay has the last commitments, too."""
    found = re.search(r"\.(?:frame|frames|last) was (\d+), is (\d+)$", change)
    return found is not None and int(found[1]) < int(found[2])


def _can_be_acted_unseen(match: TableMatch, seat: int) -> bool:
    """Return whether another seat is to act that has a legal action of which *seat* would see nothing."""
    game, state = match.record.game, match.state
    others = [other for other in state.to_act() if other not in (seat, NATURE)]
    return any(not game.glimpse(state, other, action, seat) for other in others for action in state.legal(other))


async def _check_answers(service: TableService, kept: Kept) -> None:
    """A request that was answered before the upgrade is answered alike, and nothing is done twice."""
    running = kept.tables("playing")
    for asked in items(kept.manifest, "requests"):
        table, person = text(asked, "table"), text(asked, "person")
        if table in running and person not in items(kept.manifest, "gone"):
            assert await service.act(table, person, field(asked, "request")) == field(asked, "answer")
            assert (await manifest.of_table(service, table, []))["entries"] == running[table]["entries"]


@EVERY_FILE
async def test_finished_matches_are_downloaded_and_replayed(kept: Kept) -> None:
    async with kept.opened(NEVER) as service:
        for table, seen in kept.tables("over").items():
            for person in members(seen):
                await _check_download(service, table, person, seen)


async def _check_download(service: TableService, table: str, person: str, seen: Body) -> None:
    await _check_record(service, table, person, seen)
    last = items(await service.replay(table, person), "frames")[-1]
    assert changes(field(seen, "seen", person, "shown"), field(last, "shown")) == []


async def _check_record(service: TableService, table: str, person: str, seen: Body) -> None:
    match = record.load(await service.record(table, person))
    record.verify(match)
    assert len(match.entries) == number(seen, "entries")
    assert changes(field(seen, "seen", person, "result"), match.result) == []


# The rules do not depend on the store; the next test goes on with matches in both kinds.
@pytest.mark.slow
@pytest.mark.timeout(600)
@FILES_ONLY
async def test_running_matches_are_played_to_their_end(kept: Kept) -> None:
    async with kept.opened() as service:
        for table, seen in kept.tables_to_end().items():
            person = members(seen)[0]
            await _play_on(service, table, person, random.Random(1))
            assert field(await service.snapshot(table, person), "to_act") == []
            await _check_goes_on(service, table, seen)
            await _check_record(service, table, person, await manifest.of_table(service, table, [person]))


@EVERY_FILE
@pytest.mark.timeout(300)
async def test_every_running_match_goes_on(kept: Kept) -> None:
    async with kept.opened() as service:
        for table, seen in kept.tables("playing").items():
            await _play_on(service, table, members(seen)[0], random.Random(2), most=1)
            await _check_goes_on(service, table, seen)


async def _play_on(service: TableService, table: str, watcher: str, rng: random.Random, most: int = 10_000) -> None:
    """Let whoever is to act do anything that they are offered, as *watcher* sees it; bots play meanwhile."""
    done = 0
    while done < most and (shot := await service.snapshot(table, watcher))["status"] == "playing":
        waiting = [place for place in items(shot, "places") if field(place, "waiting")]
        people = [text(place, "person") for place in waiting if field(place, "person") and not field(place, "stand_in")]
        if people:
            await _act(service, table, rng.choice(people), rng)
            done += 1
        else:
            await asyncio.sleep(0.01)


async def _act(service: TableService, table: str, person: str, rng: random.Random) -> None:
    shot = await service.snapshot(table, person)
    if shot["hand_over"] is not None:
        await service.sit(table, person, {"seat": shot["hand_over"]})
        shot = await service.snapshot(table, person)
    if shot["legal"] is not None:
        name = f"after the upgrade {next(IDS)}"
        action = rng.choice(choices(shot["legal"]))
        await service.act(table, person, {"id": name, "seat": shot["seat"], "seq": shot["seq"], "action": action})


async def _check_goes_on(service: TableService, table: str, seen: Body) -> None:
    """The record begins with all that was there."""
    match = (await service.live_tables.find(table)).table.match.record
    assert len(match.entries) > number(seen, "entries")
    assert changes(manifest.of_record(match, number(seen, "entries")), seen) == []


@EVERY_FILE
async def test_tables_that_wait_are_joined_and_begin(kept: Kept) -> None:
    everybody = list(body(kept.manifest["people"]))
    async with kept.opened(NEVER) as service:
        for table, seen in kept.tables("open").items():
            [member, *_] = members(seen)
            token = field(seen, "seen", member, "invitation")
            for person in everybody:
                await service.join(table, person, {"invitation": token})
            shot = await service.snapshot(table, member)
            assert shot["status"] == "playing"
            assert shot["to_act"]


@EVERY_FILE
async def test_deleted_people_stay_deleted_and_uploaded_editions_are_there(kept: Kept) -> None:
    async with kept.opened(NEVER) as service:
        await _check_editions(service, kept)
        gone = items(kept.manifest, "gone")
        assert gone
        for person in gone:
            assert not await service.is_person(str(person))
            with pytest.raises(NotFound):
                await service.me(str(person))
            assert items(await service.cards(str(person), "mine"), "tables") == []


@EVERY_FILE
async def test_own_editions_are_as_they_were_and_the_usual_ones_are_usual(kept: Kept) -> None:
    """Stores of the time before them have none: there everything is as the games come."""
    owners, usual = body(kept.manifest.get("own_editions", {})), body(kept.manifest.get("usual", {}))
    async with kept.opened(NEVER) as service:
        for person, expected in owners.items():
            assert changes(expected, await editions_seen(service, person)) == []
        assert changes(usual, usual_seen(service)) == []
        assert usual_seen(service).keys() == usual.keys()


async def _check_editions(service: TableService, kept: Kept) -> None:
    editions = items(kept.manifest, "editions")
    assert editions
    for edition in editions:
        slug, digest = text(edition, "game"), text(edition, "digest")
        assert catalogue.game(slug).edition(await service.edition(slug, digest)).digest == digest
        assert digest not in service.library.shipped_digests


@EVERY_FILE
async def test_personal_links_open_whom_they_opened_and_those_of_deleted_people_nobody(kept: Kept) -> None:
    async with kept.opened(NEVER) as service:
        for link in items(kept.manifest, "links"):
            person, request = text(link, "person"), {"token": field(link, "token")}
            if person not in items(kept.manifest, "gone"):
                assert field(await service.claim(request), "id") == person
            with pytest.raises(NotFound):
                await service.claim(request)


@EVERY_FILE
async def test_feeds_list_the_tables_that_wait_and_no_turn_twice(kept: Kept) -> None:
    async with kept.opened(NEVER) as service:
        subscriptions, claims = (
            Subscriptions(service.store, (), service.settings.now),
            Claims(service.store, service.settings.now),
        )
        notices = NoticeService(service, NoticeSettings(url=URL), KEYS, PUSH_KEY, lambda *_: None)
        for feed in items(kept.manifest, "feeds"):
            person, token = text(feed, "person"), text(feed, "token")
            if person in items(kept.manifest, "gone"):
                with pytest.raises(NotFound):
                    await subscriptions.person_of_feed(token)
                continue
            told = (await notices.feed(token, URL)).decode()
            mine = items(kept.manifest, "people", person, "lists", "mine")
            assert all((f"/table/{text(card, 'id')}" in told) is field(card, "waiting") for card in mine)
        for claim in items(kept.manifest, "claims"):
            due = Due(text(claim, "table"), "", text(claim, "person"), frozenset(), (), 0.0)
            assert not await claims.claim(due, number(claim, "turn"))
        await notices.close()


@EVERY_FILE
async def test_reviews_are_shown_as_before_and_a_requested_one_is_made(kept: Kept) -> None:
    async with kept.opened(NEVER) as service:
        for review in items(kept.manifest, "reviews"):
            table, person, before = text(review, "table"), text(review, "person"), field(review, "told")
            if field(before, "status") == "ready":
                found = changes(before, as_plain(await service.review(table, person)))
                game = (await service.live_tables.find(table)).table.header.game
                assert [change for change in found if not (game.info.hides_actions and _is_later_frame(change))] == []
                continue
            async with asyncio.timeout(SOON):
                while field(await service.review(table, person), "status") != "ready":  # noqa: ASYNC110
                    await asyncio.sleep(0.05)
