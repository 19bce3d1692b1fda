"""Golden records: matches whose every action, view and result must replay for ever (law 16).

`python -m tests.golden.make` writes the records that are missing: of the newest rules of every game, for every number
of seats, one for each of the variants in which all pairs of choices occur (`paired`), by seeded random play, and one in
which the hints play, as people would; with slugs after it, only those games'. Beside the records of a version stands
its transcript: digests of what a replay shows. Neither is ever changed once it is there, nor can those of earlier
versions be written again: what a released version of the rules wrote must go on replaying.
"""

import os
import sys
from pathlib import Path

os.environ.setdefault("PARLOUR_GAMES", "tests.toys")

from parlour.engine import catalogue
from parlour.engine.laws.case import ASKS
from parlour.engine.laws.releases import account, sample
from parlour.engine.plain import encode
from parlour.engine.record import Record, load
from parlour.engine.rng import Fast
from parlour.engine.view import NATURE
from parlour.lab.kept_records import transcript_path, transcripts
from tests.engine.matches import Setup, setups

HOME = Path(__file__).resolve().parent
SEED = 1


def sensible_path(setup: Setup) -> Path:
    """Return the path of the golden record in which the hints play."""
    return HOME / setup.slug / f"rules-{setup.variant.rules}.seats-{setup.variant.seats}.sensible.jsonl"


def path_of(setup: Setup) -> Path:
    """Return the path of the golden record of a variant."""
    choices = [f"{name}-{choice}" for name, choice in setup.variant.choices.items()]
    name = ".".join([f"rules-{setup.variant.rules}", f"seats-{setup.variant.seats}", *choices])
    return HOME / setup.slug / f"{name}.jsonl"


def played(setup: Setup, seed: int = SEED, is_sensible: bool = False) -> Record:
    """Play a match at random, or as the hints suggest, and write it down."""
    names = [f"Player {seat + 1}" for seat in range(setup.variant.seats)]
    record = Record(setup.game, setup.variant, setup.edition, names)
    state, rng = record.state(), Fast(seed)
    while to_act := state.to_act():
        seat = rng.choice(to_act)
        legal = state.legal(seat)
        hinted = is_sensible and seat != NATURE
        requests = state.requests(seat)
        if requests and not hinted and rng.below(ASKS) == 0:
            legal = requests
        record.add(seat, setup.game.hints.roll_out(state, seat, legal, rng) if hinted else rng.choice(legal))
        record.step(state, len(record.entries) - 1)
    record.close(state)
    return record


def make(slugs: list[str]) -> list[Path]:
    """Write the records and transcripts that are missing; return the paths of the records."""
    written: list[Path] = []
    for setup in setups():
        for path, is_sensible in ((path_of(setup), False), (sensible_path(setup), True)):
            if setup.slug in slugs and not path.exists():
                path.parent.mkdir(exist_ok=True)
                path.write_text(played(setup, SEED, is_sensible).dump(), encoding="utf-8")
                written.append(path)
    for path in written:
        _tell(path)
    return written


def _tell(path: Path) -> None:
    """Add the transcript of a new record."""
    record, told = load(path.read_text(encoding="utf-8")), transcripts(transcript_path(path))
    rows = {**told, path.stem: account(record, sample(record))}
    lines = [f"{encode(name).decode()}:{encode(rows[name]).decode()}" for name in sorted(rows)]
    transcript_path(path).write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def main() -> None:
    written = make(sys.argv[1:] or catalogue.slugs())
    for path in written:
        sys.stdout.write(f"{path.relative_to(HOME)}\n")
    sys.stdout.write(f"{len(written)} records written\n")


if __name__ == "__main__":
    main()
