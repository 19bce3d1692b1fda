# ruff: noqa: INP001 - a script beside the data that are made of it, no package
"""What the rules say of decisions in Dream Home: `tests.client.make` makes decisions.json of it."""

from __future__ import annotations

import runpy
from pathlib import Path

from tests.client.decisions import Wanted, row_after
from tests.client.positions import variant_of


def decisions() -> Wanted:
    """Say which decisions are wanted."""
    return Wanted(
        "dreamhome",
        played=(variant_of("dreamhome", 2, {"discard": "off", "car": "on", "roofs": "open"}),),
        choose=runpy.run_path(str(Path(__file__).with_name("positions.py")))["choose"],
        times={"place": 20, "decorate": 6, "drill": 6},
        of_action=lambda moment, action: row_after("dreamhome", moment, action),
    )
