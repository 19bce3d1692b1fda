"""The table service: one method for each call of docs/api.md."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from typing import Final, TypeVar

from parlour.engine.plain import Plain, Reader
from parlour.engine.wire import Sheet
from parlour.tables.cluster.bus import Bus
from parlour.tables.cluster.downtime import Downtime
from parlour.tables.cluster.heartbeat import Heartbeat
from parlour.tables.cluster.leases import Leases
from parlour.tables.cluster.presence import Presence
from parlour.tables.cluster.sync import ProcessSync
from parlour.tables.editions.editions import Editions
from parlour.tables.editions.library import Library
from parlour.tables.errors import INVITATION, SHARED, Busy, NotFound, Unreadable
from parlour.tables.live import unreadable_tables
from parlour.tables.live.live_table import LiveTable
from parlour.tables.live.live_tables import LiveTables
from parlour.tables.model.draft import Draft
from parlour.tables.model.table import FINISHED
from parlour.tables.people.people import People
from parlour.tables.service import (
    chat,
    coaching,
    creating,
    gains,
    hints,
    hosting,
    lessons,
    playing,
    seating,
    sharing,
    trying_again,
)
from parlour.tables.service.reviews import Reviews
from parlour.tables.settings import TableSettings
from parlour.tables.store.archive import Archive
from parlour.tables.store.database import Store
from parlour.tables.upkeep.admin_jobs import AdminJobs
from parlour.tables.upkeep.housekeeping import Housekeeping
from parlour.tables.upkeep.timeouts import ClockTimeouts
from parlour.tables.views import replay
from parlour.tables.views.cards import card, people_on
from parlour.tables.views.explanations import explanations, explanations_to_plain
from parlour.tables.views.lobby import Lobby
from parlour.tables.views.preview import no_preview, preview
from parlour.tables.views.recent import recent_frames
from parlour.tables.views.review import review_for
from parlour.tables.views.shared import shared_match, sharing_of
from parlour.tables.views.snapshot import snapshot
from parlour.tables.views.updates import TableUpdates
from parlour.tables.views.welcome import welcome
from parlour.tables.wire import answers
from parlour.tables.wire.games import Choosable, EditionInfo
from parlour.tables.wire.news import LobbyNews
from parlour.tables.wire.people import Link, Me
from parlour.tables.wire.places import Cards, UnreadableTable
from parlour.tables.wire.table import Replay, Sharing, Snapshot, Welcome
from parlour.tables.workers.bot_turns import BotTurns
from parlour.tables.workers.pool import WorkerPool

T = TypeVar("T")


class TableService:
    """People, tables and bots over one store. People are given by id; the caller has to authenticate them.

    Requests are plain data, unchecked. Bad ones raise `Wrong`; what does not exist, or may not be known, `NotFound`;
    what may not be done now `Refused`; too much load `Busy`; a table that cannot be restored `Unreadable`. The answers
    are described in docs/api.md.
    """

    def __init__(self, store: Store, settings: TableSettings) -> None:
        self.settings: Final = settings
        self.store: Final = store
        self.people: Final = People(store, settings)
        self.library: Final = Library(store)
        self.editions: Final = Editions(self.library, self.people, settings)
        self.leases: Final = Leases(store, settings)
        self.presence: Final = Presence(store, self.leases.process)
        self.live_tables: Final = LiveTables(Archive(store), self.people, self.library, self.presence, settings)
        self.pool: Final = WorkerPool(settings.bot_workers)
        self.reviews: Final = Reviews(self.live_tables, self.pool, self.leases)
        self.turns: Final = BotTurns(self.live_tables, self.pool, self.leases)
        self.downtime: Final = Downtime(store, settings)
        self.timeouts: Final = ClockTimeouts(self.live_tables, self.leases, self.downtime)
        self.heartbeat: Final = Heartbeat(self.live_tables, self.leases, self.downtime, self.turns, self.timeouts)
        self.lobby: Final = Lobby(self.live_tables)
        self.housekeeping: Final = Housekeeping(self.live_tables)
        self.admin_jobs: Final = AdminJobs(self.live_tables, self.housekeeping)
        self.bus: Final = Bus(store, ProcessSync(self.live_tables, self.leases, self.lobby, self.housekeeping))
        self.live_tables.on_change.extend([self.turns.schedule, self.timeouts.schedule, self.lobby.table_changed])
        self._tasks: Final[list[asyncio.Task[None]]] = []

    @classmethod
    async def open(cls, database_url: str, settings: TableSettings | None = None) -> TableService:
        """Open the store (created or migrated if need be), and start bots' turns, clocks and housekeeping.

        A store in a file has one service at a time: `Wrong` names the server that uses it.
        """
        chosen = settings or TableSettings()
        service = cls(await Store.open(database_url, chosen.address), chosen)
        try:
            with service.store.explaining_damage():
                await service.heartbeat.begin()
                await service.library.load_usual()
        except BaseException:
            await service.store.close()
            raise
        works = (service.housekeeping, service.heartbeat, service.bus, service.admin_jobs, service.reviews)
        service._tasks.extend([asyncio.create_task(work.run(), name=type(work).__name__) for work in works])
        if service.store.is_shared:
            await service.bus.is_listening.wait()
        return service

    async def close(self) -> None:
        """End all watching, stop the bots, close the store."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.turns.close()
        await self.timeouts.close()
        await self.live_tables.close()
        await self.lobby.close()
        await self.presence.close()
        with suppress(Busy):  # if the store cannot be reached, the other processes will find out by the heartbeat
            await self.downtime.beat()
            await self.leases.close()
        await self.pool.close()
        await self.library.sandbox.close()
        await self.store.close()

    # People

    async def visitor(self) -> str:
        """Create a person with an avatar and a number for a name; return the id."""
        return await self.people.visitor()

    async def is_person(self, person: str) -> bool:
        """Return whether there is such a person (not after `forget`)."""
        return await self.people.is_person(person)

    async def me(self, person: str) -> Me:
        """Return `{"id", "name", "avatar", "settings"}`."""
        return await self.people.me(person)

    async def change_me(self, person: str, request: Plain) -> Me:
        """Change any of name, avatar and settings; answer as `me`."""
        changed = await self.people.change(person, request)
        self.live_tables.announce_person(person)
        self.lobby.wake()
        return changed

    async def personal_link(self, person: str) -> Link:
        """Create a personal link: `{"link": "/me/TOKEN"}`. It works once; earlier links become invalid."""
        return await self.people.link(person)

    async def claim(self, request: Plain) -> Me:
        """Use a personal link `{"token"}`; answer as `me` of its person."""
        return await self.people.claim(request)

    async def forget(self, person: str) -> None:
        """Delete a person with name, chat and links; bots take over their seats."""
        await self.housekeeping.forget(person)

    # Games

    def games(self) -> Choosable:
        """Return `{"games": [Game…], "levels", "avatars"}`; the web adds the languages."""
        return self.library.list

    async def edition(self, slug: str, digest: str) -> dict[str, Plain]:
        """Return an edition's data."""
        return await self.library.data(slug, digest)

    async def upload_edition(self, slug: str, toml: bytes) -> EditionInfo:
        """Check an edition's TOML text and store it: `{"name", "digest", "sources"}`."""
        return await self.library.upload(slug, toml)

    async def explain_components(self, slug: str, edition: str = "") -> answers.Explanations:
        """Explain the components of a game, with the standard edition or one by digest: `{"parts"}`."""
        found = await self.library.edition(slug, edition) if edition else self.library.standard(slug)
        return explanations_to_plain(self.library.game(slug).explain_components(found))

    async def score(self, slug: str, pad: Plain, edition: str = "") -> Sheet:
        """Score the pad of a real table, with the standard edition or one by digest."""
        return await self.library.score(slug, pad, edition)

    # Tables

    async def create(self, person: str, request: Plain) -> answers.TableId:
        """Create a table: `{"table": id}`. It starts at once if it has no place for guests."""
        return {"table": await creating.create(self.live_tables, person, Reader(request, ""))}

    async def begin_lesson(self, person: str, request: Plain) -> answers.TableId:
        """Return the table of a lesson, the one left in the middle if there is one: `{"table": id}`."""
        return {"table": await lessons.begin(self.live_tables, person, Reader(request, ""))}

    async def go_on(self, table: str, person: str, request: Plain) -> answers.Done:
        """Go on to the next step of a lesson, from the one that the request names."""
        return await self._change(table, person, lambda live: lessons.go_on(live, person, Reader(request, "")))

    async def cards(self, person: str, of: str) -> Cards:
        """List `open` public tables, or `mine`, with those waiting for the person first: `{"tables": [Card…]}`."""
        return {"tables": await self.lobby.cards(person, of)}

    async def snapshot(self, table: str, person: str) -> Snapshot:
        """Show a table as this person sees it now."""
        return self._snapshot(await self.live_tables.find_for_reading(table, person), person)

    def _snapshot(self, live: LiveTable, person: str) -> Snapshot:
        return snapshot(live, person, self.people, self.settings)

    async def welcome(self, table: str, person: str, request: Plain) -> Welcome:
        """Show a table to somebody before they join it; the invitation is needed as for joining."""

        async def look(live: LiveTable) -> Welcome:
            own = await self.editions.at_table(live.table.header.edition)
            return welcome(live, person, Reader(request, ""), self.people, own)

        return await self._with_invitation(table, person, request, look)

    async def join(self, table: str, person: str, request: Plain) -> Snapshot:
        """Take a free place, or (`"place": null`, or none free) watch; answer the snapshot.

        A table that is not public needs its invitation; a wrong one is refused anywhere. The match starts when the
        last guest place is taken.
        """
        await self.people.load({person})

        async def join(live: LiveTable) -> Snapshot:
            await self.live_tables.commit(live, seating.join(live, person, Reader(request, "")))
            return self._snapshot(live, person)

        return await self._with_invitation(table, person, request, join)

    async def _with_invitation(
        self, table: str, person: str, request: Plain, work: Callable[[LiveTable], Awaitable[T]]
    ) -> T:
        try:
            return await self.live_tables.run_locked(table, None, work)
        except Unreadable as fault:
            invited = unreadable_tables.is_invited(fault, Reader(request, ""))
            raise await self.live_tables.unreadables.error_for(fault, person, invited) from None
        except NotFound:
            if "invitation" in Reader(request, "").object():  # do not reveal whether the table exists
                raise NotFound("invitation", INVITATION) from None
            raise

    async def leave(self, table: str, person: str) -> answers.Done:
        """Give up the place before the start; later, let a bot play until the person returns."""
        return await self._change(table, person, lambda live: seating.leave(live, person))

    async def start(self, table: str, person: str) -> answers.Done:
        """Start the match (host only); bots take the free places."""
        return await self._change(table, person, lambda live: hosting.start(live, person))

    async def sit(self, table: str, person: str, request: Plain) -> answers.Done:
        """Hot-seat: give this seat the shared device, until it has acted and another seat of the person is to act."""
        return await self._change(table, person, lambda live: seating.take_device(live, person, Reader(request, "")))

    async def act(self, table: str, person: str, request: Plain) -> answers.Seq:
        """Play an action: `{"seq"}` once it is stored; the same request id again gives the same answer."""
        return await self.live_tables.run_locked(
            table, person, lambda live: creating.act(self.live_tables, live, person, Reader(request, ""))
        )

    async def preview(self, table: str, person: str, request: Plain) -> answers.Preview:
        """Return what an action would show and score: `{"shown", "sheet", "before"}`, from the seat's view only."""
        live = await self.live_tables.find_for_reading(table, person)
        if live.table.status == FINISHED:
            return no_preview()
        return preview(live.table, *playing.read_possible_action(live, person, Reader(request, "")))

    async def why(self, table: str, person: str, request: Plain) -> answers.Why:
        """Return the id of the rule that forbids an action now, and what is lacking: `{"rule", "lacks"}`."""
        live = await self.live_tables.find_for_reading(table, person)
        return playing.why_not(live.table, *playing.read_possible_action(live, person, Reader(request, "")))

    async def explanations(
        self, table: str, person: str, frame: int | None = None, seat: int | None = None
    ) -> answers.Explanations:
        """Explain what a person sees: `{"parts"}`; of a match that is over also in a frame, as a seat saw it."""
        live = await self.live_tables.find_for_reading(table, person)
        return explanations(live, person, frame, seat)

    async def ahead(self, table: str, person: str, request: Plain) -> answers.Ahead:
        """Return what could be done later with what an action brings: `{"legal"}`, from the seat's view only."""
        live = await self.live_tables.find_for_reading(table, person)
        return playing.ahead(live.table, *playing.read_possible_action(live, person, Reader(request, "")))

    async def hint(self, table: str, person: str, request: Plain) -> answers.Hint:
        """Return what a bot would play for a seat that is to act: `{"best"}`, from the seat's view only."""
        live = await self.live_tables.find_for_reading(table, person)
        header, reader = live.table.header, Reader(request, "")
        is_shipped = header.edition.digest in self.library.shipped_digests
        view, asked = hints.read_request(live, person, reader, is_shipped, self.settings.hint_seconds)
        return await hints.hint(self.pool, header.game, view, asked)

    async def gains(self, table: str, person: str, request: Plain) -> answers.Gains:
        """Return what the legal actions of a seat bring, from the seat's view only: `{"gains"}`."""
        live = await self.live_tables.find_for_reading(table, person)
        header, reader = live.table.header, Reader(request, "")
        is_shipped = header.edition.digest in self.library.shipped_digests
        asked = gains.read_request(live, person, reader, is_shipped, self.settings.hint_seconds)
        return await gains.gains(self.pool, header.game, asked)

    async def coach_before(self, table: str, person: str, request: Plain) -> answers.Coaching:
        """Return what matters in the decision of a seat, in a match against bots: `{"facts", "later", "spread"}`."""
        live = await self.live_tables.find_for_reading(table, person)
        is_shipped = live.table.header.edition.digest in self.library.shipped_digests
        seconds = self.settings.hint_seconds
        asked = coaching.read_before(live, person, Reader(request, ""), is_shipped, seconds)
        return await coaching.before(self.pool, asked)

    async def coach_after(self, table: str, person: str, request: Plain) -> answers.Coached:
        """Compare the last action of a seat with what a bot would have played, in a match against bots."""
        live = await self.live_tables.find_for_reading(table, person)
        asked = coaching.read_after(live, person, Reader(request, ""), self.settings.hint_seconds)
        return await coaching.after(self.pool, asked)

    async def hurry(self, table: str, person: str) -> answers.Done:
        """Let the bots that think at a table take the best that they have found (whoever has a seat)."""
        live = await self.live_tables.find_for_reading(table, person)
        playing.check_may_hurry(live.table, person)
        await self.turns.hurry(live)
        return {}

    async def undo(self, table: str, person: str, request: Plain) -> answers.Undone:
        """Take back a seat's last action: `{"done": true}`, or `{"asked": [seats]}` who must agree."""

        async def undo(live: LiveTable) -> answers.Undone:
            answer, draft = playing.undo(live, person, Reader(request, ""))
            await self.live_tables.commit(live, draft)
            return answer

        return await self.live_tables.run_locked(table, person, undo)

    async def answer_undo(self, table: str, person: str, request: Plain) -> answers.Done:
        """Agree to an undo request or refuse it; a refusal by the seat that asked withdraws the request."""
        return await self._change(table, person, lambda live: playing.answer_undo(live, person, Reader(request, "")))

    async def chat(self, table: str, person: str, request: Plain) -> answers.Done:
        """Send a chat message to everybody at the table."""
        await self.people.load({person})
        return await self._change(table, person, lambda live: chat.write(live, person, Reader(request, "")))

    async def resign(self, table: str, person: str, request: Plain) -> answers.Done:
        """Give up a seat for good; a bot plays on."""
        return await self._change(table, person, lambda live: seating.resign(live, person, Reader(request, "")))

    async def replace(self, table: str, person: str, request: Plain) -> answers.Done:
        """Replace a person who is away by a bot."""
        return await self._change(
            table, person, lambda live: hosting.replace(live, person, Reader(request, ""), self.settings)
        )

    async def take_back(self, table: str, person: str, request: Plain) -> answers.Done:
        """Take the person's own seat back from the bot that stands in (`/return`)."""
        return await self._change(table, person, lambda live: seating.take_back(live, person, Reader(request, "")))

    async def remove(self, table: str, person: str, request: Plain) -> answers.Done:
        """Remove somebody, by `place` or by `person`: they can no longer see the table (host only)."""
        return await self._change(table, person, lambda live: hosting.remove(live, person, Reader(request, "")))

    async def renew_invitation(self, table: str, person: str) -> answers.Invitation:
        """Replace the invitation: `{"invitation"}`; the earlier link becomes invalid (host only)."""

        async def renew(live: LiveTable) -> answers.Invitation:
            await self.live_tables.commit(live, hosting.renew(live, person))
            return {"invitation": live.table.invitation}

        return await self.live_tables.run_locked(table, person, renew)

    async def mute(self, table: str, person: str, request: Plain) -> answers.Done:
        """Mute a person's chat, or (`"muted": false`) unmute it (host only)."""
        return await self._change(table, person, lambda live: hosting.mute(live, person, Reader(request, "")))

    async def rematch(self, table: str, person: str) -> answers.TableId:
        """Create or join the rematch: `{"table": id}`, the same for everyone who asks."""
        return {"table": await creating.rematch(self.live_tables, table, person)}

    async def try_again(self, table: str, person: str, request: Plain) -> answers.TableId:
        """Go on from a frame of a match that is over, at a private table against bots: `{"table": id}`."""
        live = await self.live_tables.find_for_reading(table, person)
        frames, reader = replay.steps(live.table, live.viewer(person)), Reader(request, "")
        return {"table": await trying_again.try_again(self.live_tables, live, person, reader, frames)}

    async def close_table(self, table: str, person: str) -> answers.Done:
        """End a table without a result (host only)."""
        try:
            return await self._change(table, person, lambda live: hosting.close(live, person))
        except Unreadable as fault:
            unreadable_tables.check_allowed(fault, person, unreadable_tables.CLOSE)
            await self.live_tables.unreadables.close(fault, self.settings.now())
            self.lobby.tables_changed([table])
            return {}

    async def record(self, table: str, person: str) -> str:
        """Return the record as JSON lines, when the match is over; of a table that cannot be restored, as stored."""
        try:
            return replay.record((await self.live_tables.find_for_reading(table, person)).table, self.people)
        except Unreadable as fault:
            unreadable_tables.check_allowed(fault, person, unreadable_tables.RECORD)
            return await self.live_tables.unreadables.record(fault, self.people)

    async def replay(self, table: str, person: str) -> Replay:
        """Return the frames of a match that is over; a seat gets them as it saw them."""
        live = await self.live_tables.find_for_reading(table, person)
        return {"frames": replay.frames(live.table, live.viewer(person))}

    async def recent(self, table: str, person: str) -> Replay:
        """Return what a seat has seen since its own last action, step by step; nothing to spectators."""
        live = await self.live_tables.find_for_reading(table, person)
        return {"frames": recent_frames(live.table, live.viewer(person))}

    async def review(self, table: str, person: str) -> answers.ReviewNow:
        """Return the progress of the review of a match that is over: `{"status", "done", "of", "review"}`."""
        live = await self.live_tables.find_for_reading(table, person)
        live.table.check_over()
        return review_for(await self.reviews.review_store.read(table), live.table, live.viewer(person))

    async def begin_review(self, table: str, person: str) -> answers.ReviewNow:
        """Start the review of a match that is over, in the background; answer as `review`."""
        await self.reviews.request(table, person)
        return await self.review(table, person)

    async def share(self, table: str, person: str, request: Plain) -> Sharing:
        """Agree to share a match that is over, or no longer: `{"agreed", "waiting", "token"}`."""

        async def share(live: LiveTable) -> Sharing:
            await self.live_tables.commit(live, sharing.agree(live, person, Reader(request, "")))
            return sharing_of(live.table)

        return await self.live_tables.run_locked(table, person, share)

    async def shared(self, table: str, request: Plain) -> answers.SharedMatch:
        """Show a match to whoever has the link by which it is shared; which is wrong looks like none."""
        try:
            live = await self.live_tables.find_current(table)
        except (NotFound, Unreadable):
            raise NotFound("token", SHARED) from None
        sharing.check_token(live.table, Reader(request, ""))
        return shared_match(live, await self.reviews.review_store.read(table), self.people)

    async def _change(self, table: str, person: str, make_draft: Callable[[LiveTable], Draft]) -> answers.Done:
        async def change(live: LiveTable) -> answers.Done:
            await self.live_tables.commit(live, playing.agree_for_bots(make_draft(live)))
            return {}

        return await self.live_tables.run_locked(table, person, change)

    async def describe_unreadable(self, fault: Unreadable) -> UnreadableTable:
        """Return the card of a table that cannot be restored, and what the person may still do with it."""
        await self.people.load(people_on(fault.outline))
        shown = card(fault.outline, fault.person, self.people, self.settings.now(), fault.trouble)
        return {"card": shown, "may": unreadable_tables.allowed_requests(fault, fault.person)}

    # Watching

    def watch(self, table: str, person: str, after: int | None = None) -> AsyncIterator[bytes]:
        """Yield `{"table", "seq", "events", "now"}` in JSON, at once and on every change that this person may see.

        The person counts as present while the iterator is open: use it in one task, cancel the task (or `aclose`) to
        stop. Raises NotFound if the person may not (or no longer) see the table; ends when the service closes. Slow
        readers get several changes at once. The first update, and the first of another seat's view, has log and chat in
        `now`.
        """
        return TableUpdates(self.live_tables, table, person, after).updates()

    def watch_lobby(self, person: str) -> AsyncIterator[LobbyNews]:
        """Yield `{"lobby": [Card…]}` at once and on every change of the open tables and of the person's own."""
        return self.lobby.updates(person)
