"""What `./check` does: each check in turn, the quick ones first, stopping at the first that fails.

It may take 8 minutes on two quiet cores, with `--fast` 90 seconds (CONTRIBUTING.md).
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, NoReturn

from tools import build_client
from tools.compile_engine import CompileError, Outcome, read_stamp, refresh, stamp_of
from tools.setup_env import SetupError, ready

ROOT = Path(__file__).resolve().parents[2]
WORKERS = "3"  # on two cores: tests often wait for servers, browsers and databases
# The rules and the tables, over SQLite, without servers, browsers and whole programs.
FAST_FOLDERS = ("bots", "engine", "games", "geometry", "golden", "terminal", "toys")
FAST_TABLES = ("tables/model", "tables/people", "tables/service", "tables/views")
FAST_FILES = ("test_tree.py", "test_rule_ids.py", "test_match.py", "test_narration.py", "test_localization.py")
FAST_TESTS = [
    "-m",
    "not slow",
    "-k",
    "not postgresql",
    *[f"tests/{name}" for name in (*FAST_FOLDERS, *FAST_TABLES, *FAST_FILES)],
]
SLOWEST = "--durations=15"
# Lines and branches of what runs interpreted, see pyproject.toml.
COVERAGE = ["--cov", "--cov-report=term"]
COVERAGE_FLOOR = 87  # per cent; the tests that are not slow, without PostgreSQL and browsers, reach 88


class Checks:
    """One run of the checks: remembers how long each took and where the tests are to find Parlour."""

    def __init__(self, python: Path) -> None:
        self.python = python
        self.outcome = Outcome(ROOT / "src", "as asked")
        self.times: list[tuple[str, float]] = []
        self.start = time.perf_counter()

    def step(self, name: str, check: Callable[[], bool]) -> None:
        """Run one check under its headline; leave with a clear word if it fails."""
        print(f"\n── {name}", flush=True)
        start = time.perf_counter()
        passed = check()
        took = time.perf_counter() - start
        self.times.append((name, took))
        if not passed:
            sys.exit(f"\n✗ check failed: {name} ({took:.1f} s)")
        print(f"✓ {name} ({took:.1f} s)", flush=True)

    def module(self, *command: str) -> bool:
        """Run a Python module of the environment from the root of the tree and return whether it succeeded."""
        with self.started(*command) as process:
            return process.wait() == 0

    def started(self, *command: str, output: IO[bytes] | None = None) -> subprocess.Popen[bytes]:
        """Start a Python module of the environment in the root of the tree."""
        environment = {**os.environ, "PYTHONPATH": str(self.outcome.tree)}
        # Dozens of processes import the same packages: without stored bytecode half of the time goes into parsing them.
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        return subprocess.Popen([self.python, "-m", *command], cwd=ROOT, env=environment, stdout=output, stderr=output)

    @contextmanager
    def meanwhile(self, name: str, *command: str) -> Iterator[None]:
        """Run a module while the checks of the block run, as a step that ends after them."""
        with tempfile.TemporaryFile() as output, self.started(*command, output=output) as process:
            try:
                yield
                self.step(name, lambda: finished(process, output))
            finally:
                process.kill()

    def use_compiled(self) -> None:
        """Let the tests import the compiled rules if those are up to date; compile nothing."""
        tree = ROOT / "build" / "compiled"
        if read_stamp(tree) == stamp_of(ROOT / "src" / "parlour", ROOT):
            self.outcome = Outcome(tree)

    def compile(self) -> bool:
        """Compile the rules; no compiler is no failure, a compilation that fails is."""
        try:
            self.outcome = refresh(ROOT, self.python, print)
        except CompileError as error:
            print(error, flush=True)
            return False
        if self.outcome.why_interpreted:
            print(f"{self.outcome.why_interpreted}: the tests run interpreted, slower")
        return True

    def client(self) -> bool:
        """Build the web client: the tests are to see the one that belongs to the sources."""
        return self.in_client(lambda: build_client.refresh(ROOT, self.python, print))

    def client_style(self, *, fix: bool) -> bool:
        """Lint the client and check its format, or mend both; fetch the tools for it first, if they are missing."""

        def work() -> None:
            build_client.fetch_packages(ROOT, self.python, print)
            script = "fix" if fix else "style"
            build_client.npm(ROOT, self.python, ["run", script], f"npm run {script}")

        return self.in_client(work)

    def client_script(self, script: str) -> bool:
        """Run a script of the client's package and say whether it was content."""
        return self.in_client(lambda: build_client.npm(ROOT, self.python, ["run", script], f"npm run {script}"))

    def in_client(self, work: Callable[[], None]) -> bool:
        """Do something with the client; print what went wrong."""
        try:
            work()
        except build_client.ClientError as error:
            print(error, flush=True)
            return False
        return True

    def summary(self) -> str:
        """Return the last line of a run in which everything passed."""
        total = time.perf_counter() - self.start
        how = f"interpreted: {self.outcome.why_interpreted}" if self.outcome.why_interpreted else "compiled"
        return f"\n✓ all checks passed in {total:.1f} s (tests ran {how})"


