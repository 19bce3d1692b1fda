# interpreted: the laws are about compiled code as Python users meet it, and nothing here is hot
"""Law 19: actions in factors are the same actions."""

from __future__ import annotations

from parlour.engine.laws.case import Case, named
from parlour.engine.learning.factored import DONE
from parlour.engine.rng import Fast
from parlour.engine.view import NATURE

POSITIONS = 6
WIDEST = 1024  # values of a head


def check_factors(case: Case) -> None:
    """Law 19: every legal action is one path through the masks of its factors; chance's kinds are apart."""
    seats, chance = case.game.factors(), case.game.factors(chance=True)
    for factors in (seats, chance):
        widest = max([head.size for head in factors.heads], default=0)
        case.require(19, widest <= WIDEST, f"a head has {widest} values")
    for index, state in case.positions(POSITIONS, 19):
        for seat in state.to_act():
            factors = chance if seat == NATURE else seats
            legal = state.legal(seat)
            for action in legal:
                lossless = factors.action(factors.choices(action)) == action
                case.require(19, lossless, f"{case.write(action)} changes in factors")
            rows = list(factors.features(legal))
            width = len(factors.heads)
            different = {tuple(rows[row * width : (row + 1) * width]) for row in range(len(legal))}
            case.require(19, len(different) == len(legal), f"two legal actions of {named(seat)} have the same features")
            _masks_agree(case, seat, legal, case.rng(index))


def _masks_agree(case: Case, seat: int, legal: list[int], rng: Fast) -> None:
    """Go down one path at random, and compare every mask on it with the list of legal actions."""
    factors = case.game.factors(chance=seat == NATURE)
    rows, choices = [factors.choices(action) for action in legal], list[int]()
    while factors.next_head(choices) != DONE:
        going_on = sorted({row[len(choices)] for row in rows if row[: len(choices)] == choices})
        mask = factors.mask(legal, choices)
        masked = [value for value, allowed in enumerate(mask) if allowed]
        case.require(19, masked == going_on, f"the mask of {named(seat)} after {choices} is wrong")
        choices.append(rng.choice(going_on))
    case.require(19, factors.action(choices) in legal, f"the masks of {named(seat)} lead to what is not legal")
