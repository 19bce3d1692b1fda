"""Hokkaido: twelve rounds of building a city on both sides of one mountain range, with two ways to choose cards."""

from __future__ import annotations

from typing import Final, final

from parlour.engine.game import Game, erase_types
from parlour.engine.learning.encoding import Encoding
from parlour.engine.learning.layout import by_seats
from parlour.engine.parts.explanations import Explanations
from parlour.engine.parts.pads import Pad
from parlour.engine.parts.rules import Rules
from parlour.engine.parts.words import Words
from parlour.engine.plain import Plain
from parlour.engine.sheet import Sheet
from parlour.engine.variant import Info, Option, Variant
from parlour.games.hokkaido import pad, taken
from parlour.games.hokkaido.bots.hints import HokkaidoHints
from parlour.games.hokkaido.edition import read_edition
from parlour.games.hokkaido.encoding import LAYOUTS, encode
from parlour.games.hokkaido.imagine.state import rebuilt, state_from
from parlour.games.hokkaido.own_sheet import own_sheet_of
from parlour.games.hokkaido.rules import visibility
from parlour.games.hokkaido.rules.actions import ACTIONS, ACTIONS_2, DONE, NOT_SEEN, SOME_CARD
from parlour.games.hokkaido.rules.components import SIDE_NAMES, HokkaidoComponents, HokkaidoView
from parlour.games.hokkaido.rules.draws import MORE_GOALS
from parlour.games.hokkaido.rules.setup import new_match
from parlour.games.hokkaido.rules.stages import MANNERS, ROUNDS
from parlour.games.hokkaido.rules.state import HokkaidoState
from parlour.games.hokkaido.scoring.score import LINES
from parlour.games.hokkaido.sheet import sheet_of
from parlour.games.hokkaido.view import view_of
from parlour.games.hokkaido.words import explanations, messages, reasons, refusals, telling

RELEASED: Final = (1, 2, 3)
# Of one seat in a round: a card drawn, chosen in at most five steps, placed or terraformed in five, a free tile.
MOST_STEPS: Final = 12
# Since version 3: order asked for, and what had been built before that.
MOST_VOID: Final = 5


def info(rules: int) -> Info:
    """Return the description of a version of the rules."""
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


def limit(variant: Variant) -> int:
    """Allow the draws of the set-up and, each round, every step of every seat."""
    steps = MOST_STEPS + (MOST_VOID if variant.rules >= 3 else 0)
    return 3 * variant.seats + MORE_GOALS + ROUNDS * variant.seats * (1 + steps)


RULES: Final = Rules(read_edition, new_match, limit, view_of, state_from, sheet_of, visibility.reveals, taken.taking)
WORDS: Final = Words(messages.describe, messages.prompt, messages.messages, refusals.why_not, tell=telling.tell)


@final
class Hokkaido(Game[HokkaidoState, HokkaidoComponents]):
    """Hokkaido at one version of its rules."""

    def __init__(self, rules: int = RELEASED[-1]) -> None:
        actions = ACTIONS if rules >= 3 else ACTIONS_2
        encoding = Encoding(by_seats(LAYOUTS), encode)
        super().__init__(
            info(rules), actions, RULES, WORDS, Pad([], pad.score), HokkaidoHints(), reasons.REASONS, encoding
        )

    def explanations(self) -> Explanations[HokkaidoComponents]:
        """Return the functions that explain what is on the board."""
        return explanations.EXPLANATIONS

    def version(self, rules: int) -> Hokkaido:
        """Return Hokkaido at another version of its rules."""
        return Hokkaido(rules)

    def own_sheet(self, view: HokkaidoView, actions: list[int]) -> Sheet | None:
        """Score what the viewer builds while all build at once (H31)."""
        return own_sheet_of(view, actions)

    def why_not(self, view: HokkaidoView, action: int) -> str:
        """Return the rule that forbids an action; it does not depend on what is hidden from the viewer."""
        return refusals.why_not(rebuilt(view, [view.seat]), view.seat, action)

    def glimpse(self, state: HokkaidoState, by: int, action: int, seat: int) -> dict[str, Plain]:
        """Write an action as *seat* sees it: of hidden ones at most that there was one."""
        veiled = state.veil(by, action, seat)
        if veiled == NOT_SEEN:
            return {}
        if veiled in (SOME_CARD, DONE):
            return {"do": visibility.unseen_kind(state, action)}
        return self.actions.to_plain(action)


GAME: Final = erase_types(Hokkaido())
