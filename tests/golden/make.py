"""Golden records: matches whose every action and result must replay for ever.

`python -m tests.golden.make` writes the records that are missing, one for every game, number of seats and variant, by
seeded random play; with slugs after it, only those games'. It never changes a record that is there: what a released
version of the rules wrote must go on replaying, or a tested converter must exist.
"""

import os
import sys
from pathlib import Path

os.environ.setdefault("PARLOUR_GAMES", "tests.toys")

from parlour.engine import catalogue
from parlour.engine.record import Record
from parlour.engine.rng import Fast
from tests.engine.matches import Setup, setups

HOME = Path(__file__).resolve().parent
SEED = 1


def path_of(setup: Setup, rules_version: int) -> Path:
    """Say where the golden record of a variant lies."""
    choices = [f"{name}-{choice}" for name, choice in setup.variant.choices.items()]
    name = ".".join([f"rules-{rules_version}", f"seats-{setup.variant.seats}", *choices])
    return HOME / setup.slug / f"{name}.jsonl"


def played(setup: Setup, seed: int = SEED) -> Record:
    """Play a match at random and write it down."""
    names = [f"Player {seat + 1}" for seat in range(setup.variant.seats)]
    record = Record(setup.game, setup.variant, setup.edition, names)
    state, rng = record.state(), Fast(seed)
    while to_act := state.to_act():
        seat = rng.choice(to_act)
        record.add(seat, rng.choice(state.legal(seat)))
        record.step(state, len(record.entries) - 1)
    record.close(state)
    return record


def make(slugs: list[str]) -> list[Path]:
    """Write the records that are missing; give their paths."""
    written: list[Path] = []
    for setup in setups():
        path = path_of(setup, setup.game.info.rules_version)
        if setup.slug in slugs and not path.exists():
            path.parent.mkdir(exist_ok=True)
            path.write_text(played(setup).dump(), encoding="utf-8")
            written.append(path)
    return written


def main() -> None:
    written = make(sys.argv[1:] or catalogue.slugs())
    for path in written:
        sys.stdout.write(f"{path.relative_to(HOME)}\n")
    sys.stdout.write(f"{len(written)} records written\n")


if __name__ == "__main__":
    main()
