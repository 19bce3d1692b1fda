"""Law 15 on one game: what the compiled engine says of its matches, the interpreted one says too.

Started as a program of its own it tells the transcripts: `python -m parlour.lab.two_engines GAME RULES SEED…`
"""

from __future__ import annotations

import sys

import msgspec

from parlour.engine.laws import Outcome, cases, transcript
from parlour.lab.bench.comparison import run_apart

MODULE = "parlour.lab.two_engines"


def transcripts(slug: str, rules: int, seeds: list[int]) -> dict[str, str]:
    """Tell of every seeded match of a game what happens in it, as the engine that runs here sees it."""
    return {case.place: transcript(case) for case in cases(slug, seeds, rules)}


def try_both_engines(slug: str, rules: int, seeds: list[int]) -> Outcome:
    """Compare the engine that runs here with the interpreted one, which runs in a process of its own."""
    positions = sum(len(case.moves) for case in cases(slug, seeds, rules))
    here = transcripts(slug, rules, seeds)
    there = msgspec.json.decode(run_apart(MODULE, slug, rules, *seeds, interpreted=True), type=dict[str, str])
    different = next((place for place in here if here[place] != there.get(place)), "")
    return Outcome(len(here), positions, f"the two engines differ ({different})" if different else "")


if __name__ == "__main__":
    told = transcripts(sys.argv[1], int(sys.argv[2]), [int(seed) for seed in sys.argv[3:]])
    sys.stdout.write(msgspec.json.encode(told).decode())
