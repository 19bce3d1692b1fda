"""Hokkaido: twelve rounds of building a city on both sides of one mountain range, with two ways to choose cards."""

from __future__ import annotations

from typing import Final, final

from parlour.engine.actions import Field
from parlour.engine.game import Game, erase_types
from parlour.engine.plain import Plain, Reader
from parlour.engine.rng import Rng
from parlour.engine.sheet import Sheet
from parlour.engine.variant import Info, Option, Variant
from parlour.engine.view import Message
from parlour.games.hokkaido import pad, taken
from parlour.games.hokkaido.bots.hints import HokkaidoHints
from parlour.games.hokkaido.imagine.state import rebuilt, state_from
from parlour.games.hokkaido.rules import visibility
from parlour.games.hokkaido.rules.actions import ACTIONS, ACTIONS_2, DONE, NOT_SEEN, SOME_CARD
from parlour.games.hokkaido.rules.components import (
    SIDE_NAMES,
    HokkaidoComponents,
    HokkaidoEdition,
    HokkaidoView,
    read_box,
)
from parlour.games.hokkaido.rules.draws import MORE_GOALS
from parlour.games.hokkaido.rules.stages import MANNERS, ROUNDS
from parlour.games.hokkaido.rules.state import HokkaidoState, new_match
from parlour.games.hokkaido.scoring.score import LINES
from parlour.games.hokkaido.view import view_of
from parlour.games.hokkaido.words import messages, refusals

RELEASED: Final = (1, 2, 3)
# Of one seat in a round: a card drawn, chosen in at most five steps, placed or terraformed in five, a free tile.
MOST_STEPS: Final = 12
# Since version 3: order asked for, and what had been built before that.
MOST_VOID: Final = 5


def info(rules: int) -> Info:
    """Tell what there is to know about a version of the rules."""
    return Info(
        "hokkaido",
        rules_version=rules,
        released=RELEASED,
        seats=(2, 3, 4, 5),
        options=(
            Option("side", SIDE_NAMES),  # H10
            Option("goals", ("off", "on")),  # H12, H40
            Option("choice", ("draft", "honshu")),  # H20, H25
            Option("placing", MANNERS, since=3, before="at_once"),  # H31
        ),
        lines=LINES,
        hides_actions=True,
    )


@final
class Hokkaido(Game[HokkaidoState, HokkaidoComponents]):
    """The face of Hokkaido, at one version of its rules."""

    def __init__(self, rules: int = RELEASED[-1]) -> None:
        super().__init__(info(rules), ACTIONS if rules >= 3 else ACTIONS_2, HokkaidoHints())

    def version(self, rules: int) -> Hokkaido:
        """Make Hokkaido at another version of its rules."""
        return Hokkaido(rules)

    def components(self, data: dict[str, Plain]) -> HokkaidoComponents:
        """Check an edition's cards, provinces and points."""
        return read_box(data)

    def new(self, variant: Variant, edition: HokkaidoEdition) -> HokkaidoState:
        """Set up a match (H10–H12)."""
        return new_match(variant, edition)

    def limit(self, variant: Variant) -> int:
        """Allow the draws of the set-up and, each round, every step of every seat."""
        steps = MOST_STEPS + (MOST_VOID if variant.rules >= 3 else 0)
        return 3 * variant.seats + MORE_GOALS + ROUNDS * variant.seats * (1 + steps)

    def view(self, state: HokkaidoState, seat: int) -> HokkaidoView:
        """Show a position to a seat or a spectator."""
        return view_of(state, seat)

    def imagine(self, view: HokkaidoView, rng: Rng) -> HokkaidoState:
        """Make up a full state that fits the view."""
        return state_from(view, rng)

    def sheet(self, view: HokkaidoView) -> Sheet:
        """Score as if the match ended now (H50–H55)."""
        return pad.sheet_of(view)

    def why_not(self, view: HokkaidoView, action: int) -> str:
        """Name the rule that forbids an action: what is hidden from the viewer has no part in that."""
        return refusals.why_not(rebuilt(view, [view.seat]), view.seat, action)

    def glimpse(self, state: HokkaidoState, by: int, action: int, seat: int) -> dict[str, Plain]:
        """Write an action as *seat* sees it: of hidden ones at most that there was one."""
        veiled = state.veil(by, action, seat)
        if veiled == NOT_SEEN:
            return {}
        if veiled in (SOME_CARD, DONE):
            return {"do": visibility.unseen_kind(state, action)}
        return self.actions.to_plain(action)

    def reveals(self, state: HokkaidoState, by: int, action: int) -> list[tuple[int, int]]:
        """List the hidden actions that this one makes public (H20, H26, H31)."""
        return visibility.reveals(state, by, action)

    def taking(self, state: HokkaidoState, by: int, action: int) -> list[tuple[str, int]]:
        """Name the card or the province that a seat gets."""
        return taken.taking(state, by, action)

    def describe(self, view: HokkaidoView, seen: dict[str, Plain]) -> Message:
        """Say what an action does."""
        return messages.describe(seen)

    def prompt(self, view: HokkaidoView) -> Message:
        """Say what to do now."""
        return messages.prompt(view)

    def messages(self) -> list[Message]:
        """List an example of every message."""
        return messages.messages()

    def pad_fields(self) -> list[Field]:
        """Ask for nothing in plain fields: the pad is drawn."""
        return []

    def score(self, pad_reader: Reader, edition: HokkaidoEdition) -> tuple[list[str], Sheet]:
        """Score the pad of a real table."""
        return pad.score(pad_reader, edition)


GAME: Final = erase_types(Hokkaido())
