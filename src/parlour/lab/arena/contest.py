"""A contest: which bots play each other, at which game, in which seats, with which deals."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from parlour.bots.agents import agent, is_own
from parlour.engine import catalogue
from parlour.engine.game import Game
from parlour.engine.plain import Plain, Reader, Wrong

SHARE = "@"  # hard@0.1 is hard with a tenth of its budget


@dataclass(frozen=True)
class Entrant:
    """A bot as on the command line: a level, optionally with a share of its budget, or a class of the user's own."""

    name: str

    @property
    def level(self) -> str:
        """Return the level, or the name of the class."""
        return self.name if is_own(self.name) else self.name.partition(SHARE)[0]

    @property
    def budget(self) -> float:
        """Return the share of the level's budget; 1 by default."""
        _, separator, share = self.name.partition(SHARE)
        if not separator or is_own(self.name):
            return 1.0
        try:
            budget = float(share)
        except ValueError:
            budget = 0.0
        if not 0 < budget <= 100:
            raise Wrong("bots", f"LEVEL{SHARE}SHARE with a share above 0 and at most 100", self.name)
        return budget


def entrant_named(name: str, budget: float) -> str:
    """Return the name of an entrant with a share of its budget, which a class of the user's own does not have."""
    return name if is_own(name) else f"{name}{SHARE}{budget:g}"


@dataclass(frozen=True)
class Fixture:
    """One match: *one* plays *seat*, *other* plays all other seats; the same *deal* means the same draws."""

    one: str
    other: str
    deal: int
    seat: int


@dataclass(frozen=True)
class Contest:
    """All pairs of entrants: the first at one seat against the second at all others, from every seat once a deal."""

    game: str
    variant: dict[str, Plain]
    entrants: tuple[str, ...]
    seed: int = 0
    edition: str = catalogue.STANDARD

    def seats(self) -> int:
        """Return the number of seats."""
        return Reader(self.variant, "").at("seats").integer(1, 100)

    def duels(self) -> list[tuple[str, str]]:
        """List the pairs of entrants."""
        return list(combinations(self.entrants, 2))

    def fixtures(self, deals: int) -> Iterator[Fixture]:
        """Yield the matches deal by deal, so that an interrupted contest has balanced seats."""
        for deal in range(deals):
            for one, other in self.duels():
                for seat in range(self.seats()):
                    yield Fixture(one, other, deal, seat)

    def to_plain(self) -> dict[str, Plain]:
        """Return the fields that identify a contest."""
        entrants: list[Plain] = list(self.entrants)
        edition = catalogue.edition(self.game, self.edition).digest
        return {
            "game": self.game,
            "rules": catalogue.game(self.game).info.rules_version,
            "variant": self.variant,
            "edition": edition,
            "entrants": entrants,
            "seed": self.seed,
        }


def check(contest: Contest) -> Game:
    """Check a contest before it starts."""
    if len(contest.entrants) < 2:
        raise Wrong("bots", "at least two", str(len(contest.entrants)))
    if contest.seats() < 2:
        raise Wrong("seats", "at least two, for bots that meet", str(contest.seats()))
    return check_setting(contest)


def check_setting(contest: Contest) -> Game:
    """Check the game, the seats, the edition and the bots."""
    game = catalogue.game(contest.game)
    if contest.seats() not in game.info.seats:
        raise Wrong("seats", "one of " + ", ".join([str(seats) for seats in game.info.seats]), str(contest.seats()))
    game.info.variant(Reader(contest.variant, ""))
    catalogue.edition(contest.game, contest.edition)
    for name in contest.entrants:
        if contest.entrants.count(name) > 1:
            raise Wrong("bots", "each bot once", name)
        entrant = Entrant(name)
        agent(entrant.level, entrant.budget)
    return game
