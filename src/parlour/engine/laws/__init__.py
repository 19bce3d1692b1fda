# interpreted: the laws are about compiled code as Python users meet it, and nothing here is hot
"""The laws: what holds for every game, in every variant, without exemption.

`check(number, game, variant, edition, seed)` tries one law on one seeded match and raises `Broken` with the law, what
is wrong and the seed. Law 15 compares two runs of Python; what one run has to say for it is `transcript`. Law 16 is
about records that were kept (`releases`).
"""

from typing import Final

from parlour.engine.edition import Edition
from parlour.engine.game import Game
from parlour.engine.laws.case import Broken, Case
from parlour.engine.laws.checks.chance import check_indistinguishable, check_uncertainty
from parlour.engine.laws.checks.commitments import check_commitments
from parlour.engine.laws.checks.endings import check_census, check_length
from parlour.engine.laws.checks.factors import check_factors
from parlour.engine.laws.checks.imagination import check_imagination
from parlour.engine.laws.checks.legality import check_actors, check_copies, check_legal_lists
from parlour.engine.laws.checks.observations import check_observations
from parlour.engine.laws.checks.pickling import check_pickling
from parlour.engine.laws.checks.score import check_sheets
from parlour.engine.laws.checks.serialization import check_serialization
from parlour.engine.laws.checks.spectator import check_spectator
from parlour.engine.laws.checks.texts import check_texts
from parlour.engine.laws.checks.undoing import check_undo
from parlour.engine.laws.law import Law
from parlour.engine.laws.suite import LawResult, cases, try_law
from parlour.engine.laws.transcript import is_compiled, transcript
from parlour.engine.variant import Variant

LAWS: Final = (
    Law(1, "copies share nothing that changes, apply is deterministic", check_copies),
    Law(2, "who is to act has a legal action, and nobody else has", check_actors),
    Law(3, "legal is sorted and has no duplicates", check_legal_lists),
    Law(4, "actions, views and records survive JSON", check_serialization),
    Law(5, "an imagined state fits the view", check_imagination),
    Law(6, "where more is possible, imaginings differ", check_uncertainty),
    Law(7, "what a seat cannot tell apart looks the same to it", check_indistinguishable),
    Law(8, "what a spectator is shown, every seat is shown", check_spectator),
    Law(9, "a match ends within its limit", check_length),
    Law(10, "components are conserved", check_census),
    Law(11, "lines sum to totals, ranks follow the tie rules", check_sheets),
    Law(12, "everything has a text in all languages of the game", check_texts),
    Law(13, "undo gives back the exact earlier state", check_undo),
    Law(14, "commitments in any order give equal states, unseen by others", check_commitments),
    Law(17, "what a match consists of can be pickled and compared", check_pickling),
    Law(18, "observations say what the seat knows, and nothing else", check_observations),
    Law(19, "actions in factors are the same actions", check_factors),
)

__all__ = ["LAWS", "Broken", "Case", "Law", "LawResult", "cases", "check", "is_compiled", "transcript", "try_law"]


def check(number: int, game: Game, variant: Variant, edition: Edition, seed: int) -> None:
    """Try one law on one seeded match; `Broken` says what is wrong."""
    law = next(law for law in LAWS if law.number == number)
    law.check(Case(game, variant, edition, seed))
