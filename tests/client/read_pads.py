"""Pads that were changed in one place, for the client's reading of pads: which of them the rules take as they are."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from typing import Any, Final

from parlour.engine.plain import Plain
from tests.client.pads import Pad, keeps_the_rules

CHANGED: Final = 400
MODELS: Final = 20  # the shortest pads are changed
# What people could have put into a link; numbers are at the borders of what pads allow.
VALUES: Final[tuple[Plain, ...]] = (
    *(None, True, False, "", "x", "free", "empty", "protection", "left", [], {}),
    *(-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13, 27, 28, 48, 49, 99, 100, 999, 1000, 1001, 1.5, "3"),
)


def written(slug: str, pads: list[Pad]) -> str:
    """Write changed pads, one a line, each with whether the rules can score it."""
    rng = random.Random(slug)
    models = sorted(pads, key=lambda pad: len(json.dumps(pad)))[:MODELS]
    found = {json.dumps(pad, separators=(",", ":")): pad for pad in (changed(models, rng) for _ in range(CHANGED))}
    lines = [f'{{"pad":{text},"fits":{json.dumps(keeps_the_rules(slug, pad))}}}' for text, pad in found.items()]
    return "[\n" + ",\n".join(lines) + "\n]\n"


def changed(models: list[Pad], rng: random.Random) -> Pad:
    """Change one of the pads in one place; the players' names are left alone."""
    pad = copy.deepcopy(rng.choice(models))
    place, key = rng.choice(list(places(pad)))
    other = rng.choice([value for model in models for value in values_named(model, key)])
    change = rng.choice(("twice", "without", "besides", "other", "any", "any"))
    if change == "twice" and isinstance(place, list):
        place.insert(key, copy.deepcopy(place[key]))
    elif change == "without":
        place.pop(key)
    elif change == "besides" and isinstance(place, dict):
        place["unknown"] = rng.choice(VALUES)
    else:
        place[key] = copy.deepcopy(other) if change == "other" else rng.choice(VALUES)
    return pad


def places(value: Plain) -> Iterator[tuple[Any, Any]]:
    """List every place in a pad: a list or an object, and where in it."""
    if isinstance(value, (dict, list)):
        for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
            if key != "name":
                yield value, key
                yield from places(inner)


def values_named(pad: Pad, key: int | str) -> list[Plain]:
    """List what stands in other pads under the same name, or at the same position of some list."""
    return [place[at] for place, at in places(pad) if at == key] or [None]
