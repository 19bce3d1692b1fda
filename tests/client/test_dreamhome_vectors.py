"""The committed vectors of the client's pad still say what the rules say."""

from __future__ import annotations

import runpy
from pathlib import Path

MAKER = Path(__file__).parents[2] / "client/src/games/dreamhome/vectors/make.py"


def test_the_pad_of_dream_home_is_tested_against_what_the_rules_say_today() -> None:
    """A change of the rules or of the edition must be followed by new vectors: run make.py."""
    maker = runpy.run_path(str(MAKER))
    assert MAKER.with_name("vectors.json").read_text() == maker["written"]()
