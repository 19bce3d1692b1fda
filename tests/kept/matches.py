"""Matches for a kept store: played at random by the engine alone, so that one can be stopped in any phase."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from parlour.engine import catalogue
from parlour.engine.edition import Edition, from_toml
from parlour.engine.game import Game
from parlour.engine.plain import Reader, Wrong
from parlour.engine.rng import Fast
from parlour.engine.state import State
from parlour.engine.variant import Variant
from parlour.engine.view import NATURE
from tests.engine.matches import shortest, standard

SEEDS = range(4)
SEATS = (2, 3)  # where people meet; without what only more of them bring, so that matches stay short
SEVERAL = " of several seats at once"
LEFT = (3, 8, 20)  # decisions to the end of a match that is stopped: some are nearly over, others are not
LONG = 10  # a longer match is taken if it comes nearer to what is wanted by one decision for this many


@dataclass(frozen=True)
class Match:
    """A whole match: every seat's decisions in order, and the phases in which each was made."""

    slug: str
    variant: Variant
    edition: Edition
    seed: int
    decisions: list[tuple[int, int]]
    phases: list[frozenset[str]]

    @property
    def game(self) -> Game:
        return catalogue.game(self.slug)

    def left(self, decisions: int) -> int:
        """Return where to stop so that this many decisions are left, or half of them if the match is short."""
        return len(self.decisions) - min(decisions, len(self.decisions) // 2)


@dataclass(frozen=True)
class Position:
    """A match, and the number of decisions after which it is stopped."""

    match: Match
    stop: int

    @property
    def phases(self) -> frozenset[str]:
        return self.match.phases[self.stop]


def played(slug: str, variant: Variant, edition: Edition, seed: int) -> Match:
    """Play a match at random; a table whose chance draws from `Fast(seed)`, too, gives the same match."""
    game, chance, will = catalogue.game(slug), Fast(seed), Fast(1000 + seed)
    state = game.new(variant, edition)
    decisions: list[tuple[int, int]] = []
    phases: list[frozenset[str]] = []
    while to_act := state.to_act():
        if to_act == [NATURE]:
            state.apply(NATURE, state.draw(chance))
            continue
        seat = will.choice(to_act)
        decisions.append((seat, will.choice(state.legal(seat))))
        phases.append(phases_of(game, state))
        state.apply(*decisions[-1])
    return Match(slug, variant, edition, seed, decisions, phases)


def phases_of(game: Game, state: State) -> frozenset[str]:
    """Name the phases that a position is in: what its seats are asked to do, and whether several are asked at once."""
    to_act = state.to_act()
    ending = SEVERAL if len(to_act) > 1 else ""
    return frozenset([game.prompt(game.view(state, seat)).text + ending for seat in to_act])


def short_match(slug: str, seats: int = 2, seed: int = 1, edition: Edition | None = None) -> Match:
    """Play a match in the shortest variant for so many seats, or for the nearest number there is."""
    game = catalogue.game(slug)
    seats = min(game.info.seats, key=lambda count: abs(count - seats))
    variant = game.info.variant(Reader({"seats": seats, **shortest(slug, seats)}, slug))
    return played(slug, variant, edition or standard(slug), seed)


def positions(slug: str) -> list[Position]:
    """Find few positions in which every phase occurs that a few matches of every variant have."""
    found = list(_positions(slug))
    wanted = set[str]().union(*[position.phases for position in found])
    chosen: list[Position] = []
    while wanted:
        left, most = LEFT[len(chosen) % len(LEFT)], max([len(one.phases & wanted) for one in found])
        best = [one for one in found if len(one.phases & wanted) == most]
        chosen.append(min(best, key=lambda one: _distance(one, left)))
        wanted -= chosen[-1].phases
    return chosen


def _positions(slug: str) -> Iterator[Position]:
    variants = [variant for variant in catalogue.game(slug).info.variants() if variant.seats in SEATS]
    for variant in variants:
        for seed in SEEDS:
            match = played(slug, variant, standard(slug), seed)
            yield from [Position(match, stop) for stop in range(len(match.decisions))]


def _distance(position: Position, left: int) -> int:
    decisions = len(position.match.decisions)
    return abs(decisions - position.stop - left) + decisions // LONG


def corrected(slug: str) -> bytes:
    """Write an edition as an owner would upload it: the standard one with its name and one figure changed."""
    path = catalogue.folder(slug) / "editions" / f"{catalogue.STANDARD}.toml"
    text = path.read_text("utf-8").replace(f'"{catalogue.STANDARD}"', '"corrected"', 1)
    for figure in re.finditer(r"^\w+ = (\d+)\b", text, re.MULTILINE):
        raised = f"{text[: figure.start(1)]}{int(figure[1]) + 1}{text[figure.end(1) :]}".encode()
        if _is_edition(slug, raised):
            return raised
    raise AssertionError(f"no figure of {slug} can be raised")


def _is_edition(slug: str, toml: bytes) -> bool:
    try:
        catalogue.game(slug).edition(from_toml(toml, "edition"))
    except Wrong:
        return False
    return True
