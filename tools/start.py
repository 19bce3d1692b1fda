"""What `./play` does: set up, compile the rules where that is possible, and become `parlour`."""

import os
import subprocess
import sys
from pathlib import Path
from typing import NoReturn

from tools.compile_engine import CompileError, Outcome, refresh
from tools.setup_env import SetupError, add, ready, say

ROOT = Path(__file__).resolve().parent.parent
DEFAULT = ["play"]
PEERS = "--peers"  # `bench --peers` compares with frameworks that nobody else needs
PARLOUR = "from parlour.cli import main; main()"


def main(arguments: list[str]) -> NoReturn:
    """Run `parlour` with *arguments*, or start a game when there are none."""
    try:
        python = ready(ROOT, "play")
        if PEERS in arguments:
            add(ROOT, "peers")
        become(python, choose_tree(python), arguments or DEFAULT)
    except SetupError as error:
        sys.exit(f"parlour: {error}")
    except KeyboardInterrupt:
        sys.exit(130)


def choose_tree(python: Path) -> Path:
    """Return the folder to run from: the compiled one, or the sources with a word on why."""
    try:
        outcome = refresh(ROOT, python)
    except CompileError as error:
        outcome = Outcome(ROOT / "src", f"the rules did not compile (please report this)\n{error}\n\nparlour")
    if outcome.why_interpreted:
        say(f"{outcome.why_interpreted}: running slower")
    return outcome.tree


def become(python: Path, tree: Path, arguments: list[str]) -> NoReturn:
    """Replace this process by `parlour`, so that signals and the exit code are its own."""
    # -P: a file that happens to lie in the current folder must not stand in for a module.
    command = [str(python), "-P", "-c", PARLOUR, *arguments]
    environment = {**os.environ, "PYTHONPATH": str(tree)}
    if os.name == "nt":
        sys.exit(subprocess.call(command, env=environment))
    os.execve(python, command, environment)