def finished(process: subprocess.Popen[bytes], output: IO[bytes]) -> bool:
    """Wait for a process, print what it has written, and return whether it succeeded."""
    code = process.wait()
    output.seek(0)
    print(output.read().decode(errors="replace"), end="", flush=True)
    return code == 0


def options(arguments: list[str]) -> argparse.Namespace:
    """Read the command line; what follows `--` is for pytest."""
    parser = argparse.ArgumentParser(prog="check", description="Check style, types, compilation and tests.")
    parser.add_argument(
        "--fast", action="store_true", help="do not compile, and test only the rules and the tables, without slow tests"
    )
    parser.add_argument("--thorough", action="store_true", help="try all laws and leaks with all seeds; takes long")
    parser.add_argument("--coverage", action="store_true", help="measure what the tests run; --thorough does it, too")
    parser.add_argument("--fix", action="store_true", help="let the tools of style mend and format the code")
    parser.add_argument("pytest", nargs="*", metavar="-- ...", help="anything after -- goes to pytest")
    return parser.parse_args(arguments)


def run(checks: Checks, wanted: argparse.Namespace) -> None:
    """Run the checks that are wanted, in order."""
    mend, mend_format = (["--fix"], []) if wanted.fix else ([], ["--check"])
    checks.step("ruff check", lambda: checks.module("ruff", "check", *mend))
    checks.step("ruff format", lambda: checks.module("ruff", "format", *mend_format))
    with checks.meanwhile("mypy --strict", "mypy", "--strict"):
        checks.step("client style", lambda: checks.client_style(fix=wanted.fix))
        if wanted.fast:
            checks.use_compiled()
            test(checks, wanted)
        else:
            check_client(checks)
    if not wanted.fast:
        checks.step("compiled rules", checks.compile)
        checks.step("browser", lambda: checks.module("tools.find_browser"))
        test(checks, wanted)


def test(checks: Checks, wanted: argparse.Namespace) -> None:
    """Run the tests that are wanted."""
    if wanted.thorough:
        os.environ["PARLOUR_THOROUGH"] = "1"
    checks.step("tests", lambda: checks.module("pytest", *pytest_options(wanted)))


def check_client(checks: Checks) -> None:
    """Build and test the web client, while the rules are compiled if they have changed."""
    checks.step("client build", checks.client)  # first: the compiled tree holds a copy of it
    with checks.meanwhile("compile", "tools.compile_engine"):
        checks.step("client types", lambda: checks.client_script("check"))
        checks.step("client tests", lambda: checks.client_script("test"))


def pytest_options(wanted: argparse.Namespace) -> list[str]:
    """Return the arguments of pytest: all tests or the fast ones, on both cores, with the slowest named at the end."""
    fast = FAST_TESTS if wanted.fast else []
    coverage = COVERAGE if wanted.coverage or wanted.thorough else []
    if coverage and not (fast or wanted.pytest):  # some of the tests reach less than all
        coverage = [*COVERAGE, f"--cov-fail-under={COVERAGE_FLOOR}"]
    return ["-q", "-n", WORKERS, "--dist", "worksteal", SLOWEST, *coverage, *fast, *wanted.pytest]


def main(arguments: list[str]) -> NoReturn:
    """Set up, check, and leave with 0 only if everything passed."""
    wanted = options(arguments)
    try:
        checks = Checks(ready(ROOT, "check"))
        run(checks, wanted)
    except SetupError as error:
        sys.exit(f"check: {error}")
    except KeyboardInterrupt:
        sys.exit(130)
    print(checks.summary())
    sys.exit(0)
