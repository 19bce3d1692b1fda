"""Parlour starts at once."""

import os
import subprocess
import sys
from pathlib import Path

import parlour

SOURCES = Path(parlour.__file__).parent.parent
ROOT = Path(__file__).parent.parent


def best_of(attempts: int, statement: str) -> float:
    program = f"import time; start = time.perf_counter(); {statement}; print(time.perf_counter() - start)"
    environment = {**os.environ, "PYTHONPATH": f"{SOURCES}{os.pathsep}{ROOT}"}
    times = []
    for _ in range(attempts):
        done = subprocess.run(
            [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True
        )
        times.append(float(done.stdout.splitlines()[-1]))
    return min(times)


def none_loaded(*names: str) -> str:
    return f"assert not [name for name in sys.modules if name.startswith({names})]"


def test_importing_parlour_is_quick() -> None:
    assert best_of(5, "import parlour") <= 0.15


def test_the_public_api_does_not_load_texts_before_they_are_used() -> None:
    assert best_of(1, "import sys; from parlour import Match; " + none_loaded("rich", "fluent")) > 0


def test_the_help_loads_no_command() -> None:
    unloaded = none_loaded("parlour.commands.", "rich", "fluent", "msgspec")
    assert best_of(1, f"import sys; from parlour.cli import run; run(['--help']); {unloaded}") > 0
