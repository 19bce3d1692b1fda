"""A bot's turn in a worker process: gets a view as data, returns an action."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from time import monotonic
from typing import Final

from parlour.bots.haste import Haste
from parlour.bots.levels import bot
from parlour.engine import catalogue
from parlour.engine.edition import Edition
from parlour.engine.game import Game
from parlour.engine.plain import Reader, decode
from parlour.engine.rng import Fast
from parlour.engine.view import View
from parlour.tables.workers.process import FlagRequest

LEAST_SECONDS: Final = 0.001  # of search: the best of the first look is taken


@dataclass(frozen=True)
class SeatPosition:
    """What a seat knows, as data for a worker. *edition* is empty for a shipped one."""

    game: str
    rules: int
    digest: str
    edition: str
    view: bytes

    def load(self) -> tuple[Game, View]:
        """Return the game and the view."""
        game = catalogue.game(self.game, self.rules)
        edition = _edition(self.game, self.rules, self.digest, self.edition)
        return game, View.from_plain(Reader(decode(self.view), "view"), game.info, edition)


@dataclass(frozen=True)
class BotJob(SeatPosition):
    """A decision that a bot owes: what its seat knows and may do."""

    legal: list[int]
    level: str
    seed: int
    ends: float  # when the turn has to be over (`monotonic`, the same in all processes of a machine)
    is_first: bool  # the first decision of the turn: later ones leave half of the time for those that may follow


def choose(job: BotJob, slot: int) -> int:
    """Choose an action; take the best so far when the server sets the flag *slot*, or when time is up."""
    game, view = job.load()
    left = job.ends - monotonic()
    seconds = max(LEAST_SECONDS, left if job.is_first else left / 2)
    return bot(job.level, haste=Haste(seconds, FlagRequest(slot))).choose(game, view, job.legal, Fast(job.seed))


@lru_cache(maxsize=64)
def _edition(slug: str, rules: int, digest: str, body: str) -> Edition:
    if body:
        return catalogue.game(slug, rules).edition(Reader(decode(body), "edition").object())
    shipped = catalogue.shipped(slug, digest, rules)
    assert shipped is not None, "no release came with this edition"
    return shipped
