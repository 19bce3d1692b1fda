"""The sheet of a running match, made only from what the viewer is shown."""

from parlour.engine.plain import Reader
from parlour.engine.sheet import Sheet
from tests.toys.lanterns.imagine import read_shore
from tests.toys.lanterns.rules.actions import LANTERNS
from tests.toys.lanterns.rules.components import LanternsView
from tests.toys.lanterns.scoring.score import tally


def sheet_of(view: LanternsView) -> Sheet:
    """Score the shores, and the hands that lie open to the viewer (T30–T34)."""
    shown = Reader(view.shown, "shown")
    shores = [read_shore(shore) for shore in shown.at("shores").items()]
    hands = [_open_hand(hand.at("lanterns")) for hand in shown.at("hands").items()]
    moonlit = view.variant.choice("moon") == "full"
    return tally(view.edition.components, shores, hands, view.variant.rules, moonlit)


def _open_hand(reader: Reader) -> list[int] | None:
    if reader.value is None:
        return None
    return [number - 1 for number in reader.integers(1, LANTERNS)]
