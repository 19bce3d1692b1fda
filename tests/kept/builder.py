"""The builder of a kept store: people, and tables whose matches are played through the service."""

import asyncio
import random
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from unittest.mock import patch

from parlour.engine.plain import Plain, as_plain
from parlour.engine.rng import Fast, Rng
from parlour.tables.model import draft
from parlour.tables.model.places import PERSON
from parlour.tables.table_service import TableService
from tests.kept.matches import Match
from tests.tables.running_service import Body, choices, text
from tests.tables.running_service import field as at

NAMES = ("Anna", "Борис", "Chloé", "Дарина")
WATCHER, STRANGER, GONE = "Théo 🦊", "Nobody's guest", "Iwan"
BEGUN = 1_790_000_000.0


class Chance(Rng):
    """What the tables draw from: seeded anew for every match."""

    def __init__(self) -> None:
        self.source = Fast(0)

    def below(self, bound: int) -> int:
        return self.source.below(bound)


@dataclass
class Builder:
    """A service, the time there, its people, and what was made."""

    clock: list[float]
    chance: Chance
    service: TableService = field(init=False)
    people: dict[str, str] = field(default_factory=dict)
    about: dict[str, str] = field(default_factory=dict)  # by table
    requests: dict[str, Body] = field(default_factory=dict)  # by table, the last one with its answer
    links: list[Plain] = field(default_factory=list)
    feeds: list[Plain] = field(default_factory=list)
    claims: list[Plain] = field(default_factory=list)
    editions: list[Plain] = field(default_factory=list)

    def some(self, many: int) -> list[str]:
        """Name people for the next table, not always the same ones."""
        first = len(self.about)
        return [self.people[NAMES[(first + seat) % len(NAMES)]] for seat in range(many)]

    async def tick(self, seconds: int = 1) -> None:
        """Let time pass while the server is at work."""
        for _ in range(seconds):
            self.clock[0] += 1.0
            await self.service.downtime.beat()

    async def table(self, about: str, match: Match, persons: list[str], who: str = "guest", **more: Plain) -> str:
        """Make a table for a match: the first person makes it, the others come by invitation, and it starts."""
        self.chance.source = Fast(match.seed)
        seats = match.variant.seats
        places: list[Plain] = [{"who": "me"}, *others(who, seats - 1)]
        wanted: Body = {"game": match.slug, "variant": match.variant.to_plain(), "places": places, **more}
        table = text(await self.service.create(persons[0], {"edition": match.edition.digest, **wanted}), "table")
        self.about[table] = about
        for person in persons[1:seats] if who == "guest" else []:
            await self.invite(table, persons[0], person)
        return table

    async def invite(self, table: str, host: str, person: str, **more: Plain) -> None:
        """Have a person come to a table by its invitation."""
        token = at(await self.service.snapshot(table, host), "invitation")
        await self.service.join(table, person, {"invitation": token, **more})

    async def enact(self, table: str, match: Match, stop: int, start: int = 0) -> None:
        """Have the decisions of a match made at its table, up to one."""
        for seat, action in match.decisions[start:stop]:
            await self.act(table, seat, match.game.actions.to_plain(action))

    async def act(self, table: str, seat: int, action: dict[str, Plain]) -> None:
        """Have the person at a seat do something."""
        await self.tick()
        person = await self.person_at(table, seat)
        shot = await self.service.snapshot(table, person)
        if at(shot, "seat") != seat:  # a shared device has to be handed over
            await self.service.sit(table, person, {"seat": seat})
            shot = await self.service.snapshot(table, person)
        number = f"request {len(at(shot, 'log') or [])}-{self.clock[0]:.0f}"  # type: ignore[arg-type]  # a list
        request: Body = {"id": number, "seat": seat, "seq": at(shot, "seq"), "action": action}
        answer = await self.service.act(table, person, request)
        self.requests[table] = {"table": table, "person": person, "request": request, "answer": as_plain(answer)}

    async def person_at(self, table: str, seat: int) -> str:
        """Name who has a seat."""
        place = (await self.service.live_tables.find(table)).table.places[seat]
        assert place.who == PERSON
        return place.person

    async def act_at_random(self, table: str, person: str, rng: random.Random) -> bool:
        """Have a person do anything; bots go first. False if the match is over."""
        while self.service.turns.pending:  # noqa: ASYNC110  # bots tell nobody that they are done
            await asyncio.sleep(0.005)
        shot = await self.service.snapshot(table, person)
        if at(shot, "legal") is None:
            return False
        seat = at(shot, "seat")
        assert isinstance(seat, int)
        await self.act(table, seat, rng.choice(choices(at(shot, "legal"))))
        return True


def others(who: str, many: int) -> list[Plain]:
    """List places as they are asked for."""
    return [{"who": who} for _ in range(many)]


@contextmanager
def predictable() -> Iterator[Chance]:
    """Let ids, tokens, bots' seeds and what tables draw be the same whenever a store is made."""
    chance, source = Chance(), random.Random(1)

    def token(size: int) -> str:
        return source.randbytes(size).hex()[: size * 4 // 3]

    def seed(size: int) -> int:
        return min(1, size)  # bots and reviews at work in the background ask for theirs whenever they come to it

    with (
        patch.multiple(secrets, token_urlsafe=token, randbelow=source.randrange),
        patch.multiple(secrets, randbits=seed, choice=source.choice),
        patch.object(draft, "SECURE_RNG", chance),
    ):
        yield chance
