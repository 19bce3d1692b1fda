"""Lanterns as the rest of Parlour sees it."""

from __future__ import annotations

from typing import Final, final

from parlour.engine.actions import Field
from parlour.engine.game import Game, Hints
from parlour.engine.plain import Plain, Reader
from parlour.engine.rng import Rng
from parlour.engine.sheet import Sheet
from parlour.engine.variant import Info, Option, Variant
from parlour.engine.view import Message
from tests.toys.lanterns import words
from tests.toys.lanterns.actions import ACTIONS, ACTIONS_1, LANTERNS, NOT_SEEN, READY, SOME_LANTERN
from tests.toys.lanterns.deck import LanternsComponents, LanternsEdition, LanternsView
from tests.toys.lanterns.forbidden import rule_against
from tests.toys.lanterns.imagine import read_shore, state_from
from tests.toys.lanterns.pad import read_pad, sheet_of
from tests.toys.lanterns.scoring import LINES, LINES_1
from tests.toys.lanterns.state import HAND, NIGHTS, Evening
from tests.toys.lanterns.view import view_of

STEPS: Final = 5  # a seat's at most, every night: keep, float, turn (T42), release, ready
RELEASED: Final = (1, 2)


def info(rules: int) -> Info:
    """Tell what there is to know about a version of the rules."""
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


@final
class Lanterns(Game[Evening, LanternsComponents]):
    """The face of Lanterns, at one version of its rules."""

    def __init__(self, rules: int = RELEASED[-1]) -> None:
        super().__init__(info(rules), ACTIONS if rules >= 2 else ACTIONS_1, Hints())

    def version(self, rules: int) -> Lanterns:
        """Make Lanterns at another version of its rules."""
        return Lanterns(rules)

    def components(self, data: dict[str, Plain]) -> LanternsComponents:
        """Check component data (T1, T2)."""
        return LanternsComponents(data)

    def new(self, variant: Variant, edition: LanternsEdition) -> Evening:
        """Set up a match: all lanterns in the stack, nothing dealt."""
        return Evening(variant, edition)

    def limit(self, variant: Variant) -> int:
        """Count the deals, then every night the wind and everybody's steps."""
        return HAND * variant.seats + NIGHTS * (1 + STEPS * variant.seats)

    def view(self, state: Evening, seat: int) -> LanternsView:
        """Show a position to a seat or a spectator."""
        return view_of(state, seat)

    def imagine(self, view: LanternsView, rng: Rng) -> Evening:
        """Make up a full state that fits the view."""
        return state_from(view, rng)

    def sheet(self, view: LanternsView) -> Sheet:
        """Score the shores, and the hands that lie open to the viewer (T30–T34)."""
        shown = Reader(view.shown, "shown")
        shores = [read_shore(shore) for shore in shown.at("shores").items()]
        hands = [_open_hand(hand.at("lanterns")) for hand in shown.at("hands").items()]
        moonlit = view.variant.choice("moon") == "full"
        return sheet_of(view.edition.components, shores, hands, view.variant.rules, moonlit)

    def why_not(self, view: LanternsView, action: int) -> str:
        """Give the id of the rule that forbids an action to the viewer now."""
        return rule_against(view, action)

    def glimpse(self, state: Evening, by: int, action: int, seat: int) -> dict[str, Plain]:
        """Write an action as *seat* sees it."""
        veiled = state.veil(by, action, seat)
        if veiled == NOT_SEEN:
            return {}
        return {"do": "deal"} if veiled == SOME_LANTERN else self.actions.to_plain(action)

    def reveals(self, state: Evening, by: int, action: int) -> list[tuple[int, int]]:
        """List everybody's hidden steps when the last is ready (T24)."""
        evening = state
        if action != READY or not evening.is_last(by):
            return []
        return [(seat, step) for seat in range(evening.seats) for step in evening.revealed(seat)]

    def describe(self, view: LanternsView, seen: dict[str, Plain]) -> Message:
        """Say what an action does, as far as it is seen."""
        return words.describe(view, seen)

    def prompt(self, view: LanternsView) -> Message:
        """Say what the viewer is to do now, or what the table waits for."""
        return words.prompt(view)

    def messages(self) -> list[Message]:
        """List an example of every message."""
        return words.messages()

    def pad_fields(self) -> list[Field]:
        """Ask for nothing in plain fields: shores are entered as lists."""
        return []

    def score(self, pad: Reader, edition: LanternsEdition) -> tuple[list[str], Sheet]:
        """Score the final position of a real table."""
        return read_pad(pad, edition.components, self.info)


def _open_hand(reader: Reader) -> list[int] | None:
    if reader.value is None:
        return None
    return [number - 1 for number in reader.integers(1, LANTERNS)]
