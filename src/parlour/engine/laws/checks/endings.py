# interpreted: the laws are about compiled code as Python users meet it, and nothing here is hot
"""Laws 9 and 10: a match ends within its limit, and no component is lost."""

from parlour.engine.laws.case import Case

MATCHES = 3


def check_length(case: Case) -> None:
    """Law 9: no match is longer than `limit`."""
    limit = case.game.limit(case.variant)
    for number in range(MATCHES):
        case.play_on(case.new(), case.rng(number), limit)


def check_census(case: Case) -> None:
    """Law 10: every kind of component is there as often as at the start, after every action."""
    state = case.new()
    start = state.census()
    case.require(10, sum(start) > 0 and min(start) >= 0, f"the census counts nothing: {start}")
    for seat, action in case.moves:
        state.apply(seat, action)
        now = state.census()
        case.require(10, now == start, f"the census changes from {start} to {now} with {case.write(action)}")
