"""Pads for the client's tests: final positions with the sheets that the rules give them."""

from __future__ import annotations

import json
from collections.abc import Iterable

from parlour.engine import catalogue
from parlour.engine.plain import Plain, Reader, Wrong, as_plain
from tests.engine.matches import standard

Pad = dict[str, Plain]


def keeps_the_rules(slug: str, pad: Pad) -> bool:
    """Return whether a pad, drawn at random, is one that can be scored."""
    try:
        catalogue.game(slug).score(Reader(pad, ""), standard(slug))
    except Wrong:
        return False
    return True


def written(slug: str, pads: Iterable[Pad]) -> str:
    """Write the edition, and the pads with their sheets, one a line."""
    game, edition = catalogue.game(slug), standard(slug)
    vectors: list[str] = []
    for pad in pads:
        names, sheet = game.score(Reader(pad, ""), edition)
        vectors.append(_compact({"pad": pad, "sheet": as_plain(sheet.to_plain(names))}))
    lines = ",\n".join(vectors)
    return f'{{"edition":{_compact(edition.data)},\n"vectors":[\n{lines}\n]}}\n'


def _compact(value: Plain) -> str:
    return json.dumps(value, separators=(",", ":"))
