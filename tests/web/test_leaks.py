"""Leaks over the web: whole answers, with their headers, lengths and times, do not depend on unseen actions.

Two servers have the same ids, draws and times. At one of them a player does something that nobody else can see, and
takes it back or not. `tests/tables/views/test_leaks.py` compares many more positions and histories, in memory.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from parlour.engine.plain import Plain
from parlour.engine.rng import Fast
from parlour.lab.servers.postgres import Postgres
from parlour.web.settings import ServerSettings
from tests import stores
from tests.tables.running_service import act_somehow
from tests.web.player import Player
from tests.web.twin_servers import BEGUN, Line, Replies, TwinServer, twin_server

STEP = 13.25  # seconds between two actions
EVENING = 36_000.0  # seconds until all is compared
BOB = 1
MOST_MOVES = 400
MOVES = 14


@dataclass(frozen=True)
class Scene:
    """A table at which Bob will do something unseen; Ada has all other seats."""

    slug: str
    variant: dict[str, Plain]
    rounds: int  # times that Bob could do so before he does

    @property
    def others(self) -> list[int]:
        seats = self.variant["seats"]
        assert isinstance(seats, int)
        return [seat for seat in range(seats) if seat != BOB]


SCENES = [
    Scene("lanterns", {"seats": 3}, 2),  # Ada hands her device from seat to seat
    Scene("hokkaido", {"seats": 2, "choice": "honshu", "placing": "at_once"}, 1),
]
IDS = [f"{scene.slug}-{scene.variant['seats']}" for scene in SCENES]


@pytest.fixture(params=stores.KINDS)
def two_stores(
    request: pytest.FixtureRequest, settings: ServerSettings, tmp_path: Path
) -> Iterator[list[ServerSettings]]:
    folders = [tmp_path / name for name in ("one", "two")]
    if request.param == "sqlite":
        yield [replace(settings, data=folder) for folder in folders]
        return
    server = request.getfixturevalue("postgres")
    assert isinstance(server, Postgres)
    with stores.database(server, folders[0]) as one, stores.database(server, folders[1]) as two:
        yield [replace(settings, data=folders[0], database=one), replace(settings, data=folders[1], database=two)]


@pytest.mark.parametrize("scene", SCENES, ids=IDS)
async def test_what_is_done_unseen_changes_no_answer(two_stores: list[ServerSettings], scene: Scene) -> None:
    found: list[Replies] = []
    entries: list[int] = []
    for settings, is_secretive in zip(two_stores, (False, True), strict=True):
        async with twin_server(settings) as here:
            await _evening(here, scene, is_secretive)
            found.append(here.replies)
            entries.append((await here.live()).table.seq)
    assert entries[1] == entries[0] + 3  # they do differ
    assert len(found[0]) > 40
    assert [name for name in found[0] if found[1].get(name) != found[0][name]] == []
    assert found[0].keys() == found[1].keys()


async def _evening(here: TwinServer, scene: Scene, is_secretive: bool) -> None:
    ada, bob, eve = [await Player(here.server.visit()).come(name) for name in ("Ada", "Bob", "Eve")]
    stranger = Player(here.server.visit())
    link = (await ada.browser.post("/api/me/notices/feed")).json()["link"]
    places = ["me", "guest", *["here"] * (len(scene.others) - 1)]
    here.table = await ada.create(scene.slug, *places, variant=scene.variant, public=True, auto=False)
    await bob.done(here.table, "join", {})
    await _play_until_bob_can(here, scene, [ada, bob])
    here.clock[0] += STEP
    later = await ada.create("lanterns", "me", "guest", public=True)
    await bob.done(later, "join", {})  # the order of lists would show that something happens at the first table
    line = await _dial(here, ada)
    here.clock[0] += STEP
    if is_secretive:
        await _do_something_unseen(here, scene, bob)
    here.clock[0] = BEGUN + EVENING
    for one in (ada, eve, stranger):
        await _ask_for_everything(here, scene, one, link)
    await _hear_everything(here, ada, line)


async def _play_until_bob_can(here: TwinServer, scene: Scene, players: list[Player]) -> None:
    """Play until Bob can do something unseen, after he could so many times before."""
    rng, chances = random.Random(3), 0
    for _ in range(MOST_MOVES):
        if await here.unseen(BOB, scene.others):
            chances += 1
            if chances > scene.rounds:
                return
        for player in rng.sample(players, 2):
            here.clock[0] += STEP
            if await act_somehow(here.service, here.table, player.id, rng):
                break
    pytest.fail("Bob never can")


async def _do_something_unseen(here: TwinServer, scene: Scene, bob: Player) -> None:
    """Let Bob do something unseen, take it back, and do something else."""
    for request in ("one", "two"):
        action = (await here.unseen(BOB, scene.others))[-1]
        await bob.done(here.table, "actions", {"id": request, "seat": BOB, "seq": 2**50, "action": action})
        here.clock[0] += STEP
        if request == "one":
            assert await bob.done(here.table, "undo", {"seat": BOB}) == {"done": True}


async def _dial(here: TwinServer, ada: Player) -> Line:
    """Let Ada watch the lobby and the table."""
    line = Line(here.server.app, ada)
    line.say({"lobby": True})
    line.say({"watch": here.table, "after": 0})
    await line.until(lambda heard: len(heard) == 2)
    return line


async def _hear_everything(here: TwinServer, ada: Player, line: Line) -> None:
    """Let things happen that all can see, and keep what the socket has said until then."""
    third = await ada.create("lanterns", "me", "guest", public=True)
    await line.until(lambda heard: any(third in message for message in heard))
    await here.ask(ada, "POST", f"/api/tables/{here.table}/chat", {"text": "Good evening"})
    await line.until(lambda heard: any("Good evening" in message for message in heard))
    await line.close()
    heard = sorted(line.messages[:2]) + line.messages[2:]  # the first two are asked for at the same time
    here.replies |= {f"socket {number}": (0, (), message.encode()) for number, message in enumerate(heard)}


async def _ask_for_everything(here: TwinServer, scene: Scene, one: Player, link: str) -> None:
    for path in ("?of=mine", "?of=open", f"/{here.table}"):
        await here.ask(one, "GET", f"/api/tables{path}")
    for what in ("record", "replay", "review"):
        await here.ask(one, "GET", f"/api/tables/{here.table}/{what}")
    await here.ask(one, "GET", link)
    await here.ask(one, "GET", "/api/me/notices")
    for body in await _intentions(here, scene):
        for what in ("preview", "why", "actions"):
            await here.ask(one, "POST", f"/api/tables/{here.table}/{what}", {**body, **_named(what)})
    for what, seat in (("sit", BOB), ("hint", 0), ("undo", 0), ("resign", BOB), ("return", 0)):
        await here.ask(one, "POST", f"/api/tables/{here.table}/{what}", {"seat": seat})
    await here.ask(one, "POST", f"/api/tables/{here.table}/undo/answer", {"seat": 0, "agree": True})
    await here.ask(one, "POST", f"/api/tables/{here.table}/replace", {"seat": 0, "level": "easy"})
    for what in ("start", "rematch", "review"):
        await here.ask(one, "POST", f"/api/tables/{here.table}/{what}", {})
    for path in ("?of=mine", f"/{here.table}"):  # after what has been done meanwhile
        await here.ask(one, "GET", f"/api/tables{path}")


def _named(what: str) -> dict[str, Plain]:
    return {"id": "a request", "seq": 2**50} if what == "actions" else {}


async def _intentions(here: TwinServer, scene: Scene) -> list[dict[str, Plain]]:
    """Write down what Ada could think of: her legal actions, Bob's, and nonsense."""
    table = (await here.live()).table
    rng, actions = random.Random(4), table.header.game.actions
    found: list[dict[str, Plain]] = []
    for seat in scene.others:
        legal = table.match.state.legal(seat)
        tried = [rng.randrange(actions.size), *rng.sample(legal, min(2, len(legal)))]
        found += [{"seat": seat, "action": actions.to_plain(action)} for action in tried]
    return [*found, {"seat": BOB, "action": actions.to_plain(0)}, {"seat": 99, "action": {"do": "fly"}}]


