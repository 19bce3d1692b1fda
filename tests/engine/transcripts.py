"""What one run of Python says of seeded matches of every game, for law 15: `python -m tests.engine.transcripts`."""

import json
import sys

from parlour.engine.laws import is_compiled, transcript
from tests.engine.matches import setups, times_usual

SEEDS = (1, 2)


def main() -> None:
    told = {
        f"{setup} seed {seed}": transcript(setup.case(seed))
        for setup in setups()
        for seed in SEEDS[:: times_usual(setup.slug)]
    }
    json.dump({"compiled": is_compiled(), "transcripts": told}, sys.stdout)


if __name__ == "__main__":
    main()
