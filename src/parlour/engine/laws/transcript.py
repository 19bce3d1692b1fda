# interpreted: it asks other modules whether they are compiled
"""Law 15: compiled and interpreted agree. The transcript of a match by either; a test compares the two."""

import hashlib

from parlour.engine import rng
from parlour.engine.laws.case import Case
from parlour.engine.plain import Plain, as_plain, encode
from parlour.engine.view import SPECTATOR


def is_compiled() -> bool:
    """Return whether the engine runs compiled: whether its modules come from extension files."""
    return not (rng.__file__ or "").endswith(".py")


def transcript(case: Case) -> str:
    """Return a hash of every action of a seeded match, of every legal list, digest, merit and view, and of its sheet.

    In a match that is longer than usual lists, digests and views are those of some of its steps; the actions, all drawn
    from legal lists, stand for the others.
    """
    hashed = hashlib.sha256()
    for index, (state, seat, action) in enumerate(case.steps()):
        hashed.update(encode([seat, case.game.actions.to_plain(action)]))
        if case.is_due(index):
            legal: list[Plain] = [[actor, list[Plain](state.legal(actor))] for actor in state.to_act()]
            hashed.update(encode([legal, state.digest(), *state.merits()]))
            hashed.update(case.view_bytes(state, SPECTATOR))
    for _, state in case.positions(2, 15):
        hashed.update(case.fingerprint(state))
        hashed.update(encode(as_plain(case.game.sheet(case.game.view(state, SPECTATOR)).to_plain())))
    return hashed.hexdigest()
