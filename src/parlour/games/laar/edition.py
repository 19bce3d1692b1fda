"""Reads an edition of Laar strictly: every wrong value is answered with its path."""

from __future__ import annotations

from typing import Final

from parlour.engine.edition import HEADER
from parlour.engine.plain import Plain, Reader, Wrong
from parlour.games.laar.rules.actions import CARDS
from parlour.games.laar.rules.components import LaarComponents
from parlour.games.laar.rules.goods import BEASTS, MEMOS, SPICES
from parlour.games.laar.scoring.beasts import Memo

MOST_POINTS: Final = 1000
LARGEST_SET: Final = 4  # L71
MEMO_PARTS: Final = ("equal", "different", "any_pair", "equal_pair", "cycle", "steps_ahead")


def read_edition(data: dict[str, Plain]) -> LaarComponents:
    """Check an edition's data, and derive the components from it."""
    reader = Reader(data, "")
    reader.refuse_others((HEADER, "spices", "memo", "card"))
    components = LaarComponents()
    _read_all_cards(reader, components)
    reader.at("spices").refuse_others(("points", "source"))
    for count, points in enumerate(reader.at("spices").at("points").items(len(SPICES) + 1, len(SPICES) + 1)):
        components.spice_points[count] = points.integer(0, MOST_POINTS)
    reader.at("memo").refuse_others(MEMOS)
    for name in MEMOS:
        components.memos.append(read_memo(reader.at("memo").at(name)))
    return components


def _read_all_cards(reader: Reader, components: LaarComponents) -> None:
    seen: set[int] = set()
    for card in reader.at("card").items(CARDS, CARDS):
        number = card.at("id").integer(1, CARDS)
        if number in seen:
            raise Wrong(card.inside("id"), "every id once", f"{number} again")
        seen.add(number)
        components.read_card(card, number - 1)


def read_memo(reader: Reader) -> Memo:
    """Read one way of scoring beasts (L71–L74); a memo has whichever of these parts it needs."""
    reader.refuse_others((*MEMO_PARTS, "source"))
    if not any(reader.has(part) for part in MEMO_PARTS):
        raise reader.wrong("at least one of " + ", ".join(MEMO_PARTS))
    cycle, steps_ahead = _order(reader)
    return Memo(
        _points(reader, "equal", 1, LARGEST_SET),
        _points(reader, "different", 1, len(BEASTS)),
        reader.at("any_pair").integer(0, MOST_POINTS) if reader.has("any_pair") else 0,
        reader.at("equal_pair").integer(0, MOST_POINTS) if reader.has("equal_pair") else 0,
        cycle,
        steps_ahead,
    )


def _order(reader: Reader) -> tuple[list[int], list[int]]:
    """Read a scoring by the order of taking, which needs both its cycle and its points (L74)."""
    if not reader.has("cycle") and not reader.has("steps_ahead"):
        return [], []
    cycle = [item.choice(BEASTS) for item in reader.at("cycle").items(len(BEASTS), len(BEASTS))]
    if sorted(cycle) != list(range(len(BEASTS))):
        raise reader.at("cycle").wrong("every beast once")
    reader.at("steps_ahead")
    return cycle, _points(reader, "steps_ahead", len(BEASTS), len(BEASTS))


def _points(reader: Reader, key: str, fewest: int, most: int) -> list[int]:
    if not reader.has(key):
        return []
    return [item.integer(0, MOST_POINTS) for item in reader.at(key).items(fewest, most)]