@pytest.mark.parametrize("scene", SCENES, ids=IDS)
async def test_what_is_hidden_in_a_position_changes_no_answer(settings: ServerSettings, scene: Scene) -> None:
    compared, rng = 0, random.Random(6)
    async with twin_server(settings) as here:
        names = ("Ada", "Bob", "Cyd")[: len(scene.others) + 1]
        players = [await Player(here.server.visit()).come(name) for name in names]
        places = ["me", *["guest"] * len(scene.others)]
        here.table = await players[0].create(scene.slug, *places, variant=scene.variant, public=True, auto=False)
        for player in players[1:]:
            await player.done(here.table, "join", {})
        for _ in range(MOVES):
            await act_somehow(here.service, here.table, rng.choice(players).id, rng)
            compared += await _compare_position(here, players[0], rng.randrange(2**30))
    assert compared > MOVES / 2


async def _compare_position(here: TwinServer, ada: Player, seed: int) -> bool:
    """Compare what Ada is sent now with what she would be sent if all that she cannot know were different."""
    match = (await here.live()).table.match
    truth, twin = match.state, match.state.copy()
    twin.reshuffle(0, Fast(seed))
    found: list[Replies] = []
    for state in (truth, twin, truth):
        match.state, here.replies = state, {}
        match._views.clear()
        await _look_at_everything(here, ada, random.Random(seed))
        found.append(here.replies)
    assert found[0] == found[1] == found[2]
    return twin.digest() != truth.digest()


async def _look_at_everything(here: TwinServer, ada: Player, rng: random.Random) -> None:
    for path in ("?of=mine", f"/{here.table}", f"/{here.table}/replay"):
        await here.ask(ada, "GET", f"/api/tables{path}")
    table = (await here.live()).table
    actions, legal = table.header.game.actions, table.match.state.legal(0)
    for action in (rng.randrange(actions.size), *rng.sample(legal, min(1, len(legal)))):
        for what in ("preview", "why"):
            body: Plain = {"seat": 0, "action": actions.to_plain(action)}
            await here.ask(ada, "POST", f"/api/tables/{here.table}/{what}", body)
