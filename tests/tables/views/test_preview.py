"""Previews where all act unseen: the seat's own row has what it commits, and nothing tells of the others."""

import random
from itertools import islice

import pytest

from parlour.engine import catalogue
from parlour.engine.plain import as_plain, encode
from parlour.engine.view import SPECTATOR
from parlour.tables.model.table import Table
from parlour.tables.views.preview import preview, preview_of
from parlour.tables.wire.answers import Preview
from tests.tables.views.leaks import answers
from tests.tables.views.leaks.twins import Positions, positions
from tests.tables.views.test_leaks import differing_positions
from tests.thorough import THOROUGH

HOKKAIDO = catalogue.game("hokkaido")
UNSEEN = ("place", "terraform")
PAIRS = 200 if THOROUGH else 40
ACTIONS = 4  # of a position that are previewed


def pairs_in_unseen_phases(seats: int, rng: random.Random) -> list[Positions]:
    """Find positions in which a seat is to build unseen, each with a twin that differs in what the seat cannot know."""
    found = positions("hokkaido", seats, rng, lambda phase: phase in UNSEEN, share=1.0)
    return list(islice((pair for pair in found if pair.viewer in pair.one.to_act()), PAIRS))


@pytest.mark.parametrize("seats", [2, 3])
def test_what_others_commit_unseen_is_not_in_a_preview(seats: int) -> None:
    rng, others_ready = random.Random(5), 0
    for pair in pairs_in_unseen_phases(seats, rng):
        views = [HOKKAIDO.view(state, pair.viewer) for state in (pair.one, pair.two)]
        legal = pair.one.legal(pair.viewer)
        for action in rng.sample(legal, min(ACTIONS, len(legal))):
            one, two = [encode(as_plain(preview_of(HOKKAIDO, view, action))) for view in views]
            assert one == two
        others_ready += len(pair.one.to_act()) < seats
    assert others_ready > PAIRS / 10


def test_a_preview_has_the_rows_of_the_others_as_everybody_sees_them() -> None:
    rng, changed = random.Random(6), 0
    for pair in pairs_in_unseen_phases(3, rng):
        public = HOKKAIDO.sheet(HOKKAIDO.view(pair.one, SPECTATOR)).to_plain()
        action = rng.choice(pair.one.legal(pair.viewer))
        if HOKKAIDO.actions.kind(action).name == "ask":
            continue
        told = preview_of(HOKKAIDO, HOKKAIDO.view(pair.one, pair.viewer), action)
        assert told["sheet"] is not None
        assert told["before"] is not None
        for seat in {0, 1, 2} - {pair.viewer}:
            assert told["sheet"]["seats"][seat] == told["before"]["seats"][seat] == public["seats"][seat]
        changed += told["sheet"]["seats"][pair.viewer] != told["before"]["seats"][pair.viewer]
    assert changed > PAIRS / 10


def test_a_preview_that_scored_the_true_cities_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaking(table: Table, seat: int, action: int) -> Preview:
        state = table.match.state.copy()
        told = preview(table, seat, action)
        own = [HOKKAIDO.own_sheet(HOKKAIDO.view(state, other), []) for other in range(table.header.variant.seats)]
        rows = [None if sheet is None else sheet.to_plain()["seats"][other] for other, sheet in enumerate(own)]
        return {**told, "sheet": told["sheet"] and {**told["sheet"], "seats": [row for row in rows if row is not None]}}

    monkeypatch.setattr(answers, "preview", leaking)
    rng = random.Random(7)
    names = [name for pair in pairs_in_unseen_phases(2, rng) for name in differing_positions("hokkaido", pair, rng)]
    assert names
    assert all([name.startswith("preview") for name in names])
