# ruff: noqa: INP001 - a script beside the data that are made of it, no package
"""What the rules say of decisions in Hokkaido: `tests.client.make` makes decisions.json of it."""

from __future__ import annotations

from typing import Any, Final

from parlour.engine import catalogue
from tests.client.decisions import Moment, Wanted, Written, after

HOKKAIDO: Final = catalogue.game("hokkaido")
CHANGING: Final = ("place", "terraform", "gift", "pay", "boost")  # a city


def city_after(moment: Moment, action: int) -> Written:
    """Write the city of whoever acts as it is after an action that changes it."""
    if HOKKAIDO.actions.kind(action).name not in CHANGING:
        return {}
    shown: Any = HOKKAIDO.view(after(moment, action), moment.seat).shown
    city = shown["mine"][0] if shown["mine"] is not None else shown["seats"][moment.seat]
    return {"city": {key: city[key] for key in ("map", "left", "top")}}


def decisions() -> Wanted:
    """Say which decisions are wanted."""
    return Wanted("hokkaido", times={"place": 12, "boost": 6, "terraform": 6}, of_action=city_after)
