"""Law 15: compiled and interpreted agree on every legal list, digest and sheet of the same matches.

Without a compiled tree that is up to date the comparison is between two interpreted runs that hash strings differently,
and the runs must say that they are interpreted: nothing is passed over in silence.
"""

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from parlour.engine.laws import transcript
from tests.engine.matches import toy
from tests.toys.lanterns.rules.state import LanternsState
from tools.compile_engine import read_stamp, stamp_of

ROOT = Path(__file__).resolve().parent.parent.parent
SOURCES = ROOT / "src"
COMPILED = ROOT / "build" / "compiled"


@dataclass(frozen=True)
class Run:
    compiled: bool
    transcripts: dict[str, str]


def run(tree: Path, hash_seed: str) -> Run:
    """Play the matches in a Python of their own that imports from *tree*."""
    environment = {**os.environ, "PYTHONPATH": str(tree), "PYTHONHASHSEED": hash_seed, "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-m", "tests.engine.transcripts"]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    return Run(told["compiled"], told["transcripts"])


def has_compiled_tree() -> bool:
    """Return whether there is a compiled tree made from the sources as they are."""
    stamp = read_stamp(COMPILED)
    return stamp is not None and stamp.engine == stamp_of(SOURCES / "parlour", ROOT).engine


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_compiled_and_interpreted_agree() -> None:
    compiled = has_compiled_tree()
    interpreted, other = run(SOURCES, "1"), run(COMPILED if compiled else SOURCES, "2")
    assert not interpreted.compiled
    assert other.compiled == compiled
    assert interpreted.transcripts
    assert other.transcripts == interpreted.transcripts


def test_a_transcript_detects_a_different_digest(monkeypatch: pytest.MonkeyPatch) -> None:
    before = transcript(toy().case(1))
    monkeypatch.setattr(LanternsState, "digest", lambda _: "another")
    assert transcript(toy().case(1)) != before


def test_a_transcript_detects_another_order_of_legal_actions(monkeypatch: pytest.MonkeyPatch) -> None:
    legal = LanternsState.legal
    before = transcript(toy().case(1))
    monkeypatch.setattr(LanternsState, "legal", lambda self, seat: legal(self, seat)[::-1])
    assert transcript(toy().case(1)) != before


def test_a_transcript_is_the_same_twice_and_differs_by_seed() -> None:
    assert transcript(toy().case(1)) == transcript(toy().case(1)) != transcript(toy().case(2))
