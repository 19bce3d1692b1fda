"""How tests run `parlour`: inside this process, or as a program of its own in a pipe."""

import contextlib
import io
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

import parlour
from parlour.cli import run

SOURCES = Path(parlour.__file__).parent.parent
ROOT = Path(__file__).parent.parent.parent


@dataclass(frozen=True)
class Answer:
    """What a run of the program gave."""

    code: int
    out: str
    err: str


Call = Callable[..., Answer]


@pytest.fixture
def call(monkeypatch: pytest.MonkeyPatch) -> Call:
    """Run a command in this process."""
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")

    def called(*arguments: str, given: str | bytes = "") -> Answer:
        content = given.encode() if isinstance(given, str) else given
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(content), encoding="utf-8"))
        with contextlib.redirect_stdout(io.StringIO()) as out, contextlib.redirect_stderr(io.StringIO()) as err:
            code = run(list(arguments))
        return Answer(code, out.getvalue(), err.getvalue())

    return called


@pytest.fixture
def program() -> Call:
    """Run the program itself, in a pipe."""

    def called(*arguments: str, given: str | bytes = "", **environment: str) -> Answer:
        done = subprocess.run(
            [sys.executable, "-m", "parlour.cli", *arguments],
            input=given.encode() if isinstance(given, str) else given,
            env={**os.environ, "PYTHONPATH": f"{SOURCES}{os.pathsep}{ROOT}", "LC_ALL": "C.UTF-8", **environment},
            capture_output=True,
            check=False,
            timeout=60,
        )
        return Answer(done.returncode, done.stdout.decode(), done.stderr.decode())

    return called
