"""Counts the processor instructions of fixed work: random play and a search, for every game.

`python tools/check/count_instructions.py TREE [TREE ...]` runs the same work in each tree (a folder that holds
`parlour`, such as `build/compiled`) under valgrind's callgrind, and prints a row for every game and work. The counts do
not depend on what else the machine does, so two versions of the engine can be compared to a fraction of a percent.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

WORKS = {"random play": 3_000, "search": 60}  # decisions of seats; iterations
COLLECTED = re.compile(r"Collected : (\d+)")


def work(game_name: str, kind: str, count: int) -> int:
    """Do *count* units of a work; return a number that depends on its results and is equal in every tree."""
    from parlour.bots.search import Search  # noqa: PLC0415 (of the tree on the path)
    from parlour.engine import catalogue  # noqa: PLC0415
    from parlour.engine.plain import Reader  # noqa: PLC0415
    from parlour.engine.playout import play_at_random  # noqa: PLC0415
    from parlour.engine.rng import Fast  # noqa: PLC0415
    from parlour.engine.view import NATURE  # noqa: PLC0415

    game, edition, rng = catalogue.game(game_name), catalogue.edition(game_name), Fast(1)
    variant = game.info.variant(Reader({"seats": 3 if 3 in game.info.seats else game.info.seats[0]}))
    decisions = 0
    if kind == "random play":
        while decisions < count:
            decisions += play_at_random(game.new(variant, edition), rng)
        return decisions
    state = game.new(variant, edition)
    while state.to_act() == [NATURE]:
        state.apply(NATURE, state.draw(rng))
    found = Search(iterations=count).evaluate(game, game.view(state, state.to_act()[0]), rng) if count else []
    return sum(candidate.action for candidate in found)


def instructions(tree: Path, game_name: str) -> list[int]:
    """Count the instructions of each work, without those of starting Python and loading the game."""
    idle = _collected(tree, game_name, "random play", 0)
    return [_collected(tree, game_name, kind, count) - idle for kind, count in WORKS.items()]


def _collected(tree: Path, game_name: str, kind: str, count: int) -> int:
    valgrind = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]
    command = [*valgrind, sys.executable, str(Path(__file__).resolve()), "--work", game_name, kind, str(count)]
    environment = {**os.environ, "PYTHONPATH": str(tree.resolve()), "PYTHONHASHSEED": "0"}
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    return collected(done.stderr)


def collected(report: str) -> int:
    """Read the number of instructions from what callgrind reports."""
    found = COLLECTED.search(report)
    if found is None:
        raise ValueError(f"callgrind reports no number of instructions: {report[-500:]}")
    return int(found[1])


def rows(trees: list[Path], game_name: str) -> list[str]:
    """Return the rows of a game: the counts in millions, and how those of the last tree compare with the first's."""
    found: list[str] = []
    for kind, counts in zip(WORKS, zip(*[instructions(tree, game_name) for tree in trees], strict=True), strict=True):
        millions = " | ".join(f"{number / 1e6:,.2f}" for number in counts)
        found.append(f"| {game_name} | {kind} | {millions} | {100 * (counts[-1] / counts[0] - 1):+.2f} % |")
    return found


def main(arguments: list[str]) -> None:
    """Count in every tree that is named, or do one work."""
    if arguments[:1] == ["--work"]:
        game_name, kind, count = arguments[1:]
        print(work(game_name, kind, int(count)))
        return
    if shutil.which("valgrind") is None:
        sys.exit("valgrind is needed to count instructions (on Debian and Ubuntu: apt install valgrind)")
    trees = [Path(name) for name in arguments]
    from parlour.engine import catalogue  # noqa: PLC0415 (of the tree that is installed)

    for game_name in catalogue.slugs():
        for line in rows(trees, game_name):
            print(line, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
