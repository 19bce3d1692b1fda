"""Measure how long matches are and how much there is to decide: `python -m tools.data.measure_matches [GAME …]`.

Bots of the level `normal` play matches of every number of seats, with the usual options and fixed seeds. For every game
the averages are written to `client/src/games/SLUG/guide/measured.json`, from which the game's page tells how long a
match takes and how demanding it is. A *moment* is a time when the table waits for somebody who has a choice; seats that
decide at once wait together, and a decision with one legal action is none.
"""

from __future__ import annotations

import datetime as dt
import json
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from parlour.bots.agents import agent
from parlour.bots.bot import Bot
from parlour.engine import catalogue
from parlour.engine.edition import Edition
from parlour.engine.game import Game
from parlour.engine.plain import Reader
from parlour.engine.rng import Fast, Rng, scatter
from parlour.engine.state import State
from parlour.engine.variant import Variant
from parlour.engine.view import NATURE

GAMES: Final = Path(__file__).parents[2] / "client/src/games"
LEVEL: Final = "normal"
MATCHES: Final = 24  # for every number of seats
SEED: Final = 22


@dataclass
class Count:
    """What was counted in some matches."""

    moments: int = 0
    decisions: int = 0
    choices: int = 0  # legal actions at all decisions
    waiting: set[int] = field(default_factory=set)  # who decides at the same time as whoever decided last

    def see(self, to_act: list[int], seat: int, choices: int) -> None:
        """Count the decision of a seat among those that are to act."""
        if choices < 2:
            return
        if seat not in self.waiting:
            self.moments += 1
            self.waiting = set(to_act)
        self.waiting.discard(seat)
        self.decisions += 1
        self.choices += choices


def play(game: Game, variant: Variant, edition: Edition, bots: list[Bot], rng: Rng, count: Count) -> None:
    """Play a match to its end, and count."""
    state: State = game.new(variant, edition)
    count.waiting = set()
    while to_act := state.to_act():
        seat = to_act[0]
        if seat == NATURE:
            state.apply(seat, state.draw(rng))
            continue
        legal = state.legal(seat)
        count.see(to_act, seat, len(legal))
        state.apply(seat, bots[seat].choose(game, game.view(state, seat), legal, rng) if len(legal) > 1 else legal[0])


def measure_seats(game: Game, seats: int, matches: int = MATCHES) -> dict[str, float]:
    """Return the averages of matches with this many seats: moments of a match, decisions of a seat, choices."""
    edition = catalogue.edition(game.info.slug)
    variant = game.info.variant(Reader({"seats": seats}, ""))
    count = Count()
    for number in range(matches):
        bots = [agent(LEVEL, has_time_limit=False) for _ in range(seats)]
        play(game, variant, edition, bots, Fast(scatter(SEED) + number), count)
    return {
        "moments": round(count.moments / matches, 1),
        "decisions": round(count.decisions / matches / seats, 1),
        "choices": round(count.choices / count.decisions, 1),
    }


def measure(slug: str) -> dict[str, Any]:
    """Measure a game with every number of seats."""
    game = catalogue.game(slug)
    return {
        "written": dt.datetime.now(dt.UTC).date().isoformat(),
        "command": "python -m tools.data.measure_matches",
        "rules": game.info.rules_version,
        "edition": catalogue.edition(slug).digest,
        "level": LEVEL,
        "matches": MATCHES,
        "seats": {str(seats): measure_seats(game, seats) for seats in game.info.seats},
    }


def file_of(slug: str) -> Path:
    """Return the file of a game's averages."""
    return GAMES / slug / "guide" / "measured.json"


if __name__ == "__main__":
    for name in sys.argv[1:] or catalogue.slugs():
        file_of(name).write_text(json.dumps(measure(name), indent=2) + "\n", "utf-8")
        print(file_of(name))
