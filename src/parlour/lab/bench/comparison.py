"""Comparing the compiled and the interpreted engine, each measured in a process of its own."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
from pathlib import Path

import msgspec

from parlour.lab.bench import source_only
from parlour.lab.bench.rules_speed import Speed, is_compiled
from parlour.lab.bench.search_speed import SearchSpeed

SPEED = "parlour.lab.bench.rules_speed"
SEARCH = "parlour.lab.bench.search_speed"


def measure_apart(slug: str, seats: int, seconds: float, interpreted: bool) -> Speed:
    """Measure a game in a new process, so that nothing but the engine differs."""
    return msgspec.json.decode(run_apart(SPEED, slug, seats, seconds, interpreted=interpreted), type=Speed)


def measure_search(slug: str, seats: int, seconds: float) -> SearchSpeed:
    """Measure the search of a game in a new process, with the engine as it runs here."""
    found = run_apart(SEARCH, slug, seats, seconds, interpreted=not is_compiled())
    return msgspec.json.decode(found, type=SearchSpeed)


def run_apart(module: str, *arguments: object, interpreted: bool) -> bytes:
    """Run a module in a new process, with the engine as it is here or interpreted; return its output."""
    start = [str(source_only.__file__)] if interpreted else ["-m"]
    command = [sys.executable, "-P", *start, module, *[str(argument) for argument in arguments]]
    done = subprocess.run(command, capture_output=True, check=False, env=_environment())  # noqa: S603 (our own modules)
    if done.returncode:
        raise OSError(done.returncode, done.stderr.decode(errors="replace").strip().rpartition("\n")[2], module)
    return done.stdout


def _environment() -> dict[str, str]:
    """Return the environment for the new process: it finds the same modules as this one."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join([entry for entry in sys.path if entry])}


def measure_both(slug: str, seats: int, seconds: float) -> list[Speed]:
    """Measure the engine as it runs here and, if that is the compiled one, also from its sources."""
    speeds = [measure_apart(slug, seats, seconds, interpreted=False)]
    if is_compiled():
        speeds.append(measure_apart(slug, seats, seconds, interpreted=True))
    return speeds


def machine() -> str:
    """Describe the machine in a line, for the figures to be read with."""
    return f"{_processor()}, {os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}"


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()
