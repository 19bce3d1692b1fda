"""Hamlet: build a village together, tile by tile, until its church stands."""

from __future__ import annotations

from typing import Final, final

from parlour.engine.game import Game, erase_types
from parlour.engine.learning.encoding import Encoding
from parlour.engine.learning.layout import by_seats
from parlour.engine.parts.explanations import Explanations
from parlour.engine.parts.pads import Pad
from parlour.engine.parts.rules import Rules
from parlour.engine.parts.words import Words
from parlour.engine.variant import Info, Option, Variant
from parlour.games.hamlet import pad, taken
from parlour.games.hamlet.board.tiles import TILES
from parlour.games.hamlet.bots.hints import HamletHints
from parlour.games.hamlet.bots.weights import WEIGHTS
from parlour.games.hamlet.edition import read_edition
from parlour.games.hamlet.edition_figures import MOST_GOODS, MOST_SOLO_ROUNDS
from parlour.games.hamlet.encoding import LAYOUTS, encode
from parlour.games.hamlet.rules.actions import ACTIONS
from parlour.games.hamlet.rules.components import DONKEYS, SALES, VILLAGERS, HamletComponents, HamletView
from parlour.games.hamlet.rules.setup import new_match
from parlour.games.hamlet.rules.stages import ENDS, ENDS_1, FIXED, ROUNDS, SHUFFLED
from parlour.games.hamlet.rules.state import HamletState
from parlour.games.hamlet.scoring.score import LINES
from parlour.games.hamlet.sheet import sheet_of
from parlour.games.hamlet.view import moment_of, state_from, view_of
from parlour.games.hamlet.words import explanations, messages, reasons, refusals, telling

RELEASED: Final = (1, 2)
# A villager's action at most: three parts of a need, good by good, with its beginning, its place and the hiring.
STEPS: Final = 3 * MOST_GOODS + VILLAGERS + DONKEYS + 3


def info(rules: int) -> Info:
    """Return the description of a version of the rules."""
    return Info(
        "hamlet",
        rules_version=rules,
        released=RELEASED,
        seats=(1, 2, 3, 4),
        options=(
            Option("layout", (FIXED, SHUFFLED)),  # M12
            Option("end", ENDS if rules >= 2 else ENDS_1, seats=(2, 3, 4)),  # M60a; alone M90 holds
        ),
        lines=LINES,
    )


def limit(variant: Variant) -> int:
    """Allow every donkey a step and every villager a long action in every turn, and every draw there can be."""
    rounds = ROUNDS[variant.choices["end"]] if "end" in variant.choices else MOST_SOLO_ROUNDS
    return 2 + len(TILES) + SALES + rounds * variant.seats * (DONKEYS + VILLAGERS * STEPS + 1)


RULES: Final = Rules(read_edition, new_match, limit, view_of, state_from, sheet_of, taking=taken.taking)
WORDS: Final = Words(messages.describe, messages.prompt, messages.messages, refusals.why_not, tell=telling.tell)


@final
class Hamlet(Game[HamletState, HamletComponents]):
    """Hamlet at one version of its rules."""

    def __init__(self, weights: list[list[int]], rules: int = RELEASED[-1]) -> None:
        """Take the weights of the evaluation that bots use, by seats, in the order of `weights.py`."""
        encoding = Encoding(by_seats(LAYOUTS), encode)
        super().__init__(
            info(rules), ACTIONS, RULES, WORDS, Pad([], pad.score), HamletHints(weights), reasons.REASONS, encoding
        )
        self.potentials: Final = weights

    def explanations(self) -> Explanations[HamletComponents]:
        """Return the functions that explain what is on the board."""
        return explanations.EXPLANATIONS

    def version(self, rules: int) -> Hamlet:
        """Return Hamlet at another version of its rules."""
        return Hamlet(self.potentials, rules)

    def reweighed(self, weights: list[int]) -> Hamlet:
        """Return the same game with other weights, for any number of seats."""
        return Hamlet([weights] * len(self.potentials), self.info.rules_version)

    def why_not(self, view: HamletView, action: int) -> str:
        """Return the rule that forbids an action; the position is rebuilt only if the rule depends on it."""
        return refusals.at_once(*moment_of(view), action) or super().why_not(view, action)

    def activity(self, state: HamletState, by: int, action: int) -> str:
        """Return the action of a villager; empty for donkeys, payments and the rest of a turn."""
        return taken.activity(state, action)

    def ending(self, state: HamletState) -> str:
        """Return whether the church stood or the rounds were over (M60, M60a, M90)."""
        return "church" if state.last_round else "rounds"


GAME: Final = erase_types(Hamlet(WEIGHTS))
