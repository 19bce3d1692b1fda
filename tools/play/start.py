"""What `./play` does: set up, compile the rules where that is possible, and run `parlour` in place of this process."""

import os
import subprocess
import sys
from pathlib import Path
from typing import NoReturn

from tools import build_client
from tools.compile_engine import CompileError, Outcome, must_compile, refresh
from tools.play.serve_meanwhile import COMPILE, again, serve_until_compiled
from tools.setup_env import SetupError, add, ready, say

ROOT = Path(__file__).resolve().parents[2]
CLIENT = "src/parlour/web/static/index.html"
IN_TERMINAL = ["play"]
IN_BROWSER = ["serve", "--open", "--log-level", "warning"]
# Requirements of rarely used arguments, installed on first use: frameworks to compare with, a program that plots, and
# what learning programs need.
ON_DEMAND = {
    "--peers": "peers",
    "--html": "report",
    "--report": "report",
    "--markdown": "report",
    "--cluster": "cluster",
    "--dataset": "dataset",
    "envs": "envs",
}
SLOWER = "up to 5 seconds for every step of a turn"  # the limit of a master in bots/levels.py
PARLOUR = "from parlour.cli import main; main()"


def main(arguments: list[str]) -> NoReturn:
    """Run `parlour` with *arguments*, or open the tables in the browser when there are none."""
    try:
        python = ready(ROOT, "play")
        for option in {argument.partition("=")[0] for argument in arguments} & ON_DEMAND.keys():
            add(ROOT, ON_DEMAND[option])
        if not arguments or arguments[0] == "serve":
            update_client(python)
        arguments = arguments or usual(ROOT)
        if arguments[0] == "serve" and os.name != "nt" and must_compile(ROOT):
            arguments = serve_meanwhile(python, arguments)
        exec_parlour(python, choose_tree(python), arguments)
    except SetupError as error:
        sys.exit(f"parlour: {error}")
    except KeyboardInterrupt:
        sys.exit(130)


def usual(root: Path) -> list[str]:
    """Return the default arguments: serve in the browser if its pages are built, else play in the terminal."""
    return [*IN_BROWSER, "--data", str(root / ".data")] if (root / CLIENT).exists() else IN_TERMINAL


def update_client(python: Path) -> None:
    """Build the web client if it has changed; if that fails, continue with the last one, or without."""
    try:
        build_client.refresh(ROOT, python)
    except build_client.ClientError as error:
        say(f"{error}\n\nparlour: going on without a new web client")


def serve_meanwhile(python: Path, arguments: list[str]) -> list[str]:
    """Serve from the sources while the rules are compiled; return the arguments to go on with, compiled."""
    say(f"starting at once; until the rules are compiled, in some minutes, the strongest bots think {SLOWER}")
    compilation = [str(python), str(COMPILE)]
    failed = "the rules did not compile (please report this): the server goes on as it is, with slower bots"
    port = serve_until_compiled([*parlour(python), *arguments], ROOT / "src", compilation, lambda: say(failed))
    say("the rules are compiled: the server starts again, and its bots are faster")
    return again(arguments, port)


def choose_tree(python: Path) -> Path:
    """Return the folder to run from: the compiled one, or the sources with a message that says why."""
    try:
        outcome = refresh(ROOT, python)
    except CompileError as error:
        outcome = Outcome(ROOT / "src", f"the rules did not compile (please report this)\n{error}\n\nparlour")
    if outcome.why_interpreted:
        say(f"{outcome.why_interpreted}: the rules run interpreted, and the strongest bots think {SLOWER}")
    return outcome.tree


def parlour(python: Path) -> list[str]:
    """Return the command that runs `parlour`; -P, since files in the current folder must not shadow modules."""
    return [str(python), "-P", "-c", PARLOUR]


def exec_parlour(python: Path, tree: Path, arguments: list[str]) -> NoReturn:
    """Replace this process by `parlour`, so that signals and the exit code are its own."""
    command = [*parlour(python), *arguments]
    environment = {**os.environ, "PYTHONPATH": str(tree)}
    if os.name == "nt":
        sys.exit(subprocess.call(command, env=environment))
    os.execve(python, command, environment)
