# interpreted: the laws are about compiled code as Python users meet it, and nothing here is hot
"""The laws: what holds for every game, in every variant, without exemption.

`check(number, game, variant, edition, seed)` tries one law on one seeded match and raises `Broken` with the law, what
is wrong and the seed. Law 15 compares two runs of Python; what one run has to say for it is `transcript`.
"""

from typing import Final

from parlour.engine.edition import Edition
from parlour.engine.game import Game
from parlour.engine.laws.case import Broken, Case
from parlour.engine.laws.checks.chance import cannot_tell, is_not_certain
from parlour.engine.laws.checks.commitments import in_any_order
from parlour.engine.laws.checks.endings import conserves, ends
from parlour.engine.laws.checks.imagination import fits
from parlour.engine.laws.checks.legality import acts, copies, lists
from parlour.engine.laws.checks.score import adds_up
from parlour.engine.laws.checks.serialization import survives_json
from parlour.engine.laws.checks.spectator import is_shown_to_all
from parlour.engine.laws.checks.texts import speaks
from parlour.engine.laws.checks.undoing import undoes
from parlour.engine.laws.law import Law
from parlour.engine.laws.suite import LawResult, cases, try_law
from parlour.engine.laws.transcript import is_compiled, transcript
from parlour.engine.variant import Variant

LAWS: Final = (
    Law(1, "copies share nothing that changes, apply is deterministic", copies),
    Law(2, "who is to act has a legal action, and nobody else has", acts),
    Law(3, "legal has no duplicates and a stable order", lists),
    Law(4, "actions, views and records survive JSON", survives_json),
    Law(5, "an imagined state fits the view", fits),
    Law(6, "where more is possible, imaginings differ", is_not_certain),
    Law(7, "what a seat cannot tell apart looks the same to it", cannot_tell),
    Law(8, "what a spectator is shown, every seat is shown", is_shown_to_all),
    Law(9, "a match ends within its limit", ends),
    Law(10, "components are conserved", conserves),
    Law(11, "lines sum to totals, ranks follow the tie rules", adds_up),
    Law(12, "everything has a text in all languages of the game", speaks),
    Law(13, "undo gives back the exact earlier state", undoes),
    Law(14, "commitments in any order give equal states, unseen by others", in_any_order),
)

__all__ = ["LAWS", "Broken", "Case", "Law", "LawResult", "cases", "check", "is_compiled", "transcript", "try_law"]


def check(number: int, game: Game, variant: Variant, edition: Edition, seed: int) -> None:
    """Try one law on one seeded match; `Broken` says what is wrong."""
    LAWS[number - 1].check(Case(game, variant, edition, seed))
