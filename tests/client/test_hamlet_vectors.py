"""The committed data of the client's tests still say what the rules say."""

from __future__ import annotations

import json
import runpy
from pathlib import Path

VECTORS = Path(__file__).parents[2] / "client/src/games/hamlet/vectors"


def test_the_pad_of_hamlet_is_tested_against_what_the_rules_say_today() -> None:
    """A change of the rules or of the edition must be followed by new vectors: run make.py."""
    maker = runpy.run_path(str(VECTORS / "make.py"))
    assert (VECTORS / "vectors.json").read_text() == maker["written"]()


def test_the_board_of_hamlet_is_tested_with_views_as_they_are_today() -> None:
    """A change of what is shown must be followed by new positions: run positions.py."""
    maker = runpy.run_path(str(VECTORS / "positions.py"))
    assert json.loads((VECTORS / "positions.json").read_text()) == maker["positions"]()
