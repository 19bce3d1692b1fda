"""Prints the transcripts of seeded matches of every game, for law 15: `python -m tests.engine.transcripts`."""

import json
import sys

from parlour.engine.laws import Case, is_compiled, transcript
from tests.engine.matches import Setup, setups

SEEDS = (1, 2)


def cases(setup: Setup) -> list[Case]:
    """Return the matches to tell of: of a game whose matches are longer than usual one is enough."""
    first = setup.case(SEEDS[0])
    return [first] if first.times_usual > 1 else [first, *[setup.case(seed) for seed in SEEDS[1:]]]


def main() -> None:
    told = {f"{setup} seed {case.seed}": transcript(case) for setup in setups() for case in cases(setup)}
    json.dump({"compiled": is_compiled(), "transcripts": told}, sys.stdout)


if __name__ == "__main__":
    main()
