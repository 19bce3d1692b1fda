"""Writes pickles of positions of every game to its standard output: `python -m tests.engine.pickles.writer`.

With the argument "read" it reads a pickle from its standard input and writes it again.
"""

import os
import pickle
import sys

os.environ.setdefault("PARLOUR_GAMES", "tests.toys")

from parlour.engine import catalogue
from parlour.engine.record import Record
from parlour.engine.rng import Fast
from parlour.engine.view import SPECTATOR
from tests.engine.matches import setups

STEPS = 120  # before the position


def everything() -> list[object]:
    """Make a game, an edition, a variant, a state, its views and a record of every game."""
    found: list[object] = []
    for slug in catalogue.slugs():
        setup = next(setup for setup in setups() if setup.slug == slug and setup.variant.seats == 3)
        record, chance = Record(setup.game, setup.variant, setup.edition, ["A", "B", "C"]), Fast(1)
        state = record.state()
        while (to_act := record.draw(state, chance)) and len(record.entries) < STEPS:
            record.play(state, to_act[0], chance.choice(state.legal(to_act[0])), chance)
        views = [setup.game.view(state, viewer) for viewer in (0, SPECTATOR)]
        found += [setup.game, setup.edition, setup.variant, state, *views, record, chance]
    return found


if __name__ == "__main__":
    made = pickle.load(sys.stdin.buffer) if sys.argv[1:] == ["read"] else everything()
    pickle.dump(made, sys.stdout.buffer)
