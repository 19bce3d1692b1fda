"""Law 15 on one game: the compiled and the interpreted engine give the same transcripts of its matches.

As a program it prints the transcripts: `python -m parlour.lab.two_engines GAME RULES SEED…`
"""

from __future__ import annotations

import sys

import msgspec

from parlour.engine.laws import LawResult, cases, transcript
from parlour.lab.bench.comparison import run_apart

MODULE = "parlour.lab.two_engines"


def transcripts(slug: str, rules: int, seeds: list[int]) -> dict[str, str]:
    """Return the transcripts of seeded matches of a game, from the engine of this process."""
    return {case.place: transcript(case) for case in cases(slug, seeds, rules)}


def try_both_engines(slug: str, rules: int, seeds: list[int]) -> LawResult:
    """Compare the engine of this process with the interpreted one, which runs in another process."""
    positions = sum(len(case.moves) for case in cases(slug, seeds, rules))
    here = transcripts(slug, rules, seeds)
    there = msgspec.json.decode(run_apart(MODULE, slug, rules, *seeds, interpreted=True), type=dict[str, str])
    different = next((place for place in here if here[place] != there.get(place)), "")
    return LawResult(len(here), positions, f"the two engines differ ({different})" if different else "")


if __name__ == "__main__":
    told = transcripts(sys.argv[1], int(sys.argv[2]), [int(seed) for seed in sys.argv[3:]])
    sys.stdout.write(msgspec.json.encode(told).decode())
