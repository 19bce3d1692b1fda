# interpreted: the laws are about compiled code as Python users meet it, and nothing here is hot
"""Law 8: no seat is shown less than a spectator."""

from parlour.engine.laws.case import Case, named
from parlour.engine.plain import Plain
from parlour.engine.view import SPECTATOR

POSITIONS = 20


def check_spectator(case: Case) -> None:
    """Law 8: what a spectator is shown stands at the same place in every seat's view; a seat may see more for null."""
    for index, state in case.positions(POSITIONS, 8):
        shown = case.game.view(state, SPECTATOR).shown
        for seat in case.seats:
            place = first_lack(shown, case.game.view(state, seat).shown)
            what = f"a spectator is shown {place} after {index} actions, and {named(seat)} is not"
            case.require(8, not place, what)


def first_lack(spectator: Plain, seat: Plain, path: str = "shown") -> str:
    """Return the first place where a seat's view lacks what a spectator's has; empty if there is none."""
    if spectator is None:
        return ""
    if isinstance(spectator, dict) and isinstance(seat, dict):
        places = [first_lack(value, seat.get(key), f"{path}.{key}") for key, value in spectator.items()]
        return next(filter(None, places), "")
    if isinstance(spectator, list) and isinstance(seat, list) and len(spectator) == len(seat):
        pairs = zip(spectator, seat, strict=True)
        places = [first_lack(one, other, f"{path}[{index}]") for index, (one, other) in enumerate(pairs)]
        return next(filter(None, places), "")
    return "" if type(spectator) is type(seat) and spectator == seat else path
