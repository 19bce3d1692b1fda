"""The pad: a real table enters its shores and what is left in hand, and gets its sheet."""

from parlour.engine.plain import Reader, Wrong
from parlour.engine.sheet import Sheet
from parlour.engine.variant import Info
from tests.toys.lanterns.imagine import read_shore
from tests.toys.lanterns.rules.actions import LANTERNS
from tests.toys.lanterns.rules.components import LanternsComponents
from tests.toys.lanterns.rules.state import HAND, NIGHTS
from tests.toys.lanterns.scoring.score import Shore, tally

LARGEST_HAND = HAND - NIGHTS


def read_pad(pad: Reader, deck: LanternsComponents, info: Info) -> tuple[list[str], Sheet]:
    """Read `{"seats": [{"name": "A", "shore": [{"lantern": 5, "face": "lit", "wind": 1}, …], "home": [7]}, …]}`.

    Since version 2 `"moon": "full"` may stand beside the seats (T42).
    """
    pad.refuse_others(("seats", "moon") if info.rules_version >= 2 else ("seats",))
    moonlit = pad.has("moon") and pad.at("moon").choice(("none", "full")) == 1
    rows = pad.at("seats").items(min(info.seats), max(info.seats))
    used: set[int] = set()
    names: list[str] = []
    shores: list[Shore] = []
    hands: list[list[int] | None] = []
    for row in rows:
        row.refuse_others(("name", "shore", "home"))
        names.append(row.at("name").text(200))
        row.at("shore").items(NIGHTS, NIGHTS)
        shore = read_shore(row.at("shore"))
        home = [lantern.integer(1, LANTERNS) - 1 for lantern in row.at("home").items(0, LARGEST_HAND)]
        _check_once(row, shore.lanterns + home, used)
        shores.append(shore)
        hands.append(home)
    return names, tally(deck, shores, hands, info.rules_version, moonlit)


def _check_once(row: Reader, lanterns: list[int], used: set[int]) -> None:
    """Refuse a lantern that lies in two places (T1)."""
    for lantern in lanterns:
        if lantern in used:
            raise Wrong(row.path, "every lantern once", f"lantern {lantern + 1} again")
        used.add(lantern)
