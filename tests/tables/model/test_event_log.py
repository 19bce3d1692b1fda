"""The event log of a table: everybody is told what has become public, however it was hidden before."""

import random
from collections import Counter

import pytest

from parlour.engine import catalogue
from parlour.engine.plain import Reader
from parlour.engine.record import Record
from parlour.engine.view import SPECTATOR
from parlour.tables.model.event_log import EventLog, is_reveal
from parlour.tables.model.match import TableMatch

PUBLIC_IN_THE_END = ("place", "terraform", "pay", "gift", "boost", "lay")
OFTEN = 0.9


def played(slug: str, **choices: str) -> tuple[EventLog, Counter[str]]:
    """Play a match with much terraforming; return its log, and how many decisions of each kind were made."""
    game, rng, made = catalogue.game(slug), random.Random(1), Counter[str]()
    variant = game.info.variant(Reader({"seats": 2, "side": "a", "goals": "on", **choices}, ""))
    match, log = TableMatch(Record(game, variant, catalogue.edition(slug), [])), EventLog(variant.seats)
    while to_act := match.state.to_act():
        seat = rng.choice(to_act)
        legal = match.state.legal(seat)
        wanted = [action for action in legal if game.actions.kind(action).name == "terraform"]
        action = rng.choice(wanted if wanted and rng.random() < OFTEN else legal)
        made[game.actions.kind(action).name] += 1
        reveals = is_reveal(game, match.state, seat, action, variant.seats)
        log.act(match, seat, action)
        match.act(seat, action)
        if reveals:
            log.reveal()
    return log, made


@pytest.mark.parametrize("choice", ["draft", "honshu"])
@pytest.mark.parametrize("placing", ["at_once", "order"])
def test_a_spectator_is_told_every_commitment_that_was_shown(choice: str, placing: str) -> None:
    """The last to commit is told, too, and what somebody builds alone in the second commitment."""
    log, made = played("hokkaido", choice=choice, placing=placing)
    told = Counter(line.seen["do"] for line in log.log[SPECTATOR] if len(line.seen) > 1)
    assert made["place"] == 24
    assert {kind: told[kind] for kind in PUBLIC_IN_THE_END} == {kind: made[kind] for kind in PUBLIC_IN_THE_END}


def test_nobody_is_told_twice_what_they_saw_whole() -> None:
    log, _ = played("hokkaido", choice="draft", placing="at_once")
    for seat in (0, 1):
        # By their numbers: a place may be taken again later, over the card that lies there.
        own = [line.seq for line in log.log[seat] if line.seat == seat and line.seen["do"] == "place"]
        assert len(own) == len(set(own)) == 12
