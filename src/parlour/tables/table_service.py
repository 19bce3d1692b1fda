"""Everything that people can ask of live tables: one method for each call of docs/api.md."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from typing import Final, TypeAlias

from parlour.engine.plain import Plain, Reader
from parlour.tables.cluster.bus import Bus
from parlour.tables.cluster.downtime import Downtime
from parlour.tables.cluster.heartbeat import Heartbeat
from parlour.tables.cluster.leases import Leases
from parlour.tables.cluster.presence import Presence
from parlour.tables.cluster.sync import ProcessSync
from parlour.tables.editions.library import Library
from parlour.tables.errors import INVITATION, Busy, NotFound, Unreadable
from parlour.tables.live import unreadable_tables
from parlour.tables.live.live_table import LiveTable
from parlour.tables.live.live_tables import LiveTables
from parlour.tables.model.draft import Draft
from parlour.tables.model.table import FINISHED
from parlour.tables.people.people import People
from parlour.tables.service import chat, creating, hints, hosting, playing, seating
from parlour.tables.service.reviews import Reviews
from parlour.tables.settings import TableSettings
from parlour.tables.store.archive import Archive
from parlour.tables.store.database import Store
from parlour.tables.upkeep.admin_jobs import AdminJobs
from parlour.tables.upkeep.housekeeping import Housekeeping
from parlour.tables.upkeep.timeouts import ClockTimeouts
from parlour.tables.views import replay
from parlour.tables.views.cards import card, people_on
from parlour.tables.views.lobby import Lobby
from parlour.tables.views.preview import no_preview, preview
from parlour.tables.views.review import review_for
from parlour.tables.views.snapshot import snapshot
from parlour.tables.views.updates import TableUpdates
from parlour.tables.workers.bot_turns import BotTurns
from parlour.tables.workers.pool import WorkerPool

Body: TypeAlias = dict[str, Plain]


class TableService:
    """People, tables and bots over one store. Persons are known by id; who asks is for the caller to prove.

    Requests are plain data as they came. Bad ones raise `Wrong`, what is not there (or not to be known) `NotFound`,
    what may not be done now `Refused`, too much at once `Busy`, a table that cannot be restored `Unreadable`.
    Answers are those of docs/api.md.
    """

    def __init__(self, store: Store, settings: TableSettings) -> None:
        self.settings: Final = settings
        self.store: Final = store
        self.people: Final = People(store, settings)
        self.library: Final = Library(store)
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
        self.live_tables.on_change.extend([self.turns.look, self.timeouts.look, self.lobby.look])
        self._tasks: Final[list[asyncio.Task[None]]] = []

    @classmethod
    async def open(cls, database_url: str, settings: TableSettings | None = None) -> TableService:
        """Open the store (made or migrated if need be), take up the bots' turns and the clocks, begin housekeeping.

        A store in a file has one service at a time: `Wrong` names the server that has it.
        """
        chosen = settings or TableSettings()
        service = cls(await Store.open(database_url, chosen.address), chosen)
        try:
            with service.store.naming_damage():
                await service.heartbeat.begin()
        except BaseException:
            await service.store.close()
            raise
        works = (service.housekeeping, service.heartbeat, service.bus, service.admin_jobs, service.reviews)
        service._tasks.extend([asyncio.create_task(work.run(), name=type(work).__name__) for work in works])
        if service.store.is_shared:
            await service.bus.is_listening.wait()
        return service

    async def close(self) -> None:
        """Let everybody go: end all watching, stop bots, close the store."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.turns.close()
        await self.timeouts.close()
        await self.live_tables.close()
        await self.lobby.close()
        await self.presence.close()
        with suppress(Busy):  # a store that is away: the others will notice
            await self.downtime.beat()
            await self.leases.close()
        await self.pool.close()
        await self.library.checks.close()
        await self.store.close()

    # People

    async def visitor(self) -> str:
        """Make a person with an avatar and a number for a name; give the id."""
        return await self.people.visitor()

    async def is_person(self, person: str) -> bool:
        """Return whether there is such a person (not after `forget`); with a cookie of none a new visitor is made."""
        return await self.people.is_person(person)

    async def me(self, person: str) -> Body:
        """Return `{"id", "name", "avatar", "settings"}`."""
        return await self.people.me(person)

    async def change_me(self, person: str, request: Plain) -> Body:
        """Change any of name, avatar and settings; answer as `me`."""
        changed = await self.people.change(person, request)
        self.live_tables.announce_person(person)
        self.lobby.wake()
        return changed

    async def personal_link(self, person: str) -> Body:
        """Make `{"link": "/me/TOKEN"}`: for one use, and earlier links of the person are void."""
        return await self.people.link(person)

    async def claim(self, request: Plain) -> Body:
        """Use up a personal link `{"token"}`; answer as `me` of the person it opens."""
        return await self.people.claim(request)

    async def forget(self, person: str) -> None:
        """Forget a person: name, chat and links go, seats are left to bots."""
        await self.housekeeping.forget(person)

    # Games

    def games(self) -> Body:
        """Return `{"games": [Game…], "levels", "avatars"}`; the web adds the languages."""
        return self.library.list

    async def edition(self, slug: str, digest: str) -> Body:
        """Return an edition's data as written."""
        return await self.library.data(slug, digest)

    async def keep_edition(self, slug: str, toml: bytes) -> Body:
        """Check an edition's TOML text and keep it: `{"name", "digest", "sources"}`."""
        return await self.library.keep(slug, toml)

    async def score(self, slug: str, pad: Plain, edition: str = "") -> Body:
        """Score the pad of a real table, with the standard edition or one by digest."""
        return await self.library.score(slug, pad, edition)

    # Tables

    async def create(self, person: str, request: Plain) -> Body:
        """Make a table: `{"table": id}`. It starts at once if it has no place for guests."""
        return {"table": await creating.create(self.live_tables, person, Reader(request, ""))}

    async def cards(self, person: str, of: str) -> Body:
        """List `open` public tables, or `mine`, those waiting for me first: `{"tables": [Card…]}`."""
        return {"tables": list[Plain](await self.lobby.cards(person, of))}

    async def snapshot(self, table: str, person: str) -> Body:
        """Show a table as this person sees it now."""
        return self._shown(await self.live_tables.seen(table, person), person)

    def _shown(self, live: LiveTable, person: str) -> Body:
        return snapshot(live, person, self.people, self.settings.now())

    async def join(self, table: str, person: str, request: Plain) -> Body:
        """Take a free place, or (`"place": null`, or none free) watch; answer the snapshot.

        A table that is not public needs its invitation; a wrong one is refused anywhere. The match starts when the
        last guest place is taken.
        """
        await self.people.learn({person})

        async def join(live: LiveTable) -> Body:
            await self.live_tables.commit(live, seating.join(live, person, Reader(request, "")))
            return self._shown(live, person)

        try:
            return await self.live_tables.work(table, None, join)
        except Unreadable as fault:
            invited = unreadable_tables.is_invited(fault, Reader(request, ""))
            raise await self.live_tables.unreadables.explained(fault, person, invited) from None
        except NotFound:
            if "invitation" in Reader(request, "").table():  # whether there is a table is not for strangers to know
                raise NotFound("invitation", INVITATION) from None
            raise

    async def leave(self, table: str, person: str) -> Body:
        """Leave one's place before the start; afterwards a bot plays until one returns."""
        return await self._do(table, person, lambda live: seating.leave(live, person))

    async def start(self, table: str, person: str) -> Body:
        """Begin now (host only); bots take the places that are still free."""
        return await self._do(table, person, lambda live: hosting.start(live, person))

    async def sit(self, table: str, person: str, request: Plain) -> Body:
        """Hot-seat: show this seat's view to its browser, until it has acted and another seat of it is to act."""
        return await self._do(table, person, lambda live: seating.sit(live, person, Reader(request, "")))

    async def act(self, table: str, person: str, request: Plain) -> Body:
        """Play an action: `{"seq"}` once it is stored; the same request id again gives the same answer."""
        return await self.live_tables.work(
            table, person, lambda live: creating.act(self.live_tables, live, person, Reader(request, ""))
        )

    async def preview(self, table: str, person: str, request: Plain) -> Body:
        """Show what an action would show and score: `{"shown", "sheet", "before"}`, from the seat's view only."""
        live = await self.live_tables.seen(table, person)
        if live.table.status == FINISHED:
            return no_preview()
        return preview(live.table, *playing.intention(live, person, Reader(request, "")))

    async def why(self, table: str, person: str, request: Plain) -> Body:
        """Name the rule that forbids an action now: `{"rule"}`."""
        live = await self.live_tables.seen(table, person)
        return {"rule": playing.why(live.table, *playing.intention(live, person, Reader(request, ""))) or None}

    async def hint(self, table: str, person: str, request: Plain) -> Body:
        """Return what a bot would play for a seat that is to act: `{"best"}`, from the seat's view only."""
        live = await self.live_tables.seen(table, person)
        header, reader = live.table.header, Reader(request, "")
        is_shipped = header.edition.digest in self.library.shipped_digests
        view, asked = hints.read_request(live, person, reader, is_shipped, self.settings.hint_seconds)
        return await hints.hint(self.pool, header.game, view, asked)

    async def undo(self, table: str, person: str, request: Plain) -> Body:
        """Take back a seat's last action: `{"done": true}`, or `{"asked": [seats]}` who must agree."""

        async def undo(live: LiveTable) -> Body:
            answer, draft = playing.undo(live, person, Reader(request, ""))
            await self.live_tables.commit(live, draft)
            return answer

        return await self.live_tables.work(table, person, undo)

    async def answer_undo(self, table: str, person: str, request: Plain) -> Body:
        """Agree to what was asked, or not; the asker's own no withdraws the question."""
        return await self._do(table, person, lambda live: playing.answer(live, person, Reader(request, "")))

    async def chat(self, table: str, person: str, request: Plain) -> Body:
        """Say something to everybody at the table."""
        await self.people.learn({person})
        return await self._do(table, person, lambda live: chat.speak(live, person, Reader(request, "")))

    async def resign(self, table: str, person: str, request: Plain) -> Body:
        """Give up a seat for good; a bot plays on."""
        return await self._do(table, person, lambda live: seating.resign(live, person, Reader(request, "")))

    async def replace(self, table: str, person: str, request: Plain) -> Body:
        """Call a bot in for somebody who is away."""
        return await self._do(
            table, person, lambda live: hosting.replace(live, person, Reader(request, ""), self.settings)
        )

    async def take_back(self, table: str, person: str, request: Plain) -> Body:
        """Take one's own seat back from the bot that stands in (`/return`)."""
        return await self._do(table, person, lambda live: seating.take_back(live, person, Reader(request, "")))

    async def remove(self, table: str, person: str, request: Plain) -> Body:
        """Send somebody away, by `place` or by `person`: they see the table no more (host only)."""
        return await self._do(table, person, lambda live: hosting.remove(live, person, Reader(request, "")))

    async def renew_invitation(self, table: str, person: str) -> Body:
        """Replace the invitation: `{"invitation"}`; the link before it opens nothing any more (host only)."""

        async def renew(live: LiveTable) -> Body:
            await self.live_tables.commit(live, hosting.renew(live, person))
            return {"invitation": live.table.invitation}

        return await self.live_tables.work(table, person, renew)

    async def mute(self, table: str, person: str, request: Plain) -> Body:
        """Silence a person's chat, or (`"muted": false`) let it be heard again (host only)."""
        return await self._do(table, person, lambda live: hosting.mute(live, person, Reader(request, "")))

    async def rematch(self, table: str, person: str) -> Body:
        """Go to the next match of the same people: `{"table": id}`, the same for everyone who asks."""
        return {"table": await creating.rematch(self.live_tables, table, person)}

    async def close_table(self, table: str, person: str) -> Body:
        """End a table without a result (host only)."""
        try:
            return await self._do(table, person, lambda live: hosting.close(live, person))
        except Unreadable as fault:
            unreadable_tables.check_may(fault, person, unreadable_tables.CLOSE)
            await self.live_tables.unreadables.close(fault, self.settings.now())
            self.lobby.hear([table])
            return {}

    async def record(self, table: str, person: str) -> str:
        """Return the record as JSON lines, when the match is over; of a table that cannot be restored, as stored."""
        try:
            return replay.record((await self.live_tables.seen(table, person)).table, self.people)
        except Unreadable as fault:
            unreadable_tables.check_may(fault, person, unreadable_tables.RECORD)
            return await self.live_tables.unreadables.record(fault, self.people)

    async def replay(self, table: str, person: str) -> Body:
        """Return the frames of a match that is over, to a seat as it saw it then."""
        live = await self.live_tables.seen(table, person)
        return {"frames": replay.frames(live.table, live.viewer(person))}

    async def review(self, table: str, person: str) -> Body:
        """Return how far the review of a match that is over is: `{"status", "done", "of", "review"}`."""
        live = await self.live_tables.seen(table, person)
        live.table.check_over()
        return review_for(await self.reviews.review_store.kept(table), live.table, live.viewer(person))

    async def begin_review(self, table: str, person: str) -> Body:
        """Have a match that is over reviewed in the background; answer as `review`."""
        await self.reviews.begin(table, person)
        return await self.review(table, person)

    async def _do(self, table: str, person: str, draw_up: Callable[[LiveTable], Draft]) -> Body:
        async def work(live: LiveTable) -> Body:
            await self.live_tables.commit(live, playing.agree_for_bots(draw_up(live)))
            return {}

        return await self.live_tables.work(table, person, work)

    async def told(self, fault: Unreadable) -> Body:
        """Tell whoever asked for a table that cannot be restored what it is, and what may still be done with it."""
        await self.people.learn(people_on(fault.outline))
        shown = card(fault.outline, fault.person, self.people, self.settings.now(), fault.trouble)
        return {"card": shown, "may": list[Plain](unreadable_tables.may(fault, fault.person))}

    # News

    def watch(self, table: str, person: str, after: int | None = None) -> AsyncIterator[Body]:
        """Yield `{"table", "seq", "events", "now"}` at once and on every change that this person may see.

        The person counts as present while the iterator is open: use it in one task, cancel the task (or `aclose`) to
        stop. Raises NotFound if the table is not (or no longer) to be seen; ends when the service closes. Slow readers
        get several changes at once. The first update, and any of another seat's view, has log and chat in `now`.
        """
        return TableUpdates(self.live_tables, table, person, after).updates()

    def watch_lobby(self, person: str) -> AsyncIterator[Body]:
        """Yield `{"lobby": [Card…]}` at once and on every change of the open tables and of one's own."""
        return self.lobby.updates(person)
