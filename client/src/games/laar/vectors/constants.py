# ruff: noqa: INP001 - a script beside the data that are made of it, no package
"""Names and limits of Laar: `tests.client.make` makes constants.json of them."""

from __future__ import annotations

from parlour.engine.plain import Plain
from parlour.games.laar.rules.actions import SEATS, SIDE_NAMES
from parlour.games.laar.rules.goods import BEASTS, EXPERTS, GEM_CLASSES, KINDS, MEMOS, SPELLS, SPICES, WEAPONS
from parlour.games.laar.rules.stages import ROUNDS
from parlour.games.laar.scoring.lines import LINES


def constants() -> dict[str, Plain]:
    """Say which constants the client has, too."""
    return {
        "limits": {"ROUNDS": ROUNDS, "SEATS": SEATS, "GEM_CLASSES": GEM_CLASSES},
        "names": {
            "KINDS": list(KINDS),
            "EXPERTS": list(EXPERTS),
            "SPICES": list(SPICES),
            "BEASTS": list(BEASTS),
            "WEAPONS": list(WEAPONS),
            "MEMOS": list(MEMOS),
            "SIDES": list(SIDE_NAMES),
            "SPELLS": list(SPELLS),
            "LINES": list(LINES),
        },
    }
