"""Lanterns: a toy game with passed hands and secret choices, on which the interface and its laws are tried."""

from typing import Final, final

from parlour.engine.game import Game, erase_types
from parlour.engine.learning.encoding import Encoding
from parlour.engine.parts.pads import Pad
from parlour.engine.parts.rules import Rules
from parlour.engine.parts.words import Words
from parlour.engine.plain import Plain
from parlour.engine.variant import Info, Option, Variant
from tests.toys.lanterns.encoding import encode, layout_of
from tests.toys.lanterns.imagine import state_from
from tests.toys.lanterns.pad import read_pad
from tests.toys.lanterns.rules.actions import ACTIONS, ACTIONS_1, NOT_SEEN, READY, SOME_LANTERN
from tests.toys.lanterns.rules.components import LanternsComponents
from tests.toys.lanterns.rules.state import HAND, NIGHTS, LanternsState
from tests.toys.lanterns.scoring.score import LINES, LINES_1
from tests.toys.lanterns.sheet import sheet_of
from tests.toys.lanterns.view import view_of
from tests.toys.lanterns.words import messages, refusals

STEPS: Final = 5  # a seat's at most, every night: keep, float, turn (T42), release, ready
RELEASED: Final = (1, 2)


def info(rules: int) -> Info:
    """Return the description of a version of the rules."""
    return Info(
        "lanterns",
        rules_version=rules,
        released=RELEASED,
        seats=(2, 3, 4),
        options=(
            Option("river", ("deep", "clear")),
            Option("current", ("steady", "turning"), seats=(3, 4)),
            Option("moon", ("none", "full"), seats=(2,), since=2, before="none"),  # T42
        ),
        lines=LINES if rules >= 2 else LINES_1,
        hides_actions=True,
    )


def limit(variant: Variant) -> int:
    """Count the deals, then every night the wind and everybody's steps."""
    return HAND * variant.seats + NIGHTS * (1 + STEPS * variant.seats)


def reveals(state: LanternsState, by: int, action: int) -> list[tuple[int, int]]:
    """List everybody's hidden steps when the last is ready (T24)."""
    if action != READY or not state.is_last(by):
        return []
    return [(seat, step) for seat in range(state.seats) for step in state.revealed(seat)]


RULES: Final = Rules(LanternsComponents, LanternsState, limit, view_of, state_from, sheet_of, reveals)
WORDS: Final = Words(messages.describe, messages.prompt, messages.messages, refusals.why_not)


@final
class Lanterns(Game[LanternsState, LanternsComponents]):
    """Lanterns at one version of its rules."""

    def __init__(self, rules: int = RELEASED[-1]) -> None:
        made = info(rules)
        encoding = Encoding(layout_of, encode)
        pad = Pad[LanternsComponents]([], lambda entered, edition: read_pad(entered, edition.components, made))
        super().__init__(made, ACTIONS if rules >= 2 else ACTIONS_1, RULES, WORDS, pad, encoding=encoding)

    def version(self, rules: int) -> "Lanterns":
        """Return Lanterns at another version of its rules."""
        return Lanterns(rules)

    def glimpse(self, state: LanternsState, by: int, action: int, seat: int) -> dict[str, Plain]:
        """Write an action as *seat* sees it."""
        veiled = state.veil(by, action, seat)
        if veiled == NOT_SEEN:
            return {}
        return {"do": "deal"} if veiled == SOME_LANTERN else self.actions.to_plain(action)


GAME: Final = erase_types(Lanterns())
