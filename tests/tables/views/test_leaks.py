"""Leaks: whatever a person asks for is byte-equal at two tables that differ only in what that person cannot know.

Here the tables are in memory; `tests/web/test_leaks.py` compares whole answers of a server. How the pairs come about is
in `tests/tables/views/leaks/twins.py`. Every game and every number of seats with which a game hides something is here,
and every phase in which it does.
"""

import random
from collections import Counter
from dataclasses import replace
from itertools import chain, islice

import pytest

from parlour.engine import catalogue
from parlour.engine.rng import Fast
from parlour.engine.view import SPECTATOR
from tests.tables.views.leaks.answers import LATER, Answers, differing, everything, of_position
from tests.tables.views.leaks.played import BEGUN, STRANGER, Played
from tests.tables.views.leaks.twins import Pair, Positions, histories, memories, new, positions, redrawn
from tests.thorough import THOROUGH

TIMES = 10 if THOROUGH else 1
# Pairs that are compared for each number of seats. Of a game that is not here nothing is ever hidden.
POSITIONS = {"hokkaido": 150 * TIMES, "lanterns": 60 * TIMES}
HISTORIES = {"hokkaido": 30 * TIMES, "lanterns": 40 * TIMES}
MEMORIES = {"dreamhome": 12 * TIMES, "laar": 15 * TIMES}
AT_LEAST = 1000
# The phases in which something is hidden, by the number of seats (0: with any).
IN_ORDER = {"order", "lay", "boost", "take"}
SECRET = {
    "hokkaido": {
        0: {"deal", "keep", "place", "terraform", "build"},
        2: {"discard", "draw", "reveal", "lay_both", "choose", "overtake", "play"},
        3: IN_ORDER,
        4: IN_ORDER,
        5: IN_ORDER | {"gift"},
    },
    "lanterns": {
        0: {f"prompt-{what}" for what in ("dealing", "wind", "keep", "float", "release", "ready", "wait")},
    },
}
RARE = {"gift"}  # too rare with few seats to wait for
FEWEST_PHASES = 3  # of histories, and of what is to be remembered
MOST_OF_A_PHASE = 0.25  # of the pairs
RESIGNED = 0.1  # of those who look on from a seat
LOOKS_AT_MOST = 40  # positions of a match that are asked whether anything is hidden
# Of the histories so many, at least, have more hidden steps in one match than in the other. Where all build in order
# (H31) there are no hidden steps.
UNEQUAL = 0.15
TAKEN_BACK = 0.5  # of the hidden steps that one match has more


def with_seats(wanted: dict[str, int]) -> list[tuple[str, int]]:
    return [(slug, seats) for slug in wanted for seats in catalogue.game(slug).info.seats]


def secret(slug: str, seats: int) -> set[str]:
    return SECRET[slug][0] | SECRET[slug].get(seats, set())


def test_there_are_enough_pairs() -> None:
    kinds = (POSITIONS, HISTORIES, MEMORIES)
    assert sum([kind[slug] for kind in kinds for slug, _ in with_seats(kind)]) >= AT_LEAST


@pytest.mark.parametrize(("slug", "seats"), with_seats(POSITIONS))
def test_positions_that_look_alike_are_sent_alike(slug: str, seats: int) -> None:
    rng, compared, most = random.Random(7), Counter[str](), POSITIONS[slug] * MOST_OF_A_PHASE
    usual = islice(positions(slug, seats, rng, lambda phase: compared[phase] < most), POSITIONS[slug])
    rare = positions(slug, seats, rng, lambda phase: phase not in compared, share=1.0)
    for pair in chain(usual, rare):
        assert differing_positions(slug, pair, rng) == []
        compared[pair.phase] += 1
        if compared.total() >= POSITIONS[slug] and secret(slug, seats) <= compared.keys():
            break
    assert compared.total() >= POSITIONS[slug]
    assert secret(slug, seats) <= compared.keys() <= secret(slug, seats) | RARE


def differing_positions(slug: str, pair: Positions, rng: random.Random) -> list[str]:
    """Name what is sent to the viewer that is not the same in both positions."""
    assert pair.one.digest() != pair.two.digest()
    played, seed = Played(slug, pair.variant), rng.randrange(2**30)
    played.person = STRANGER if pair.viewer == SPECTATOR else f"p{pair.viewer}"
    sent: list[Answers] = []
    for state in (pair.one, pair.two):
        played.live.table.match.state = state
        played.live.table.match._views.clear()
        sent.append(of_position(played, BEGUN + LATER, random.Random(seed), actions=1))
    return differing(*sent)


@pytest.mark.slow
@pytest.mark.parametrize(("slug", "seats"), with_seats(HISTORIES))
def test_histories_that_look_alike_are_sent_alike(slug: str, seats: int) -> None:
    rng, phases, unequal = random.Random(8), set[str](), 0
    for pair in islice(histories(slug, seats, rng), HISTORIES[slug]):
        assert differing_histories(slug, pair, rng) == []
        phases.add(pair.phase)
        unequal += pair.is_unequal
    assert len(phases) >= FEWEST_PHASES
    assert unequal > HISTORIES[slug] * UNEQUAL


def differing_histories(slug: str, pair: Pair, rng: random.Random) -> list[str]:
    """Name what is sent to the viewers that is not the same after both matches.

    If a seat can ask to take something back it does so; one more hidden step may follow, and be taken back.
    """
    has_resigned = SPECTATOR not in pair.viewers and rng.random() < RESIGNED
    both = [Played(slug, pair.variant, pair.viewers, has_resigned).play(steps) for steps in (pair.one, pair.two)]
    now = max(pair.one[-1].at, pair.two[-1].at)
    for seat in sorted(both[0].may_ask() & both[1].may_ask())[:1]:
        for played in both:
            played.ask(seat, now + LATER)
    if pair.more is not None:
        both[1].play([replace(pair.more, at=now + 2 * LATER)])
        if rng.random() < TAKEN_BACK:
            both[1].take_back(pair.more.seat, now + 3 * LATER)
    seed = rng.randrange(2**30)
    return differing(*[everything(played, pair.viewers, now + 4 * LATER, seed) for played in both])


@pytest.mark.parametrize(("slug", "seats"), with_seats(MEMORIES))
def test_what_people_have_to_remember_is_not_sent_again(slug: str, seats: int) -> None:
    rng, phases = random.Random(9), set[str]()
    for count, pair in enumerate(islice(memories(slug, seats, rng), MEMORIES[slug] * 10), start=1):
        assert set(differing_positions(slug, pair, rng)) <= {"hint"}  # only a bot remembers everything
        phases.add(pair.phase)
        if count >= MEMORIES[slug] and len(phases) >= FEWEST_PHASES:
            break
    assert len(phases) >= FEWEST_PHASES


@pytest.mark.parametrize("slug", catalogue.slugs())
def test_a_game_without_pairs_hides_nothing(slug: str) -> None:
    rng, hides = Fast(10), set[bool]()
    for variant in catalogue.game(slug).info.variants():
        state, looks = new(slug, variant), list[bool]()
        while state.to_act() and len(looks) < LOOKS_AT_MOST:
            seat = rng.choice(state.to_act())
            state.apply(seat, rng.choice(state.legal(seat)))
            looks.append(redrawn(state, SPECTATOR, random.Random(10)) is not None)
        hides.add(any(looks))
    assert hides == {slug in POSITIONS}
