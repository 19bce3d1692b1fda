"""Simulations: many matches of bots, on any number of processes, with the same results for the same seed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from math import ceil

from parlour.bots.agents import agent
from parlour.bots.bot import Bot
from parlour.bots.levels import RANDOM
from parlour.bots.random_bot import RandomBot
from parlour.engine import catalogue
from parlour.engine.game import Game
from parlour.engine.plain import Plain, Reader, Wrong
from parlour.engine.playout import play_at_random
from parlour.engine.record import Record
from parlour.engine.rng import Fast, Rng, scatter
from parlour.engine.state import State
from parlour.engine.view import NATURE, SPECTATOR
from parlour.lab.tally import Tally
from parlour.lab.workers.workers import HERE, Workers

PARTS = 64  # a simulation is divided into about so many parts,
PARTS_A_WORKER = 8  # or so many for each worker, so that none waits long for the last one
MAX_PART = 500


@dataclass(frozen=True)
class SimulationPlan:
    """What to simulate, as plain data, so that it can be sent to another process."""

    game: str
    variant: dict[str, Plain]
    levels: tuple[str, ...] = (RANDOM,)
    seed: int = 0
    edition: str = catalogue.STANDARD
    keeps_records: bool = False

    def seats(self) -> int:
        """Return the number of seats."""
        return len(self.players())

    def players(self) -> list[str]:
        """Return the name of each seat's agent; a single one is for all seats."""
        seats = Reader(self.variant, "").at("seats").integer(1, 100)
        if len(self.levels) not in {1, seats}:
            raise Wrong("bots", f"one, or {seats}", str(len(self.levels)))
        return list(self.levels) * (seats // len(self.levels))


@dataclass(frozen=True)
class SimulationPart:
    """The results of some of the matches of a plan, and their records if they are to be kept."""

    tally: Tally
    records: list[str]


def play_part(plan: SimulationPlan, part: tuple[int, int]) -> SimulationPart:
    """Play the matches of a part, which says the first and how many, of a plan; each has a seed of its own."""
    first, count = part
    game = catalogue.game(plan.game)
    edition = catalogue.edition(plan.game, plan.edition)
    variant = game.info.variant(Reader(plan.variant, ""))
    bots = [agent(name, has_time_limit=False) for name in plan.players()]
    names = [f"{level} {seat}" for seat, level in enumerate(plan.players())]
    tally, records = Tally(variant.seats), []
    for number in range(first, first + count):
        record, state = Record(game, variant, edition, names), game.new(variant, edition)
        rng = Fast(scatter(plan.seed) + number)
        decisions = play_match(record, state, bots, rng) if plan.keeps_records else play_on(game, state, bots, rng)
        tally.see(game.sheet(game.view(state, SPECTATOR)), decisions)
        if plan.keeps_records:
            record.close(state)
            records.append(record.dump(embed=number == 0))
    return SimulationPart(tally, records)


def play_on(game: Game, state: State, bots: list[Bot], rng: Rng) -> int:
    """Play a match to its end; return the number of decisions."""
    if all(isinstance(player, RandomBot) for player in bots):
        return play_at_random(state, rng)
    decisions = 0
    while to_act := state.to_act():
        decisions += to_act[0] != NATURE
        state.apply(to_act[0], _action(game, state, to_act[0], bots, rng))
    return decisions


def play_match(record: Record, state: State, bots: list[Bot], rng: Rng) -> int:
    """Play a match to its end as `play_on` does, and return its record."""
    while to_act := state.to_act():
        action = _action(record.game, state, to_act[0], bots, rng)
        state.apply(to_act[0], action)
        record.add(to_act[0], action)
    return len([entry for entry in record.entries if entry.seat != NATURE])


def _action(game: Game, state: State, seat: int, bots: list[Bot], rng: Rng) -> int:
    if seat == NATURE:
        return state.draw(rng)
    if isinstance(bots[seat], RandomBot):
        return rng.choice(state.ordinary(seat))  # as `play_at_random` does, without the cost of a view
    return bots[seat].choose(game, game.view(state, seat), state.legal(seat), rng)


def check(plan: SimulationPlan) -> Game:
    """Check a plan before it is carried out."""
    game = catalogue.game(plan.game)
    game.info.variant(Reader(plan.variant, ""))
    catalogue.edition(plan.game, plan.edition)
    for name in plan.players():
        agent(name)
    return game


def parts_of(matches: int, workers: int = 1) -> list[tuple[int, int]]:
    """Divide the matches into parts (first, count) for so many workers."""
    size = max(1, min(MAX_PART, ceil(matches / max(PARTS, workers * PARTS_A_WORKER))))
    return [(first, min(size, matches - first)) for first in range(0, matches, size)]


def simulate(
    plan: SimulationPlan,
    matches: int,
    workers: Workers = HERE,
    keep: Callable[[list[str]], None] | None = None,
    progress: Callable[[int], None] | None = None,
) -> Tally:
    """Play matches and add up their results, which are the same for the same plan whoever works; *keep* the records."""
    check(plan)
    tally = Tally(plan.seats())
    for part in workers.results(partial(play_part, plan), parts_of(matches, workers.count)):
        tally.add(part.tally)
        if keep is not None:
            keep(part.records)
        if progress is not None:
            progress(part.tally.matches)
    return tally
